no-split-summary = Les meilleures mains à égalité ne reçoivent ni ne paient rien ; le pot reste, augmenté de ce que paient les mains plus basses.

no-split-answer-no-split = Elles ne gagnent rien et ne paient rien ; le pot reste, augmenté de ce que paient les mains plus basses.

# La feuille de règles
no-split-rule-award = La meilleure main prend tout le pot disputé, mais seulement si elle est seule à être la meilleure. Les meilleures mains à égalité ne reçoivent ni ne paient rien : le pot reste, augmenté de ce que paient les mains plus basses. Celui qui reste sans adversaire gagne sans montrer sa main.
