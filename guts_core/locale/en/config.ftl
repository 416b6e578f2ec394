# What `guts config` and the documentation say about each key of a ruleset, and what values it may have.

## Keys of a ruleset. What a plugin's option means is the message <plugin>-<option> of the plugin.

key-format = The number of this file format.
key-title = The name of the game.
key-summary = The game in a sentence.
key-authors = Who wrote the ruleset, a list of names.
key-license = The terms under which the file may be passed on.
key-source = Where the rules come from.
key-extends = The ruleset that this one changes: the name of one that is installed, or the path of a file, relative to this one, which ends in .toml or has a slash.
key-requires = Plugin packages with their versions, as pip writes them. What the base requires is required too.
key-seats = How many may play.
key-ante = Chips that each seat antes.
key-cap = The largest active pot, in chips, or false for none. The excess goes to the reserve.
key-chip = The smallest unit on the table, in chips. Every amount must be a multiple of it, and odd chips go to winners one at a time from the dealer's left, unless a plugin says otherwise. Left out: shares are exact.
key-cycles = How many cycles make a session.
key-ranking = How hands compare.
key-steps = The steps of a round: a list of tables, of which "do" names the kind. Left out: an ante, two cards for everybody, a declaration, a showdown and its settlement.
key-plugins = A table for each plugin, with its options, in the order in which they apply. An empty table takes the plugin's defaults, and "false" instead of a table removes a plugin that the base has.
key-examples = Situations and what they lead to: "guts check" plays them and compares.

key-seats-min = The smallest number of seats.
key-seats-max = The largest number of seats.

key-ranking-categories = The categories that count, best first. A hand ranks in the first one that it fits. One that fits none counts by its cards, below all others, so "high card" stands last whether it is written or not.
key-ranking-low_ace = true: A-2-3 is the lowest straight; false: it is none.
key-ranking-best = How many cards make the hand: the best ones of more; of fewer, straights and flushes do not count. Left out: all the cards of a hand, at most five.
key-ranking-wild = Wild cards: ranks ("2", "10"), suits ("spades"), cards ("Js"). Jokers are always wild.
key-ranking-low = true: the lowest hand wins, and of more than "best" cards the lowest make the hand.
key-ranking-aces = "high"; or "low": the ace ranks below the two everywhere, and no longer above the king.
key-ranking-top = Hands that beat all others, best first, by the ranks printed on their cards. With "low" they lose to all others. Wild cards do not stand in for them.

key-steps-do = The kind of the step. Plugins bring further kinds.
key-steps-when = A condition; the step is left out where it does not hold. Plugins bring further conditions.
key-steps-ante-who = "due": everybody if every pot and the reserve are empty; "everyone"; "in": those who are in.
key-steps-ante-amount = Chips a seat. Left out: the ruleset's ante.
key-steps-ante-pot = The pot that they go into; a name that is new makes a pot.
key-steps-deal-cards = How many cards each gets.
key-steps-deal-to = "everyone", "in", "out", "board" for common cards, or the name of a hand that nobody holds.
key-steps-deal-face = "down": the owner sees them; "up": everybody does; "dark": nobody does, not even the owner.
key-steps-deal-short = Where the deck has too few cards: an error, or those that were given up are reshuffled.
key-steps-declare-who = Everybody declares, or only those who are in.
key-steps-declare-choices = What there is to say, two words at least; whoever says anything but "out" is in.
key-steps-showdown-ranking = What differs from the ruleset's ranking, with the same keys.
key-steps-showdown-seen_by = Who sees the hands: all, or only those who are in.
key-steps-showdown-contests = Who fights for which pot, a list of tables. Left out: one contest of all who are in, for the pot.
key-steps-showdown-contests-name = What the contest is called in the log and on the screen.
key-steps-showdown-contests-pot = The pot that the contest is about.
key-steps-showdown-contests-share = The contest's part of the pot, relative to the other contests about the same pot.
key-steps-showdown-contests-among = The declarations that take part; empty: all who are in.
key-steps-showdown-contests-ranking = What differs from the ranking of the step.
key-steps-settle-ends = What ends the game: "" nothing but empty pots; "lone" a seat that was alone in and won.
key-steps-group-steps = Several steps under one condition.
key-steps-repeat-steps = What is done over and over.
key-steps-repeat-while = A condition that must hold before each time.
key-steps-repeat-until = A condition that ends it when it holds afterwards. Left out: none does.
key-steps-repeat-max = How many times at the most.

key-examples-title = What the situation shows.
key-examples-ruleset = The path or name of the ruleset, in a file of its own; without it, "default". Inside a ruleset it is left out.
key-examples-players = The names of the seats, clockwise. Left out: in the order of "hands".
key-examples-dealer = The dealer, one of the seats. Left out: the last one.
key-examples-pot = Chips in the pot. Left out: 0.
key-examples-reserve = Chips in the reserve.
key-examples-pots = Chips in each pot, by its name, where a ruleset has several.
key-examples-balances = Chips of seats, which may be below zero.
key-examples-legs = Legs of seats.
key-examples-matched = The seats that had to match in the round before.
key-examples-rounds = A list of tables with the keys of a round, where there are several rounds; then these keys stand only there.
key-examples-hands = For each seat, every card that it is dealt in this round, in order, drawn cards included; cards received in a pass are not listed. A seat whose hand nobody saw may be left out.
key-examples-ghost = The cards of the ghost; a list of hands where there are several.
key-examples-board = The common cards.
key-examples-deck = The top of the deck after the deal, for rules that turn it up.
key-examples-in = The seats that say in. A list of lists where a round asks several times, one for each declaration.
key-examples-say = What seats say where the choices are others than in and out; a list of tables where a round asks several times.
key-examples-expect = What must come out. What it names is compared exactly, what it leaves out is not.
key-examples-expect-winners = Who received from a pot, in any order.
key-examples-expect-won = What seats received in the round, in chips.
key-examples-expect-paid = What seats put in during the round, in chips, antes included.
key-examples-expect-balances = Net totals of seats after the round, in chips.
key-examples-expect-pot = Chips in the pot, after the refill and before the next antes.
key-examples-expect-reserve = Chips in the reserve.
key-examples-expect-cycle_over = Whether the cycle is over.
key-examples-expect-game_over = Whether the game is over.
key-examples-expect-legs = Legs of seats after the round.

## What values a key may have. $choices, $items and the like are such texts again, or values as TOML writes them.

key-values-choice = { $choices }
key-values-or = { $first } or { $second }
key-values-truth = true or false
key-values-whole = { $range ->
    [both] { $least } to { $most }
    [least] a whole number, { $least } at least
    [most] a whole number, { $most } at most
   *[none] a whole number
}
key-values-chips = chips
key-values-text = text
key-values-list = a list of { $items }
key-values-lists = a list
key-values-table = a table
key-values-tables = a list of tables
key-values-steps = a list of steps
key-default-required = required
key-default-none = left out
key-default-below = see below

## guts config

cli-config-short = explain a key of a ruleset or an option of a plugin
cli-config-help =
    Explains KEY, such as cap, ranking.low_ace, steps.deal.face or ghost.plays: what it means, which values it may have, its default and an
    example. The last part of a key is enough. A plugin's name, or the name of a table, explains all its keys; without KEY all keys are listed.
cli-config-example =
    guts config cap
    guts config ghost.plays
    guts config ghost
    guts config
config-values = Values: { $values }
config-default = Default: { $default }
config-example = Example:
config-plugin = Plugin: { $name }
config-options-none = The plugin { $name } has no options: an empty table in the ruleset is enough.
config-all = "guts config KEY" explains one of them, and all of a table or plugin by its name.
config-unknown = there is no key "{ $key }"{ $like ->
    [none] {""}
   *[other] ; did you mean "{ $like }"?
}; "guts config" lists all keys

## guts schema

cli-schema-short = write the JSON schema of rulesets, for editors
cli-schema-help =
    Writes the JSON schema of ruleset files: every key with its meaning, and the options of the installed plugins. An editor that knows TOML
    and JSON schemas completes and checks a ruleset by it; "#:schema ./guts.schema.json" in its first line says where it is.

    What the schema accepts need not be playable: "guts check" tells.
cli-schema-example =
    guts schema
    guts schema --output guts.schema.json
cli-schema-option-output = Write to this file instead of stdout.
schema-title = A ruleset
schema-about = The rules of a match-pot card game, for guts-core.
schema-written = Written: { $file }. The first line of a ruleset beside it: { $line }
