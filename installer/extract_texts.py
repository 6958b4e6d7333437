"""Brings translations/*.ts up to the texts in the code; from the top: ``python installer/extract_texts.py``.

pyside6-lupdate reads a plural in Python only where the count is a plain number. So it is given a copy of the sources in
which every counted text stands as ``translate("Context", "Text", None, 1)``, on the lines where it stood.
"""

import ast
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parents[1]
SOURCES = Path("desktop/durbar")
#: The French of everything; of the English only the plurals, for the texts themselves stand in the code.
LANGUAGES = {"fr": (), "en_GB": ("-pluralonly",)}
#: Texts of Qt's own file and print dialogs that its French lacks, by their context; ours is asked before Qt's.
QT_TEXTS = {
    "QFileDialog": ("&Look in:", "Files of &type:"),
    "QAbstractFileIconProvider": ("Alias", "Drive", "File", "File Folder", "Folder", "Shortcut", "Unknown"),
    "QPrintSettingsOutput": ("Page &Set:", "Duplex Printing", "None", "Long side", "Short side"),
    "QPrintDialog": ("Automatic",),
    "QPageSetupWidget": ("Page &order:", "Pages &per sheet:"),
    "QCupsJobWidget": ("Job &priority:", "Scheduled &printing:", "&Billing information:", "&Start:", "&End:"),
}
_MARKERS = {"QT_TRANSLATE_NOOP": 2, "QT_TRANSLATE_NOOP3": 3}


def texts_of(source: str) -> list[tuple[str, str, str, bool]]:
    """Context, text, disambiguation and whether it is counted, of each text that a Python source shows."""
    return [text for _, text in _calls(source)]


def plain_counts(source: str) -> str:
    """The source with every count as 1, so that lupdate knows a plural; lines keep their numbers.

    What the code says of a constant (``#:``) is no word to translators, for whom lupdate would take it.
    """
    source = re.sub(r"^( *)#:", r"\1# ", source, flags=re.MULTILINE)
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    data = b"".join(lines)
    for node, (context, text, comment, counted) in reversed(_calls(source)):
        if counted:
            first, last = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
            words = ", ".join(json.dumps(part, ensure_ascii=False) for part in (context, text))
            remark = json.dumps(comment, ensure_ascii=False) if comment else "None"
            call = f"translate({words}, {remark}, 1)".encode()
            data = data[:first] + call + b"\n" * (node.end_lineno - node.lineno) + data[last:]
    return data.decode()


def _calls(source: str) -> list[tuple[ast.Call, tuple[str, str, str, bool]]]:
    found = []
    if not any(f"{name}(" in source for name in ("translate", *_MARKERS)):  # to read all files as code takes seconds
        return found
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            text = _text(node)
            if text is not None:
                found.append((node, text))
    return sorted(found, key=lambda pair: (pair[0].lineno, pair[0].col_offset))


def _text(call: ast.Call) -> tuple[str, str, str, bool] | None:
    words = [arg.value if isinstance(arg, ast.Constant) and isinstance(arg.value, str) else None for arg in call.args]
    if len(words) < 2 or words[0] is None or words[1] is None:
        return None
    comment = (words[2] or "") if len(words) > 2 else ""
    if call.func.id == "translate":
        return words[0], words[1], comment, len(words) > 3 or any(keyword.arg == "n" for keyword in call.keywords)
    if _MARKERS.get(call.func.id) == len(words):
        return words[0], words[1], comment, bool(re.search("%L?n", words[1]))
    return None


def lesson_texts() -> str:
    """The texts of all courses as a source that lupdate reads."""
    calls = []
    for path in sorted((TOP / "resources/lessons").glob("*.json")):
        texts = [json.dumps(text, ensure_ascii=False) for text in _said(json.loads(path.read_text("utf-8")))]
        calls += [f'translate("Lessons {path.stem}", {text})\n' for text in texts]
    return "".join(calls)


def _said(course: dict[str, Any]) -> list[str]:
    said = [course["blurb"]]
    for chapter in course["chapters"]:
        said.append(chapter["title"])
        said += [beat[part] for beat in chapter["beats"] for part in ("say", "otherwise") if beat.get(part)]
    return said


def refusal_texts() -> str:
    """Why moves are refused, which the rules tell in English, as a source that lupdate reads."""
    from durbar.engine.refusal import Refusal
    from durbar.games import GAMES, game
    from durbar.session.undo import NoUndo

    kinds = [Refusal, NoUndo, *(game(key).refusals() for key in GAMES)]
    calls = []
    for kind in kinds:
        for text in kind.sentences.values():
            words = f'"{kind.context}", {json.dumps(text, ensure_ascii=False)}'
            calls.append(f"translate({words}, None, 1)\n" if "%n" in text else f"translate({words})\n")
    return "".join(calls)


def qt_texts() -> str:
    """What Qt's own dialogs say and its French lacks, as a source that lupdate reads."""
    return "".join(
        f'translate("{context}", {json.dumps(text)})\n' for context, texts in QT_TEXTS.items() for text in texts
    )


def update(folder: Path) -> None:
    """Bring the .ts files of a folder up to the code. Raises CalledProcessError with lupdate's own words."""
    import PySide6

    base = Path(PySide6.__file__).parent
    tool = next(path for path in (base / "lupdate", base / "lupdate.exe", base / "Qt/libexec/lupdate") if path.exists())
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        for path in sorted((TOP / SOURCES).rglob("*.py")):
            target = copy / path.relative_to(TOP)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(plain_counts(path.read_text("utf-8")), "utf-8", newline="\n")
        (copy / SOURCES / "lessons.py").write_text(lesson_texts(), "utf-8")
        (copy / SOURCES / "refusals.py").write_text(refusal_texts(), "utf-8")
        (copy / SOURCES / "qt.py").write_text(qt_texts(), "utf-8")
        (copy / "translations").mkdir()
        for language, options in LANGUAGES.items():
            table = Path(f"translations/durbar_{language[:2]}.ts")
            if (folder / table.name).exists():
                shutil.copy(folder / table.name, copy / table)
            command = [tool, "-silent", "-extensions", "py", "-no-obsolete", "-locations", "none", *options, SOURCES]
            command += ["-source-language", "en_GB", "-target-language", language, "-ts", table]
            subprocess.run(command, check=True, cwd=copy)
            shutil.copy(copy / table, folder / table.name)


if __name__ == "__main__":
    update(TOP / "translations")
    sys.stdout.write("translations/durbar_fr.ts\ntranslations/durbar_en.ts\n")
