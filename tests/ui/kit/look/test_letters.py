"""Durbar's own letters: the same measures whatever fonts a machine has, and a letter for every sign that is written."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from durbar.ui.kit.look.letters import SANS, SERIF, files_of, letter_font
from durbar.ui.kit.look.theme import look

TOP = Path(__file__).parents[4]

#: The eye (height of an x) and the line of letters that most systems had before, in thousandths of a size.
EYES = {False: 547, True: 520}
LINE = 1164

MEASURES = """
import os
from durbar.app import application
app = application()
from PySide6.QtGui import QFontMetricsF
from durbar.ui.kit.look.letters import letter_font
for serif in (False, True):
    for pixels in (9, 14, 15, 33):
        for bold in (False, True):
            measures = QFontMetricsF(letter_font(serif, pixels, bold))
            print(measures.horizontalAdvance("Où va l’éléphant ? 0123456789"), measures.height(), measures.xHeight())
print(QFontMetricsF(app.font()).horizontalAdvance("Où va l’éléphant ?"))
"""


def fonts(tmp_path: Path, name: str, folder: str) -> dict[str, str]:
    """The environment of a machine whose fonts lie in one folder."""
    config = tmp_path / f"{name}.conf"
    config.write_text(f"<fontconfig><dir>{folder}</dir><cachedir>{tmp_path}/cache</cachedir></fontconfig>")
    return {**os.environ, "FONTCONFIG_FILE": str(config), "QT_QPA_PLATFORM": "offscreen"}


def test_measures_are_the_same_on_a_machine_with_other_fonts_or_none(tmp_path: Path):
    (tmp_path / "none").mkdir()
    told = {
        subprocess.run(
            [sys.executable, "-c", MEASURES],
            env={**environment, "PYTHONPATH": str(TOP / "desktop")},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for environment in (
            fonts(tmp_path, "none", str(tmp_path / "none")),
            fonts(tmp_path, "those of this machine", "/usr/share/fonts"),
        )
    }
    assert len(told) == 1
    assert len(told.pop().splitlines()) == 17


@pytest.mark.parametrize("serif", [False, True])
def test_letters_are_our_own_with_the_eye_and_the_lines_of_before(qapp: QApplication, serif: bool):
    font = letter_font(serif, 1000)
    assert QFontInfo(font).family() == (SERIF if serif else SANS).family
    measures = QFontMetricsF(font)
    assert measures.xHeight() == pytest.approx(EYES[serif], rel=0.01)
    assert measures.height() == pytest.approx(LINE, rel=0.01)
    assert QFontInfo(look.serif(20) if serif else look.sans(20)).family() == QFontInfo(font).family()


def test_widgets_of_qt_have_them_too(qapp: QApplication):
    assert QFontInfo(QApplication.font()).family() == SANS.family


def test_there_is_a_letter_for_every_sign_that_is_written(qapp: QApplication):
    written = set()
    for pattern in ("desktop/durbar/**/*.py", "translations/*.ts", "resources/rulebook/**/*.md", "resources/**/*.json"):
        for path in TOP.glob(pattern):
            written |= set(re.sub(r"[\x00-\x1f\u200b\u2028\u2029]", "", path.read_text("utf-8")))
    assert len(written) > 100
    for name in SANS.files:  # what the serif letters lack is taken from these
        raw = QRawFont(str(files_of(SANS) / f"{name}.otf"), 20)
        assert [sign for sign in sorted(written) if not raw.supportsCharacter(ord(sign))] == []
