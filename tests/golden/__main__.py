"""Write all golden files anew: ``PYTHONPATH=desktop python -m tests.golden``."""

from tests.golden.writing import FOLDER, files

texts = files()
for old in FOLDER.glob("*.txt"):
    if old.name not in texts:
        old.unlink()
for name, text in texts.items():
    (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
print(f"{len(texts)} golden files written")
