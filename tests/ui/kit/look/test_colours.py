"""Words can be read on every ground that they stand on, in both themes."""

import pytest
from PySide6.QtGui import QColor

from durbar.ui.kit.look.theme import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Palette

#: What the Web Content Accessibility Guidelines ask of text (1.4.3, level AA), and of large or bold text.
LEAST, LEAST_LARGE = 4.5, 3.0
#: Words by the grounds they stand on; what is large or bold there.
WORDS = {
    "ink": ("ground", "panel", "field", "chosen", "wash"),
    "quiet": ("ground", "panel", "field", "wash"),
    "link": ("ground", "panel"),
    "refuse": ("panel",),
    "own": ("panel",),
    "on_act": ("act",),
}
#: The same of more contrast (1.4.6, level AAA), and of lines that show where something is (1.4.11).
LEAST_OF_MORE, LEAST_LINE = 7.0, 3.0
LINES = {"rule": ("ground", "panel"), "field_line": ("field", "panel"), "rail": ("panel",), "act_edge": ("panel",)}
LARGE = {"gain": ("panel",), "refuse": ("ground", "panel")}


def luminance(colour: QColor) -> float:
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_words_stand_out_from_their_grounds(palette: Palette):
    for pairs, least in ((WORDS, LEAST), (LARGE, LEAST_LARGE)):
        for words, grounds in pairs.items():
            for ground in grounds:
                found = contrast(getattr(palette, words), getattr(palette, ground))
                assert found >= least, f"{words} on {ground}: {found:.1f}"


@pytest.mark.parametrize("palette", [LIGHT_CONTRAST, DARK_CONTRAST], ids=["light", "dark"])
def test_with_more_contrast_words_and_lines_stand_out_more(palette: Palette):
    for pairs, least in ((WORDS, LEAST_OF_MORE), (LARGE, LEAST_OF_MORE), (LINES, LEAST_LINE)):
        for name, grounds in pairs.items():
            for ground in grounds:
                found = contrast(getattr(palette, name), getattr(palette, ground))
                assert found >= least, f"{name} on {ground}: {found:.1f}"
