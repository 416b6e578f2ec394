# The command line. Help: cli-<command>-short, -help, -example; options: cli-option-<name> or cli-<command>-option-<name>.

cli-commands = Commands
cli-example = Example
cli-interrupted = Interrupted.
cli-crash = guts has made a mistake of its own ({ $error }). Please report it; with GUTS_DEBUG=1 in the environment it says more.
cli-command-unknown = There is no command "{ $name }". { $like ->
    [none] There are: { $known }.
   *[other] Did you mean "{ $like }"?
}
cli-lang-unknown = there are no texts in "{ $lang }"; there are: { $known }

## Help

cli-guts-help =
    Plays card games of the Guts family by the house rules of whoever plays.
    A game is a ruleset: a TOML file, or the name of one that is installed, such as "default".
cli-guts-example =
    guts play
    guts play friday.toml --seats 5 --log friday.jsonl
    guts check friday.toml

cli-play-short = play a session: you against bots, or bots alone
cli-play-help =
    Plays a session of RULESET, a file or a name, in the terminal: you against bots, or bots alone if there is no terminal.

    You answer with a word or its first letter; "w" tells why chips have moved since the round before, "u" takes back your latest entry,
    "q" stops. A game that was stopped, also with Ctrl-C, goes on with --resume.
cli-play-example =
    guts play
    guts play friday.toml --seats 5 --log friday.jsonl
    guts play --resume friday.jsonl
cli-settle-short = settle a round that was played at a real table
cli-settle-help =
    Reads a scripted situation (who held what, who was in) and says who has won, who pays, and why. If the file says what it expects,
    the exit status is 1 where that is not what comes out.
cli-settle-example =
    guts settle round.toml
    guts settle round.toml --json
cli-check-short = validate rulesets and play their examples
cli-check-help =
    Validates rulesets, files or names, and plays the examples in them. The exit status is 1 if anything is wrong.
cli-check-example =
    guts check friday.toml
    guts check default rulesets/*.toml --strict --format github
cli-rank-short = put hands in order
cli-rank-help =
    Orders hands by the ranking of a ruleset, the best first; equal hands share a place. A hand is one argument: AcKd, or "Ac Kd".
cli-rank-example =
    guts rank AcKd 2s2h QsJs
    guts rank --ruleset friday.toml AcKd 2s2h --json
cli-replay-short = tell a logged game again
cli-replay-help =
    Tells a game from its LOG again, exactly as it happened. With --json every event is a line.
cli-replay-example =
    guts replay friday.jsonl
    guts replay friday.jsonl --json
cli-plugins-short = list the plugins, or the rulesets, that are installed
cli-plugins-help =
    Lists the installed plugins with the packages that they come from, or with --rulesets every ruleset that has a name. It runs
    nothing of theirs.

    With a NAME it imports that plugin, and says what it does: its options, its steps, the hooks that it answers, and whether it
    can be used. With --load it does so for all.

    "guts plugins new NAME" begins a plugin of your own: it makes the folder guts-NAME with a package that works, to be changed.
cli-plugins-example =
    guts plugins
    guts plugins ghost
    guts plugins --rulesets
    guts plugins --json
    guts plugins new blind-night
cli-completion-short = print a script that completes commands in a shell
cli-completion-help =
    Prints what SHELL (bash, zsh or fish) needs to complete commands and options of guts.
cli-completion-example =
    eval "$(guts completion bash)"
    guts completion fish > ~/.config/fish/completions/guts.fish

cli-option-lang = Language of the texts.
cli-option-ascii = Write nothing but ASCII: Qs for the queen of spades.
cli-option-as-json = Write JSON on stdout, and all else on stderr.
cli-play-option-as-json = Write every event as a line of JSON on stdout, and all else on stderr.
cli-replay-option-as-json = Write every event as a line of JSON on stdout, and all else on stderr.
cli-check-option-as-json = The same as --format json.
cli-option-bots-only = Bots alone; you watch.
cli-option-seed = Decides the cards and the bots: the same number, the same game.
cli-option-seats = How many play, you among them.
cli-option-name = Your name at the table.
cli-option-cycles = How many cycles to play, each until pot and reserve are empty.
cli-option-rounds = End after so many rounds at the latest.
cli-option-log-file = Keep every answer in a new file.
cli-option-resume = Go on with the game in a log, and keep it there.
cli-option-strict = Warnings are failures, too.
cli-option-format = How to write problems: text, json, or github for the annotations of its workflows.
cli-option-ruleset = The ruleset whose ranking counts, a file or a name.
cli-option-rulesets = List the rulesets instead, by name, with their titles.
cli-option-showdown = Which showdown of the ruleset ranks the hands, from 1.

## Usage

cli-resume-alone = "{ $option }" cannot stand beside --resume: a log says all that itself
cli-name-bad = "{ $name }" cannot be a name: it is empty, longer than 40 characters, or not text
cli-seed-bad = a seed is a whole number of at most 18 digits
cli-card-unknown = "{ $text }" in the hand "{ $hand }" is no card: write a rank and a suit, as in Qs, 10h or Ac
cli-card-twice = the card "{ $text }" is twice in the hand "{ $hand }"
cli-rank-empty = a hand needs a card, and has 52 at the most
cli-rank-sizes = all hands must have the same number of cards; a hand is one argument: AcKd, or "Ac Kd"
cli-rank-number = there is no showdown { $number }: the ruleset has { $count }
cli-rank-which = no showdown ranks hands of { $size ->
    [one] one card
   *[other] { $size } cards
} (theirs have { $sizes }): say which of the { $count } with --showdown N
cli-rank-unusual = note: hands of { $size ->
    [one] one card
   *[other] { $size } cards
}; in this game they have { $usual }
cli-rank-quotes = note: each card counts as a hand of its own here; a hand of several cards is one argument, in quotes: { $hands }
cli-rank-used = note: ranked as in showdown { $number } of { $count } (their hands have { $sizes } cards); --showdown N chooses another
cli-plugins-none = No plugins are installed.
cli-rulesets-none = No rulesets are installed.

## The game on the screen. Seats are names, amounts are text.

cli-you = You
cli-bot-names = Ana Bo Cy Dee Eli Fay Gus Hal Ivy Jon Kim Leo Mia Ned Ola Pia Quin Ray Sue Tom Una Vic Wes Xia Yan Zoe Amy
cli-name-pot = pot
cli-name-reserve = reserve
cli-name-board = board
cli-word-in = in
cli-word-out = out
cli-seed = Seed { $seed }: { $seats }
cli-round = Round { $round }, dealer { $dealer }
cli-said = { $word }: { $seats }
cli-held = { $holder }: { $cards }
cli-best = best
cli-move-pays = { $count ->
    [one] { $seats } -{ $amount } into { $pot }: { $reason }
   *[other] { $seats } -{ $amount } each into { $pot }: { $reason }
}
cli-move-gets = { $count ->
    [one] { $seats } +{ $amount } from { $pot }: { $reason }
   *[other] { $seats } +{ $amount } each from { $pot }: { $reason }
}
cli-move-between = { $seats } -{ $amount } to { $pot }: { $reason }
cli-move-pots = { $amount } from { $seats } into { $pot }: { $reason }
cli-exchanged = { $seat } gives up { $gave } and takes { $took }
cli-handed = { $seat } hands { $cards } to { $to }
cli-shows = { $seat } shows all cards
# points on a counter, such as legs; $delta has its sign
cli-count = { $seat } { $delta } { $counter }
cli-count-why = { $seat } { $delta } { $counter }: { $reason }
cli-cycle-over = The cycle is over.
cli-game-over = The game is over: { $reason }. { $seat }
cli-session-over = The session is over: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $cycles ->
    [one] { $cycles } cycle
   *[other] { $cycles } cycles
} completed.
cli-standing = Final standing
cli-standing-points = { $counter }: { $points }
cli-resumed = Resumed from { $file }, in round { $round }
cli-resume-over = This game is over. It is told again by: { $command }
cli-go-on = Stopped. It goes on with: { $command }
cli-nothing-kept = Stopped. No answer had been given, so nothing was saved.
cli-log-ends = The log ends in round { $round }; the game is not over.

cli-your-cards = Your cards: { $cards }{ $called }
cli-ask-choose = { $words }? (w = why, u = undo, q = stop)
cli-ask-pick = { $kind }, { $least } to { $most } of { $cards }? (w = why, u = undo, q = stop)
cli-answer-choose = "{ $answer }" is no answer: { $words }
cli-answer-pick = "{ $answer }" is no answer: name { $least } to { $most } of { $cards }
cli-answer-none = An answer is needed. You can say: { $words }
cli-answer-no-cards = An answer is needed. Name { $least } to { $most } of { $cards }
cli-undone = Taken back. Round { $round }
cli-undo-none = There is nothing to take back.
cli-undo-json = With --json nothing can be taken back: the events have been written.

## Checking and settling

cli-check-good = { $file }: good, { $examples ->
    [0] no examples
    [one] { $examples } example as expected
   *[other] { $examples } examples as expected
}
cli-check-bad = { $file }: { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}, { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}
cli-settle-good = It is as expected.

## Sessions

problem-session-seats-number = { $seats } seats, but this game is for { $min } to { $max }
problem-session-seats-number-hint = choose another number with --seats
problem-session-seat-name = "{ $name }" cannot be the name of a seat: it is empty, too long, the name of a pot, or has signs that cannot be shown
problem-session-number = { $key } must be a whole number{ $key ->
    [seed] {""}
   *[other] {" "}above zero
 }, not { $number }
problem-session-seat-twice = two seats are called "{ $name }"
problem-session-answer-number = { $given } answers were given, but { $open } are wanted
problem-session-session-over = the session is over, nothing is asked any more

## Logs

problem-log-missing = there is no log "{ $file }"
problem-log-missing-hint = check the spelling and the folder
problem-log-directory = "{ $file }" is a folder, not a log
problem-log-directory-hint = name a file
problem-log-nameless = the name of the log is empty
problem-log-nameless-hint = name a file, as in --log friday.jsonl
problem-log-special = "{ $file }" is not an ordinary file
problem-log-unreadable = the log "{ $file }" cannot be read: { $reason }
problem-log-too-large = the file is larger than { $limit } MiB, the most that is read
problem-log-too-many = the log has more than { $limit } lines, the most that is read
problem-log-line-long = the line is longer than { $limit } KiB, the most that is read
problem-log-empty = the file is empty, so it is no log
problem-log-header-torn = the first line is not complete, so this is no log
problem-log-header = the first line is no header of a log: "{ $key }" is missing, unknown or not what it must be
problem-log-header-hint = a log is made by "guts play --log FILE"; is this the right file?
problem-log-format = the log has format { $number }, but this version of guts reads format { $known }
problem-log-format-hint = replay it with the version of guts that wrote it
problem-log-not-utf-8 = the line is not UTF-8 text: there is a byte { $byte }
problem-log-json = { $what ->
    [list] the line is a list, where a JSON object must stand
    [value] the line is a single value, where a JSON object must stand
    [empty] the line says nothing: it is an object without answers
    [constant] { $found } is no number in JSON
    [deep] the line is nested too deeply
    [digits] a number in the line has too many digits
   *[syntax] the line is not JSON
}
problem-log-json-hint = the log has been damaged or edited; take it from a backup, or cut it off before this line
problem-log-twice = "{ $key }" is there twice
problem-log-twice-hint = each seat answers once in a line
problem-log-undo = "undo" must be a whole number of lines to take back, from 1 to the { $groups } that there are
problem-log-group = "{ $kind }" must hold an answer for each seat that was asked
problem-log-seat-unknown = there is no seat "{ $seat }" at the table, but it answers "{ $kind }"
problem-log-seat-not-asked = "{ $seat }" is not asked "{ $kind }" here
problem-log-seat-missing = the answer of "{ $seat }" to "{ $kind }" is missing
problem-log-kind = "{ $kind }" is not asked here, but: { $kinds }
problem-log-answer = "{ $seat }" cannot answer "{ $kind }" with { $answer }: { $shape ->
    [choose] allowed are { $allowed }
   *[pick] allowed are { $least } to { $most } of { $allowed }
}
problem-log-after-end = the game is over before this line
problem-log-hash = the rules in the log have been changed: their hash is { $found }, the header says { $written }
problem-log-hash-hint = if a plugin's version has changed its rules, replay the log with the version that wrote it
problem-log-version = the log was written with { $distribution } { $written }, this is { $found }
problem-log-torn = the last line is not complete and is left out; the game goes on from the line before
problem-log-exists = there is a file "{ $file }" already
problem-log-exists-hint = choose another name, or go on with that game: guts play --resume FILE
problem-log-in-use = the log "{ $file }" is in use by another guts
problem-log-in-use-hint = end the other game first; then go on with: guts play --resume FILE
problem-log-edited = this line, or one that stood before it, has been edited: its "sum" is missing or does not fit
problem-log-edited-hint = take the log from a backup, or cut it off before this line; "u" in a game takes an entry back
problem-log-write = the log "{ $file }" cannot be written: { $reason }
problem-log-write-hint = name a file in a folder that there is, and that you may write to

## Situations on the command line

cli-settle-legs = Legs: { $legs }
cli-settle-over = The game is over.
cli-settle-stage = Showdown { $number }
cli-settle-stage-best = { $count ->
    [0] Best: nobody
   *[other] Best: { $seats }
}
cli-settle-best = { $count ->
    [0] Nobody takes the pot.
   *[other] Best: { $seats }; nobody takes the pot.
}
cli-settle-received = Received from others: { $seats }
cli-settle-won = { $count ->
    [0] Nobody has won.
   *[other] Won by: { $seats }
}
problem-settle-ruleset = "ruleset" must be the name of a ruleset or the path of its file, in quotes
