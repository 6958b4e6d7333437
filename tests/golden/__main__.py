"""Write all golden files anew: ``PYTHONPATH=desktop python -m tests.golden``."""

import sys

from tests.golden.writing import FOLDER, files, unraised

texts = files()
if changed := unraised(texts):
    sys.exit(f"The rules changed ({changed[0]}): raise the game’s revision first, see CONTRIBUTING.md.")
for old in FOLDER.glob("*.txt"):
    if old.name not in texts:
        old.unlink()
for name, text in texts.items():
    (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
print(f"{len(texts)} golden files written")
