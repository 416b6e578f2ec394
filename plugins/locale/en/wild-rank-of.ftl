wild-rank-of-summary = The rank of a card met in play is wild for everybody.
wild-rank-of-holder = Whose card names the wild rank: { $value }.
wild-rank-of-cards = Which of its cards name a wild rank: { $value }.

# The rule sheet
wild-rank-of-rule = { $holder ->
    [board] { $cards ->
        [first] The rank of the first common card is wild for everybody.
        [last] The rank of the last common card is wild for everybody.
        [lowest] The rank of the lowest common card is wild for everybody.
        [highest] The rank of the highest common card is wild for everybody.
       *[other] The ranks of some common cards, counted as they were dealt, are wild for everybody: { $cards }.
    }
    [first-shown] { $cards ->
        [first] The rank of the first card in the first hand shown, from the dealer's left, is wild for everybody.
        [last] The rank of the last card in the first hand shown, from the dealer's left, is wild for everybody.
        [lowest] The rank of the lowest card in the first hand shown, from the dealer's left, is wild for everybody.
        [highest] The rank of the highest card in the first hand shown, from the dealer's left, is wild for everybody.
       *[other] The ranks of some cards in the first hand shown, from the dealer's left, counted as they were dealt, are wild for everybody: { $cards }.
    }
   *[other] { $cards ->
        [first] The rank of the first card of "{ $holder }" is wild for everybody.
        [last] The rank of the last card of "{ $holder }" is wild for everybody.
        [lowest] The rank of the lowest card of "{ $holder }" is wild for everybody.
        [highest] The rank of the highest card of "{ $holder }" is wild for everybody.
       *[other] The ranks of some cards of "{ $holder }", counted as they were dealt, are wild for everybody: { $cards }.
    }
}
wild-rank-of-word-first = the first
wild-rank-of-word-last = the last
wild-rank-of-word-lowest = the lowest
wild-rank-of-word-highest = the highest
