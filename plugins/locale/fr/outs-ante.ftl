outs-ante-summary = Celui qui passe à la première annonce paie une entrée pour le pot suivant, sauf si un joueur seul a vidé le pot et la réserve.
outs-ante-reason-out = entrée, pour avoir passé

outs-ante-answer-outs-too = Tous pour un nouveau pot, et à chaque tour, ceux qui passent paient une entrée pour le pot suivant.

# La feuille de règles
outs-ante-rule-also = Celui qui a passé à la première annonce paie une entrée pour le pot suivant, à chaque tour, sauf si quelqu'un, seul à participer, a vidé le pot et la réserve.
