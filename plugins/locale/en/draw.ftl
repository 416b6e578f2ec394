draw-summary = Before declaring, each seat from the dealer's left may swap cards for others from the deck.
draw-max = The most cards that a seat may swap; left out: as many as it holds.
draw-when = Before the declaration, or after it and right before the showdown: then only the seats that are in.
draw-question = Which cards do you swap?
draw-reason-price = price of the cards taken
draw-reason-drawn = cards taken
draw-event-ace = { $seat } shows { $card }
