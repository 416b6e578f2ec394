"""A rules framework for match-pot card games: Guts and its cousins, played by the house rules of whoever plays."""

__version__ = "0.1.0"
