# Problems with rulesets: what is wrong with what a file says, after it could be read as TOML.

problem-inherited-here = it comes in by this "extends"
problem-key-here = "{ $key }" is here
problem-base-here = "{ $key }" comes from here, a file that stays as it is: what you change goes into { $file }

## Keys and values

ruleset-expected = { $expected ->
    [whole] a whole number
    [number] a number
    [text] text in quotes
    [truth] true or false
    [list] a list in [brackets]
    [table] a table
    [tables] a list of tables, each under a header in [[two brackets]]
    [amount] an amount of chips (2, 0.25 or "1/3")
   *[amount-or-false] an amount of chips (2, 0.25 or "1/3"), or false for none,
}
ruleset-given = { $given ->
    [truth] the truth value { $value }
    [number] the number { $value }
    [text] the text "{ $value }"
    [list] a list
    [table] a table
    [date] the date or time { $value }
   *[nothing] nothing
}
problem-key-unknown = there is no key "{ $key }" here
key-unknown-among = { problem-key-unknown }
key-unknown-among-hint = known here: { $known }
problem-key-missing = the key "{ $key }" is missing
problem-value-type = { ruleset-expected } was expected, not { ruleset-given }
problem-value-choice = one of { $choices } was expected, not { ruleset-given }
problem-value-small = { $limit } or more was expected, not { ruleset-given }
problem-value-large = { $limit } or less was expected, not { ruleset-given }
problem-value-refused = { ruleset-given } does not serve here: { $detail }
problem-list-short = the list needs { $limit ->
    [one] at least one item
   *[other] at least { $limit } items
}, and has { $count }
problem-list-long = the list may have { $limit ->
    [one] one item
   *[other] at most { $limit } items
}, and has { $count }
problem-text-short = the text needs at least { $limit } characters, and has { $count }
problem-text-long = the text may have at most { $limit } characters, and has { $count }
problem-amount-range = this is no amount of chips that can be used: { ruleset-given }
problem-amount-range-hint = write a finite amount of at most 1,000,000,000,000 chips, whole or as a fraction with a denominator of at most 1,000,000
problem-amount-negative = an amount of chips cannot be below zero: { $value }
problem-seats-order = seats.min ({ $min }) is larger than seats.max ({ $max })
problem-share-zero = a contest about no part of the pot can win nothing
problem-share-zero-hint = write a share above 0, or leave the contest out
problem-choice-twice = "{ $choice }" is listed twice
problem-choice-twice-hint = list each declaration once
problem-format-unknown = this is a ruleset of format { $number }, and only format { $known } is known here
problem-format-unknown-hint = it was written for another version of guts-core

## Bases

problem-ruleset-unknown = there is no ruleset called "{ $name }", bundled or installed
problem-ruleset-unknown-hint = "guts plugins --rulesets" lists them all; a file is named with its ending, "friday.toml", or with a slash, "games/friday.toml"
ruleset-unknown-near = { problem-ruleset-unknown }; names like it: { $near }
ruleset-unknown-near-hint = { problem-ruleset-unknown-hint }
problem-ruleset-ambiguous = two installed packages bring a ruleset "{ $name }": { $first } and { $second }
problem-ruleset-ambiguous-hint = name the file itself, with its path
problem-extends-type = "extends" names one ruleset, as text in quotes
problem-extends-type-hint = a bundled one, "default", or a file, "friday.toml"; there is only one base
problem-extends-circle = the rulesets extend each other in a circle: this one leads back to "{ $name }"
problem-extends-circle-hint = let one of them be the base, without "extends"
problem-extends-too-many = the ruleset has more than { $limit } bases, one upon another, the most that are read
problem-extends-too-many-hint = copy what is needed into fewer files
problem-extends-network = a ruleset may not extend a file on another computer: "{ $path }"
problem-extends-network-hint = save that file beside this one, and name it here

## Requirements

problem-requires-syntax = this is not the name of a package with its versions: "{ $text }"
problem-requires-syntax-hint = write a name and, if need be, versions: "guts-core>=0.1,<2"
problem-requires-missing = the ruleset requires the package "{ $package }", which is not installed
problem-requires-version = the ruleset requires { $package } { $wanted }, and version { $version } is installed

## Plugins

problem-plugin-unknown = there is no plugin called "{ $name }" among those that are installed
problem-plugin-unknown-hint = "guts plugins" lists those that are installed
problem-plugin-twice = "{ $name }" and "{ $first }" are the same plugin: "-" and "_" are equal in its name
problem-plugin-twice-hint = keep one of the two tables
problem-plugin-not-inherited = the base has no plugin "{ $name }" that could be removed
problem-plugin-no-table = a plugin is given as a table with its options, or as false to remove it, not as { $given ->
    [true] true
   *[other] a single value
}
problem-plugin-no-table-hint = without any options, write: [plugins.{ $name }]
problem-plugins-pairs = "plugins" is a table, or a list of pairs of a name and a table of options
problem-plugin-name-taken = the package { $other } brings a plugin "{ $name }" as well; the one of guts-core is used, its names are reserved
problem-plugin-ambiguous = two installed packages bring a plugin "{ $name }": { $first } and { $second }
problem-plugin-ambiguous-hint = only one of them can be installed where this ruleset is played
problem-plugin-import = the plugin "{ $name }" ({ $package } { $version }) is broken, it cannot be imported: { $detail }
problem-plugin-class = "{ $value }" of { $package } { $version } is no plugin: it is no subclass of guts_core.Variant
problem-plugin-failed = the plugin "{ $name }" ({ $package } { $version }) failed while the ruleset was put together ({ $rule }): { $detail }
problem-plugin-hook-unknown = the plugin "{ $name }" ({ $package } { $version }) answers a question that nobody asks: { $hook }
problem-plugin-hook-prefix = in the plugin "{ $name }" ({ $package } { $version }) the method { $hook } is marked with hookimpl, but its name does not begin with "guts_"
problem-plugin-hook-method = in the plugin "{ $name }" ({ $package } { $version }) { $hook } is no plain method
problem-plugin-hook-unmarked = in the plugin "{ $name }" ({ $package } { $version }) the method { $hook } is not marked with hookimpl
problem-plugin-hook-field = in the plugin "{ $name }" ({ $package } { $version }) the option { $hook } has the name of a hook
problem-plugin-hook-arguments = in the plugin "{ $name }" ({ $package } { $version }) the method { $hook } has other arguments than { $hint }
problem-plugin-hook-default = in the plugin "{ $name }" ({ $package } { $version }) an argument of { $hook } has a default value
problem-plugin-hook-wrapper = in the plugin "{ $name }" ({ $package } { $version }) the wrapper { $hook } does not yield
problem-plugin-hook-collected = in the plugin "{ $name }" ({ $package } { $version }) { $hook } is a wrapper, but each plugin answers it for itself
problem-plugin-hook-order = in the plugin "{ $name }" ({ $package } { $version }) { $hook } is marked with an order or a name of its own; the ruleset's order counts, and the method's name
problem-plugin-reserved = no plugin can be called "{ $name }": that is what answers every question that no plugin answers
problem-plugin-objects = the plugin "{ $plugin }" does not go with this ruleset
problem-plugins-clash = the plugins "{ $first }" and "{ $second }" give two answers to one question: { question-words }
question-words = { $question ->
    [arrange] which steps does a round have?
    [deck] which cards are played with?
    [playing] which seats take part in this round?
    [ante] who antes, and how much?
    [house_cards] which houses are dealt cards along with the seats?
    [order] in which groups do the seats declare?
    [choices] what may this seat declare?
    [ask_again] who is asked once more in the same declaration?
    [house] which hands that nobody holds must be beaten?
    [contenders] who contends in this contest?
    [cards_of] which cards does a contender play with?
    [wild] which of these cards are wild, beyond those of the ranking?
    [value] how good is this hand?
    [best] which contenders are best?
    [winners] who has won this contest?
    [losers] who must pay for having been in?
    [stake] which amount is to be matched?
    [owes] how much does this seat owe when it must match?
    [award] what do the winners get?
    [payments] what do the losers pay, and to whom?
    [nobody_in] what happens when nobody is in?
    [pays] how much of this does the seat really pay?
    [split] into which parts is an amount shared?
    [overflow] how much of this pot goes to the reserve?
    [refill] how much comes back from the reserve?
    [keep] which houses keep their cards into the next round?
    [game_over] has the game ended?
    [cycle_over] is the cycle over?
    [leftover] what becomes of chips that are left when a game ends?
   *[other] { $question }
}
problem-plugins-clash-hint = keep one of the two; under [plugins], NAME = false removes an inherited one
problem-plugins-refused = the plugins "{ $first }" and "{ $second }" do not go together
problem-plugins-refused-hint = keep one of the two; under [plugins], NAME = false removes an inherited one

## Steps

problem-step-unknown = there is no kind of step called "{ $kind }"
problem-step-unknown-hint = known here: { $known }; further kinds come with plugins
problem-kind-twice = two bring a kind of step called "{ $kind }": this plugin and { $other }
problem-condition-unknown = there is no condition called "{ $condition }"
problem-condition-unknown-hint = known here: { $known }; further conditions come with plugins
problem-condition-twice = two bring a condition called "{ $condition }": this plugin and { $other }
problem-holder-name = "{ $name }" cannot be the name of a house hand
problem-holder-name-hint = cards go to "everyone", "in", "out", "board", or to a house hand whose name is one word of small letters, digits, "_" and "-", a letter first
problem-house-idle = cards are dealt to "{ $name }", but no plugin makes anything of them
problem-house-idle-hint = name the plugin that they are for under [plugins], or leave the step out
problem-holder-pot = "{ $name }" is both a house hand and a pot
problem-holder-pot-hint = give one of them another name
problem-pot-name = { $name ->
    [reserve] no pot can be called "reserve": that is where the chips above the cap are
   *[other] "{ $name }" cannot be the name of a pot
}
problem-pot-name-hint = a pot's name is one word of small letters, digits, "_" and "-", a letter first, and not "reserve"
problem-pot-never-filled = the pot "{ $pot }" is fought for, but no step puts antes into it
problem-pot-never-filled-hint = add a step: {"{"} do = "ante", pot = "{ $pot }" {"}"}
problem-pot-never-won = chips go into the pot "{ $pot }", but no showdown is about it, so nobody could ever win them
problem-pot-never-won-hint = name it in a contest of the showdown: {"{"} do = "showdown", contests = [{"{"} {"}"}, {"{"} name = "{ $pot }", pot = "{ $pot }" {"}"}] {"}"}
problem-choice-unknown = nobody can declare "{ $choice }", so nobody takes part by it
problem-choice-unknown-hint = the declarations are those of the "declare" steps: { $known }
problem-ranking-override = what the showdown overrides does not go with the rest of the ranking: { $reason ->
    [ranking-top-size] a hand in "top" has more cards than "best" allows
   *[other] { $detail }
}
problem-ranking-override-hint = the showdown's ranking and the ruleset's are read together, as one table
problem-repeat-too-often = the steps would be repeated up to { $times } times, and { $most } is the most
problem-repeat-too-often-hint = lower "max", here or in the repeats around it
problem-steps-settle-order = a round is settled before hands are compared, or not after they are compared for the last time
problem-steps-settle-order-hint = put a "settle" step after each "showdown", and none before the first
problem-steps-no-settle = no step settles the round, so the pot would never be handed out
problem-steps-no-settle-hint = add a step: {"{"} do = "settle" {"}"}
problem-steps-no-showdown = a round is settled, but no step compares the hands
problem-steps-no-showdown-hint = add a step before it: {"{"} do = "showdown" {"}"}
problem-steps-no-cards = hands are compared, but no step deals any cards
problem-steps-no-cards-hint = add a step before it: {"{"} do = "deal", cards = 2 {"}"}
problem-settle-uncompared = { $in ->
    [one] where one seat alone is in, the round is settled here without a showdown before, so the seat would not get the pot
   *[several] where several seats are in, the round is settled here without a showdown since their declaration, so nobody would win or pay
}
problem-settle-uncompared-hint = let a showdown come before it in every case, without "when": a seat that is alone wins it without showing its cards
problem-settle-stale = { $in ->
    [one] where one seat alone is in, what is settled here is a showdown from before its declaration, so a seat that is out could win
   *[several] where several seats are in, what is settled here is a showdown from before their declaration, so a seat that is out could win
}
problem-settle-stale-hint = put a showdown between the declaration and the settlement
problem-round-unsettled = { $in ->
    [one] where one seat alone is in, nothing is settled after this, so it does not get the pot
   *[several] where several seats are in, nothing is settled after this, so nobody wins or pays
}
problem-round-unsettled-hint = if that is not meant, leave out "when" at the last showdown and at the last settlement
problem-nobody-in-unasked = where nobody is in, no step settles the round, so the plugin "{ $name }" has no say in it
problem-nobody-in-unasked-hint = let the last "settle" step come in every case, without "when", or with when = "always"
problem-showdown-undeclared = every contest is among those who have declared something, but this showdown comes before any declaration
problem-showdown-undeclared-hint = put a "declare" step before it, or leave "among" out
problem-choice-idle = who declares "{ $word }" takes part in no contest, so it neither wins nor pays
problem-choice-idle-hint = name the declaration under "among" of a contest, or take it out of "choices"

## Chips, seats and cards

problem-chip-zero = the smallest unit on the table cannot be 0
problem-chip-zero-hint = leave "chip" out: shares are exact then
problem-chip-multiple = { $key } ({ $amount }) is no multiple of the smallest unit on the table, chip ({ $chip })
problem-chip-multiple-hint = write an amount that is a multiple of it, or another "chip"
problem-cap-zero = with a cap of 0 there could never be anything in the pot
problem-cap-zero-hint = for no cap, write: cap = false
problem-hand-too-large = a seat may hold { $held } cards{ $board ->
    [0] {""}
   *[other] {" "}beside { $board } on the board
}, and at most { $most } can be compared
problem-hand-too-large-hint = deal fewer cards
problem-hand-too-small = the step "{ $kind }" takes { $wanted ->
    [one] one card
   *[other] { $wanted } cards
} of a hand to do what it says, and a seat holds { $held ->
    [0] none
    [one] at most one
   *[other] at most { $held }
} by then
problem-hand-too-small-hint = let it take fewer cards, or deal more before it
problem-deck-short = { $seats } seats need { $total } cards ({ $cards } for seats and board{ $house ->
    [0] {""}
   *[other] , { $house } for house hands
}), and the deck has { $deck }
problem-deck-short-hint = { $fits ->
    [0] deal fewer cards
    [1] deal fewer cards
   *[other] the cards suffice for { $fits } seats: deal fewer cards, or lower seats.max
}
problem-seats-lowered = at most { $fits } may play here, not { $seats }: { $seats } seats need { $total } cards, and the deck has { $deck }
problem-seats-lowered-hint = to say so in the file, write: seats.max = { $fits }
problem-example-ruleset = an example is played by the rules of the file that it stands in, so it names no ruleset
problem-example-ruleset-hint = leave "ruleset" out here; a situation in a file of its own may name one
problem-examples-none = the ruleset has no examples, so nobody can tell whether it says what is meant
problem-examples-none-hint = add a round that you know the outcome of, under [[examples]]
