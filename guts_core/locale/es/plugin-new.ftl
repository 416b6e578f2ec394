### El comando "plugins new": el comienzo de un plugin.

cli-plugins-option-folder = Con "new": la carpeta en la que se crea la nueva.

plugin-new-name-missing = falta el nombre del plugin nuevo: guts plugins new NAME
plugin-new-words = "{ $word }" es una palabra de más; para empezar un plugin, escribir: guts plugins new NAME
plugin-new-alone = "{ $option }" no puede ir junto con "new"
plugin-new-folder-alone = --folder va junto con "new": guts plugins new NAME --folder DIR
plugin-new-written = Escrito: { $file }
plugin-new-next = Y ahora, en esa carpeta:

problem-cli-plugin-new-name = "{ $name }" no puede ser el nombre de un plugin: los nombres llevan letras minúsculas, cifras y "-", empiezan por letra y tienen { $longest } caracteres como máximo
problem-cli-plugin-new-name-hint = { $like ->
    [none] elegir uno como "blind-night"
   *[other] llamarlo "{ $like }"
}
problem-cli-plugin-new-taken = "{ $name }" viene con guts-core, como plugin, como reglamento o como palabra propia
problem-cli-plugin-new-taken-hint = elegir otro nombre
problem-cli-plugin-new-exists = ya existe una carpeta "{ $folder }"
problem-cli-plugin-new-exists-hint = elegir otro nombre o, con --folder, otro lugar
