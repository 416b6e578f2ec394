house-discard-summary = Des cartes communes quittent le jeu au cours du tour, d'abord celles qui sont là depuis le plus longtemps.

# La feuille de règles
house-discard-rule = Les cartes qui ont quitté le jeu ne comptent pour aucune main.
house-discard-step-house-discard = { $house ->
    [board] { $cards ->
        [1] La carte commune qui est là depuis le plus longtemps quitte le jeu.
       *[other] Les { $cards } cartes communes qui sont là depuis le plus longtemps quittent le jeu.
    }
   *[other] { $cards ->
        [1] La carte de « { $house } » qui est là depuis le plus longtemps quitte le jeu.
       *[other] Les { $cards } cartes de « { $house } » qui sont là depuis le plus longtemps quittent le jeu.
    }
}
