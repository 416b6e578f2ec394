# Names of hands. $rank is one rank ("queen") in straights and flushes, and several ("queens") in sets.

hand-five-of-a-kind = five { $rank }
hand-straight-flush = { $rank }-high straight flush
hand-four-of-a-kind = four { $rank }
hand-full-house = full house, { $first } over { $second }
hand-flush = { $rank }-high flush
hand-straight = { $rank }-high straight
hand-trips = three { $rank }
hand-two-pair = two pair, { $first } and { $second }
hand-pair = pair of { $rank }
# $ranks is one rank or a list of them: "ace, king"
hand-high-card = { $ranks } high
# $hand is ranks with hyphens: "3-2"
hand-top = special hand { $hand }
hand-empty = no cards

# A list of ranks is built from its first one on: "ace, king" and then "9".
hand-rank-list = { $ranks }, { $rank }

hand-rank-2 = 2
hand-rank-3 = 3
hand-rank-4 = 4
hand-rank-5 = 5
hand-rank-6 = 6
hand-rank-7 = 7
hand-rank-8 = 8
hand-rank-9 = 9
hand-rank-10 = 10
hand-rank-11 = jack
hand-rank-12 = queen
hand-rank-13 = king
hand-rank-14 = ace

hand-ranks-2 = twos
hand-ranks-3 = threes
hand-ranks-4 = fours
hand-ranks-5 = fives
hand-ranks-6 = sixes
hand-ranks-7 = sevens
hand-ranks-8 = eights
hand-ranks-9 = nines
hand-ranks-10 = tens
hand-ranks-11 = jacks
hand-ranks-12 = queens
hand-ranks-13 = kings
hand-ranks-14 = aces

# What may be wrong in [ranking]; $text is what was written.

problem-ranking-category-twice = the category "{ $text }" is listed twice
problem-ranking-category-twice-hint = list each category once, best first
problem-ranking-high-card-not-last = "high card" fits every hand, so the categories after it would never count
problem-ranking-high-card-not-last-hint = put "high card" last, or leave it out: it is always the lowest
problem-ranking-wild-unknown = "{ $text }" cannot be wild: it is no rank, suit, card or "joker"
problem-ranking-wild-unknown-hint = write a rank ("2", "10", "K"), a suit ("spades"), a card ("Js") or "joker"
problem-ranking-wild-twice = "{ $text }" is named twice
problem-ranking-wild-twice-hint = name each wild card once
problem-ranking-top-unknown = "{ $text }" is no hand
problem-ranking-top-unknown-hint = write the ranks of its cards with hyphens between them: "3-2"
problem-ranking-top-impossible = "{ $text }" has more than four cards of a rank
problem-ranking-top-impossible-hint = there are only four cards of a rank; wild cards do not stand in for such a hand
problem-ranking-top-twice = the hand "{ $text }" is listed twice
problem-ranking-top-twice-hint = list each hand once, in any order of its ranks
problem-ranking-top-size = "{ $text }" has { $cards } cards, but a hand has at most { $best }
problem-ranking-top-size-hint = list a hand of at most { $best } cards, or set "best" higher
