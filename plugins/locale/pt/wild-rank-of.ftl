wild-rank-of-summary = O valor de uma carta que aparece em jogo é livre para todos.
wild-rank-of-holder = De quem é a carta que indica o valor livre: { $value }.
wild-rank-of-cards = Quais das suas cartas indicam um valor livre: { $value }.

# A folha de regras
wild-rank-of-rule = { $holder ->
    [board] { $cards ->
        [first] O valor da primeira carta comum é livre para todos.
        [last] O valor da última carta comum é livre para todos.
        [lowest] O valor da carta comum mais baixa é livre para todos.
        [highest] O valor da carta comum mais alta é livre para todos.
       *[other] Os valores de algumas cartas comuns, contadas pela ordem em que foram dadas, são livres para todos: { $cards }.
    }
    [first-shown] { $cards ->
        [first] O valor da primeira carta da primeira mão mostrada, a contar da esquerda do dador, é livre para todos.
        [last] O valor da última carta da primeira mão mostrada, a contar da esquerda do dador, é livre para todos.
        [lowest] O valor da carta mais baixa da primeira mão mostrada, a contar da esquerda do dador, é livre para todos.
        [highest] O valor da carta mais alta da primeira mão mostrada, a contar da esquerda do dador, é livre para todos.
       *[other] Os valores de algumas cartas da primeira mão mostrada, a contar da esquerda do dador, contadas pela ordem em que foram dadas, são livres para todos: { $cards }.
    }
   *[other] { $cards ->
        [first] O valor da primeira carta de "{ $holder }" é livre para todos.
        [last] O valor da última carta de "{ $holder }" é livre para todos.
        [lowest] O valor da carta mais baixa de "{ $holder }" é livre para todos.
        [highest] O valor da carta mais alta de "{ $holder }" é livre para todos.
       *[other] Os valores de algumas cartas de "{ $holder }", contadas pela ordem em que foram dadas, são livres para todos: { $cards }.
    }
}
wild-rank-of-word-first = a primeira
wild-rank-of-word-last = a última
wild-rank-of-word-lowest = a mais baixa
wild-rank-of-word-highest = a mais alta
