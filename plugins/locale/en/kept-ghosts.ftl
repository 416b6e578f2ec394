kept-ghosts-summary = Ghosts keep their cards into the next round, until the pot is won; further ones may be added.
