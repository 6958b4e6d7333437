"""The quick reference on paper: one page in light colours, in letters as large as it has room for."""

from math import sqrt

from PySide6.QtCore import QSize
from PySide6.QtGui import QPagedPaintDevice, QPainter, QTextDocument

from durbar.ui.kit.look.theme import Look
from durbar.ui.kit.text.reference_text import reference_text
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.words import translate

#: Units in an inch where the letters are largest.
_LARGEST = 110
#: How often smaller letters are tried. What is too high after that is drawn smaller as a whole.
_TRIES = 8


def print_reference(book: Rulebook, device: QPagedPaintDevice) -> None:
    """Print the quick reference of a game. Raises OSError when the printer, or the file, can't be written."""
    painter = QPainter()
    if not painter.begin(device):
        raise OSError("the printer does not answer")
    room = painter.viewport().size()
    text = page_text(book, room, device.logicalDpiX())
    shrunk = min(1.0, room.height() / text.size().height())
    painter.scale(shrunk, shrunk)
    text.drawContents(painter)
    if not painter.end():
        raise OSError("the printer does not answer")


def page_text(book: Rulebook, room: QSize, dpi: float) -> QTextDocument:
    """The quick reference for a page with this room, in dots. dpi: dots in an inch."""
    titles = (book.title, translate("Reference", "Quick reference. The numbers are those of the rulebook in Durbar."))
    paper = Look()
    paper.u = dpi / _LARGEST
    columns = 2 if room.width() < room.height() else 3
    for _ in range(_TRIES):
        text = reference_text(
            book, width=room.width(), ratio=1, columns=columns, titles=titles, links=False, look=paper
        )
        too_high = text.size().height() / room.height()
        if too_high <= 1:
            break
        paper.u *= min(0.99, sqrt(1 / too_high))
    return text
