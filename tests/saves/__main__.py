"""Add saves of all games as they are now: ``PYTHONPATH=desktop python -m tests.saves 1.2.0``."""

import sys

from tests.saves.keeping import add

if len(sys.argv) != 2:
    sys.exit("Say what writes them, a release such as 1.2.0 or a word.")
print(f"{len(add(sys.argv[1]))} saves added")
