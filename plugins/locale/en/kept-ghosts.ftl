kept-ghosts-summary = Ghosts keep their cards into the next round, until the pot is won; further ones may be added.
kept-ghosts-objection-grows = Kept ghosts would grow with every round: deal the first one with when = "no-ghost", and any other with the step "further-ghost".
kept-ghosts-objection-dealt = Kept ghosts cannot be dealt along with the seats in every round: give the plugin "ghost" dealt = "by-steps", and deal them with steps.

# The rule sheet
kept-ghosts-rule-keep = For every round all the other cards are shuffled together again, but ghosts keep theirs until the cycle is over.
kept-ghosts-condition-no-ghost = { $form ->
    [while] It goes on only while no ghost lies on the table.
    [until] It stops as soon as no ghost lies on the table.
   *[when] If no ghost lies on the table yet:
}
kept-ghosts-step-further-ghost = { $cards ->
    [one] One more ghost is dealt, with one card
   *[other] One more ghost is dealt, with { $cards } cards
}{ $face ->
    [up] , face up.
   *[down] , face down.
} { $most ->
    [one] There is never more than one.
   *[other] There are never more than { $most }.
}
