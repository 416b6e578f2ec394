# Problemas: o que está errado, para quem escreve regulamentos e nunca abre o Python.
# problem-<código> é a frase, problem-<código>-hint o conselho por baixo dela.

problem-severity-error = erro
problem-severity-warning = aviso
problem-severity-note = nota
problem-did-you-mean = queria dizer "{ $word }"?
problem-from-plugin = { $origin ->
    [none] do plugin "{ $plugin }"
   *[other] do plugin "{ $plugin }" ({ $origin })
}
problem-first-here = "{ $key }" aparece aqui pela primeira vez
problem-opened-here = abre-se aqui

## Sessões

problem-session-session-failed = uma regra falhou nesta sessão, por isso não pode continuar
problem-session-session-failed-hint = desfaça as últimas respostas, ou jogue outra vez o registo

## Ficheiros

problem-file-missing = não existe o ficheiro "{ $file }"
problem-file-missing-hint = verifique a grafia e a pasta; um nome sem ".toml" e sem barra significa um regulamento instalado
problem-file-directory = "{ $file }" é uma pasta, não um ficheiro
problem-file-directory-hint = indique um dos ficheiros .toml que lá estão, ou vários: guts check { $file }/*.toml
problem-file-is-situation = "{ $file }" não é um regulamento, mas uma situação escrita, uma ronda que foi jogada: diz "{ $key }"
problem-file-is-situation-hint = guts settle { $file } acerta-a; num regulamento pode ser um exemplo, debaixo de [[examples]]
problem-file-is-ruleset = "{ $file }" não é uma situação escrita, mas um regulamento: diz "{ $key }"
problem-file-is-ruleset-hint = guts check { $file } verifica-o e joga os seus exemplos, guts play { $file } joga-o; uma situação indica-o: ruleset = "{ $file }"
problem-file-special = "{ $file }" não é um ficheiro normal
problem-file-special-hint = guarde o regulamento num ficheiro em disco e indique esse
problem-file-permission = não tem permissão para ler o ficheiro "{ $file }"
problem-file-permission-hint = dê a si próprio permissão para o ler, ou copie-o para uma pasta sua
problem-file-unreadable = não se consegue ler o ficheiro "{ $file }": { $reason }
problem-file-too-large = o ficheiro tem mais de { $limit } KiB, o máximo que se lê
problem-file-too-large-hint = um regulamento são poucas páginas de texto; será este o ficheiro certo?
problem-file-encoding = o ficheiro está escrito em { $encoding }, mas tem de ser UTF-8
problem-file-encoding-hint = abra-o no seu editor, escolha "Guardar como" e a codificação UTF-8
problem-file-not-utf-8 = o ficheiro não é texto UTF-8: o byte { $offset } ({ $byte }) não serve
problem-file-not-utf-8-hint = abra-o no seu editor, escolha "Guardar como" e a codificação UTF-8; se não for um ficheiro de texto, indique outro

## TOML

problem-toml-control-character = um carácter de controlo invisível ({ $character }) não é permitido num ficheiro TOML
problem-toml-control-character-hint = apague-o; se houver muitos, talvez isto não seja um ficheiro de texto
problem-toml-carriage-return = um retorno de carro sozinho ({ $character }) não acaba uma linha num ficheiro TOML
problem-toml-carriage-return-hint = guarde o ficheiro com os fins de linha de Unix (LF) ou de Windows (CRLF)
problem-toml-too-deep = há mais de { $limit } níveis, o máximo que se lê
problem-toml-too-deep-hint = nenhum regulamento precisa disso; tire alguns parênteses ou pontos
problem-toml-too-many = o ficheiro tem mais de { $limit } chaves e valores, o máximo que se lê
problem-toml-too-many-hint = nenhum regulamento precisa disso; passe os exemplos para um ficheiro próprio
problem-toml-number-long = o número tem mais de { $limit } caracteres, o máximo que se lê
problem-toml-number-long-hint = escreva um número mais pequeno ou arredondado
problem-toml-exponent = o expoente do número tem de ser menor do que { $limit }
problem-toml-exponent-hint = escreva um número mais pequeno, sem "e"
problem-toml-refused = o ficheiro não se consegue ler como TOML: alguma coisa nele é demasiado longa ou tem demasiados níveis
problem-toml-refused-hint = encurte os números e use menos parênteses
problem-toml-twice = "{ $key }" aparece duas vezes
problem-toml-twice-hint = fique com uma das duas, ou dê outro nome a uma delas

toml-found = { $where ->
    [file-end] o ficheiro acaba
    [line-end] a linha acaba
   *[text] está aqui "{ $found }"
}
problem-toml-syntax = { $reason ->
    [statement] esperava-se uma chave ou uma [tabela], mas { toml-found }
    [rest] o valor está completo, mas depois { toml-found }
    [equals] esperava-se "=" depois da chave, mas { toml-found }
    [header] esperava-se "]" depois do nome da tabela, mas { toml-found }
    [key] esperava-se uma chave, mas { toml-found }
    [array] esperava-se "," ou "]" na lista, mas { toml-found }
    [table] esperava-se "," ou "{"}"}" na tabela, mas { toml-found }
    [string] faltam as aspas que fecham um texto
    [backslash] a barra invertida num texto não começa nenhuma sequência conhecida: { $found }
    [escape] a sequência de escape num texto não é um carácter: { $found }
    [date] essa data não existe: { $found }
    [value] esperava-se um valor, mas { toml-found }
   *[other] isto não é TOML ({ $detail }): { toml-found }
}
problem-toml-syntax-hint = { $reason ->
    [statement] escreva: chave = valor; uma chave com espaços ou acentos precisa de aspas
    [rest] um só "chave = valor" em cada linha; textos e frações precisam de aspas ("1/3"), os decimais de um ponto (0.5), sem zeros à esquerda
    [equals] escreva: chave = valor; uma chave com espaços ou acentos precisa de aspas
    [header] escreva: [nome] ou, para um de uma lista, [[nome]]
    [key] uma chave faz-se de letras, algarismos, "-" e "_"; qualquer outra precisa de aspas
    [string] um texto começa e acaba na mesma linha, com o mesmo tipo de aspas
    [backslash] escreva o texto entre 'plicas', ou duplique a barra invertida
    [escape] use quatro algarismos, como em \u2660
    [value] um texto precisa de aspas: "texto"; um valor lógico é true ou false, em minúsculas
   *[other] {""}
}
problem-toml-1-1 = { $what ->
    [table] uma tabela entre chavetas que ocupa várias linhas ou acaba em vírgula precisa de TOML 1.1
    [escape] as sequências \e e \x precisam de TOML 1.1
   *[time] uma hora sem segundos precisa de TOML 1.1
}
problem-toml-1-1-hint = { $what ->
    [table] escreva-a numa só linha e sem vírgula no fim, para que qualquer leitor de TOML a entenda
    [escape] escreva \u001b ou \u00.., para que qualquer leitor de TOML o entenda
   *[time] acrescente os segundos, ":00", para que qualquer leitor de TOML o entenda
}
