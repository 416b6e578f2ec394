outs-match-summary = Whoever goes out at certain declarations pays a part of the pot into it.
outs-match-reason-went-out = part of the pot, for going out
