last-round-summary = A game ends after an agreed number of rounds, and what is left in pot and reserve is divided or lies over.
last-round-rounds = { $value ->
    [none] The game ends as it does otherwise.
   *[other] After how many rounds the game ends: { $value }.
}
last-round-left = Who gets what is left in pot and reserve when a game ends: all who play, the best balance, whoever has won in the last round, or nobody, so that it lies over.
last-round-objection-cycles = the game is over after { $rounds } rounds, but a session has { $cycles } games: write cycles = 1 where it is the last round of the session
last-round-reason-agreed = the agreed last round
last-round-reason-shared = divided among all who play
last-round-reason-leader = goes to the best balance
last-round-reason-winner = goes to the winner of the last round

last-round-answer-last-round = After an agreed number of rounds; an empty pot does not end it before.
last-round-topic-rounds = After how many rounds is the game over?
last-round-topic-left = Chips are left in pot and reserve when the game is over: who gets them?
last-round-answer-shared = All who play, in equal parts.
last-round-answer-leader = Whoever has won most by then.
last-round-answer-winner = Whoever has won in the last round.
last-round-answer-carried = Nobody: they stay there for the next game.

# The rule sheet
last-round-step-last-round = { $rounds ->
    [one] The game is over.
   *[other] After { $rounds } rounds the game is over.
}
last-round-rule-cycle_over = { $rounds ->
    [none] {""}
   *[other] An empty pot does not end the game: there are new antes.
}
last-round-rule-leftover = { $left ->
    [leader] When the game is over, what is left in pot and reserve goes to the player who has won most by then; players who are level share it.
    [winner] When the game is over, what is left in pot and reserve goes to whoever has won in the last round; if nobody has, it stays there for the next game.
    [carried] When the game is over, what is left in pot and reserve stays there for the next game.
   *[shared] When the game is over, what is left in pot and reserve is divided equally among all who play.
}
