half-summary = Qui passe paie { $montant }.
half-fee = Le montant : { $value }
