# Problemas: qué está mal, para quien escribe reglamentos y nunca abre Python.
# problem-<code> es la frase, problem-<code>-hint el consejo que va debajo.

problem-severity-error = error
problem-severity-warning = advertencia
problem-severity-note = nota
problem-did-you-mean = ¿quizá "{ $word }"?
problem-from-plugin = { $origin ->
    [none] del plugin "{ $plugin }"
   *[other] del plugin "{ $plugin }" ({ $origin })
}
problem-first-here = "{ $key }" se da aquí por primera vez
problem-opened-here = se abre aquí

## Sesiones

problem-session-session-failed = una regla ha fallado en esta sesión, así que no puede seguir
problem-session-session-failed-hint = deshacer las últimas respuestas, o volver a jugar su registro

## Archivos

problem-file-missing = no existe el archivo "{ $file }"
problem-file-missing-hint = revisar la ortografía y la carpeta; un nombre sin ".toml" y sin barra se refiere a un reglamento instalado
problem-file-directory = "{ $file }" es una carpeta, no un archivo
problem-file-directory-hint = indicar uno de los archivos .toml que contiene, o varios: guts check { $file }/*.toml
problem-file-is-situation = "{ $file }" no es un reglamento sino una situación, una ronda que se jugó: dice "{ $key }"
problem-file-is-situation-hint = guts settle { $file } hace sus cuentas; en un reglamento puede ser un ejemplo, bajo [[examples]]
problem-file-is-ruleset = "{ $file }" no es una situación sino un reglamento: dice "{ $key }"
problem-file-is-ruleset-hint = guts check { $file } lo comprueba y juega sus ejemplos, guts play { $file } lo juega; una situación lo nombra: ruleset = "{ $file }"
problem-file-special = "{ $file }" no es un archivo normal
problem-file-special-hint = guardar el reglamento en un archivo del disco e indicar ese
problem-file-permission = no hay permiso para leer el archivo "{ $file }"
problem-file-permission-hint = dar permiso de lectura, o copiarlo a una carpeta propia
problem-file-unreadable = no se puede leer el archivo "{ $file }": { $reason }
problem-file-too-large = el archivo pasa de { $limit } KiB, lo máximo que se lee
problem-file-too-large-hint = un reglamento son unas pocas páginas de texto; ¿es este el archivo correcto?
problem-file-encoding = el archivo está escrito en { $encoding }, pero debe ser UTF-8
problem-file-encoding-hint = abrirlo en el editor, elegir "Guardar como" y la codificación UTF-8
problem-file-not-utf-8 = el archivo no es texto UTF-8: el byte { $offset } ({ $byte }) no encaja
problem-file-not-utf-8-hint = abrirlo en el editor, elegir "Guardar como" y la codificación UTF-8; si no es un archivo de texto, indicar otro

## TOML

problem-toml-control-character = un carácter de control invisible ({ $character }) no se admite en un archivo TOML
problem-toml-control-character-hint = borrarlo; si hay muchos, quizá no sea un archivo de texto
problem-toml-carriage-return = un retorno de carro suelto ({ $character }) no termina una línea en un archivo TOML
problem-toml-carriage-return-hint = guardar el archivo con los finales de línea de Unix (LF) o de Windows (CRLF)
problem-toml-too-deep = hay más de { $limit } niveles anidados, lo máximo que se lee
problem-toml-too-deep-hint = ningún reglamento lo necesita; quitar algunos corchetes o puntos
problem-toml-too-many = el archivo tiene más de { $limit } claves y valores, lo máximo que se lee
problem-toml-too-many-hint = ningún reglamento lo necesita; llevar los ejemplos a un archivo propio
problem-toml-number-long = el número tiene más de { $limit } caracteres, lo máximo que se lee
problem-toml-number-long-hint = escribir un número más pequeño o redondeado
problem-toml-exponent = el exponente del número debe ser menor que { $limit }
problem-toml-exponent-hint = escribir un número más pequeño, sin "e"
problem-toml-refused = el archivo no se puede leer como TOML: algo en él es demasiado largo o está anidado a demasiada profundidad
problem-toml-refused-hint = acortar sus números y usar menos corchetes
problem-toml-twice = "{ $key }" se da dos veces
problem-toml-twice-hint = dejar solo uno de los dos, o dar otro nombre a uno

toml-found = { $where ->
    [file-end] el archivo termina
    [line-end] la línea termina
   *[text] aparece "{ $found }"
}
problem-toml-syntax = { $reason ->
    [statement] se esperaba una clave o una [tabla], pero { toml-found }
    [rest] el valor está completo, pero después { toml-found }
    [equals] se esperaba "=" después de la clave, pero { toml-found }
    [header] se esperaba "]" después del nombre de la tabla, pero { toml-found }
    [key] se esperaba una clave, pero { toml-found }
    [array] se esperaba "," o "]" en la lista, pero { toml-found }
    [table] se esperaba "," o "{"}"}" en la tabla, pero { toml-found }
    [string] falta la comilla que cierra un texto
    [backslash] la barra inversa en un texto no empieza ningún escape conocido: { $found }
    [escape] el escape en un texto no es un carácter: { $found }
    [date] no existe esa fecha: { $found }
    [value] se esperaba un valor, pero { toml-found }
   *[other] esto no es TOML ({ $detail }): { toml-found }
}
problem-toml-syntax-hint = { $reason ->
    [statement] escribir: clave = valor; una clave con espacios o acentos necesita comillas
    [rest] en cada línea va un solo "clave = valor"; los textos y las fracciones necesitan comillas ("1/3"), los decimales un punto (0.5), y no hay ceros a la izquierda
    [equals] escribir: clave = valor; una clave con espacios o acentos necesita comillas
    [header] escribir: [nombre] o, si es una de una lista, [[nombre]]
    [key] una clave se compone de letras, cifras, "-" y "_"; cualquier otra necesita comillas
    [string] un texto empieza y termina en una misma línea, con el mismo tipo de comilla
    [backslash] escribir el texto entre 'comillas simples', o duplicar la barra inversa
    [escape] usar cuatro cifras, como en \u2660
    [value] los textos necesitan comillas: "texto"; un valor lógico es true o false, en minúsculas
   *[other] {""}
}
problem-toml-1-1 = { $what ->
    [table] una tabla entre llaves que ocupa varias líneas o termina en coma necesita TOML 1.1
    [escape] los escapes \e y \x necesitan TOML 1.1
   *[time] una hora sin segundos necesita TOML 1.1
}
problem-toml-1-1-hint = { $what ->
    [table] escribirla en una línea y sin coma al final, para que la entienda cualquier lector de TOML
    [escape] escribir \u001b o \u00.., para que lo entienda cualquier lector de TOML
   *[time] añadir los segundos, ":00", para que la entienda cualquier lector de TOML
}
