single-loser-summary = With two or more in, only the worst hand matches the pot; tied worst hands all match.
single-loser-ante_every_round = { $value ->
    [true] Everybody antes in every round, except those who matched in the round just before.
   *[false] Antes are paid as otherwise.
}
single-loser-reason-ante = ante of every round
