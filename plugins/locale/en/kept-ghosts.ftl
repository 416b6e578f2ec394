kept-ghosts-summary = Ghosts keep their cards into the next round, until the pot is won; further ones may be added.
kept-ghosts-objection-dealt = Kept ghosts cannot be dealt along with the seats in every round: give the plugin "ghost" dealt = "by-steps", and deal them with steps.
