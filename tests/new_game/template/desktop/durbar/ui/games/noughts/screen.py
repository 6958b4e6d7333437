"""The screen of Noughts and Crosses as the frame sees it: a larger game has a file for each of these."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.games.noughts.events import Placed
from durbar.games.noughts.moves import Place
from durbar.games.noughts.view import View
from durbar.ui.games.noughts.board.board import SIZE, NoughtsBoard
from durbar.ui.games.noughts.manifest import MANIFEST
from durbar.ui.games.noughts.names import cell_name, sign
from durbar.ui.games.noughts.tips import tips
from durbar.ui.games.noughts.words import results
from durbar.ui.kit.screen import Endings, GameScreen
from durbar.ui.kit.values.chip import Chip
from durbar.ui.kit.values.lines import LogLine, MoveRow
from durbar.ui.kit.values.prompt import Prompt
from durbar.ui.kit.values.seat_line import SeatLine
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tone import Tone
from durbar.ui.people import kind_words
from durbar.ui.words import refused, translate


def chips(view: View) -> list[Chip]:
    """The game is one stage."""
    words = translate("Noughts", "The end") if view.to_act is None else translate("Noughts", "The game")
    return [Chip(words, words, True)]


def prompt(sight: Sight) -> Prompt:
    """The sentence for whoever acts."""
    seat = sight.view.to_act
    if seat is None:
        return Prompt(translate("Noughts", "The game is over."))
    words = translate("Noughts", "{name} is thinking.")
    if sight.players[seat].is_person:
        words = translate("Noughts", "Your turn, {name}: click a free cell.")
    return Prompt(words.format(name=sight.name(seat)), section="2")


def move_row(move: Move, sight: Sight) -> MoveRow:
    """The cell in words."""
    assert isinstance(move, Place)
    words = translate("Noughts", "Fill {cell}").format(cell=cell_name(move.cell))
    return MoveRow(move, words, sign(sight.seat))


def preview(move: Move, sight: Sight) -> tuple[str, Tone]:
    """Which cell would be filled."""
    assert isinstance(move, Place)
    return translate("Noughts", "Your sign comes into {cell}.").format(cell=cell_name(move.cell)), "ink"


def seat_line(seat: int, sight: Sight) -> SeatLine:
    """A player's sign, and how many stand on the board."""
    view: View = sight.view
    mine = seat == view.seat and sight.players[seat].is_person
    number = str(view.cells.count(seat))
    state = kind_words(sight.players[seat], mine)
    return SeatLine(seat, state, number, acting=seat == view.to_act, number_picture=sign(seat))


def log_lines(events: Sequence[Event], sight: Sight) -> list[LogLine]:
    """Which cell was filled."""
    words = translate("Noughts", "{name} fills {cell}.")
    return [
        LogLine(words.format(name=sight.name(event.seat), cell=cell_name(event.cell)), sign(event.seat), event.seat)
        for event in events
        if isinstance(event, Placed)
    ]


def why(refusal: Refusal, _sight: Sight) -> str:
    """A refusal in one sentence."""
    return refused(refusal, refusal.facts)


def moves_at(target: Target, _sight: Sight) -> tuple[Move, ...]:
    """A click on a cell fills it."""
    match target:
        case ("cell", int(cell)):
            return (Place(cell),)
    return ()


def targets_of(move: Move, _sight: Sight) -> tuple[Target, ...]:
    """The cell."""
    assert isinstance(move, Place)
    return (("cell", move.cell),)


SCREEN = GameScreen(
    manifest=MANIFEST,
    board_size=SIZE,
    make_board=NoughtsBoard,
    endings=Endings(results.results),
    chips=chips,
    stage=lambda _view: 0,
    seat_line=seat_line,
    prompt=prompt,
    move_row=move_row,
    preview=preview,
    why=why,
    moves_at=moves_at,
    targets_of=targets_of,
    tellers=tips.TELLERS,
    log_lines=log_lines,
)
