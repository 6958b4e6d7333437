"""What a tip says, laid out: title, worth, rule, what a click does, a link to the rulebook."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from durbar.ui.kit.controls.buttons import LinkButton
from durbar.ui.kit.controls.layouts import Flow
from durbar.ui.kit.controls.ornaments import Hair
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.text.terms import TermText, read_terms
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate

#: Title, text and rulebook section of a term of the glossary, or None when there is no such term.
Term = Callable[[str], tuple[str, str, str] | None]

#: Units at a panel's top and foot over which its text never scrolls.
RIM = 6


@dataclass
class Helps:
    """What tips need from the game on the table: its glossary, names for its rulebook's sections, seats' emblems."""

    term: Term
    section_words: Callable[[str], str]
    emblems: Sequence[str]


class PictureBox(QWidget):
    """A small picture as a widget; size in u. An ornament: what it shows is said in words beside it."""

    def __init__(self, picture: Picture, size: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self.setFixedSize(look.px(size), look.px(size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture."""
        paint.picture(QPainter(self), self._picture, QRectF(self.rect()))


class TipBody(QWidget):
    """All that a tip says, in its order; parts with nothing to say are not there."""

    section_asked = Signal(str)
    term_pointed = Signal(str, QRect, bool)
    term_left = Signal()

    def __init__(self, tip: Tip, helps: Helps, corner: int) -> None:
        super().__init__()
        self._tip = tip
        self._helps = helps
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(look.px(15), look.px(11 - RIM), look.px(15), look.px(12 - RIM))
        self._column.setSpacing(look.px(7))
        self._head(corner)
        self._worth()
        self._rule()
        self._foot()

    def _head(self, corner: int) -> None:
        """Add picture, title and figures. corner: pixels that the buttons in the corner take."""
        row = QHBoxLayout()
        row.setSpacing(look.px(13))
        if self._tip.picture is not None:
            row.addWidget(PictureBox(self._tip.picture, 42), 0, Qt.AlignmentFlag.AlignTop)
        names = QVBoxLayout()
        names.setSpacing(0)
        words = self._tip.title.replace("–", "–\u200b")  # a line may break after a dash
        title = Words(words, 19 if self._tip.picture is not None else 16, face="serif", bold=True)
        top = QHBoxLayout()
        top.setSpacing(0)
        top.addWidget(title, 1)
        top.addSpacing(corner)
        top.addStrut(look.px(25) if corner else 0)  # small letters would else go on below the buttons
        names.addLayout(top)
        if self._tip.what:
            names.addWidget(Words(self._tip.what, 12.5, tone="quiet"))
        names.addStretch(1)
        row.addLayout(names, 1)
        self._column.addLayout(row)

    def _worth(self) -> None:
        tip = self._tip
        if not (tip.worth or tip.reason or tip.others):
            return
        self._column.addWidget(Hair(0.7))
        row = QHBoxLayout()
        row.setSpacing(look.px(14))
        if tip.worth:
            number = Words(tip.worth, 29, face="serif", bold=True, tone=tip.worth_tone, wrap=False)
            number.keep_width(look.px(41))
            row.addWidget(number, 0, Qt.AlignmentFlag.AlignTop)
        said = QVBoxLayout()
        said.setSpacing(look.px(5))
        if tip.reason:
            said.addWidget(Words(tip.reason, 13))
        if tip.others:
            said.addLayout(self._others())
        said.addStretch(1)
        row.addLayout(said, 1)
        self._column.addLayout(row)

    def _others(self) -> Flow:
        flow = Flow(16)
        flow.addWidget(Words(translate("Tip", "To the others"), 12.5, tone="quiet", wrap=False))
        for seat, worth in self._tip.others:
            pair = QWidget()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(look.px(5))
            row.addWidget(PictureBox(Picture(self._helps.emblems[seat]), 22))
            row.addWidget(Words(worth, 13.5, bold=True, wrap=False))
            flow.addWidget(pair)
        return flow

    def _rule(self) -> None:
        if self._tip.rule:
            self._column.addWidget(Hair(0.7))
            text = TermText(self._tip.rule)
            text.pointed.connect(self.term_pointed)
            text.left.connect(self.term_left)
            self._column.addWidget(text)

    def _foot(self) -> None:
        tip = self._tip
        if not (tip.click or tip.refusal or tip.section):
            return
        if not tip.rule:
            self._column.addWidget(Hair(0.7))
        if tip.refusal:
            self._column.addWidget(Words(tip.refusal, 12.5, bold=True, tone="refuse"))
        click = Words(tip.click, 12.5, bold=True, tone="own") if tip.click else None
        link = self._link() if tip.section else None
        if click is not None and link is not None and self._beside(link):
            row = QHBoxLayout()
            row.setSpacing(look.px(14))
            row.addWidget(click, 1)
            row.addWidget(link, 0, Qt.AlignmentFlag.AlignBottom)
            self._column.addLayout(row)
            return
        if click is not None:
            self._column.addWidget(click)
        if link is not None:
            self._column.addWidget(link, 0, Qt.AlignmentFlag.AlignRight)

    def _beside(self, link: LinkButton) -> bool:
        """Return whether what a click does and the link fit on one line."""
        click = paint.width_of(self._tip.click, look.sans(12.5, bold=True))
        return click + link.sizeHint().width() + look.px(14) <= widest(self._tip) - look.px(34)

    def _link(self) -> LinkButton:
        link = LinkButton(self._helps.section_words(self._tip.section))
        link.clicked.connect(self._asked)
        return link

    def _asked(self) -> None:
        self.section_asked.emit(self._tip.section)


def widest(tip: Tip) -> int:
    """Return the pixels a tip may be wide: 380 u, more with large letters, less when it has little to say."""
    units = min(560.0, 380 * max(1.0, look.letter(100) / (100 * look.u)))
    words = [
        paint.width_of(tip.title, look.serif(19 if tip.picture else 16, bold=True)) + look.px(56 if tip.picture else 0),
        paint.width_of(tip.what, look.sans(12.5)) + look.px(56 if tip.picture else 0),
        paint.width_of(tip.refusal or tip.click, look.sans(12.5, bold=True)),
        paint.width_of(read_terms(tip.rule)[0], look.sans(12.5)),
    ]
    least = look.px(340) if tip.worth or tip.reason or tip.others else 0
    return min(look.px(units), max(least, *words) + look.px(34) + (0 if is_small(tip) else look.px(52)))


def is_small(tip: Tip) -> bool:
    """Return whether a tip is a mere name, as of a sign in the top bar; it then has no buttons of its own."""
    return not (tip.worth or tip.reason or tip.others or tip.rule or tip.section)


def spoken_tip(tip: Tip) -> str:
    """Return all a tip says, for a screen reader."""
    parts = (tip.title, tip.what, tip.worth, tip.reason, read_terms(tip.rule)[0], tip.refusal, tip.click)
    return " ".join(part for part in parts if part)
