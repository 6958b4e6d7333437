"""The tiles and buttons of the prompt bar, as widgets that are used again from one prompt to the next."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from durbar.engine.move import Move
from durbar.ui.kit.controls.buttons import KitButton, WordButton
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import default_button
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.prompt import Button, Prompt
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.prompt_tiles import TileButton

#: Units: the height of a button, so that two rows have room in the lowest bar; the gaps of buttons and of tiles.
BUTTON_HEIGHT, BUTTON_GAP, TILE_GAP = 40, 8, 6
#: Units: a tile's side, by how many there are at most in one row; in two rows they share the bar's height.
TILE_SIDES = ((5, 58), (8, 48), (99, 42))
#: Units above and below two rows of tiles.
TILES_MARGIN = 9
#: Letters in units that words have beside each other, at least, before tiles and buttons take a second row.
MIN_WORDS_WIDTH = 380

_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
#: Whether the pointer or the keyboard comes or goes with an event.
_COMING = {
    QEvent.Type.Enter: True,
    QEvent.Type.FocusIn: True,
    QEvent.Type.Leave: False,
    QEvent.Type.FocusOut: False,
}

_Widget = TypeVar("_Widget", TileButton, WordButton)


class Controls(QObject):
    """The widgets of a prompt's tiles and buttons on the bar, and what is done to them.

    button_clicked(int), tile_clicked(Tile): pressed by pointer or keyboard. button_pointed(object),
    tile_pointed(object): the pointer or the keyboard is on this Button or Tile, or on none (None).
    """

    button_clicked = Signal(int)
    button_pointed = Signal(object)
    tile_clicked = Signal(object)
    tile_pointed = Signal(object)

    def __init__(self, bar: QWidget) -> None:
        super().__init__(bar)
        self._bar = bar
        self._prompt = Prompt("")
        self._framed: Move | None = None
        self._tips: Tips | None = None
        self._pointed: TileButton | None = None
        self.buttons: list[WordButton] = []
        self.tiles: list[TileButton] = []
        self.button_grid, self.tile_grid = QGridLayout(), QGridLayout()

    def attach_tips(self, tips: Tips) -> None:
        """Let buttons and tiles show their tips."""
        self._tips = tips

    def fill(self, prompt: Prompt) -> None:
        """Show the tiles and buttons of a prompt; widgets are used again, so that the keyboard keeps its place."""
        self._prompt = prompt
        self._have(self.buttons, len(prompt.buttons), self._make_button)
        for index, (widget, shown) in enumerate(zip(self.buttons, prompt.buttons, strict=True)):
            if widget.hasFocus() and widget.accessibleName() != shown.words and not shown.primary:
                default_button.give_back(widget)  # the next Enter was meant for what stood there
            self._fill_button(index, widget)
        self._have(self.tiles, len(prompt.tiles), self._make_tile)
        for tile, there in zip(self.tiles, prompt.tiles, strict=True):
            tile.set_tile(there)
        if self._pointed is not None and self._pointed not in self.tiles:
            self._pointed = None
            self.tile_pointed.emit(None)
        self._alarm()

    def arrange(self, width: int, height: int) -> None:
        """Lay them in a row, in a bar of this size; in two rows where words would have too little room beside it.

        It depends on nothing that is said, so nothing moves when only words change.
        """
        for tile_rows, button_rows in ((1, 1), (2, 1), (2, 2)):
            side = _tile_side(len(self.tiles), tile_rows, height)
            for tile in self.tiles:
                tile.set_side(side)
            _fill_grid(self.tile_grid, self.tiles, tile_rows, look.px(TILE_GAP))
            _fill_grid(self.button_grid, self.buttons, button_rows, look.px(BUTTON_GAP))
            taken = self.tile_grid.sizeHint().width() + self.button_grid.sizeHint().width()
            if width - taken >= look.letter(MIN_WORDS_WIDTH):
                break

    def part_at(self, place: QPoint) -> tuple[object, ...]:
        """Return what can be pressed at a place of the screen, as far as a press tells it from others.

        Empty for nothing.
        """
        for widget, button in zip(self.buttons, self._prompt.buttons, strict=True):
            if widget.rect().contains(widget.mapFromGlobal(place)):
                return button.words, button.move, button.moves, button.action
        for one, there in zip(self.tiles, self._prompt.tiles, strict=True):
            if one.rect().contains(one.mapFromGlobal(place)):
                return there.words, there.move
        return ()

    def maker(self, moves: Collection[Move]) -> KitButton | None:
        """Return the tile or button that makes one of these moves."""
        widgets: list[KitButton] = [*self.tiles, *self.buttons]
        makes = [part.move for part in self._prompt.tiles] + [part.move for part in self._prompt.buttons]
        return next((widget for widget, move in zip(widgets, makes, strict=True) if move in moves), None)

    def light_for(self, move: Move | None) -> None:
        """Make only a framed move's own button the default one, as it has Enter. None: the prompt's default button."""
        self._framed = move
        for index, widget in enumerate(self.buttons):
            self._fill_button(index, widget)

    def button_at(self, index: int) -> Button:
        """Return a button of the prompt; one that plays the framed move has become that move's."""
        button, framed = self._prompt.buttons[index], self._framed
        if framed is None or not button.plays_framed or any(one.move == framed for one in self._prompt.buttons):
            return button
        picture = button.picture if button.picture_of is None else button.picture_of(framed)
        return replace(button, move=framed, picture=picture, enabled=True, tip="")

    def _fill_button(self, index: int, widget: WordButton) -> None:
        shown = self.button_at(index)
        primary = shown.primary if self._framed is None else shown.move == self._framed
        widget.set_words(shown.words, shown.key, shown.picture, primary)
        widget.set_menu(bool(shown.moves))
        widget.set_off(not shown.enabled)
        widget.set_tip(shown.tip)

    def _have(self, widgets: list[_Widget], count: int, make: Callable[[], _Widget]) -> None:
        """Have so many of them, shown."""
        while len(widgets) > count:
            last = widgets.pop()
            if last.hasFocus():  # Qt would hand it to whatever comes next, a field perhaps, into which keys are typed
                default_button.give_back(last)
            last.hide()
            last.deleteLater()
        while len(widgets) < count:
            widgets.append(make())
            widgets[-1].show()

    def _make_button(self) -> WordButton:
        button = WordButton(height=BUTTON_HEIGHT, parent=self._bar)
        button.leaves_arrows = True
        button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)  # as wide as the one above it
        button.clicked.connect(lambda: self.button_clicked.emit(self.buttons.index(button)))
        self._attach(button, partial(_tip_of, button))
        return button

    def _make_tile(self) -> TileButton:
        tile = TileButton(self._bar)
        tile.clicked.connect(lambda: self.tile_clicked.emit(tile.tile))
        self._attach(tile, tile.tip)
        return tile

    def _attach(self, widget: QWidget, tip: Callable[[], Tip | None]) -> None:
        widget.installEventFilter(self)
        if self._tips is not None:
            self._tips.attach(widget, tip, self._bar)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer and the keyboard as they come and go.

        The second press of a double click does nothing: after the first it may be another button.
        """
        if event.type() == QEvent.Type.MouseButtonDblClick:
            return True
        on = _COMING.get(event.type())
        by_key = isinstance(event, QFocusEvent) and event.reason() in _BY_KEY
        if on is not None and isinstance(watched, WordButton):
            self._point_button(watched, on)
        elif on is not None and isinstance(watched, TileButton) and (by_key or event.type() != QEvent.Type.FocusIn):
            self._point_tile(watched, on)
            if on and by_key and self._tips is not None and (tip := watched.tip()) is not None:
                self._tips.show_beside(watched, tip, self._bar, by_keyboard=True)
        return False

    def _alarm(self) -> None:
        """Mark the tiles that would be lost while a button that loses them is pointed at.

        Without such a button, always.
        """
        both = zip(self.buttons, self._prompt.buttons, strict=False)  # they are just being changed, perhaps
        losing = [widget for widget, shown in both if shown.loses]
        on = not losing or any(widget.underMouse() or widget.hasFocus() for widget in losing)
        for one in self.tiles:
            one.set_alarmed(on)

    def _point_tile(self, tile: TileButton, on: bool) -> None:
        if on or tile is self._pointed:
            self._pointed = tile if on else None
            self.tile_pointed.emit(tile.tile if on else None)

    def _point_button(self, button: WordButton, on: bool) -> None:
        if button in self.buttons:
            at = self.buttons.index(button)
            self.button_pointed.emit(self.button_at(at) if on and at < len(self._prompt.buttons) else None)
            self._alarm()


def _tile_side(count: int, rows: int, height: int) -> int:
    """Return the pixels of a tile's side."""
    if rows == 1:
        return look.px(next(side for most, side in TILE_SIDES if count <= most))
    return min(look.px(TILE_SIDES[0][1]), (height - look.px(2 * TILES_MARGIN + TILE_GAP)) // 2)


def _fill_grid(grid: QGridLayout, widgets: Sequence[QWidget], rows: int, gap: int) -> None:
    """Lay widgets in rows that are about equally long."""
    columns = -(-len(widgets) // rows)
    grid.setSpacing(gap)
    for index, widget in enumerate(widgets):
        grid.addWidget(widget, index // columns, index % columns, Qt.AlignmentFlag.AlignVCenter)


def _tip_of(button: WordButton) -> Tip | None:
    """Return the tip of a button, if it has one; that of an off button says why it is."""
    if not button.tip_words:
        return None
    title = button.accessibleName()
    return Tip(title, refusal=button.tip_words) if button.off else Tip(title, what=button.tip_words)
