"""A plugin that is right, `toy`, and many that are like it but for one mistake: what the conformance kit is tested with."""
