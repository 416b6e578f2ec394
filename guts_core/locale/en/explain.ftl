# The rule sheet of `guts explain`: the rules as one reads them aloud at a table.
#
# default-rule-QUESTION    what the default says about a question, that is a hook without its prefix. Left out where a plugin gives the
#                          answer in its place, or has a sentence PLUGIN-rule-QUESTION of its own. An empty text says nothing.
# default-step-KIND        a step of the round, with its parameters as arguments
# default-condition-NAME   a condition. $form: when (stands above the steps that it is about), while, until
# ruleset-rule-KEY         a key of the ruleset
#
# Arguments of default-rule-QUESTION: $ante, $cap (none: no cap), $cards (of the deck), $pots and $showdowns and $declarations (how
# many), $contests (the most that one showdown has), $board (true: there are common cards), $ends (lone: ends with a lone winner),
# $chip (none: exact shares).
# Whole amounts are numbers, others text such as "1/4".

cli-explain-short = print the rules of a game as a rule sheet
cli-explain-help =
    Writes the rules of RULESET, a file or a name, as a sheet that one can lay on the table: as text, as Markdown, or as one HTML
    page that is ready to be printed; or as JSON, for programs. At its foot stands the hash of the rules: who has the same one plays by the same rules.

    Without --format the name of the output file decides: FILE.html, FILE.md, FILE.json, or else text. A file that is there is written anew.
cli-explain-example =
    guts explain default
    guts explain friday.toml --output friday.html
cli-explain-option-format = text, md, html or json.
cli-option-output = Write to a file instead of the screen.
cli-explain-written = Written: { $file }
problem-file-unwritten = the file "{ $file }" cannot be written: { $reason }
problem-file-unwritten-hint = name a file in a folder that there is, and that you may write to
problem-file-read = "{ $file }" is a file of the very rules that are read; nothing was written
problem-file-read-hint = name another file

## The sheet

explain-untitled = Rules
explain-section-game = The game
explain-section-round = A round
explain-section-declaring = In or out
explain-section-hands = Which hand is better
explain-section-showdown = Who wins
explain-section-paying = Who pays
explain-section-nobody-in = When nobody is in
explain-section-end = The end
explain-foot = These rules
explain-hash = Rules { $hash }: who has a sheet with the same sixteen signs plays by the same rules.
explain-plugin = { $plugin } { $version }, from { $package }
explain-option = { $plugin }: { $option } = { $value }
explain-field = { $field } = { $value }
explain-step-other = { $kind }: { $text }
explain-condition-other = { $form ->
    [while] It goes on only while this holds: { $condition }.
    [until] It stops as soon as this holds: { $condition }.
   *[when] Only if this holds: { $condition }.
}

## The game

ruleset-rule-seats = { $same ->
    [true] For { $max } players.
   *[false] For { $min } to { $max } players.
}
default-rule-deck = { $cards ->
    [one] The deck has one card.
   *[other] The deck has { $cards } cards.
}
ruleset-rule-ante = { $ante ->
    [one] The ante is 1 chip.
   *[other] The ante is { $ante } chips.
}
default-rule-ante = { $cap ->
    [none] { $pots ->
        [one] When the pot is empty, everybody antes. Otherwise nobody does.
       *[other] When all the pots are empty, everybody antes. Otherwise nobody does.
    }
   *[other] { $pots ->
        [one] When the pot and the reserve are empty, everybody antes. Otherwise nobody does.
       *[other] When all the pots and the reserve are empty, everybody antes. Otherwise nobody does.
    }
}
default-rule-overflow = { $cap ->
    [none] The pot has no cap: it can grow without limit.
    [one] The pot holds at most 1 chip, the cap. What exceeds it goes to the reserve at once.
   *[other] The pot holds at most { $cap } chips, the cap. What exceeds it goes to the reserve at once.
}
default-rule-refill = { $cap ->
    [none] {""}
   *[other] Nobody wins the reserve, and nobody matches it. After the payments it fills the pot up to the cap, as far as it goes.
}
ruleset-rule-chip = { $chip ->
    [none] Shares are exact, to the fraction of a chip.
   *[other] The smallest unit is { $chip }.
}

## The round

default-rule-dealt = Cards are dealt one at a time, from the dealer's left. What is dealt face down is seen by its owner alone.
default-rule-keep = For every round all the cards are shuffled together again.
default-rule-dealer = After every round the next player to the left is the dealer.

default-step-ante = { $who ->
    [everyone] Everybody antes.
    [in] All who are in ante.
   *[due] The ante is paid, where one is due.
}{ $amount ->
    [none] {""}
    [one] {" "}This ante is 1 chip.
   *[other] {" "}This ante is { $amount } chips.
}{ $pot ->
    [pot] {""}
   *[other] {" "}It goes into the pot called "{ $pot }".
}
default-step-deal = { $to ->
    [everyone] { $cards ->
        [one] Everybody is dealt one card
       *[other] Everybody is dealt { $cards } cards
    }
    [in] { $cards ->
        [one] All who are in are dealt one card
       *[other] All who are in are dealt { $cards } cards
    }
    [out] { $cards ->
        [one] All who are out are dealt one card
       *[other] All who are out are dealt { $cards } cards
    }
    [board] { $cards ->
        [one] One common card is dealt, which counts for every hand
       *[other] { $cards } common cards are dealt, which count for every hand
    }
   *[other] { $cards ->
        [one] The hand "{ $to }", which nobody holds, is dealt one card
       *[other] The hand "{ $to }", which nobody holds, is dealt { $cards } cards
    }
}{ $face ->
    [up] , face up.
    [dark] , and nobody may look.
   *[down] , face down.
}{ $short ->
    [reshuffle] {" "}If the deck runs out, the cards given up are shuffled and dealt.
   *[error] {""}
}
default-step-declare = { $usual ->
    [true] { $who ->
        [in] All who are still in declare again: in or out.
       *[everyone] Everybody declares: in or out.
    }
   *[false] { $who ->
        [in] All who are still in declare again, with one of these words: { $choices }.
       *[everyone] Everybody declares, with one of these words: { $choices }.
    }
}
default-step-showdown = { $number ->
    [0] { $seen_by ->
        [in] Those who are in compare their hands, and show them only to one another.
       *[all] Those who are in show their hands and compare them.
    }
   *[other] { $seen_by ->
        [in] Showdown { $number }: those who are in compare their hands, and show them only to one another.
       *[all] Showdown { $number }: those who are in show their hands and compare them.
    }
}
# $part: whole (nothing else is fought for about that pot), equal (with $rivals contests in all), share ($share of $total parts)
default-step-contest = "{ $name }": { $among ->
    [none] everybody who is in takes part.
   *[other] those take part who have declared one of these words: { $among }.
} { $part ->
    [equal] { $rivals ->
        [2] It is about half of the pot.
       *[other] It is about one of { $rivals } equal parts of the pot.
    }
    [share] It is about { $share } of { $total } parts of the pot.
   *[whole] It is about the whole pot.
}{ $pot ->
    [pot] {""}
   *[other] {" "}That is the pot called "{ $pot }".
}
default-step-settle = { $number ->
    [0] It is settled who wins and who pays.
   *[other] It is settled who wins and who pays in showdown { $number }.
}{ $ends ->
    [lone] {" "}If somebody was in alone and has won, the game ends.
   *[none] {""}
}
default-step-repeat = { $max ->
    [one] The following comes once at most:
   *[other] The following is repeated, { $max } times at most:
}

default-condition-always = { $form ->
    [until] It comes only once.
    [while] It goes on in any case.
   *[when] In any case:
}
default-condition-nobody-in = { $form ->
    [while] It goes on only while nobody is in.
    [until] It stops as soon as nobody is in.
   *[when] If nobody is in:
}
default-condition-somebody-in = { $form ->
    [while] It goes on only while somebody is in.
    [until] It stops as soon as somebody is in.
   *[when] If anybody is in:
}
default-condition-one-in = { $form ->
    [while] It goes on only while exactly one player is in.
    [until] It stops as soon as exactly one player is in.
   *[when] If exactly one player is in:
}
default-condition-several-in = { $form ->
    [while] It goes on only while several players are in.
    [until] It stops as soon as several players are in.
   *[when] If several players are in:
}
default-condition-lone = { $form ->
    [while] It goes on only while a single hand is left that can win.
    [until] It stops as soon as a single hand is left that can win.
   *[when] If a single hand is left that can win:
}
default-condition-contested = { $form ->
    [while] It goes on only while two hands or more can win.
    [until] It stops as soon as two hands or more can win.
   *[when] If two hands or more can win:
}

## In or out

default-rule-order = All declare at once.
default-rule-choices = Everybody is free to choose. Declaring costs nothing.
default-rule-ask_again = What has been declared stands: nobody can change it afterwards.

## Which hand is better

# above a ranking, where not all are compared alike. $numbers is a list of $count showdowns
explain-ranking-showdown = { $count ->
    [one] Showdown { $numbers }
   *[other] Showdowns { $numbers }
}
explain-ranking-contest = "{ $name }"
explain-ranking-both = Showdown { $number }, "{ $name }"
ranking-rule-categories = { $low ->
    [true] { $count ->
        [one] The lowest hand wins: only the ranks of the cards count.
       *[other] The lowest hand wins. From the highest hand to the lowest: { $categories }.
    }
   *[false] { $count ->
        [one] Only the ranks of the cards count.
       *[other] From the best hand to the lowest: { $categories }.
    }
}
ranking-rule-ties = { $low ->
    [true] Of two hands of the same kind, the one with the lower cards is better: first the cards that make it count, then the others.
   *[false] Of two hands of the same kind, the one with the higher cards is better: first the cards that make it count, then the others.
}
ranking-rule-best = { $low ->
    [true] { $best ->
        [one] The lowest card of a hand counts.
       *[other] The lowest { $best } cards of a hand count.
    }
   *[false] { $best ->
        [one] The best card of a hand counts.
       *[other] The best { $best } cards of a hand count.
    }
}
ranking-rule-straights = { $best ->
    [none] {""}
   *[other] Straights and flushes have { $best } cards.
}
ranking-rule-low_ace = { $low_ace ->
    [true] The ace may also stand below the two in a straight, which is the lowest one then.
   *[false] The ace never stands below the two in a straight.
}
ranking-rule-aces = { $aces ->
    [low] Aces are low, below the twos.
   *[high] Aces are high, twos are low.
}
ranking-rule-wild = Wild, standing for any card: { $wild }.
ranking-rule-top = { $low ->
    [true] These hands lose to all others, the best first: { $hands }.
   *[false] These hands beat all others, the best first: { $hands }.
}
wild-s = spades
wild-h = hearts
wild-d = diamonds
wild-c = clubs
wild-joker = jokers
category-five-of-a-kind = five of a kind
category-straight-flush = straight flush
category-four-of-a-kind = four of a kind
category-full-house = full house
category-flush = flush
category-straight = straight
category-trips = trips
category-two-pair = two pair
category-pair = pair
category-high-card = high card
default-rule-cards_of = { $board ->
    [true] A player's hand and the common cards together make the hand.
   *[false] {""}
}

## Who wins

default-rule-undeclared = Nobody declares: everybody who plays is in to begin with.
default-rule-best = The best hand wins. Suits never break a tie.
default-rule-award = { $contests ->
    [one] { $pots ->
        [one] The winner takes the whole pot. Hands that tie for best share it equally.
       *[other] The winner takes the whole pot that was fought for. Hands that tie for best share it equally.
    }
   *[other] The winner of each contest takes what it is about. Hands that tie for best share that equally.
} Whoever is left without a rival wins without showing a hand.

default-rule-split = { $chip ->
    [none] {""}
   *[other] Whatever cannot be shared out evenly in whole units goes, one unit each, to the first from the dealer's left.
}

## Who pays

default-rule-losers = { $contests ->
    [one] Everybody else who was in has lost and must match, also where losers tie with each other.
   *[other] Whoever took part and is best in no contest about the same pot has lost and must match.
}
default-rule-stake = { $cap ->
    [none] What has to be matched is the old pot: all that lay in it before anything was paid out.
   *[other] What has to be matched is the old pot: all that lay in it before anything was paid out, without the reserve.
}
default-rule-owes = Each loser pays that in full, not a share of it.
default-rule-payments = The payments go into the pot. Where it has been won, they alone are the next one.
default-rule-pays = Everybody pays what is owed, even if the balance falls below zero.
default-rule-also = Whoever is out pays nothing at the showdown.

## When nobody is in

default-rule-nobody_in = { $showdowns ->
    [one] The pot stays as it is, nobody pays, and new cards are dealt. It counts as a round.
   *[other] The pot stays as it is, nobody pays, and the round goes on.
}

## The end

default-rule-cycle_over = { $ends ->
    [lone] An empty pot does not end the game: there are new antes.
   *[none] { $cap ->
        [none] When nothing is left in the pot after a round, a cycle is over.
       *[other] When nothing is left in the pot and in the reserve after a round, a cycle is over.
    }
}
default-rule-game_over = { $ends ->
    [lone] The game is over as soon as somebody who is in alone has won.
   *[none] {""}
}
default-rule-leftover = { $ends ->
    [lone] { $cap ->
        [none] {""}
       *[other] What is then left in the reserve stays there for the next game.
    }
   *[none] {""}
}
# $own: true where a game has an end of its own, other than an empty pot
ruleset-rule-cycles = { $own ->
    [true] { $cycles ->
        [one] A session lasts one such game.
       *[other] A session lasts { $cycles } such games.
    }
   *[false] { $cycles ->
        [one] A session lasts one cycle.
       *[other] A session lasts { $cycles } cycles.
    }
}
default-rule-places = In the end each player's balance counts: what was won, less what was put in. Equal balances share a place.
