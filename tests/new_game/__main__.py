"""From the top of the checkout: ``python -m tests.new_game senet "Senet"`` lays down a smallest playable game."""

import argparse
import sys

from tests.new_game.laying import REGISTRIES, TOP, BadName, lay_down


def main() -> int:
    """Lay it down and tell which files are new."""
    parser = argparse.ArgumentParser(prog="python -m tests.new_game", description="Lays down a smallest playable game.")
    parser.add_argument("key", help="by which Durbar knows it, e.g. senet")
    parser.add_argument("name", help="as people read it, e.g. Senet")
    chosen = parser.parse_args()
    try:
        written = lay_down(chosen.key, chosen.name)
    except BadName as error:
        print(error, file=sys.stderr)
        return 2
    for path in written:
        print(f"new: {path.relative_to(TOP)}")
    for path in REGISTRIES:
        print(f"a line more: {path}")
    print("next: python -m tests.golden; texts and their French as CONTRIBUTING.md says")
    return 0


if __name__ == "__main__":
    sys.exit(main())
