outs-match-summary = Whoever goes out at certain declarations pays a part of the pot into it.
outs-match-reason-went-out = part of the pot, for going out

# The rule sheet
outs-match-rule = All who pay for having gone out pay a part of the pot as it was before.
outs-match-step-outs-match = { $pot ->
    [pot] { $part ->
        [one] Whoever has just gone out pays the amount of the pot into it.
       *[other] Whoever has just gone out pays this part of the pot into it: { $part }.
    }
   *[other] { $part ->
        [one] Whoever has just gone out pays the amount of the pot "{ $pot }" into it.
       *[other] Whoever has just gone out pays this part of the pot "{ $pot }" into it: { $part }.
    }
}
