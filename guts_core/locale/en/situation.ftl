# Problems with scripted situations: what is wrong with what a file says was on the table.

## Keys

problem-key-beside-rounds = "{ $key }" is about one round, and this situation has several
problem-key-beside-rounds-hint = move it into the table of its round, below [[rounds]]
problem-key-before-rounds = "{ $key }" is about the state before the first round, not about one round
problem-key-before-rounds-hint = move it out of the round, to the beginning of the situation

## Seats and pots

problem-players-missing = nobody is at the table
problem-players-missing-hint = write hands = {"{"} Ana = "Qs Qh", Bo = "Ac Kd" {"}"}, or only the names: players = ["Ana", "Bo"]
problem-seats-number = { $seats } seats, but this game is for { $min } to { $max }
problem-seat-name = "{ $seat }" cannot be the name of a seat: it is empty, longer than { $limit } characters, the name of a pot, or has a control character in it
problem-seat-twice = "{ $seat }" is named twice
problem-seat-unknown = there is no seat called "{ $seat }" at the table
problem-seat-unknown-hint = these are: { $known }. A seat whose hand nobody saw is listed in "players" only
problem-pot-unknown = there is no pot called "{ $pot }" in this game
problem-pot-unknown-hint = there is: { $known }
problem-pot-twice = the chips in "{ $pot }" are given twice
problem-pot-twice-hint = keep "pot", or the entry in "pots"

## Cards

problem-card-unknown = "{ $card }" is no card
problem-card-unknown-hint = a card is its rank and its suit: Qs, Q♠, 10h or Th; "Ac Kd" are two
problem-card-twice = { $card } is there twice
problem-card-two-places = { $card } is in two places at once
problem-card-not-in-deck = { $number ->
    [one] { $cards } is not in the deck of this round
   *[other] { $cards } are not in the deck of this round
}
problem-card-not-in-deck-hint = a deck has no jokers unless the ruleset says so, and what a house hand keeps from the round before is not dealt again
problem-card-undealt = { $number ->
    [one] { $cards } is never dealt
   *[other] { $cards } are never dealt
}
problem-card-undealt-hint = list what was dealt in this round, cards that were drawn too, but not those received from a neighbour
situation-rule = the rule "{ $rule }"{ $by ->
    [core] {""}
    [default] {""}
   *[other] {" "}of "{ $by }"
}
problem-card-missing = { $given ->
    [some] { situation-rule } needs more cards than "{ $key }" says
   *[none] { situation-rule } needs cards that nobody has said: "{ $key }" is missing
}
problem-card-missing-hint = add every card that was dealt there: { $key } = "Qs Qh"

## The state before the first round

problem-session-opening = the game cannot be taken up with this: "{ $what }" does not fit the table ({ $reason })

problem-opening-levelled = the round begins with { $chips } in "{ $pot }" and { $reserve } in the reserve, not with what is written: { $rule ->
    [overflow] what is above the cap goes to the reserve
    [refill] the reserve fills up the pot
   *[other] { situation-rule }
}
problem-opening-levelled-hint = if there was another cap at the table, say so in the ruleset; else write the pot and the reserve as they were before the antes

## Files

# advice about a file that should be a situation
situation-file-missing-hint = check the spelling and the folder; guts settle wants the file of a scripted situation, a round that was played
situation-file-directory-hint = name the file of a scripted situation in it
situation-file-special-hint = save the scripted situation to a file on disk and name that
situation-file-too-large-hint = a scripted situation is a page of text; is this the right file?

# stdout, of any command
situation-unwritten = cannot write: { $reason }

## Results

situation-tied-with-house = Nobody has won: { $seats } { $count ->
    [one] ties
   *[other] tie
} with { $houses }, a hand of the house.

## Answers

problem-answer-missing = "{ $seat }" must answer, and nothing is said for it
problem-answer-missing-hint = write { $key } = {"{"} { $seat } = "…" {"}"} with one of: { $choices }
problem-answer-choice = "{ $seat }" cannot say "{ $word }" here
problem-answer-choice-hint = it may say one of: { $choices }
problem-answer-both = "{ $seat }" is named among those who are in, and says that it is out
problem-answer-cards-missing = "{ $seat }" must give { $least ->
    [one] a card
   *[other] { $least } cards
}, and nothing is said for it
problem-answer-cards-missing-hint = write { $key } = {"{"} { $seat } = "Qs" {"}"}
problem-answer-cards = "{ $seat }" cannot give "{ $cards }": it holds { $held }
problem-answer-cards-hint = "hands" lists every card that was dealt to it; ?? is a card that it does not list
problem-answer-count = "{ $seat }" gives "{ $cards }", but it may give { $least } to { $most } cards
problem-answer-unasked = "{ $seat }" is not asked for this, so "{ $key }" changes nothing here

## Play

problem-play-failed = the round cannot go on: { game-stopped-who } { game-stopped-why }
problem-play-failed-hint = { $code ->
    [listener-raised] this is a mistake in the program that follows the game, not in a rule and not in the situation
   *[other] this is a mistake in the rule, not in the situation; tell its author
}
problem-play-deck-short = the deck has too few cards left for { situation-rule }
problem-expect-differs = { $key } was expected to be { $expected }, but is { $found }
