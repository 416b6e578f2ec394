"""The bundled plugins, one module a variant; installed as `guts_plugins`."""
