"""`python -m guts_core` is `guts`."""

from guts_core.cli import main

if __name__ == "__main__":
    main()
