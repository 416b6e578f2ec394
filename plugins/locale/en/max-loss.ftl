max-loss-summary = Whoever must match pays the pot, but never more than a fixed amount; the winner takes the whole pot.
max-loss-amount = The most that one match costs: { $value }.
max-loss-objection-cap = a largest loss takes the place of the cap, but the cap is { $cap }: write cap = false
max-loss-reason-match = match, up to the largest loss
