elimination-summary = A seat that has paid a number of times leaves the game, and the last one left takes the pot.
elimination-payments = How many payments make a seat leave.
elimination-reason-payment = has paid
elimination-reason-last = the last one left
