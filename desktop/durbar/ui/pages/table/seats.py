"""The players' panels at the right, below each other, all in one form."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from durbar.session.player import Player
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.tips import Tips, on_screen
from durbar.ui.kit.values.seat_line import SeatLine
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.seat_panel import Content, Normal, OneRow, SeatPanel, TwoRows, name_font, parts_of

#: Units: the height of a normal panel with a row below name and state, by seats; without; of a brief panel of one row.
_PANEL_HEIGHTS, _NO_ROW_HEIGHT, _ONE_ROW_HEIGHT = {2: 84, 3: 80, 4: 74, 5: 62}, 45, 30
#: Units between panels, normal and brief.
_NORMAL_GAP, _BRIEF_GAP = 4, 2
#: The share of one row that names may have.
_NAME_SHARE = 0.52


def _no_tip(_seat: int) -> Tip | None:
    return None


class Seats(QWidget):
    """The panels below each other, in the order given.

    seat_clicked(int): a panel was pressed. peeked(int): the pointer is on a seat's sketch, -1 when it left. resized:
    another height is needed, or may be. reached(SeatPanel): somebody else is to act, or the keyboard came to a panel.
    """

    seat_clicked = Signal(int)
    peeked = Signal(int)
    reached = Signal(SeatPanel)
    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.form: type[Content] = Normal
        self.panels: list[SeatPanel] = []
        self._by_seat: dict[int, SeatPanel] = {}
        self._chosen_for: object = None
        self._tips: Tips | None = None
        self._make_tip: Callable[[int], Tip | None] = _no_tip
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.resized)

    def set_players(self, players: Sequence[Player] | Mapping[int, Player], order: Sequence[int]) -> None:
        """Set who sits at the table, and the order of their panels; those of the same players stay."""
        self.peeked.emit(-1)  # a panel that goes can't say so
        kept = {seat: panel for seat, panel in self._by_seat.items() if seat in order and panel.player == players[seat]}
        for old in self.panels:
            self._column.removeWidget(old)
            if old.line.seat in kept:
                old.let_go()
            else:
                old.hide()
                old.deleteLater()
        self.panels = [kept[seat] if seat in kept else self._new_panel(players[seat], seat) for seat in order]
        self._by_seat = {panel.line.seat: panel for panel in self.panels}
        if len(kept) < len(self.panels):
            self._chosen_for = None
        for place, panel in enumerate(self.panels):
            panel.setFocusPolicy(Qt.FocusPolicy.StrongFocus if place == 0 else Qt.FocusPolicy.ClickFocus)
            self._column.addWidget(panel)
            panel.show()
        self.resized.emit()

    def _new_panel(self, player: Player, seat: int) -> SeatPanel:
        panel = SeatPanel(player, seat, self)
        panel.clicked.connect(partial(self.seat_clicked.emit, seat))
        panel.peeked.connect(self.peeked)
        panel.stepped.connect(partial(self._step, panel))
        if self._tips is not None:
            self._tips.attach(panel, partial(self._make_tip, seat))
        return panel

    def attach_tips(self, tips: Tips, make_tip: Callable[[int], Tip | None]) -> None:
        """Give every panel that set_players makes from now on its seat's tip."""
        self._tips, self._make_tip = tips, make_tip

    def set_lines(self, lines: Sequence[SeatLine]) -> None:
        """Set what each panel says; lines name their seats."""
        acted, fresh = self.acting(), False
        for line in lines:
            if line.seat in self._by_seat:
                fresh |= self._by_seat[line.seat].set_line(line)
        if fresh:
            self.resized.emit()
        acting = self.acting()
        if acting is not None and acting is not acted:
            self.reached.emit(acting)

    def preview(self, numbers: Mapping[int, str]) -> None:
        """Show by seat how numbers would change; a seat that is not named keeps its number."""
        for panel in self.panels:
            panel.preview(numbers.get(panel.line.seat, ""))

    def panel_of(self, seat: int) -> SeatPanel | None:
        """Return a seat's panel."""
        return self._by_seat.get(seat)

    def order(self) -> list[int]:
        """Return the seats from top to foot."""
        return [panel.line.seat for panel in self.panels]

    def focus_order(self) -> list[QWidget]:
        """Return its widgets in the order of the Tab key; ↑ and ↓ go from one panel to the next."""
        return list(self.panels[:1])

    def acting(self) -> SeatPanel | None:
        """Return the panel of whoever is to act."""
        for panel in self.panels:
            if panel.line.acting:
                return panel
        return None

    def rect_of(self, seat: int) -> QRect:
        """Return where a seat's panel is on the screen (global), for tips."""
        panel = self.panel_of(seat)
        return on_screen(panel) if panel is not None else QRect()

    def choose(self, width: int, room: int) -> int:
        """Take the largest form that has room in a column's width and height; return the height that it needs.

        It depends on what there is to be shown, and not on how much of it there is: nothing moves in a game.
        """
        parts = [parts_of(panel.line) for _, panel in sorted(self._by_seat.items())]  # whoever sits at the top
        wanted = (width, room, look.u, look.letters, look.c, parts)
        if wanted != self._chosen_for:
            self._chosen_for = wanted
            for form in (Normal, TwoRows, OneRow):
                self._arrange(form, width)
                wide = max((panel.least(width).width() for panel in self.panels), default=0)
                if self._whole() <= room and wide <= width:
                    break
        return self._whole()

    def _arrange(self, form: type[Content], width: int) -> None:
        self.form = form
        names = max((paint.width_of(panel.player.name, name_font()) + 1 for panel in self.panels), default=0)
        for panel in self.panels:
            panel.arrange(form, min(names, round(width * _NAME_SHARE)))
        high = self._high(width)
        for panel in self.panels:
            panel.setFixedHeight(high)
        self._column.setSpacing(look.px(_NORMAL_GAP if form is Normal else _BRIEF_GAP))

    def _high(self, width: int) -> int:
        """Return the height of each panel, in pixels."""
        least = max((panel.least(width).height() for panel in self.panels), default=0)
        if self.form is not Normal:
            return max(least, look.px(_ONE_ROW_HEIGHT))
        rows = any(parts_of(panel.line)[0] for panel in self.panels)
        return max(least, look.px(_PANEL_HEIGHTS[min(5, max(2, len(self.panels)))] if rows else _NO_ROW_HEIGHT))

    def _whole(self) -> int:
        return sum(panel.minimumHeight() + self._column.spacing() for panel in self.panels) - self._column.spacing()

    def _step(self, panel: SeatPanel, by: int) -> None:
        """Move the keyboard from a panel to a neighbour."""
        place = self.panels.index(panel) + by
        if 0 <= place < len(self.panels):
            self.panels[place].setFocus(Qt.FocusReason.TabFocusReason)
            self.reached.emit(self.panels[place])
