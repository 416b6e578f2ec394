split-hand-summary = Every seat divides its hand: the small part is played first, the rest for another pot afterwards.
split-hand-wild_winning = { $value ->
    [true] The ranks of the small part that won are wild afterwards, but not for its winner.
   *[false] The small part that won has no effect afterwards.
}
split-hand-question = Which cards are the small part?
split-hand-reason-won = rank of the small part that won
