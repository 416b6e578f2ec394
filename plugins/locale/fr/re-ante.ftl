re-ante-summary = Quand personne ne participe, chacun verse au pot une entrée de plus.
re-ante-reason-nobody-in = entrée, car personne ne participait

re-ante-answer-re-ante = Chacun verse au pot une entrée de plus.

# La feuille de règles
re-ante-rule = Chacun verse une entrée de plus au pot, qui reste, et on redistribue des cartes.
