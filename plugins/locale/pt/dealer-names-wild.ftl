dealer-names-wild-summary = Antes de se darem as cartas, o dador diz que valor é livre nesta ronda.
dealer-names-wild-question = Que valor é livre?
dealer-names-wild-reason-named = diz qual é o valor livre

# A folha de regras
dealer-names-wild-rule = Todas as cartas do valor que o dador disse são livres para todos.
dealer-names-wild-step-name-wild = O dador diz um valor, que é livre nesta ronda.
