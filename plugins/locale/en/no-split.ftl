no-split-summary = Tied best hands neither receive nor pay; the pot stays, and what lower hands pay is added to it.

no-split-answer-no-split = They neither win nor pay; the pot stays, and what lower hands pay is added.

# The rule sheet
no-split-rule-award = The best hand takes the whole pot that it is about, but only if it is the only best one. Hands that tie for best neither receive nor pay: the pot stays, and what lower hands pay is added to it. Whoever is left without a rival wins without showing a hand.
