"""Raja’s list of moves: each with what it brings, in which order, and what is asked before one that is hardly meant."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.games.raja.actions import NUMBER
from durbar.games.raja.moves import Chit, End, Point, Travel
from durbar.ui.games.raja.words import gains, move_words, preview
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate


def move_row(move: Move, sight: Sight) -> MoveRow:
    """A move with what it costs and brings."""
    gain, tone = gains.gain_words(move, sight) if move in sight.legal else ("", "quiet")
    second = gains.second_words(move, sight.view) if move in sight.legal else ""
    return MoveRow(
        move,
        move_words.move_words(move, sight),
        move_words.move_picture(move, sight),
        second=second,
        gain=gain,
        tone=tone,
    )


def listed(sight: Sight) -> Sequence[Move]:
    """Journeys by what they cost, actions as on the disc, places by their names; the rest as the rules have it."""

    def place(move: Move) -> tuple[int, int, str]:
        if isinstance(move, Travel):
            return move.rank, gains.cost(move, sight.view), move_words.move_words(move, sight)
        if isinstance(move, Point | Chit):
            return move.rank, NUMBER[move.action], ""
        named = hasattr(move, "place") or hasattr(move, "village")
        return move.rank, 0, move_words.move_words(move, sight) if named else ""

    return sorted(sight.legal, key=place)


def moves_note(sight: Sight) -> str:
    """How to go far from the list."""
    if any(isinstance(move, Travel) for move in sight.legal):
        return translate("Raja", "Listed road by road; a click on the board goes all the way.")
    return ""


def doubt(move: Move, sight: Sight) -> str:
    """To end the turn with an action undone is allowed (§7.7), and pays the others."""
    forgone = preview.forgone_words(sight) if isinstance(move, End) else ""
    return translate("Raja", "{forgone} End the turn?").format(forgone=forgone) if forgone else ""
