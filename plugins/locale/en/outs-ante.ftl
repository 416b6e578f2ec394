outs-ante-summary = Whoever is out at the first declaration pays an ante into the next pot, except where a lone seat emptied pot and reserve.
outs-ante-reason-out = ante, for being out
