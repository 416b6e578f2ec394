# `guts new`: the questions that groups argue about. new-topic-<topic> is the question, -help what it is about, new-answer-<topic>-<id>
# an answer of the core; those of a plugin are <plugin>-answer-<id>. All of them stand in the file as comments, too.

new-topic-title = What is the game called?
new-topic-title-help = A name for your rules, such as "Friday night". It stands above the rule sheet.
new-topic-cards = How many cards does everybody get?
new-topic-cards-help = Two-card hands are pairs and high cards. With three or five, straights and flushes count too.
new-answer-cards-two = Two.
new-answer-cards-three = Three.
new-answer-cards-five = Five.
new-topic-ranking = Which hands are best, with three cards?
new-topic-ranking-help = Published rules disagree about straight against flush, and about three of a kind against a straight flush.
new-answer-ranking-trips-straight = Three of a kind, straight flush, straight, flush, pair.
new-answer-ranking-trips-flush = Three of a kind, straight flush, flush, straight, pair.
new-answer-ranking-straight-flush-straight = Straight flush, three of a kind, straight, flush, pair.
new-answer-ranking-straight-flush-flush = Straight flush, three of a kind, flush, straight, pair.
new-answer-ranking-sets-only = Three of a kind, pair; straights and flushes do not count.
new-topic-low-ace = Is ace, two, three a straight?
new-topic-low-ace-help = If it is, it is the lowest one. The ace always stands above the king, too.
new-answer-low-ace-yes = Yes, the lowest one.
new-answer-low-ace-no = No.
new-topic-wild = Are any cards wild?
new-topic-wild-help = A wild card stands for whatever makes the hand best. Name ranks, as in "2" or "J 2".
new-answer-wild-none = None.
new-topic-exchange = May cards be swapped for others from the deck?
new-topic-exchange-help = A draw makes better hands, and more who dare to be in.
new-answer-exchange-none = No.
new-topic-passing = Are cards handed on to a neighbour?
new-topic-passing-help = Before declaring, everybody chooses cards to hand on, face down, and then receives some.
new-answer-passing-none = No.
new-topic-declaration = How does everybody declare in or out?
new-topic-declaration-help = All at once, nobody knows what the others do. One after another, the last one knows most.
new-answer-declaration-at-once = All at once.
new-topic-first-round = Must everybody be in when the pot is new?
new-topic-first-round-help = Some groups play the first hand for a new pot without a choice, so that it grows.
new-answer-first-round-free = No.
new-topic-ghost = Must a hand that nobody holds be beaten?
new-topic-ghost-help = A ghost, or kitty, is dealt along with the others. It keeps a lone player from taking the pot with nothing.
new-answer-ghost-none = No.
new-topic-nobody-in = Nobody is in: what happens?
new-topic-nobody-in-help = The pot stays in any case, and new cards are dealt. The question is who pays for it.
new-answer-nobody-in-stays = The pot stays as it is, and nobody pays.
new-topic-ties = The best hands tie: who gets the pot?
new-topic-ties-help = Suits never decide. A third, lower hand pays in any case.
new-answer-ties-share = They share it, and do not match it.
new-topic-losers = Who of those who are in and lose matches the pot?
new-topic-losers-help = To match is to pay the amount of the pot that was won. It makes the next pot.
new-answer-losers-all = All of them.
new-topic-debt = A loser cannot pay: what then?
new-topic-debt-help = Chips can be counted below zero, or only what lies on the table is played for.
new-answer-debt-owes = The loser goes into debt; balances may be below zero.
new-topic-antes = Who antes, and when?
new-topic-antes-help = An ante is a small payment into the pot before the cards are dealt.
new-answer-antes-new-pot = Everybody, when pot and reserve are empty.
new-answer-antes-every-round = Everybody, in every round.
new-topic-ante = How much is an ante, in chips?
new-topic-ante-help = All other amounts are in the same chips. Fractions are written 0.25 or 1/4.
new-topic-limit = Is there a limit to the pot, or to what can be lost?
new-topic-limit-help = Pots grow fast: three losers make the next one three times as large.
new-answer-limit-cap = The pot has a cap; what is above it waits in a reserve, which refills the pot when it has been taken.
new-answer-limit-none = No limit.
new-topic-cap = How much is the cap, in chips?
new-topic-cap-help = The largest pot that can be won or must be matched.
new-topic-winnings = How much of the pot can be won?
new-topic-winnings-help = Some groups limit also what is taken out of the pot at once.
new-answer-winnings-pot = All of it.
new-topic-matched = Which money is matched?
new-topic-matched-help = The pot as it was before it was won, or something else.
new-answer-matched-old-pot = The pot as it was, without what others pay.
new-topic-reserve = Who owns the reserve?
new-topic-reserve-help = It holds the chips above the cap.
new-answer-reserve-refills = It refills the pot when that was taken, and is never won or matched itself.
new-topic-chip = What is the smallest chip?
new-topic-chip-help = With "exact" a pot of 20 is shared by three as 20/3 each. With an amount such as 1 or 0.25, shares are whole chips of that size.
new-answer-chip-exact = exact
new-topic-odd-chips = The pot cannot be shared evenly: who gets the odd chips?
new-topic-odd-chips-help = With a smallest chip, something may be left over.
new-answer-odd-chips-left = The winners in turn, from the dealer's left.
new-topic-seats = How many may play?
new-topic-seats-help = A number, or two of them as in 3-8.
new-topic-cycles = How many cycles is a session?
new-topic-cycles-help = A cycle lasts until pot and reserve are empty.
new-topic-ending = When does a session end?
new-topic-ending-help = Agree on the end before you begin.
new-answer-ending-cycles = After the agreed number of cycles.

## The file

new-comment = { $question } { $answer }
new-comment-head = Written by "guts new". A comment is a question and the answer that the lines below it give.
new-comment-inherited = As in "{ $base }":
new-comment-unconfirmed = Computed by "guts new", and confirmed by nobody yet. Read it: is this what your group plays?

## The conversation

new-welcome = Your house rules, a question at a time. Type a number or a word; Enter takes what stands in brackets. "?" explains, "b" goes back, "q" stops and writes nothing.
new-prompt = [{ $now }]:
new-as-is = as in "{ $base }"
new-wants = { $kind ->
    [word] "{ $text }" is none of the answers. Type a number or a word from the list.
    [amount] "{ $text }" is no amount of chips. Write 1, 0.25 or 1/4.
    [whole] "{ $text }" is no whole number above zero.
    [seats] "{ $text }" is not how many may play. Write 4, or 3-8; 2 are the fewest, 26 the most.
    [ranks] "{ $text }" are no ranks. Write 2, or J 2, or none.
   *[text] "{ $text }" cannot be a title: it is empty, too long, or has signs that cannot be shown.
}
new-no-help = There is no more to say about it.
new-first = This is the first question.
new-refused = That does not go with what was said before:
new-try-again = Another answer, please; "b" goes back.
new-unasked = the question "{ $name }" is not asked: the other answers leave nothing to ask there
new-question-unknown = there is no question "{ $name }"{ $like ->
    [none] {"; \"guts new --questions\" lists them"}
   *[other] {"; did you mean"} "{ $like }"?
}
new-set-form = "{ $text }" is no answer to a question: write it as in --set cards=three
new-set-wrong = "{ $word }" is no answer to "{ $name }": { $kind ->
    [word] choose one of { $known }
    [amount] write an amount of chips, as in 1, 0.25 or 1/4{ $known ->
        [none] {""}
       *[other] {", or "}{ $known }
    }
    [whole] write a whole number above zero
    [seats] write how many may play, as in 3-8
    [ranks] write ranks, as in "2" or "J 2", or { $known }
   *[text] a title has at most 200 characters that can be shown
}
new-set-base = the answers do not go together:
new-name-bad = a ruleset's file must be called something.toml, not "{ $file }"
new-file-missing = name the file to write, as in "guts new friday.toml"
new-from-itself = "{ $file }" cannot start from itself: choose another name, and remove the old file afterwards

new-examples = Now a few rounds by these rules. Are they what your group plays?
new-example-new-pot = A new pot, and two are in
new-example-order = A straight against a flush
new-example-tie = Two tie for best, and a third hand is lower
new-example-lone = One alone is in
new-example-lone-beaten = One alone is in, and the hand that nobody holds is better
new-example-lone-tied = One alone is in, and ties with the hand that nobody holds
new-example-nobody = Nobody says in
new-example-cap = The payments go above the cap
new-example-large = A large pot is lost
new-example-pot = Before: pot { $pot }
new-example-right = Is this what your group plays? [Y/n]:
new-example-yes = y yes
new-example-no = n no
new-example-answer = Please answer y or n.
new-example-left-out = It is left out of the file. What it shows is decided by:
new-revisit = Which question again, by its name? [none, go on]:
new-revisit-again = The rounds again, by the new answers.
new-unconfirmed = note: nobody has confirmed the examples in the file; read them, they show what the rules mean
new-no-examples = note: no example could be computed for this game; "guts check" will say that there is none

new-written = Written: { $file }
new-written-schema = Written: { $file }, the schema by which editors complete and check it
new-schema-kept = note: "{ $file }" is there already and was left as it is; --force writes it anew
new-next = What next:
new-nothing = Nothing was written.
problem-cli-new-exists = there is a file "{ $file }" already
problem-cli-new-exists-hint = choose another name, or replace it with --force
problem-cli-new-folder = there is no folder "{ $folder }"
problem-cli-new-folder-hint = make it first, or choose another one

cli-new-short = make a ruleset by answering questions
cli-new-help =
    Asks what groups argue about (how many cards, what if nobody is in, ties, ghosts, limits) and writes FILE, a ruleset with comments,
    and with examples whose figures were computed and that you confirm.

    Without a terminal, or with --yes, nothing is asked: what --set does not say is as in the base. No file is overwritten without --force.
cli-new-example =
    guts new friday.toml
    guts new friday.toml --set cards=three --set cap=30 --yes
    guts new monday.toml --from friday.toml
    guts new --questions
cli-new-option-base-name = The ruleset to start from, a file or a name; its answers are proposed.
cli-new-option-answers = An answer that need not be asked for. May be given often.
cli-new-option-yes = Ask nothing.
cli-new-option-force = Replace files that are there.
cli-new-option-questions = List all questions with their answers.
cli-new-option-as-json = Write what was made, or the questions, as JSON on stdout.
