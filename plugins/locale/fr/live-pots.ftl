live-pots-summary = Des étapes peuvent dépendre de la présence de jetons dans un pot.
live-pots-pots = Les pots que des étapes peuvent consulter : { $value }.

# La feuille de règles
live-pots-rule = Des étapes peuvent dépendre de ce qu'il y ait ou non quelque chose dans ces pots : { $pots }.
live-pots-condition-alive = { $form ->
    [while] On ne continue que tant qu'il y a quelque chose dans le pot « { $of } ».
    [until] On s'arrête dès qu'il y a quelque chose dans le pot « { $of } ».
   *[when] S'il y a quelque chose dans le pot « { $of } » :
}
live-pots-condition-empty = { $form ->
    [while] On ne continue que tant qu'il n'y a rien dans le pot « { $of } ».
    [until] On s'arrête dès qu'il n'y a plus rien dans le pot « { $of } ».
   *[when] S'il n'y a rien dans le pot « { $of } » :
}
