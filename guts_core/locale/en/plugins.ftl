### Plugins: what is wrong with one, what happens when one fails in play, and the command that describes them.

## A rule that failed in play. $part is "hook" or "step"; $round is 0 before the first round

problem-game-stopped = { $round ->
    [0] the game cannot begin: { game-stopped-who } { game-stopped-why }
   *[other] the game stops in round { $round }: { game-stopped-who } { game-stopped-why }
}
game-stopped-who = { $plugin ->
    [core] { $code ->
        [listener-raised] what listens to the game
       *[other] { $rule ->
            [round] the round
           *[other] the step "{ $rule }"
        }
    }
    [default] { $rule } of the default game
   *[other] { $part ->
        [hook] { $rule } of the plugin "{ $plugin }" ({ $package } { $version })
       *[other] { $rule ->
            [round] the plugin "{ $plugin }" ({ $package } { $version })
           *[other] the step "{ $rule }" of the plugin "{ $plugin }" ({ $package } { $version })
        }
    }
}
game-stopped-why = { $code ->
    [rule-none] has answered nothing (None)
    [rule-type] has answered what is no answer to its question: { $detail }
    [rule-yield] must yield exactly once, and then return its answer: { $detail }
    [rule-refused] wants chips moved as they cannot be: { $detail ->
        [transfer-negative] less than nothing
        [transfer-overdrawn] more than there is in a pot
        [transfer-account] from or to an account that is not there, or from one to itself
        [transfer-amount] an amount that is no whole number and no fraction, or more than was asked for
       *[other] { $detail }
    }
    [step-asks] asks what nobody can answer: { $detail }
    [deck-short] needs more cards than are left in the deck ({ $detail })
    [chips-changed] has made chips, or made them vanish: the sum over all accounts is not what it was ({ $detail })
    [endless] goes on without end ({ $detail })
   *[other] has raised { $detail }
}
problem-game-stopped-hint = { game-stopped-fault }{ $command ->
    [none] {""}
   *[other] ; to see it again: { $command }
}
game-stopped-fault = { $plugin ->
    [core] { $code ->
        [listener-raised] this is a mistake in the program that shows or keeps the game, not in the rules and not in your answers
        [deck-short] fewer seats, or fewer cards for each, would do
        [endless] nobody is asked anything in this game; look at its steps
        [chips-changed] this is a mistake in one of the plugins, not in your answers; tell its author
       *[other] this is a mistake in guts itself, not in your answers; report it, and add the log
    }
    [default] this is a mistake in guts itself, not in your answers; report it, and add the log
   *[other] this is a mistake in the plugin, not in your answers; tell its author, and add the log
}
problem-plugin-here = the plugin in the ruleset
problem-step-here = the step that was being carried out

## What keeps an installed plugin from being used

problem-plugin-name = the plugin "{ $name }" ({ $package } { $version }) brings something called "{ $hook }": names have small letters, digits and "-", and begin with a letter
problem-plugin-name-hint = for its author: call it something like "{ $hint }"
problem-plugin-no-docstring = in the plugin "{ $name }" ({ $package } { $version }) the class { $hook } has no docstring
problem-plugin-no-docstring-hint = for its author: the docstring is the summary that hosts read; begin it with one sentence
problem-plugin-no-description = in the plugin "{ $name }" ({ $package } { $version }) { $kind ->
    [none] the option "{ $hook }" has no description
   *[other] the key "{ $hook }" of the step "{ $kind }" has no description
}
problem-plugin-no-description-hint = for its author: { $hook } = Field(..., description="What it decides.")
problem-plugin-not-frozen = in the plugin "{ $name }" ({ $package } { $version }) the class { $hook } admits changes, or keys that it does not have
problem-plugin-not-frozen-hint = for its author: leave model_config as the base class has it: frozen, and extra="forbid"
problem-plugin-mutable = in the plugin "{ $name }" ({ $package } { $version }) "{ $hook }" could keep state between rounds and tables
problem-plugin-mutable-hint = for its author: options are tuples, not lists; what a rule must remember is in the table's record, or a Count
problem-plugin-api-newer = the plugin "{ $name }" ({ $package } { $version }) was written for version { $hook } of the hooks, and this guts-core has version { $hint }
problem-plugin-api-newer-hint = a newer guts-core is needed
problem-plugin-api-older = the plugin "{ $name }" ({ $package } { $version }) was written for version { $hook } of the hooks, and this guts-core knows none older than { $hint }
problem-plugin-api-older-hint = a newer version of the plugin is needed, or an older guts-core
problem-plugin-api-number = in the plugin "{ $name }" ({ $package } { $version }) "api" is no whole number, but { $hint }
problem-plugin-api-number-hint = for its author: api: ClassVar[int] = 1, or whatever guts_core.hooks.API_VERSION was then

## How to mend what is wrong with hooks

problem-plugin-import-hint = this is a mistake in the plugin, or something that it needs is not there; tell its author
problem-plugin-class-hint = for its author: the entry point is NAME = "MODULE:CLASS"
problem-plugin-failed-hint = this is a mistake in the plugin; tell its author
problem-plugin-hook-unknown-hint = { $hint ->
    [none] for its author: the hooks are in guts_core.hooks.Questions; other methods have other names
   *[other] for its author: did you mean { $hint }?
}
problem-plugin-hook-prefix-hint = for its author: call it { $hint }, or take the mark away
problem-plugin-hook-method-hint = for its author: a hook is a plain method, not a class method, a static method or a property
problem-plugin-hook-unmarked-hint = for its author: put @hookimpl above it, or give it another name
problem-plugin-hook-field-hint = for its author: give the option another name
problem-plugin-hook-arguments-hint = for its author: def { $hook }{ $hint }
problem-plugin-hook-default-hint = for its author: arguments have no default; whoever asks always gives all of them
problem-plugin-hook-wrapper-hint = for its author: answer = yield, then return the answer; or take wrapper=True away
problem-plugin-hook-collected-hint = for its author: take wrapper=True and the yield away, and return what this plugin adds
problem-plugin-hook-order-hint = for its author: write @hookimpl or @hookimpl(wrapper=True) and nothing more

## The command "plugins"

cli-plugins-option-load-all = Import every plugin, or load every ruleset, and say which cannot be used.
plugins-ruleset-path = "{ $name }" is a file, not the name of a ruleset; "guts check" says whether it can be played
plugins-broken = It cannot be used.
plugins-no-options = It has no options.
plugins-key = { $name }: { $values }; default: { $default }
plugins-step = It brings the step "{ $step }".
plugins-conditions = It brings the conditions { $names }.
plugins-refuses = It does not go together with { $names }.
plugins-replaces = It replaces the answers to { $names }.
plugins-wraps = It changes the answers to { $names }.
plugins-adds = It adds to the answers to { $names }.
plugins-hears = It hears what happens: { $names }.
plugins-ruleset = { $min } to { $max } seats; plugins: { $plugins }; examples: { $examples }
plugins-ruleset-loads = { $loads ->
    [true] good
   *[other] cannot be played
}
