blind-summary = Avant la première annonce, chacun dit s'il regarde ses cartes ou joue à l'aveugle.
blind-question = Regardez-vous vos cartes ?
# Ce que l'on peut dire, tel qu'affiché et tapé ; les premières lettres doivent différer, et n'être ni q, ni u, ni w.
blind-word-look = regarder
blind-word-blind = aveugle
blind-reason-unseen = à l'aveugle

# La feuille de règles
blind-rule = Tout le monde sait qui joue à l'aveugle. Ce qui est distribué ensuite se voit comme d'habitude.
blind-step-look = Chacun dit, tous en même temps, s'il regarde ses cartes ou joue à l'aveugle.
