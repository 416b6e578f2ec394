compulsory-summary = Tout le monde doit participer à la première annonce quand de nouvelles entrées viennent de former le pot.
compulsory-also_after_refill = { $value ->
    [true] Il en va de même quand le pot vidé a été complété par la réserve.
   *[false] Un pot complété par la réserve n'oblige personne.
}

compulsory-answer-compulsory = Oui, quand de nouvelles entrées viennent de former le pot.
compulsory-answer-after-refill = Oui, et aussi quand le pot vidé a été complété par la réserve.

# La feuille de règles
compulsory-rule-choices = { $also_after_refill ->
    [true] À la première annonce d'un tour, tout le monde doit participer quand de nouvelles entrées viennent de former le pot, et quand le pot vidé vient d'être complété par la réserve.
   *[false] À la première annonce d'un tour, tout le monde doit participer quand de nouvelles entrées viennent de former le pot.
}
