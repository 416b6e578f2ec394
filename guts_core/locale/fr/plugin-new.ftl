### La commande « plugins new » : le début d'un plugin.

cli-plugins-option-folder = Avec « new » : le dossier dans lequel le nouveau est créé.

plugin-new-name-missing = le nom du nouveau plugin manque : guts plugins new NAME
plugin-new-words = « { $word } » est un mot de trop ; pour commencer un plugin, écrivez : guts plugins new NAME
plugin-new-alone = « { $option } » ne va pas avec « new »
plugin-new-folder-alone = --folder va avec « new » : guts plugins new NAME --folder DIR
plugin-new-written = Écrit : { $file }
plugin-new-next = La suite, dans ce dossier :

problem-cli-plugin-new-name = « { $name } » ne peut pas être le nom d'un plugin : les noms se composent de minuscules, de chiffres et de « - », commencent par une lettre, et ont au plus { $longest } caractères
problem-cli-plugin-new-name-hint = { $like ->
    [none] choisissez-en un comme « blind-night »
   *[other] nommez-le « { $like } »
}
problem-cli-plugin-new-taken = « { $name } » est fourni avec guts-core, comme plugin, comme règlement ou comme mot à lui
problem-cli-plugin-new-taken-hint = choisissez un autre nom
problem-cli-plugin-new-exists = il y a déjà un dossier « { $folder } »
problem-cli-plugin-new-exists-hint = choisissez un autre nom, ou un autre endroit avec --folder
