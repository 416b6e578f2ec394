### The command "plugins new": the beginning of a plugin.

cli-plugins-option-folder = With "new": the folder in which the new one is made.

plugin-new-name-missing = the name of the new plugin is missing: guts plugins new NAME
plugin-new-words = "{ $word }" is one word too many; to begin a plugin write: guts plugins new NAME
plugin-new-alone = "{ $option }" does not go together with "new"
plugin-new-folder-alone = --folder goes together with "new": guts plugins new NAME --folder DIR
plugin-new-written = Written: { $file }
plugin-new-next = What next, in that folder:

problem-cli-plugin-new-name = "{ $name }" cannot be the name of a plugin: names have small letters, digits and "-", begin with a letter, and have at most { $longest } characters
problem-cli-plugin-new-name-hint = { $like ->
    [none] choose one like "blind-night"
   *[other] call it "{ $like }"
}
problem-cli-plugin-new-taken = "{ $name }" comes with guts-core, as a plugin, as a ruleset or as a word of its own
problem-cli-plugin-new-taken-hint = choose another name
problem-cli-plugin-new-exists = there is a folder "{ $folder }" already
problem-cli-plugin-new-exists-hint = choose another name, or with --folder another place
