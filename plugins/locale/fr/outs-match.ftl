outs-match-summary = Celui qui passe à certaines annonces verse au pot une part de son montant.
outs-match-reason-went-out = part du pot, pour avoir passé

# La feuille de règles
outs-match-rule = Tous ceux qui paient pour avoir passé paient une part du pot tel qu'il était avant.
outs-match-step-outs-match = { $pot ->
    [pot] { $part ->
        [1] Celui qui vient de passer verse au pot le montant du pot.
       *[other] Celui qui vient de passer verse au pot cette part de son montant : { $part }.
    }
   *[other] { $part ->
        [1] Celui qui vient de passer verse au pot « { $pot } » le montant de ce pot.
       *[other] Celui qui vient de passer verse au pot « { $pot } » cette part de son montant : { $part }.
    }
}
