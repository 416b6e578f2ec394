### O comando "plugins new": o começo de um plugin.

cli-plugins-option-folder = Com "new": a pasta em que se cria a nova.

plugin-new-name-missing = falta o nome do novo plugin: guts plugins new NAME
plugin-new-words = "{ $word }" é uma palavra a mais; para começar um plugin escreva: guts plugins new NAME
plugin-new-alone = "{ $option }" não se combina com "new"
plugin-new-folder-alone = --folder só se usa com "new": guts plugins new NAME --folder DIR
plugin-new-written = Escrito: { $file }
plugin-new-next = O que fazer a seguir, nessa pasta:

problem-cli-plugin-new-name = "{ $name }" não pode ser o nome de um plugin: os nomes têm letras minúsculas, algarismos e "-", começam por uma letra e têm no máximo { $longest } caracteres
problem-cli-plugin-new-name-hint = { $like ->
    [none] escolha um como "blind-night"
   *[other] chame-lhe "{ $like }"
}
problem-cli-plugin-new-taken = "{ $name }" já vem com o guts-core, como plugin, como regulamento ou como palavra sua
problem-cli-plugin-new-taken-hint = escolha outro nome
problem-cli-plugin-new-exists = já existe uma pasta "{ $folder }"
problem-cli-plugin-new-exists-hint = escolha outro nome, ou outro lugar com --folder
