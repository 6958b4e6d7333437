"""The part of the screen of Noughts and Crosses: everything the frame asks of a game."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.search.reason import Reason
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.games.noughts.events import Placed
from durbar.games.noughts.moves import Place
from durbar.games.noughts.view import View
from durbar.ui.games.noughts.board.board import SIZE, NoughtsBoard
from durbar.ui.games.noughts.cover import NoughtsCover
from durbar.ui.games.noughts.names import cell_name, sign
from durbar.ui.games.noughts.tips import tips
from durbar.ui.games.noughts.words import results
from durbar.ui.kit.endings import Endings
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.values.chip import Chip
from durbar.ui.kit.values.lines import LogLine, MoveRow
from durbar.ui.kit.values.prompt import Prompt
from durbar.ui.kit.values.seat_line import SeatLine
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.kit.values.tone import Tone
from durbar.ui.people import kind_words
from durbar.ui.words import refused, translate


class NoughtsScreen(NoughtsCover, GameScreen):
    """Noughts and Crosses as the frame sees it."""

    board_size = SIZE
    endings = Endings(results.results)
    hints = False

    def make_board(self) -> NoughtsBoard:
        """An empty board."""
        return NoughtsBoard()

    def chips(self, view: View) -> list[Chip]:
        """The game is one stage."""
        words = translate("Noughts", "The end") if view.to_act is None else translate("Noughts", "The game")
        return [Chip(words, words, True)]

    def stage(self, view: View) -> int:
        """The only one."""
        return 0

    def prompt(self, sight: Sight) -> Prompt:
        """The sentence for whoever acts."""
        seat = sight.view.to_act
        if seat is None:
            return Prompt(translate("Noughts", "The game is over."))
        words = translate("Noughts", "{name} is thinking.")
        if sight.players[seat].is_person:
            words = translate("Noughts", "Your turn, {name}: click a free cell.")
        return Prompt(words.format(name=sight.name(seat)), section="2")

    def move_row(self, move: Move, sight: Sight) -> MoveRow:
        """The cell in words."""
        assert isinstance(move, Place)
        words = translate("Noughts", "Fill {cell}").format(cell=cell_name(move.cell))
        return MoveRow(move, words, sign(sight.seat))

    def first_words(self, step: str) -> str:
        """Nothing more need be said."""
        return ""

    def expected_words(self, points: float) -> str:
        """Nobody advises."""
        return ""

    def reason_words(self, reason: Reason, sight: Sight) -> str:
        """Nobody advises."""
        raise KeyError(reason.key)

    def moves_note(self, sight: Sight) -> str:
        """The list says itself how to play from it."""
        return ""

    def preview(self, move: Move, sight: Sight) -> tuple[str, Tone]:
        """Which cell would be filled."""
        assert isinstance(move, Place)
        return translate("Noughts", "Your sign comes into {cell}.").format(cell=cell_name(move.cell)), "ink"

    def seat_line(self, seat: int, sight: Sight) -> SeatLine:
        """A player's sign, and how many stand on the board."""
        view: View = sight.view
        mine = seat == view.seat and sight.players[seat].is_person
        number = str(view.cells.count(seat))
        state = kind_words(sight.players[seat], mine)
        return SeatLine(seat, state, number, acting=seat == view.to_act, last_piece=sign(seat))

    def log_lines(self, events: Sequence[Event], sight: Sight) -> list[LogLine]:
        """Which cell was filled."""
        words = translate("Noughts", "{name} fills {cell}.")
        return [
            LogLine(words.format(name=sight.name(event.seat), cell=cell_name(event.cell)), sign(event.seat), event.seat)
            for event in events
            if isinstance(event, Placed)
        ]

    def why(self, refusal: Refusal, sight: Sight) -> str:
        """A refusal in one sentence."""
        return refused(refusal, refusal.facts)

    def moves_at(self, target: Target, sight: Sight) -> tuple[Move, ...]:
        """A click on a cell fills it."""
        match target:
            case ("cell", int(cell)):
                return (Place(cell),)
        return ()

    def targets_of(self, move: Move, sight: Sight) -> tuple[Target, ...]:
        """The cell."""
        assert isinstance(move, Place)
        return (("cell", move.cell),)

    def tip(self, target: Target, sight: Sight) -> Tip | None:
        """What to teach about a target."""
        return tips.tip(target, sight)
