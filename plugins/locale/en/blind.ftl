blind-summary = Each seat says before the first declaration whether it looks at its cards or plays blind.
blind-question = Do you look at your cards?
blind-reason-unseen = plays blind
