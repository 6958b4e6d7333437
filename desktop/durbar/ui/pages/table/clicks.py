"""What the person does: clicks on the board, on the prompt, on lines of lists."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, Signal

from durbar.engine.move import Move
from durbar.engine.refusal import IllegalMove, Refusal
from durbar.ui.kit.controls.dialogs import Answer, ask
from durbar.ui.kit.controls.menu import Menu
from durbar.ui.kit.values.prompt import Button, Tile
from durbar.ui.kit.values.sight import Target
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.frame_presenter import FramePresenter
from durbar.ui.pages.table.prompts import Prompts
from durbar.ui.pages.table.tabs import MOVES
from durbar.ui.words import translate


class Clicks(QObject):
    """What clicks on the board and presses in the prompt do: they make a move, pick something out, or are told why not.

    picked: something else is picked out, and the position is to be shown anew. asked(action): a button that makes no
    move. lit(move or None): a line of a menu is pointed at. pointed(target): a click means no more than a look.
    """

    picked = Signal()
    asked = Signal(str)
    lit = Signal(object)
    pointed = Signal(object)

    def __init__(self, context: TableContext, prompts: Prompts, showing: FramePresenter) -> None:
        super().__init__(context.host)
        self._host, self._shown, self._screen = context.host, context.shown, context.screen
        self._manner, self._play, self._beats = context.manner, context.play, context.beats
        self._board, self._frame = context.board, context.frame
        self._prompts, self._showing = prompts, showing
        self._path: tuple[Move, ...] = ()

    def click(self, target: Target) -> None:
        """Play, pick out or say why not, when the board is clicked."""
        if self._shown.blocked:
            self._beats.hurry()
            return
        offer = self._shown.offer
        self._manner.click(target, target in offer.legal or target in offer.blocked, self._click)

    def _click(self, target: Target) -> None:
        sight, offer = self._shown.sight, self._shown.offer
        chosen = self._screen.choose(target, sight) if sight.legal else None
        moves = offer.legal.get(target, ())
        if chosen is not None:
            self.pick_out(chosen)
        elif target in offer.paths:
            self._walk(offer.paths[target])
        elif len(moves) == 1:
            self.make(moves[0])
        elif moves:
            menu = self._menu_of(moves)
            menu.open_at(self._beside(target, moves, menu.sizeHint().height()))
        elif target in offer.blocked:
            self._board.board.refuse(target)
            self.refuse(offer.blocked[target])
        elif why_not := self._prompts.only_looking():
            self._frame.prompt.say_refusal(why_not, "")
        else:
            self._look_at(target)

    def _beside(self, target: Target, moves: tuple[Move, ...], high: int) -> QPoint:
        """Return where a menu of moves at a target, so many pixels high, covers nothing beside it that a click on which
        means one of them too; nor the prompt, which tells what each would bring.
        """
        here = self._board.rect_of(target)
        also = [self._board.rect_of(other) for other, able in self._shown.offer.legal.items() if moves[0] in able]
        prompt = self._frame.prompt.mapToGlobal(QPoint(0, 0)).y()
        return QPoint(max(box.right() for box in also if box.intersects(here)), min(here.top(), prompt - high))

    def _look_at(self, target: Target) -> None:
        """Show the tip where a click does nothing; where the tip is open already, say that there is nothing to do."""
        if self._board.by_keyboard and self._frame.tips.is_open:
            words = translate("Table", "There is nothing to do here now: the tip only says what it is.")
            self._frame.prompt.say_refusal(words, "")
        else:
            self._frame.prompt.forgive()
        self.pointed.emit(target)

    def pick_out(self, chosen: tuple[Target, ...]) -> None:
        """Show what is picked out so far for a move of several clicks."""
        self._shown.chosen = chosen
        if chosen:
            self._frame.tabs.moves.select(None)  # what is meant now is on the board
        self._frame.tips.close()
        self.picked.emit()
        here = self._board.here
        self._frame.tabs.moves.light(self._shown.offer.legal.get(here, ()) if here is not None else ())

    def put_back(self) -> None:
        """Pick out nothing any more."""
        self.pick_out(())

    def mean_row(self, move: Move | None) -> None:
        """Mean the move of a framed row of the list now, and nothing on the board."""
        if move is not None and self._shown.chosen:
            self._shown.chosen = ()
            self._frame.tips.close()
            self.picked.emit()

    def forget(self) -> None:
        """Forget what is picked out or framed and the path that is walked: they belong to a position that goes."""
        self._path, self._shown.chosen = (), ()
        self._frame.tabs.moves.select(None)

    def make(self, move: Move) -> None:
        """Make a move; a refusal is said in words."""
        self._manner.make(move, self._shown.sight, self._make)

    def _make(self, move: Move) -> None:
        self.forget()
        if self._shown.looking is not None or not self._shown.table.person_acts:
            return
        self._beats.hurry()  # an epoch that has just ended is shown first
        if self._shown.blocked:
            return
        self._frame.tips.close()
        if not self._is_meant(move):
            return
        self._frame.tabs.moves.end_search()
        self._frame.tabs.close_hints()
        try:
            self._play.play(move)
        except IllegalMove as error:
            self.refuse(error.refusal)

    def make_advised(self, move: Move) -> None:
        """Make a move out of the advice; the keyboard goes back to the game with it."""
        self._host.setFocus(Qt.FocusReason.OtherFocusReason)
        self.make(move)

    def _is_meant(self, move: Move) -> bool:
        """Ask before a move that is hardly ever meant."""
        sight = self._shown.sight
        doubt = self._screen.doubt(move, sight) if move in sight.legal else ""
        if not doubt:
            return True
        answers = [
            Answer("no", translate("Table", "No, leave it"), primary=True),
            Answer("yes", translate("Table", "Yes, do it")),
        ]
        return ask(self._host, translate("Table", "Are you sure?"), doubt, answers, safe="no") == "yes"

    def _walk(self, path: tuple[Move, ...]) -> None:
        """Make a row of moves, each when the one before has landed and is told."""
        self.make(path[0])
        self._path = path[1:]
        if not self._showing.is_behind:
            self.walk_on()

    def walk_on(self) -> None:
        """Make the next move of a path that is walked, if it may be made."""
        if self._path and self._path[0] in self._shown.sight.legal and self._shown.looking is None:
            self._walk(self._path)

    def land(self) -> bool:
        """Land pieces that fly, and have the prompt tell of them; return whether it did not yet.

        Then what was pressed belonged to a position that is gone, and does no more than this.
        """
        behind = self._showing.is_behind
        self._beats.hurry()
        return behind

    def _land_at_the_end(self) -> bool:
        """Land pieces, those of a path where it ends; return whether the prompt did not yet tell of them."""
        path = self._path
        behind = self.land()
        for _ in path:
            self.walk_on()
            self.land()
        return behind or bool(path)

    def _as_offered(self, pressed: Button) -> Button | None:
        """Return the button in the prompt of now, if it is the same there after what one saw and did oneself, and no
        more.
        """
        if not self._shown.table.undoing.is_free():
            return None
        return next((one for one in self._frame.prompt.prompt.buttons if _does(one) == _does(pressed)), None)

    def refuse(self, refusal: Refusal) -> None:
        """Say why something can't be done."""
        self._frame.prompt.say_refusal(self._prompts.why(refusal), refusal.section)

    def press_closed(self, letter: str) -> bool:
        """Return the key of a button that is not there now is answered like a click on what it is about.

        Whether it is one.
        """
        sight = self._shown.sight
        move = self._screen.key_moves().get(letter) if sight.legal and not self._shown.blocked else None
        refusal = sight.why_not(move) if move is not None else None
        if refusal is not None:
            self.refuse(refusal)
        return refusal is not None

    def press(self, button: Button) -> None:
        """Do what a button of the prompt says.

        It stands there while own pieces fly and after they have landed, so the press is meant.
        """
        if self._land_at_the_end():
            offered = self._as_offered(button)
            if offered is None:
                return
            button = offered
        if button.move is not None:
            self._try(button.move)
        elif button.moves:
            menu, place = self._menu_of(button.moves), self._frame.prompt.place_of(button)
            menu.open_at(place.topLeft() - QPoint(0, menu.sizeHint().height()))  # over it: it may be pressed by its key
        elif button.action.startswith("list:"):
            self._list(button)
        elif button.action:
            self.asked.emit(button.action)

    def press_tile(self, tile: Tile) -> None:
        """Make the move of a picture of the prompt."""
        if tile.move is not None and not self.land():
            self._try(tile.move)

    def _list(self, button: Button) -> None:
        """Show the moves of a kind in the list of moves."""
        tabs = self._frame.tabs
        tabs.open(MOVES)
        tabs.moves.set_filter(button.action.removeprefix("list:"))
        tabs.moves.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self._frame.prompt.say_preview(button.tip, "quiet")

    def _try(self, move: Move) -> None:
        refusal = self._shown.sight.why_not(move)
        if refusal is None:
            self.make(move)
        else:
            self.refuse(refusal)

    def _menu_of(self, moves: tuple[Move, ...]) -> Menu:
        """Return a menu of moves, in words with their gain or cost; pointing at one previews it."""
        menu = Menu(self._host)
        for move in moves:
            row = self._screen.move_row(move, self._shown.sight)
            action = menu.addAction(f"{row.words}\t{row.gain}" if row.gain else row.words)
            action.triggered.connect(lambda _=False, move=move: self.make(move))
            action.hovered.connect(lambda move=move: self.lit.emit(move))
        menu.aboutToHide.connect(lambda: self.lit.emit(None))
        return menu


def _does(button: Button) -> tuple[object, ...]:
    """Return what tells a button from others, whatever its menu holds by now."""
    return button.words, button.move, bool(button.moves), button.action, button.enabled
