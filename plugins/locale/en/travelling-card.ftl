travelling-card-summary = An open card is offered to seat after seat, for one of its own, until it has gone round without being taken.
travelling-card-question = Which card do you give for the open one?

# The rule sheet
travelling-card-rule = Whoever takes the open card gives one card for it, which is the open card from then on.
travelling-card-step-travelling-card = { $who ->
    [in] A card is turned up and offered to those who are in, one after another from the dealer's left.
   *[everyone] A card is turned up and offered to everybody, one after another from the dealer's left.
} It stops when it has gone round without being taken, and { $laps ->
    [one] after one time round the table in any case.
   *[other] after { $laps } times round the table in any case.
}
