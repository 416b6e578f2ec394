re-ante-summary = When nobody is in, everybody puts one more ante into the pot.
re-ante-reason-nobody-in = ante, for nobody was in
