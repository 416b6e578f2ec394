pass-cards-summary = Before declaring, each seat hands cards on to its neighbour, face down; all choose before anybody receives anything.
pass-cards-cards = How many cards each seat hands on.
pass-cards-direction = To the neighbour on the left or on the right.
pass-cards-question = Which cards do you hand on?
