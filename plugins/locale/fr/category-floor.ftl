category-floor-summary = Une catégorie ne compte qu'à partir d'un certain rang ; en dessous, la main vaut ce qu'elle vaudrait sans cette catégorie.
category-floor-category = La catégorie : { $value }.
category-floor-lowest = Le plus petit rang avec lequel elle compte : { $value }.
category-floor-objection-low = category-floor concerne les mains comparées au plus haut, et ici un abattage se joue au plus bas
category-floor-objection-category = aucun abattage ne classe "{ $category }" : rien ne pourrait donc compter à partir d'un certain rang

# La feuille de règles
category-floor-rule = Ne compte qu'à partir du rang { $lowest } : { $category }. En dessous, la main vaut seulement ce qu'elle vaudrait sans cela.
