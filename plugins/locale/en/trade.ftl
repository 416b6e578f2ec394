trade-summary = Each seat may make its left neighbour change hands with it, unless that one refuses; the dealer may draw instead.
trade-question = Do you trade, or which card do you swap?
trade-event-refused = { $seat } turns up { $card } and refuses
