"""A section of a rulebook, or its quick reference, as a text document."""

from PySide6.QtGui import QTextDocument

from durbar.ui.kit.text.blocks import QUICK, Section
from durbar.ui.kit.text.reference_text import columns_in, reference_text
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.text.setter import Setter
from durbar.ui.kit.text.writer import new_document

#: Letters and pictures of a small pane, as a part of those of the page.
_NARROW = 0.84


def section_text(book: Rulebook, section: Section, *, width: float, ratio: float, narrow: bool) -> QTextDocument:
    """A section, or the quick reference, as a new document. width: of the text, in pixels. ratio: device pixels in one.

    narrow: for a small pane that has the title elsewhere, with smaller letters and pictures.
    Raises KeyError when the art lacks a picture.
    """
    if section.number == QUICK:
        return reference_text(book, width=width, ratio=ratio, columns=columns_in(width))
    document = new_document()
    Setter(document, book, width=width, ratio=ratio, scale=_NARROW if narrow else 1.0, narrow=narrow).set(section)
    return document
