no-split-summary = Tied best hands neither receive nor pay; the pot stays, and what lower hands pay is added to it.
