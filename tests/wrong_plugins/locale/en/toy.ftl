toy-summary = Whoever is out pays a fee.
toy-fee = What is paid: { $value }
toy-payers = Who pays: { $value }
toy-twice = Whether it is paid twice: { $value }
toy-rule = { $payers ->
    [outs] Whoever is out
   *[dealer] The dealer, when out,
} pays { $fee } into the pot{ $twice ->
    [true] {" "}twice over
   *[false] {""}
}.
toy-question = Do you knock?
toy-reason-fee = fee
toy-event-knocked = { $seat } knocks
toy-reason-match = match
toy-step-knock = Every seat that plays may say { $word }.
