"""The tiles and buttons of the prompt bar, as widgets that are used again from one prompt to the next."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from durbar.engine.move import Move
from durbar.ui.kit.controls.buttons import KitButton, WordButton
from durbar.ui.kit.pressing import lit
from durbar.ui.kit.prompt import tiles as tile
from durbar.ui.kit.prompt.button import PromptButton, tip_of
from durbar.ui.kit.prompt.tiles import TileButton
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.prompt import Button, Prompt


class Controls(QObject):
    """Makes the widgets of a prompt's tiles and buttons on the bar, and says what is done to them.

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

    def attach_tips(self, tips: Tips) -> None:
        """Buttons and tiles show their tips."""
        self._tips = tips

    def fill(self, prompt: Prompt) -> None:
        """Show the tiles and buttons of a prompt; widgets are used again, so that the keyboard keeps its place."""
        self._prompt = prompt
        self._fill_buttons()
        self._fill_tiles()

    def part_at(self, place: QPoint) -> tuple[object, ...]:
        """What can be pressed at a place of the screen, as far as a press tells it from others; empty for nothing."""
        for widget, button in zip(self.buttons, self._prompt.buttons, strict=True):
            if widget.rect().contains(widget.mapFromGlobal(place)):
                return button.words, button.move, button.moves, button.action
        for one, there in zip(self.tiles, self._prompt.tiles, strict=True):
            if one.rect().contains(one.mapFromGlobal(place)):
                return there.words, there.move
        return ()

    def maker(self, moves: Collection[Move]) -> KitButton | None:
        """The tile or button that makes one of these moves."""
        widgets: tuple[KitButton, ...] = (*self.tiles, *self.buttons)
        makes = [part.move for part in self._prompt.tiles] + [part.move for part in self._prompt.buttons]
        return next((widget for widget, move in zip(widgets, makes, strict=True) if move in moves), None)

    def light_for(self, move: Move | None) -> None:
        """A move has the frame elsewhere, and Enter: only its own button is lit. None: the prompt's lit button."""
        self._framed = move
        for index, widget in enumerate(self.buttons):
            self._fill_button(index, widget)

    def button_at(self, index: int) -> Button:
        """A button of the prompt; one that plays the framed move has become that move's."""
        button, framed = self._prompt.buttons[index], self._framed
        if framed is None or not button.plays_framed or any(one.move == framed for one in self._prompt.buttons):
            return button
        picture = button.picture if button.picture_of is None else button.picture_of(framed)
        return replace(button, move=framed, picture=picture, enabled=True, tip="")

    def _is_lit(self, button: Button) -> bool:
        return button.primary if self._framed is None else button.move == self._framed

    def _fill_button(self, index: int, widget: WordButton) -> None:
        shown = self.button_at(index)
        widget.set_words(shown.words, shown.key, shown.picture, self._is_lit(shown))
        widget.set_menu(bool(shown.moves))
        widget.set_off(not shown.enabled)
        widget.set_tip(shown.tip)

    def _fill_buttons(self) -> None:
        wanted = self._prompt.buttons
        while len(self.buttons) > len(wanted):
            last = self.buttons.pop()
            _take_away(last)
        while len(self.buttons) < len(wanted):
            button = PromptButton(parent=self._bar)
            button.clicked.connect(self._click)
            button.pointed.connect(self._point_button)
            if self._tips is not None:
                self._tips.attach(button, partial(tip_of, button), self._bar)
            button.show()
            self.buttons.append(button)
        for index, (widget, shown) in enumerate(zip(self.buttons, wanted, strict=True)):
            if widget.hasFocus() and widget.accessibleName() != shown.words and not shown.primary:
                lit.give_back(widget)  # the next Enter was meant for what stood there
            self._fill_button(index, widget)

    def _fill_tiles(self) -> None:
        wanted = self._prompt.tiles
        while len(self.tiles) > len(wanted):
            last = self.tiles.pop()
            _take_away(last)
        while len(self.tiles) < len(wanted):
            button = TileButton(self._bar)
            button.clicked.connect(self._click_tile)
            button.pointed.connect(self._point_tile)
            button.explained.connect(self._explain)
            if self._tips is not None:
                self._tips.attach(button, partial(tile.tip_of, button), self._bar)
            button.show()
            self.tiles.append(button)
        for widget, shown in zip(self.tiles, wanted, strict=True):
            widget.set_tile(shown)
        if self._pointed is not None and self._pointed not in self.tiles:
            self._pointed = None
            self.tile_pointed.emit(None)
        self._alarm()

    def _alarm(self) -> None:
        """Tiles that would be lost show it while a button that loses them is pointed at; without one, always."""
        both = zip(self.buttons, self._prompt.buttons, strict=False)  # they are just being changed, perhaps
        losing = [widget for widget, shown in both if shown.loses]
        on = not losing or any(widget.underMouse() or widget.hasFocus() for widget in losing)
        for one in self.tiles:
            one.set_alarmed(on)

    def _click(self) -> None:
        widget = self.sender()
        if isinstance(widget, WordButton) and widget in self.buttons:
            self.button_clicked.emit(self.buttons.index(widget))

    def _click_tile(self) -> None:
        widget = self.sender()
        if isinstance(widget, TileButton) and widget in self.tiles:
            self.tile_clicked.emit(widget.tile)

    def _point_tile(self, on: bool) -> None:
        widget = self.sender()
        if not isinstance(widget, TileButton) or (not on and widget is not self._pointed):
            return
        self._pointed = widget if on else None
        self.tile_pointed.emit(widget.tile if on else None)

    def _point_button(self, on: bool) -> None:
        widget = self.sender()
        if isinstance(widget, WordButton) and widget in self.buttons:
            at = self.buttons.index(widget)
            self.button_pointed.emit(self.button_at(at) if on and at < len(self._prompt.buttons) else None)
            self._alarm()

    def _explain(self) -> None:
        """Tips come to the keyboard as to the pointer, but don't take the keyboard."""
        widget = self.sender()
        if isinstance(widget, TileButton) and self._tips is not None and (tip := tile.tip_of(widget)) is not None:
            self._tips.show_beside(widget, tip, self._bar, by_keyboard=True)


def _take_away(button: KitButton) -> None:
    """Qt would hand the keyboard to whatever comes next, a field perhaps, into which keys would then be typed."""
    if button.hasFocus():
        lit.give_back(button)
    button.hide()
    button.deleteLater()
