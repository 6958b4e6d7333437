"""What a click on Ra's board means, and what on the board a move is about.

Targets: ("figure",), ("bag",), ("board_sun",), ("ra_track", space 0 to 9), ("track", space 0 to 7),
("seat", seat), ("sun", seat, number), ("area", seat, kind of tile).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from durbar.engine.move import Move
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Spend, Stop
from durbar.games.ra.tiles import COUNTS, DISASTERS, STRUCK
from durbar.games.ra.view import View
from durbar.ui.games.ra.words import reasons
from durbar.ui.kit.tips import clicks
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip


def moves_at(target: Target, sight: Sight) -> tuple[Move, ...]:
    """Return the moves a click could mean, likeliest first.

    Illegal ones only where the click is a reasonable attempt.
    """
    view: View = sight.view
    mine = sight.seat
    match target:
        case ("bag",):
            return (Draw(),)
        case ("figure",):
            return (Invoke(),)
        case ("track", int(space)):
            tile = view.track[space]
            return (Spend(tile),) if tile is not None else ()
        case ("sun", int(seat), int(sun)) if seat == mine or view.step == "auction":
            return (Bid(sun),)
        case ("area", int(seat), str(tile)) if seat == mine:
            return (Lose(tile),) if view.step == "losing" and view.areas[mine][tile] else ()
    return ()


def targets_of(move: Move, sight: Sight) -> tuple[Target, ...]:
    """Return what on the board lights up for a move."""
    view: View = sight.view
    mine = sight.seat
    found: list[Target] = []
    match move:
        case Draw():
            found = [("bag",)]
        case Invoke():
            found = [("figure",)]
        case Spend(tile=tile) if tile in view.track:
            found = [("track", view.track.index(tile))]
        case Stop():
            found = [("area", mine, tile) for tile in dict.fromkeys(view.picked) if tile not in DISASTERS]
        case Bid(sun=sun):
            found = [("sun", mine, sun)]
        case Lose(tile=tile):
            found = [("area", mine, tile)]
    return tuple(found)


@dataclass(frozen=True)
class Taking:
    """What taking tiles would do to an area: kinds that come (with how many), and kinds that may go to disasters."""

    coming: dict[str, int]
    going: tuple[str, ...]


def taking(area: Mapping[str, int], tiles: Sequence[str]) -> Taking:
    """Return what an area gets from tiles of the auction track, disasters included (§5)."""
    coming: dict[str, int] = {}
    for tile in tiles:
        if tile not in DISASTERS:
            coming[tile] = coming.get(tile, 0) + 1
    after = {kind: area[kind] + coming.get(kind, 0) for kind in COUNTS}
    going: list[str] = []
    for disaster in DISASTERS:
        strikes = 2 * tiles.count(disaster)
        for kind in STRUCK[disaster] if strikes else ():
            if after[kind]:
                going.append(kind)
                if disaster == "drought":  # Floods go before Niles
                    strikes -= after[kind]
                    if strikes <= 0:
                        break
    return Taking(coming, tuple(going))


def clickable(tip: Tip, moves: Sequence[Move], sight: Sight, words: str) -> Tip:
    """Return the tip with what a click does, in these words, or why it does nothing."""
    return clicks.clickable(tip, moves, sight, lambda _able: (words, ""), reasons.why)
