"""``python -m adut``."""

from adut.cli import main

if __name__ == "__main__":
    main()
