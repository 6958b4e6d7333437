"""What is told of a thing that is pointed at: its tip, and what a move there would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QRect, Signal

from durbar.engine.move import Move
from durbar.ui.kit.board.told import Lights
from durbar.ui.kit.tips.tips import on_screen
from durbar.ui.kit.values.prompt import Button, Tile
from durbar.ui.kit.values.sight import Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.topbar import Pill


class Pointing(QObject):
    """What follows from pointing at something: tips, previews in prompt and panels, and lights on the board.

    section_asked(section): the rules on what is pointed at.
    """

    section_asked = Signal(str)

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.host)
        self._shown, self._screen, self._manner = context.shown, context.screen, context.manner
        self._board, self._frame, self._aside = context.board, context.frame, context.aside
        self._lights = Lights(context.board.board)
        self._kept: Move | None = None

    def tip(self, target: Target) -> Tip | None:
        """Return what is told of something on the table."""
        return self._screen.tip(target, self._manner.for_tips(self._shown.sight))

    def stage_tip(self, pill: Pill) -> Tip | None:
        """Return what is told of a stage in the top bar, under the name that it has there."""
        tip = self.tip(pill.chip.target) if pill.chip is not None else None
        return replace(tip, title=pill.chip.words) if tip is not None and pill.chip is not None else None

    def ask(self, target: Target) -> None:
        """Ask for the rules on something on the table."""
        tip = self.tip(target)
        if tip is not None:
            self.section_asked.emit(tip.section)

    def point(self, target: Target | None) -> None:
        """Show the tip of something on the board that is pointed at; None: it left."""
        tip = self.tip(target) if target is not None else None
        if tip is None or target is None:
            self._frame.tips.leave()
        else:
            by_keyboard = self._board.hasFocus() and self._board.by_keyboard
            self._frame.tips.show(tip, self._board.rect_of(target), self._keep_clear(), by_keyboard)
        offer = self._shown.offer
        moves = offer.legal.get(target, ()) if target is not None else ()
        self._frame.tabs.moves.light(moves)
        path = offer.paths.get(target, ()) if target is not None else ()
        if path:
            self._frame.prompt.say_preview(*self._screen.preview_path(path, self._shown.sight))
        else:
            self.preview(moves[0] if moves else None)

    def _keep_clear(self) -> list[QRect]:
        """Return what tips should not cover: by what one decides, and the prompt, where a click may be refused in
        words.
        """
        bar = self._frame.prompt
        prompt = on_screen(bar)
        return [*self._board.keep_clear(), prompt]

    def keep(self, move: Move | None) -> None:
        """Keep previewing a move that has the frame in a list while nothing else is pointed at. None: no more."""
        self._kept = move
        if move is None:
            self.light_none()

    def let_go(self) -> None:
        """Forget what is pointed at, framed or lit, when another person comes."""
        self._kept = None
        self._lights.show([])
        self.light_none()

    def preview_kept(self) -> None:
        """Preview the move that has the frame in a list, in a position that is shown anew."""
        self.preview_numbers(None)
        if self._kept is not None:
            self.light(self._kept)

    def light(self, move: Move | None) -> None:
        """Light up on the board what a move touches that is pointed at in words, or else the one that has the frame."""
        move = move or self._kept
        targets = self._screen.targets_of(move, self._shown.sight) if move is not None else ()
        self._board.board.point(targets, move)
        self.preview(move)

    def light_what_happened(self, moves: Sequence[int], seat: int | None) -> None:
        """Light up on the board what moves changed, or else the seat whose line tells of them."""
        table, scene = self._shown.table, self._board.board
        touched = [one for move in moves for one in scene.touched(table.seen(move, self._shown.sight.seat))]
        self._lights.show(touched or ([] if seat is None else [("seat", seat)]))

    def light_none(self) -> None:
        """Light up nothing for a move any more, or what the framed one touches."""
        self.light(None)

    def light_tile(self, tile: Tile | None) -> None:
        """Light up what a picture of the prompt touches."""
        self.light(tile.move if tile is not None else None)

    def preview(self, move: Move | None) -> None:
        """Show the result of a move, or else of the one that has the frame, in the prompt and the panels beside."""
        sight, move = self._shown.sight, move or self._kept
        self.preview_numbers(move)
        if self._aside is not None:
            self._aside.preview(move if move in sight.legal else None)
        if move is None or move not in sight.legal:
            self._frame.prompt.say_preview("")
        else:
            self._frame.prompt.say_preview(*self._screen.preview(move, sight))

    def preview_button(self, button: Button | None) -> None:
        """Show what a button of the prompt would do to the numbers; its tip says the rest."""
        self.preview_numbers(button.move if button else None)

    def preview_numbers(self, move: Move | None) -> None:
        """Show what the players' numbers would become by a move, or else by the one that is picked out."""
        if move is None and self._shown.chosen:
            move = next((one.move for one in self._frame.prompt.prompt.buttons if one.primary), None)
        sight = self._shown.sight
        legal = move is not None and move in sight.legal
        self._frame.seats.preview(self._screen.previewed_number(move, sight) if legal and move else {})
