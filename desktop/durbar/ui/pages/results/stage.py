"""The end of a stage: a card with what it brought, over the table of the game; its table unfolds on it."""

from collections.abc import Sequence
from itertools import chain

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from durbar.session.player import Player
from durbar.ui.kit.charts.scores import ScoreTableView
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.layouts import Column, Row, empty
from durbar.ui.kit.controls.ornaments import Drawing, Hair, Sheet
from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.pressing import default_button
from durbar.ui.kit.pressing.signs import sign_of
from durbar.ui.kit.pressing.swallowed import swallow_rest
from durbar.ui.kit.pressing.window_keys import is_of_window
from durbar.ui.kit.speak import announce
from durbar.ui.kit.text.line_breaks import bind_numbers
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.pages.results.points import Gains
from durbar.ui.words import translate

_SHADE = QColor("#241F2E")
#: Milliseconds until what is around the card follows it: it has been painted by then.
_FOLLOW_MS = 30
_CENTRE = Qt.AlignmentFlag.AlignHCenter


class ChoiceList(QWidget):
    """Below the table of a stage: for each player the one choice that mattered most."""

    def __init__(self) -> None:
        super().__init__()
        self._title = Words("", 15, face="serif", bold=True)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(2, 1)
        column = Column((20, 6, 20, 0), 5)
        column.addWidget(Hair())
        column.addWidget(self._title)
        column.addLayout(self._grid)
        self.setLayout(column)
        look.changed.connect(self._measure)
        self._measure()

    def set_choices(self, choices: Sequence[tuple[int, str]], players: Sequence[Player]) -> None:
        """Show a clause for each of these seats; nothing at all where there is none. players: all, by seat."""
        self.setVisible(bool(choices))
        self._title.setText(translate("Results", "What mattered most"))
        empty(self._grid)
        for row, (seat, clause) in enumerate(choices):
            player = players[seat]
            name, told = Words(player.name, 14, face="serif", bold=True, wrap=False), Words(bind_numbers(clause), 13)
            told.setAccessibleName(translate("Results", "{name}: {values}.").format(name=player.name, values=clause))
            for place, part in enumerate((Drawing(SEAT_COLOURS[player.emblem].emblem, 20), name, told)):
                self._grid.addWidget(part, row, place, Qt.AlignmentFlag.AlignTop)
                part.show()  # a layout shows what is new only later, and the card is measured now

    def _measure(self) -> None:
        self._grid.setHorizontalSpacing(look.px(8))
        self._grid.setVerticalSpacing(look.px(4))


class Shade(QWidget):
    """What lies below grows dark. opaque: it can't be seen at all."""

    opaque = False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Darken everything below, or hide it where the shade is opaque."""
        QPainter(self).fillRect(self.rect(), look.c.ground if self.opaque else paint.faded(_SHADE, 0.55))


class StagePanel(Shade):
    """After a stage: a card with what it brought over the widget it is given, which it darkens; a button unfolds the
    table of all that was scored.

    What is around the card grows dark, and light again, frames later: to paint all that lies below takes longer.

    closed: the person goes on. section_asked(section): a rule of the table.
    """

    closed = Signal()
    section_asked = Signal(str)

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._card = Sheet(double=True)
        self._title = Words("", 23, face="serif", bold=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._gains = Gains()
        self._scores = ScoreTableView(titled=False)
        self._scores.section_asked.connect(self.section_asked)
        self._go_on = WordButton()
        self._go_on.clicked.connect(self.close_panel)
        self._unfold = WordButton()
        self._unfold.clicked.connect(self.unfold)
        self.setFocusProxy(self._go_on)
        self._choices = ChoiceList()
        told, self._told = QWidget(), Column((10, 0, 0, 0))
        self._told.addWidget(self._scores)
        self._told.addWidget(self._choices)
        told.setLayout(self._told)
        self._scroll = Scroll(told)
        # Room is always kept for its bar, or it would come and go
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._scroll.setFixedHeight(1)
        self._buttons = Row(gap=10)
        self._buttons.setAlignment(_CENTRE)
        self._buttons.addWidget(self._unfold)
        self._buttons.addWidget(self._go_on)
        self._column = column = Column((6, 22, 6, 18), 0)
        column.addWidget(self._title)
        column.addSpacing(5)
        column.addWidget(Drawing("kit/ornament-rule", 240), 0, _CENTRE)
        column.addSpacing(10)
        column.addWidget(self._gains)
        column.addWidget(self._scroll)
        column.addSpacing(10)
        column.addLayout(self._buttons)
        self._card.setLayout(column)
        self._card.setParent(self)
        for part in (self._card, told):
            part.installEventFilter(self)
        self._above, self._below, self._left, self._right = (Shade(over) for _ in range(4))
        self._around = ((self._above, self._below), (self._left,), (self._right,))
        for shade in chain(*self._around):
            shade.hide()
        self._later = QTimer(self, singleShot=True, interval=_FOLLOW_MS)
        self._later.timeout.connect(self._shade_next)
        over.installEventFilter(self)
        look.changed.connect(self._place)
        self.hide()

    def fill(self, table: ScoreTable, players: Sequence[Player], choices: Sequence[tuple[int, str]] = ()) -> None:
        """Fill the panel with the table of a stage.

        players: all of them, by seat. choices: what mattered most, by seat.
        """
        self._title.setText(table.title)
        self.setAccessibleName(table.title)
        if table.gains:
            self._gains.set_table(table, players)
            self.setAccessibleName(f"{table.title}. {self._gains.spoken}")
        self._scores.set_table(table, players)
        self._choices.set_choices(sorted(choices, key=lambda choice: table.seats.index(choice[0])), players)
        self._go_on.set_words(translate("Results", "Continue"), translate("Results", "Enter"), primary=True)
        self._unfold.set_words(translate("Results", "Table"), _table_key())
        if self.isHidden():
            self._fold(bool(table.gains))
        self._place()

    def sum_places(self) -> dict[int, tuple[QPoint, str]]:
        """Return by seat where on the screen stands what the stage brought, and its words."""
        self._card.grab(QRect(0, 0, 1, 1))  # what was just shown is laid out
        return self._gains.sum_places()

    def unfold(self) -> None:
        """Show the table of all that was scored."""
        self._fold(False)
        self._place()
        self._go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fold(self, folded: bool) -> None:
        self._scroll.setVisible(not folded)
        self._unfold.setVisible(folded)
        self._gains.setVisible(folded)

    def open(self, veiled: bool = False) -> None:
        """Show the card. veiled: everybody reads it, and nothing of what lies below is seen meanwhile."""
        self.show()
        self._place()
        for part in (*chain(*self._around), self):
            part.opaque = veiled
            part.raise_()
            part.setVisible(veiled or part is self or not part.isHidden())
        self._later.start()
        self._go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.accessibleName())

    def close_panel(self) -> None:
        """Close the panel, and say so."""
        if not self.isHidden():
            swallow_rest(self)
            self.put_away()
            self.closed.emit()

    def put_away(self) -> None:
        """Hide the panel, unread."""
        if (here := self.focusWidget()) is not None:
            here.clearFocus()  # Qt would hand the keyboard on to a tile of the prompt, which would open its tip
        self.hide()
        self._later.start()

    def press_lit(self) -> bool:
        """Close the panel."""
        self.close_panel()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep covering what is below, and be as high as the card."""
        resized = watched is self._over and event.type() == QEvent.Type.Resize
        changed = watched is not self._over and event.type() == QEvent.Type.LayoutRequest
        if resized or (changed and self.isVisible()):
            self._place()
        return False

    def event(self, event: QEvent) -> bool:
        """Keep keys from the table below; those of the window itself do what they always do."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and not is_of_window(event):
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab within the table."""
        inside = [part for part in self.findChildren(QWidget) if part.isVisible() and _takes_tab(part)]
        if not inside:  # it goes, and the keyboard with it
            return super().focusNextPrevChild(forward)
        at = inside.index(here) if (here := self.focusWidget()) in inside else 0
        reached = inside[(at + (1 if forward else -1)) % len(inside)]
        reached.setFocus(Qt.FocusReason.TabFocusReason)
        if self._scroll.isAncestorOf(reached):
            self._scroll.ensureWidgetVisible(reached, look.px(12), look.px(12))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on by Enter, Space and Esc, open the rule of a row by a key, scroll by page up and down.

        No other key goes on to the table below.
        """
        if default_button.is_press(event):
            default_button.press(self, event)
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            bar = self._scroll.verticalScrollBar()
            bar.setValue(bar.value() + bar.pageStep() * (1 if event.key() == Qt.Key.Key_PageDown else -1))
        elif event.key() == Qt.Key.Key_Escape:
            self.close_panel()
        elif sign_of(event) == _table_key() and self._scroll.isHidden():
            self.unfold()
        elif self._scroll.isHidden() or not self._scores.take_key(event):
            event.setAccepted(not is_of_window(event))

    def _shade_next(self) -> None:
        """Show or hide the shades one side after the other, each in a turn of the loop of its own."""
        behind = [side for side in self._around if side[0].isHidden() != self.isHidden()]  # a curtain may hide all
        if behind:
            for shade in behind[0]:
                shade.setHidden(self.isHidden())
            self._later.start()

    def _place(self) -> None:
        """Place the card in the middle.

        Head and button are always seen: what is between them scrolls where it is higher.
        """
        whole = self._over.rect()
        margin = look.px(14)
        room = whole.adjusted(margin, margin, -margin, -margin)
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        around, inside = self._column.contentsMargins(), self._told.contentsMargins()
        sides = around.left() + inside.left() + bar + around.right()
        title = paint.width_of(self._title.text(), self._title.font()) + look.px(48)
        width = min(room.width(), max(look.px(620), self._scores.width_wanted() + sides, title + sides))
        self._card.setFixedWidth(width)
        between = self._scroll.widget()
        between.resize(width - sides + inside.left(), between.height())  # in less, rows would be parted in two
        self._scores.lay_for(width - sides)
        self._told.activate()
        self._column.activate()
        table = 0 if self._scroll.isHidden() else self._scroll.minimumHeight()
        rest = _height(self._column, width) - table
        told = _height(self._told, between.width())
        self._scroll.setFixedHeight(max(1, min(told, room.height() - rest)))
        place = QRect(0, 0, width, rest + (self._scroll.minimumHeight() if table else 0))
        place.moveCenter(room.center())
        self.setGeometry(place)
        self._card.setGeometry(self.rect())
        self._column.activate()  # it is clicked where it is seen, in this turn of the loop too
        self._above.setGeometry(place.left(), 0, width, place.top())
        self._below.setGeometry(place.left(), place.bottom() + 1, width, whole.bottom() - place.bottom())
        self._left.setGeometry(0, 0, place.left(), whole.height())
        self._right.setGeometry(place.right() + 1, 0, whole.right() - place.right(), whole.height())


def _table_key() -> str:
    return translate("Results", "T", "key for: the table of what was scored")


def _height(column: Column, width: int) -> int:
    """Return what a column needs, in pixels, also where no words in it wrap."""
    return column.totalHeightForWidth(width) if column.hasHeightForWidth() else column.totalSizeHint().height()


def _takes_tab(part: QWidget) -> bool:
    return bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus)
