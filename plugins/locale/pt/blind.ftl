blind-summary = Antes da primeira declaração, cada jogador diz se vê as suas cartas ou se joga às cegas.
blind-question = Quer ver as suas cartas?
# O que se pode dizer, como se mostra e se escreve; as primeiras letras devem ser diferentes, e nenhuma ser q, u ou w.
blind-word-look = ver
blind-word-blind = cegas
blind-reason-unseen = joga às cegas

# A folha de regras
blind-rule = Todos sabem quem joga às cegas. O que for dado depois disso vê-se como sempre.
blind-step-look = Todos dizem ao mesmo tempo se veem as cartas ou se jogam às cegas.
