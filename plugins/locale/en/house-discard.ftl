house-discard-summary = Common cards leave play during the round, those first that have lain longest.

# The rule sheet
house-discard-rule = Cards that have left play do not count for any hand.
house-discard-step-house-discard = { $house ->
    [board] { $cards ->
        [one] The common card that has lain longest leaves play.
       *[other] The { $cards } common cards that have lain longest leave play.
    }
   *[other] { $cards ->
        [one] The card of "{ $house }" that has lain longest leaves play.
       *[other] The { $cards } cards of "{ $house }" that have lain longest leave play.
    }
}
