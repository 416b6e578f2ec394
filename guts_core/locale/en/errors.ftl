# Problems: what is wrong, for somebody who writes rulesets and never opens Python.
# problem-<code> is the sentence, problem-<code>-hint the advice below it.

problem-severity-error = error
problem-severity-warning = warning
problem-severity-note = note
problem-did-you-mean = did you mean "{ $word }"?
problem-from-plugin = { $origin ->
    [none] from the plugin "{ $plugin }"
   *[other] from the plugin "{ $plugin }" ({ $origin })
}
problem-first-here = "{ $key }" is first given here
problem-opened-here = it is opened here

## Sessions

problem-session-session-failed = a rule has failed in this session, so it cannot go on
problem-session-session-failed-hint = take back the latest answers, or play its log again

## Files

problem-file-missing = there is no file "{ $file }"
problem-file-missing-hint = check the spelling and the folder; a name without ".toml" and without a slash means a ruleset that is installed
problem-file-directory = "{ $file }" is a folder, not a file
problem-file-directory-hint = name one of the .toml files in it, or several: guts check { $file }/*.toml
problem-file-is-situation = "{ $file }" is no ruleset but a scripted situation, a round that was played: it says "{ $key }"
problem-file-is-situation-hint = guts settle { $file } settles it; in a ruleset it can be an example, under [[examples]]
problem-file-is-ruleset = "{ $file }" is no scripted situation but a ruleset: it says "{ $key }"
problem-file-is-ruleset-hint = guts check { $file } checks it and plays its examples, guts play { $file } plays it; a situation names it: ruleset = "{ $file }"
problem-file-special = "{ $file }" is not an ordinary file
problem-file-special-hint = save the ruleset to a file on disk and name that
problem-file-permission = the file "{ $file }" may not be read
problem-file-permission-hint = give yourself permission to read it, or copy it to your own folder
problem-file-unreadable = the file "{ $file }" cannot be read: { $reason }
problem-file-too-large = the file is larger than { $limit } KiB, the most that is read
problem-file-too-large-hint = a ruleset is a few pages of text; is this the right file?
problem-file-encoding = the file is written in { $encoding }, but it must be UTF-8
problem-file-encoding-hint = open it in your editor, choose "Save as" and the encoding UTF-8
problem-file-not-utf-8 = the file is not UTF-8 text: byte { $offset } ({ $byte }) does not fit
problem-file-not-utf-8-hint = open it in your editor, choose "Save as" and the encoding UTF-8; if it is no text file, name another one

## TOML

problem-toml-control-character = an invisible control character ({ $character }) is not allowed in a TOML file
problem-toml-control-character-hint = delete it; if there are many, this may not be a text file
problem-toml-carriage-return = a lone carriage return ({ $character }) does not end a line in a TOML file
problem-toml-carriage-return-hint = save the file with the line ends of Unix (LF) or Windows (CRLF)
problem-toml-too-deep = the nesting is deeper than { $limit } levels, the most that is read
problem-toml-too-deep-hint = no ruleset needs that; take some brackets or dots out
problem-toml-too-many = the file has more than { $limit } keys and values, the most that is read
problem-toml-too-many-hint = no ruleset needs that; move examples to a file of their own
problem-toml-number-long = the number is longer than { $limit } characters, the most that is read
problem-toml-number-long-hint = write a smaller or a rounded number
problem-toml-exponent = the number's exponent must be smaller than { $limit }
problem-toml-exponent-hint = write a smaller number, without "e"
problem-toml-refused = the file cannot be read as TOML: something in it is too long or too deeply nested
problem-toml-refused-hint = make its numbers shorter and its brackets fewer
problem-toml-twice = "{ $key }" is given twice
problem-toml-twice-hint = keep one of the two, or give one another name

toml-found = { $where ->
    [file-end] the file ends
    [line-end] the line ends
   *[text] there is "{ $found }"
}
problem-toml-syntax = { $reason ->
    [statement] a key or a [table] was expected, but { toml-found }
    [rest] the value is complete, but then { toml-found }
    [equals] "=" was expected after the key, but { toml-found }
    [header] "]" was expected after the table's name, but { toml-found }
    [key] a key was expected, but { toml-found }
    [array] "," or "]" was expected in the list, but { toml-found }
    [table] "," or "{"}"}" was expected in the table, but { toml-found }
    [string] the closing quote of a text is missing
    [backslash] the backslash in a text starts no escape that is known: { $found }
    [escape] the escape in a text is no character: { $found }
    [date] there is no such date: { $found }
    [value] a value was expected, but { toml-found }
   *[other] this is not TOML ({ $detail }): { toml-found }
}
problem-toml-syntax-hint = { $reason ->
    [statement] write: key = value; a key with spaces or accents needs quotes
    [rest] one "key = value" on each line; text and fractions need quotes ("1/3"), decimals a point (0.5), no leading zeros
    [equals] write: key = value; a key with spaces or accents needs quotes
    [header] write: [name] or, for one of a list, [[name]]
    [key] a key is made of letters, digits, "-" and "_"; any other needs quotes
    [string] a text begins and ends on one line, with the same kind of quote
    [backslash] write the text in 'single quotes', or double the backslash
    [escape] use four digits, such as \u2660
    [value] text needs quotes: "text"; a truth value is true or false, in small letters
   *[other] {""}
}
problem-toml-1-1 = { $what ->
    [table] a table in braces that goes over several lines or ends with a comma needs TOML 1.1
    [escape] the escapes \e and \x need TOML 1.1
   *[time] a time without seconds needs TOML 1.1
}
problem-toml-1-1-hint = { $what ->
    [table] write it on one line without a comma at its end, so that every TOML reader understands it
    [escape] write \u001b or \u00.., so that every TOML reader understands it
   *[time] add the seconds, ":00", so that every TOML reader understands it
}
