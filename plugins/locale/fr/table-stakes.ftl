table-stakes-summary = Chacun a acheté un certain nombre de jetons, et paie avec ce qu'il a devant lui.
table-stakes-buy_in = Le nombre de jetons que chacun achète, et rachète : { $value }.
table-stakes-short = Ce que fait un joueur qui doit plus qu'il n'a : il paie tout ce qu'il a, ou paie en entier et s'endette.
table-stakes-broke = Ce que fait un joueur qui n'a plus rien au début d'un tour : il reste à l'écart, rachète des jetons, ou continue à jouer.
table-stakes-reason-buys-in = rachat de jetons
table-stakes-reason-last = personne d'autre n'a plus de jetons
table-stakes-objection-zero = on ne peut pas jouer pour rien : buy_in doit être supérieur à 0

table-stakes-answer-sits-out = Chacun a acheté pour une certaine somme. Celui qui n'a pas assez paie ce qui lui reste, et reste à l'écart quand il n'a plus rien.
table-stakes-answer-buys-in = Chacun a acheté pour une certaine somme. Celui qui n'a pas assez paie ce qui lui reste, et rachète quand il n'a plus rien.
table-stakes-answer-plays-on = Chacun a acheté pour une certaine somme. Celui qui n'a pas assez paie ce qui lui reste, et continue à jouer pour rien.
table-stakes-topic-buy_in = Combien de jetons chacun achète-t-il ?

# La feuille de règles
table-stakes-step-buy-in = { $broke ->
    [buys-in] Celui qui n'a plus de jetons en rachète, pour une valeur de { $amount }.
    [plays-on] Celui qui n'a plus de jetons de son achat de { $amount } continue à jouer.
   *[sits-out] Si un seul joueur a encore des jetons, la partie est finie. Pour la suivante, les autres en rachètent, pour une valeur de { $amount }.
}
table-stakes-rule = { $buy_in ->
    [1] Chacun achète 1 jeton.
   *[other] Chacun achète { $buy_in } jetons.
} { $broke ->
    [buys-in] Celui qui n'a plus de jetons au début d'un tour en rachète autant, aussi souvent qu'il le faut pour en avoir.
    [plays-on] Celui qui n'a plus de jetons continue à jouer.
   *[sits-out] Celui qui n'a plus de jetons au début d'un tour reste à l'écart. Si un seul joueur en a encore, il prend le pot et la partie est finie ; pour la partie suivante, les autres en rachètent.
}
table-stakes-rule-pays = { $short ->
    [in-full] Celui qui doit plus de jetons qu'il ne lui en reste paie quand même en entier, et s'endette.
   *[all-in] Celui qui doit plus de jetons qu'il ne lui en reste les donne tous, d'abord à ceux à qui il les doit en premier, et peut encore gagner le pot entier.
}
