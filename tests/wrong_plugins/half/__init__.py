"""A plugin whose French is half done."""

from wrong_plugins.toy import Toy


class Half(Toy):
    """Whoever is out pays a fee."""
