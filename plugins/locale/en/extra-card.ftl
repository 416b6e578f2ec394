extra-card-summary = Whoever holds a card of certain ranks is dealt one card more, or several more.
