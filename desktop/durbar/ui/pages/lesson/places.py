"""Where on the page the things are that a lesson speaks of."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import cast

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from durbar.session.course import Beat
from durbar.ui.kit.board.aside import Aside
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.tips import Tips, on_screen
from durbar.ui.kit.values.sight import Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.tabs import RULES

#: Units from a thing to a name that stands close by.
_NAME_DISTANCE = 12


class Places:
    """The parts of a table's page by the names that courses give them. All places are in the page's pixels."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._on_panel = {} if page.aside is None else _Parts(page.aside).by_target

    @property
    def panel_parts(self) -> list[QWidget]:
        """The parts of the panel on the board."""
        return list(self._on_panel.values())

    def spoken_of(self, beat: Beat) -> list[QRect]:
        """Return what a beat speaks of, as far as it can be seen."""
        return [box for text in _texts(beat) if (box := self.rect(text)).isValid()]

    def lit_by(self, beat: Beat) -> list[QRect]:
        """Return what a beat lights: what it speaks of, with the names that stand close by."""
        return [box for text in _texts(beat) if (box := self._named(text)).isValid()]

    def names(self, beat: Beat) -> list[QRect]:
        """Return the names that the board gives to what a beat speaks of."""
        return [self._in_page(rect) for text in _texts(beat) for rect in self._page.board.names_of(read_target(text))]

    def prompt(self) -> QRect:
        """Return the prompt bar."""
        return self._of(self._page.frame.prompt)

    def rules(self) -> QRect:
        """Return the rules where they lie open beside the board; empty where not."""
        frame = self._page.frame
        return self.tabs() if frame.tabs.on == RULES else QRect()

    def tabs(self) -> QRect:
        """Return the tabs beside the board."""
        return self._of(self._page.frame.tabs)

    def beside(self, beat: Beat, box: QRect) -> list[QRect]:
        """Return what one looks at together with what the beat speaks of: its row, and sums of what is to be done."""
        page, here = self._page, read_target(beat.at)
        others = [target for target in page.board.board.targets if target[0] == here[0] and target != here]
        rects = [self._in_page(page.board.rect_of(target)) for target in others]
        found = [rect for rect in rects if abs(rect.center().y() - box.center().y()) < rect.height() / 2]
        if page.aside is not None and beat.moves:
            found.append(self._of(page.aside))
        return found

    def rect(self, text: str) -> QRect:
        """Return where something is."""
        page, frame = self._page, self._page.frame
        parts: dict[str, QWidget] = {
            "moves": frame.tabs,
            "prompt": frame.prompt.maker(page.sight.legal) or frame.prompt,
            "lamp": frame.top.lamp,
            "board": page.board,
            "seats": frame.column.players,
        }
        if page.aside is not None:
            parts["aside"] = page.aside
        if text in parts:
            return self._of(parts[text])
        target = read_target(text)
        seen = page.board.rect_of(target)
        if not seen.isValid() and target in self._on_panel:
            return self._of(self._on_panel[target])
        if not seen.isValid() and target[0] == "seat" and isinstance(target[1], int):
            seen = frame.seats.rect_of(target[1]) & on_screen(frame.column.players)
        return self._in_page(seen)

    def _named(self, text: str) -> QRect:
        """Return where something is, with its name where that stands close by."""
        box, close = self.rect(text), look.px(_NAME_DISTANCE)
        names = [self._in_page(rect) for rect in self._page.board.names_of(read_target(text))]
        near = [name for name in names if name.intersects(box.adjusted(-close, -close, close, close))]
        return reduce(QRect.united, near, box) if box.isValid() else box

    def _in_page(self, on_screen: QRect) -> QRect:
        return QRect(self._page.mapFromGlobal(on_screen.topLeft()), on_screen.size())

    def _of(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._page, QPoint(0, 0)), widget.size())


def read_target(text: str) -> Target:
    """Return a target of the board as a course writes it: words and whole numbers, "track 3"."""
    return tuple(int(word) if word.lstrip("-").isdigit() else word for word in text.split(" "))


def corner_of(room: QRect) -> QRect:
    """Return the lower right corner of a room, as a thing of no size."""
    return QRect(room.bottomRight(), QSize(1, 1))


def _texts(beat: Beat) -> list[str]:
    return [text for text in (beat.at, *beat.lit) if text]


class _Parts:
    """A stand-in for Tips while a panel on the board gives its parts their tips: so it learns which shows what."""

    def __init__(self, aside: Aside) -> None:
        self._asked: Target = ()
        self.by_target: dict[Target, QWidget] = {}
        aside.attach_tips(cast(Tips, self), self._ask)

    def _ask(self, target: Target) -> None:
        self._asked = target

    def attach(self, widget: QWidget, make_tip: Callable[[], Tip | None], _clear: QWidget | None = None) -> None:
        """Take note of a part and of its target."""
        make_tip()
        self.by_target[self._asked] = widget
