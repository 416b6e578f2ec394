wild-rank-of-summary = The rank of a card met in play is wild for everybody.
wild-rank-of-holder = Whose card names the wild rank: { $value }.
wild-rank-of-cards = Which of its cards name a wild rank: { $value }.
