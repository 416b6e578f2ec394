ghost-summary = A dealt hand that nobody holds must be beaten to win the pot. If it is best, all who were in match and the pot stays.
ghost-plays = Whether the ghost plays in every showdown, or only when exactly one seat is in.
ghost-tie = What a tie with the ghost means: neither winning nor paying, or losing to it.
ghost-hands = How many ghosts there are.
ghost-dealt = Whether the ghost is dealt along with the seats, or by steps of its own.
ghost-nobody_in = What happens when nobody is in: everybody antes again, or what the other rules say.
ghost-reason-again = ante again: nobody dared the ghost
