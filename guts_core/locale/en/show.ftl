# `guts show` and `guts diff`

cli-show-short = print the rules that a ruleset comes to
cli-show-help =
    Prints RULESET, a file or a name, with everything that it inherits and all defaults, as TOML. With --origin each value has the file and
    line that it comes from.

    With --toml it becomes one file without "extends", its examples kept: the same rules, which the hash in its first line proves.
cli-show-example =
    guts show friday.toml
    guts show friday.toml --origin
    guts show friday.toml --toml --output friday-alone.toml
cli-option-origin = Say where each value comes from.
cli-option-toml = Write one file without "extends" that has the same hash.
cli-show-option-output = Write to this file instead of stdout.
show-hash = Hash of these rules: { $hash }
show-default = guts' own default
show-plugin-default = own default of { $plugin }
show-lowered = lowered, for the cards do not suffice for more
show-written = Written: { $file }, hash { $hash }
show-choose = { $first } and { $second } cannot stand together
show-changed = the rules cannot be written as one file: their hash would be { $found }, not { $hash }

cli-diff-short = say in what two rulesets differ, and show a round
cli-diff-help =
    Says in what the rulesets FIRST and SECOND, files or names, differ, and shows a round that goes differently by them: same cards, same
    declarations. The exit status is 1 if they differ.
cli-diff-example =
    guts diff default friday.toml
    guts diff friday.toml monday.toml --seats 5 --json
cli-diff-option-seats = Look only at rounds with so many seats.
cli-diff-option-seed = Decides the cards and declarations of the rounds that are compared.
cli-diff-option-rounds = Compare so many rounds at the most; 0 for none.

diff-same = { $first } and { $second } are the same rules: hash { $hash }
diff-rules = What differs
diff-key = { $name }: { $left } in { $first }, { $right } in { $second }
diff-nothing = nothing
diff-option = The plugin { $plugin }, { $name }: { $left } in { $first }, { $right } in { $second }
diff-plugin = Only in { $side }: the plugin { $plugin }{ $options ->
    [none] {""}
   *[other] , with { $options }
}
diff-order = The plugins apply in another order: { $left } in { $first }, { $right } in { $second }
diff-step = Only in { $side }, as step { $number }: { $step }
diff-parameter = Step { $number }, { $name }, { $parameter }: { $left } in { $first }, { $right } in { $second }
diff-sheet = How the rule sheets put it
diff-sheet-line = { $side }: { $text }
diff-searching = Comparing rounds …
diff-seats = There is no number of seats for which both can be played, so no round can be compared.
diff-none = No round was found that goes differently, in { $rounds } rounds with { $seats } seats.
diff-round = A round that goes differently, with { $seats } seats: seed { $seed }, round { $round }, dealer { $dealer }
diff-before = Before it: { $pots }
diff-before-balances = Balances before it: { $balances }
diff-hand = { $seat } holds { $cards }
diff-side = By { $side }
diff-cycle-on = The cycle goes on.
diff-found = { $rounds ->
    [one] It is the first round that was compared.
   *[other] { $rounds } rounds were compared.
}
diff-seats-bad = { $seats } seats are not for both games: { $least ->
    [0] there is no number for which both can be played
   *[other] they are { $least } to { $most }
}
