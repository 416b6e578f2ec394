blind-summary = Each seat says before the first declaration whether it looks at its cards or plays blind.
blind-question = Do you look at your cards?
# What can be said, as it is shown and typed; the first letters should differ, and be none of q, u and w.
blind-word-look = look
blind-word-blind = blind
blind-reason-unseen = plays blind

# The rule sheet
blind-rule = Everybody knows who plays blind. What is dealt after that is seen as always.
blind-step-look = Everybody says at once whether to look at the cards, or to play blind.
