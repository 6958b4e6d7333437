"""Sentences with terms of the glossary in them: where their letters are when lines break."""

from PySide6.QtCore import QPoint

from durbar.ui.kit.text.terms import TermButton, TermText, read_terms

UNPAINTED = True
TOLD = "Le Maharadjah visite une ville à chaque tour de jeu. La [[piste des gouverneurs|track]] dit laquelle."


def test_a_long_term_breaks_at_its_spaces_and_is_there_on_every_line(qapp: object):
    text = TermText(TOLD)
    text.show()
    (term,) = text.terms
    assert isinstance(term, TermButton)
    parts = set[int]()
    for width in range(200, 700, 10):
        text.resize(width, text.heightForWidth(width))
        parts.add(len(term.parts))
        for part in term.parts:
            assert term.geometry().contains(part.translated(term.pos()))
            assert part.width() > 0
        if len(term.parts) == 2:
            first, second = term.parts
            assert second.y() > first.y()
            between = QPoint(first.left() - 2, first.center().y())
            assert not term.mask().contains(between), "what stands before it on its first line is no part of it"
    assert parts == {1, 2}


def test_a_short_term_stays_on_one_line():
    assert read_terms("a [[home city|home]] b")[0] == "a home\u00a0city b"
