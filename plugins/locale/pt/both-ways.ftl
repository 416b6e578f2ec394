both-ways-summary = Quem declara os dois sentidos tem de ter a melhor mão em ambos; senão não ganha nada.
both-ways-word = A declaração que significa os dois sentidos: { $value }.
both-ways-objection-word = both-ways precisa de uma declaração com a escolha "{ $word }" e de duas disputas entre os que a fizeram

# A folha de regras
both-ways-rule = Mas quem declarar "{ $word }" tem de ter a melhor mão em todas as disputas em que entra, bastando um empate; senão não ganha nenhuma. O que esse jogador não conseguir ganhar vai para a melhor das outras mãos.
