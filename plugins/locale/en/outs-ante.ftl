outs-ante-summary = Whoever is out at the first declaration pays an ante into the next pot, except where a lone seat emptied pot and reserve.
outs-ante-reason-out = ante, for being out

outs-ante-answer-outs-too = Everybody for a new pot, and in every round whoever stays out pays an ante into the next pot.

# The rule sheet
outs-ante-rule-also = Whoever was out at the first declaration pays an ante into the next pot, in every round, except where somebody who was in alone has emptied the pot and the reserve.
