lantern-summary = A lantern goes round the table: whoever holds it may swap a card.
lantern-oil = What a loser pays for the light, in chips.
lantern-often = After so many payments of one seat the game ends.
lantern-shade = Whether a hand that nobody holds must be beaten by whoever is alone in.
lantern-bound = Whether the dealer must be in.
lantern-wild = Ranks that are wild in the light, from 2 to 14.
lantern-light-openly = Whether the seat is asked what the others may see.
lantern-rule = In every second round the seat left of the dealer may swap one card. Whoever loses then pays { $oil } more. { $shade ->
    [plays] Whoever is alone in must beat the shade, a hand that nobody holds.
   *[sleeps] No further hand plays.
 } { $bound ->
    [true] The dealer must be in.
   *[false] The dealer is free.
 } After { $often } payments of one seat the game ends. Wild in the light: { $wild }.
lantern-question-light = which card do you swap?
lantern-question-shine = may the others see your cards?
lantern-reason-light = nobody was in, and the dealer pays for the light
lantern-reason-dark = has paid so often that it is dark
lantern-objection-free = the oil costs nothing, although the antes do
