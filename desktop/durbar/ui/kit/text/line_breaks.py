"""Where lines of text break: numbers stay with what they count, and the last line is not much shorter."""

import re

from PySide6.QtGui import QFont

from durbar.ui.kit.look import paint

#: Shares of the width that long words may take, so that their last line is not much shorter than the others.
WIDTH_SHARES = (0.55, 0.65, 0.75, 0.85, 0.93)
#: The space between a number and the word that it counts.
_COUNTED = re.compile(r"(?<=\d) (?=[^\W\d])")


def bind_numbers(text: str) -> str:
    """Return the text with numbers that stay in a line with the word that they count."""
    return _COUNTED.sub("\u00a0", text)


def even_width(text: str, font: QFont, width: int) -> int:
    """Return a width, at most this one, in which text takes as many lines, about equally long."""
    height = paint.height_of(text, font, width)
    if height < 2 * paint.line_of(font):
        return width
    shares = (round(width * share) for share in WIDTH_SHARES)
    return next((share for share in shares if paint.height_of(text, font, share) <= height), width)
