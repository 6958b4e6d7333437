"""What a tip says, laid out: title, worth, what a click does; the rule and the rest where there is room, else behind
*More*; a link to the rulebook."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from durbar.ui.kit.controls.buttons import LinkButton
from durbar.ui.kit.controls.layouts import Flow
from durbar.ui.kit.controls.ornaments import Hair, Pictures
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
PADDING = 6
#: Lines of words that a tip says below its title before one asks for more.
MAX_LINES = 4


@dataclass
class Helps:
    """What tips need from the game on the table: its glossary, names for its rulebook's sections, seats' emblems."""

    term: Term
    section_words: Callable[[str], str]
    emblems: Sequence[str]


class TipBody(QWidget):
    """All that a tip says, in its order; parts with nothing to say are not there.

    unfolded: what waited behind *More* is seen from now on.
    """

    section_asked = Signal(str)
    unfolded = Signal()
    term_pointed = Signal(str, QRect, bool)
    term_left = Signal()

    def __init__(self, tip: Tip, helps: Helps, corner: int) -> None:
        super().__init__()
        self._tip = tip
        self._helps = helps
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(look.px(15), look.px(11 - PADDING), look.px(15), look.px(12 - PADDING))
        self._column.setSpacing(look.px(7))
        self._head(corner)
        self._worth()
        at_once, later = _rules(tip)
        self._text(at_once)
        self._folded = self._text(later)
        for part in self._folded:
            part.hide()
        self._more: LinkButton | None = None
        self._foot()

    def _head(self, corner: int) -> None:
        """Add picture, title and figures. corner: pixels that the buttons in the corner take."""
        row = QHBoxLayout()
        row.setSpacing(look.px(13))
        if self._tip.picture is not None:
            row.addWidget(Pictures([self._tip.picture], 42), 0, Qt.AlignmentFlag.AlignTop)
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
            row.addWidget(Pictures([Picture(self._helps.emblems[seat])], 22))
            row.addWidget(Words(worth, 13.5, bold=True, wrap=False))
            flow.addWidget(pair)
        return flow

    def unfold(self) -> None:
        """Say the rest too."""
        if self._more is None:
            return
        self._more.hide()
        for part in self._folded:
            part.show()
        self.unfolded.emit()

    def first_to_enter(self) -> QWidget | None:
        """Return what the keyboard comes to: the first term that is seen, or else the first link."""
        terms = [term for text in self.findChildren(TermText) if not text.isHidden() for term in text.terms]
        links = [link for link in self.findChildren(LinkButton) if not link.isHidden()]
        return next(iter((*terms, *links)), None)

    def _text(self, words: str) -> list[QWidget]:
        """A text below a line; nothing where there are no words."""
        if not words:
            return []
        text = TermText(words)
        text.pointed.connect(self.term_pointed)
        text.left.connect(self.term_left)
        parts = [Hair(0.7), text]
        for part in parts:
            self._column.addWidget(part)
        return parts

    def _foot(self) -> None:
        tip = self._tip
        links = []
        if self._folded:
            self._more = LinkButton(translate("Tip", "More"))
            self._more.clicked.connect(self.unfold)
            links.append(self._more)
        if tip.section:
            links.append(self._link())
        if not (tip.click or tip.refusal or links):
            return
        if not _rules(tip)[0]:
            self._column.addWidget(Hair(0.7))
        if tip.refusal:
            self._column.addWidget(Words(tip.refusal, 12.5, bold=True, tone="refuse"))
        row = QHBoxLayout()
        row.setSpacing(look.px(14))
        if tip.click:
            click = Words(tip.click, 12.5, bold=True, tone="own")
            if self._beside(links):
                row.addWidget(click, 1)
            else:
                self._column.addWidget(click)
        if not row.count():
            row.addStretch(1)
        for link in links:
            row.addWidget(link, 0, Qt.AlignmentFlag.AlignBottom)
        self._column.addLayout(row)

    def _beside(self, links: Sequence[LinkButton]) -> bool:
        """Return whether what a click does and the links fit on one line."""
        click = paint.width_of(self._tip.click, look.sans(12.5, bold=True))
        taken = sum(link.sizeHint().width() + look.px(14) for link in links)
        return click + taken <= widest(self._tip) - look.px(34)

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
        paint.width_of(read_terms(" ".join((tip.more, tip.rule)))[0], look.sans(12.5)),
    ]
    least = look.px(340) if tip.worth or tip.reason or tip.others else 0
    return min(look.px(units), max(least, *words) + look.px(34) + (0 if is_small(tip) else look.px(52)))


def is_small(tip: Tip) -> bool:
    """Return whether a tip is a mere name, as of a sign in the top bar; it then has no buttons of its own."""
    return not (tip.worth or tip.reason or tip.others or tip.rule or tip.more or tip.section)


def lines_at_once(tip: Tip) -> int:
    """Return how many lines of words stand below the title before one asks for more. What a thing is worth to the
    others is a row of pictures with their numbers and counts for none."""
    return _lines_without_rule(tip) + (_lines_of_rule(tip) if _rules(tip)[0] else 0)


def _rules(tip: Tip) -> tuple[str, str]:
    """Return what is said at once, and what waits behind *More*."""
    if tip.rule and _lines_without_rule(tip) + _lines_of_rule(tip) > MAX_LINES:
        return "", f"{tip.more} {tip.rule}".strip()
    return tip.rule, tip.more


def _lines_without_rule(tip: Tip) -> int:
    inner = widest(tip) - look.px(30)
    beside_picture = inner - (look.px(55) if tip.picture is not None else 0)
    number = max(look.px(41), paint.width_of(tip.worth, look.serif(29, bold=True))) + look.px(14) if tip.worth else 0
    bold = look.sans(12.5, bold=True)
    return sum(
        _lines(words, font, width)
        for words, font, width in (
            (tip.what, look.sans(12.5), beside_picture),
            (tip.reason, look.sans(13), inner - number),
            (tip.refusal, bold, inner),
            (tip.click, bold, inner),
        )
    )


def _lines_of_rule(tip: Tip) -> int:
    return _lines(read_terms(tip.rule)[0], look.sans(12.5), widest(tip) - look.px(30))


def _lines(words: str, font: QFont, width: int) -> int:
    return round(paint.height_of(words, font, width) / paint.line_of(font)) if words else 0


def spoken_tip(tip: Tip) -> str:
    """Return all a tip says, for a screen reader, with what the click would bring."""
    parts = (tip.title, tip.what, tip.worth, tip.reason, tip.refusal, tip.click, tip.brings, tip.more, tip.rule)
    return " ".join(read_terms(part)[0] for part in parts if part)
