kept-ghosts-summary = Os fantasmas guardam as suas cartas para a ronda seguinte, até que o pote seja ganho; podem juntar-se outros.
kept-ghosts-objection-grows = Os fantasmas que ficam cresceriam em cada ronda: dê as cartas do primeiro com when = "no-ghost", e as de qualquer outro com o passo "further-ghost".
kept-ghosts-objection-dealt = Os fantasmas que ficam não podem receber cartas com os jogadores em cada ronda: dê ao plugin "ghost" dealt = "by-steps", e dê-lhes cartas com passos.

# A folha de regras
kept-ghosts-rule-keep = Em cada ronda voltam a baralhar-se todas as outras cartas, mas os fantasmas guardam as suas até ao fim do ciclo.
kept-ghosts-condition-no-ghost = { $form ->
    [while] Só continua enquanto não houver nenhum fantasma na mesa.
    [until] Para logo que não haja nenhum fantasma na mesa.
   *[when] Se ainda não houver nenhum fantasma na mesa:
}
kept-ghosts-step-further-ghost = { $cards ->
    [one] { $face ->
        [up] Dá-se mais um fantasma, com uma carta, à vista.
       *[down] Dá-se mais um fantasma, com uma carta, tapada.
    }
   *[other] { $face ->
        [up] Dá-se mais um fantasma, com { $cards } cartas, à vista.
       *[down] Dá-se mais um fantasma, com { $cards } cartas, tapadas.
    }
} { $most ->
    [one] Nunca há mais do que um.
   *[other] Nunca há mais do que { $most }.
}
