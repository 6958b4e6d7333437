"""The rows of the set-up page: a player's emblem, name, kind, level; the way in or out of the game."""

import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.session.player import LONGEST_NAME, Player
from durbar.ui.kit.controls.buttons import KitButton, SignButton
from durbar.ui.kit.controls.choice import Choice
from durbar.ui.kit.controls.field import Field
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.menu import Menu
from durbar.ui.kit.controls.pick import Pick
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.style import angle
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.people import level_name
from durbar.ui.words import translate

_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_PERSON, _COMPUTER = 0, 1


def emblem_name(emblem: int) -> str:
    """Return an emblem in words, 0 to 4."""
    return (
        translate("Setup", "Lotus"),
        translate("Setup", "Peacock feather"),
        translate("Setup", "Elephant"),
        translate("Setup", "Sun"),
        translate("Setup", "Fish"),
    )[emblem]


def _level_words(level: str) -> str:
    """Return what computers of a level are like."""
    return {
        "guest": translate("Setup", "plays for fun and leaves you plenty of chances"),
        "gentle": translate("Setup", "errs as people do"),
        "steady": translate("Setup", "plays soundly"),
        "bold": translate("Setup", "plays well"),
        "expert": translate("Setup", "thinks ahead"),
    }.get(level, level)


def clean_name(name: str) -> str:
    """Return a name as it is kept: no spaces at the ends, single ones inside, nothing that can't be printed, é of one
    sign.
    """
    seen = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())
    return unicodedata.normalize("NFC", seen)[:LONGEST_NAME].strip()


class SeatRow(QWidget):
    """One player. Signals tell what the person changed; the page answers with ``show_player``.

    named(str), kind(str): "person" or "computer". level(str). emblem(int). moved(int): -1 up, +1 down. removed().
    """

    named = Signal(str)
    kind = Signal(str)
    level = Signal(str)
    emblem = Signal(int)
    moved = Signal(int)
    removed = Signal()

    def __init__(self, levels: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._levels = list(levels)
        self._colour = SEAT_COLOURS[0].colour
        self._emblem = _EmblemButton(self)
        self._emblem.chosen.connect(self.emblem)
        self.name = Field(size=16, height=38, serif=True, parent=self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textEdited.connect(self.named)
        self._kind = Choice(["", ""], parent=self)
        self._kind.chosen.connect(lambda index: self.kind.emit(("person", "computer")[index]))
        self._level = Pick(parent=self)
        self._level.activated.connect(lambda index: self.level.emit(self._levels[index]))
        self._note = Words("", 12.5, tone="quiet")
        self._up = _ArrowButton(-1, self)
        self._up.clicked.connect(lambda: self.moved.emit(-1))
        self._down = _ArrowButton(1, self)
        self._down.clicked.connect(lambda: self.moved.emit(1))
        self._remove = SignButton("kit/close", "", size=14, parent=self)
        self._remove.clicked.connect(self.removed)
        self._lay_out()
        look.changed.connect(self._measure)

    def show_player(self, player: Player, players: Sequence[Player], place: int, may_leave: bool) -> None:
        """Show a player, who sits at this place (from 0) among these; may_leave: enough others would stay."""
        self._colour = SEAT_COLOURS[player.emblem].colour
        if clean_name(self.name.text()) != player.name:  # while a name is typed its spaces stay
            self.name.setText(player.name)
            self.name.setCursorPosition(0)
        computer = not player.is_person
        self._kind.choose(_COMPUTER if computer else _PERSON)
        if player.level in self._levels:
            self._level.setCurrentIndex(self._levels.index(player.level))
        self._level.setVisible(computer and len(self._levels) > 1)
        self._note.setText(_level_words(player.level) if computer else translate("Setup", "plays at this screen"))
        self._level.setAccessibleDescription(self._note.text())
        self._up.set_off(place == 0)
        self._down.set_off(place == len(players) - 1)
        self._remove.setVisible(may_leave)
        self._name_all(player)
        self._emblem.show_emblem(player.emblem, players)
        self.update()

    def retranslate(self) -> None:
        """Fill the words that do not depend on the player."""
        self._kind.relabel([translate("Setup", "Person"), translate("Setup", "Computer")])
        index = max(0, self._level.currentIndex())
        self._level.clear()
        self._level.addItems([level_name(level) for level in self._levels])
        self._level.setCurrentIndex(index)
        self._measure()

    def focus_move(self, step: int) -> None:
        """Put the keyboard on the arrow that moves the player on, or on the other one where there is no further."""
        arrow = self._up if step < 0 else self._down
        other = self._down if step < 0 else self._up
        (other if arrow.off else arrow).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the player on Alt with an arrow key."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.moved.emit(step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground of the row and the player's colour at its edge."""
        painter = QPainter(self)
        paint.panel(painter, QRectF(self.rect()), look.c.ground, width=0.9, opacity=0.55)
        bar = QRectF(look.px(1.5), look.px(6), look.px(6), self.height() - look.px(12))
        painter.fillRect(bar, self._colour)

    def _lay_out(self) -> None:
        row = Row((14, 9, 8, 9), 8)
        self.setLayout(row)
        row.addWidget(self._emblem, 0, _MIDDLE)
        choices = Flow(10)
        for widget in (self.name, self._kind, self._level):
            choices.addWidget(widget)
        middle = Column(gap=4)
        middle.addLayout(choices)
        middle.addWidget(self._note)
        row.addLayout(middle, 1)
        arrows = Column(gap=2)
        arrows.addStretch(1)
        arrows.addWidget(self._up)
        arrows.addWidget(self._down)
        arrows.addStretch(1)
        row.addLayout(arrows)
        row.addWidget(self._remove, 0, _MIDDLE)
        keep = self._remove.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self._remove.setSizePolicy(keep)
        self._measure()

    def _measure(self) -> None:
        self.setMinimumHeight(look.px(82))
        self.name.setMinimumWidth(round(look.letter(16) * 8.5))
        self.update()

    def _name_all(self, player: Player) -> None:
        name = player.name
        self.name.setAccessibleName(translate("Setup", "Name of a player"))
        self._kind.setAccessibleName(translate("Setup", "Who plays {name}").format(name=name))
        self._level.setAccessibleName(translate("Setup", "Level of {name}").format(name=name))
        self._up.set_name(translate("Setup", "Move {name} up").format(name=name))
        self._down.set_name(translate("Setup", "Move {name} down").format(name=name))
        self._remove.set_name(translate("Setup", "Remove {name}").format(name=name))
        self._emblem.set_name(translate("Setup", "Emblem of {name}").format(name=name))


class AddRow(KitButton):
    """An empty place at the table: a press adds a player."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=6)
        self._words = self._limit = ""
        self._emblem = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def fill(self, words: str, limit: str, emblem: int) -> None:
        """Set what the row adds, how many may play, and the emblem that the player would have."""
        self._words, self._limit, self._emblem = words, limit, emblem
        self.setText(words)
        self.setAccessibleName(words)
        self.set_tip(limit)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the emblem and the words."""
        return QSize(look.px(300), self.heightForWidth(look.px(300)))

    def minimumSizeHint(self) -> QSize:
        """Return a width that may be narrow."""
        return QSize(look.px(220), look.px(62))

    def hasHeightForWidth(self) -> bool:
        """Return True: where the two texts have no room beside each other they stand on two lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of one or two lines."""
        lines = 1 if self._one_line(width) else 2
        return max(look.px(62), lines * paint.line_of(look.serif(14.5)) + look.px(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw dashes, a pale emblem and the words."""
        painter = QPainter(self)
        box = QRectF(self.rect())
        hot = self.underMouse() or self.isDown()
        if hot:
            paint.panel(painter, box, look.c.wash, paint.NOTHING)
        paint.dashed_panel(painter, box, look.c.act if hot else None)
        side = look.px(42)
        emblem = QRectF(look.px(20), round((box.height() - side) / 2), side, side)
        art.draw(painter, SEAT_COLOURS[self._emblem].emblem, emblem, 0.8 if hot else 0.45)
        room = box.adjusted(look.px(88), look.px(8), -look.px(16), -look.px(8))
        left = Qt.AlignmentFlag.AlignLeft
        if self._one_line(self.width()):
            paint.words(painter, room, self._words, look.serif(14.5), look.c.quiet, left | _MIDDLE)
            end = Qt.AlignmentFlag.AlignRight | _MIDDLE
            paint.words(painter, room, self._limit, look.sans(12.5), look.c.quiet, end)
        else:
            paint.words(painter, room, self._words, look.serif(14.5), look.c.quiet, left | Qt.AlignmentFlag.AlignTop)
            paint.words(painter, room, self._limit, look.sans(12.5), look.c.quiet, left | Qt.AlignmentFlag.AlignBottom)

    def _one_line(self, width: int) -> bool:
        needed = paint.width_of(self._words, look.serif(14.5)) + paint.width_of(self._limit, look.sans(12.5))
        return needed + look.px(88 + 16 + 20) <= width


class _EmblemButton(KitButton):
    """The emblem of a player; a press opens the choice of another. chosen(int)."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=26)
        self._emblem = 0
        self._players: list[Player] = []
        self.clicked.connect(self._open)

    def set_name(self, name: str) -> None:
        """Set what the button is, for screen readers."""
        self.setAccessibleName(name)

    def show_emblem(self, emblem: int, players: Sequence[Player]) -> None:
        """Show an emblem; players: all at the table, for whoever has the others."""
        self._emblem, self._players = emblem, list(players)
        self.setAccessibleDescription(emblem_name(emblem))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the emblem and an arrow."""
        return QSize(look.px(70), look.px(52))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the emblem and an arrow."""
        painter, side, u = QPainter(self), look.px(52), look.u
        art.draw(painter, SEAT_COLOURS[self._emblem].emblem, QRectF(0, 0, side, side))
        _arrow(painter, QPointF(side + 10 * u, self.height() / 2), 1, self.underMouse())

    def _open(self) -> None:
        menu = Menu(self)
        for emblem in range(len(SEAT_COLOURS)):
            menu.addAction(self._action(menu, emblem))
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _action(self, menu: Menu, emblem: int) -> QAction:
        words = emblem_name(emblem)
        owner = next((player for player in self._players if player.emblem == emblem), None)
        if owner is not None and emblem != self._emblem:
            words = translate("Setup", "{emblem}, swap with {name}").format(emblem=words, name=owner.name)
        icon = QIcon(art.pixmap(SEAT_COLOURS[emblem].emblem, look.px(24), ratio=self.devicePixelRatioF()))
        action = QAction(icon, words.replace("&", "&&"), menu)
        action.setIconVisibleInMenu(True)
        action.triggered.connect(lambda: self.chosen.emit(emblem))
        return action


class _ArrowButton(KitButton):
    """A button that moves a player up (-1) or down (1)."""

    def __init__(self, step: int, parent: QWidget) -> None:
        super().__init__(parent, radius=4)
        self._step = step

    def set_name(self, name: str) -> None:
        """Set what the button does, for screen readers."""
        self.setAccessibleName(name)
        self.setText(name)

    def sizeHint(self) -> QSize:
        """Return a size large enough for a pointer."""
        return QSize(look.px(24), look.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the arrow."""
        painter = QPainter(self)
        painter.setOpacity(0.35 if self.off else 1)
        _arrow(painter, QRectF(self.rect()).center(), self._step, self.live and self.underMouse())


def _arrow(painter: QPainter, middle: QPointF, step: int, hot: bool) -> None:
    """Draw a small angle that points down (1) or up (-1)."""
    angle(painter, middle, look.c.act if hot else look.c.quiet, step, 0.9)
