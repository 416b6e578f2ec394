live-pots-summary = Steps may depend on whether a pot holds any chips.
live-pots-pots = The pots that steps may ask about: { $value }.
