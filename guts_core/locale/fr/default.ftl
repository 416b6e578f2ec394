# Pourquoi des jetons bougent dans le jeu par défaut. Le motif suit le mouvement : « Bo -6 au pot : main battue ».

default-reason-ante = entrée
default-reason-match = main battue, l'ancien pot est à égaler
default-reason-won = meilleure main
default-reason-shared = meilleure main à égalité : le pot est partagé
default-reason-lone = personne d'autre ne participait
default-reason-overflow = ce qui dépasse le plafond attend dans la réserve
default-reason-refill = la réserve complète le pot
default-reason-over = la partie est finie
