single-loser-summary = With two or more in, only the worst hand matches the pot; tied worst hands all match.
single-loser-ante_every_round = { $value ->
    [true] Everybody antes in every round, except those who matched in the round just before.
   *[false] Antes are paid as otherwise.
}
single-loser-reason-ante = ante of every round

single-loser-answer-worst = Only the worst hand matches the pot; tied worst hands all do.
single-loser-topic-antes-too = Only the worst hand matches: does everybody else ante in every round?
single-loser-answer-every-round = Yes, all but those who matched in the round just before.
single-loser-answer-as-usual = No, antes are paid as usual.

# The rule sheet
single-loser-rule-losers = Of the beaten hands only the worst one has to match. If several are equally bad, all of them match. If everybody who was in ties for best, nobody matches.{ $house-hands ->
    [true] {" "}If a hand that nobody holds is best, all who were in match.
   *[false] {""}
}
single-loser-rule-ante = { $ante_every_round ->
    [true] Everybody antes in every round, except those who matched in the round just before.
   *[false] {""}
}
