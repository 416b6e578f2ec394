category-floor-summary = Uma categoria só conta a partir de certo valor; abaixo dele, a mão vale o que valeria sem a categoria.
category-floor-category = A categoria: { $value }.
category-floor-lowest = O valor mais baixo com que conta: { $value }.
category-floor-objection-low = category-floor é para mãos em que ganha a mais alta, e aqui há um confronto em que ganha a mais baixa
category-floor-objection-category = nenhum confronto tem a categoria "{ $category }", por isso nada há que só conte a partir de certo valor

# A folha de regras
category-floor-rule = Esta categoria só conta a partir de { $lowest }: { $category }. Mais baixa do que isso, a mão vale só o que valeria sem ela.
