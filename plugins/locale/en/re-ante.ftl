re-ante-summary = When nobody is in, everybody puts one more ante into the pot.
re-ante-reason-nobody-in = ante, for nobody was in

re-ante-answer-re-ante = Everybody puts one more ante into the pot.

# The rule sheet
re-ante-rule = Everybody puts one more ante into the pot, which stays, and new cards are dealt.
