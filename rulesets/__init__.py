"""The bundled rulesets, one TOML file a game; installed as `guts_rulesets`."""
