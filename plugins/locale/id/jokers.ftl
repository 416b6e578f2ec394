jokers-summary = Joker ikut dikocok; joker adalah kartu liar.
jokers-count = Banyaknya joker: { $value }.

# Lembar aturan
jokers-rule = { $count ->
    [1] Satu di antaranya adalah joker, kartu liar.
   *[other] { $count } di antaranya adalah joker, kartu liar.
}
