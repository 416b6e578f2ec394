half-summary = Whoever is out pays a fee.
half-fee = What is paid: { $value }
half-payers = Who pays: { $value }
half-twice = Whether it is paid twice: { $value }
half-rule = { $payers ->
    [outs] Whoever is out
   *[dealer] The dealer, when out,
} pays { $fee } into the pot{ $twice ->
    [true] {" "}twice over
   *[false] {""}
}.
half-question = Do you knock?
half-reason-fee = fee
half-event-knocked = { $seat } knocks
half-reason-match = match
half-step-knock = Every seat that plays may say { $word }.
