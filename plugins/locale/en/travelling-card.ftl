travelling-card-summary = An open card is offered to seat after seat, for one of its own, until it has gone round without being taken.
travelling-card-question = Which card do you give for the open one?
