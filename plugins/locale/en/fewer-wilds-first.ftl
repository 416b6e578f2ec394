fewer-wilds-first-summary = A hand with many wild cards loses to every hand that has few, whatever they make.
fewer-wilds-first-most = How many wild cards a hand may hold without falling behind: { $value }.

# The rule sheet
fewer-wilds-first-rule = { $most ->
    [0] But a hand with any wild card loses to every hand without one, whatever they make.
    [one] But a hand with more than one wild card loses to every hand with one or none, whatever they make.
   *[other] But a hand with more than { $most } wild cards loses to every hand with { $most } or fewer, whatever they make.
}
