"""A greedy player of Ra, as the usual programs play it: a yardstick for the arena, no level to sit down with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.games.ra import scoring
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.games.ra.tiles import CIVILIZATIONS, DISASTERS, MONUMENTS, STRUCK
from durbar.games.ra.view import View

#: Fame that a track must bring for Ra to be invoked.
MIN_CALL_FAME = 7.0
#: Fame that a track must bring for the weakest of all suns to be bid, and how much more for the strongest.
WEAKEST_SUN, STRONGEST_SUN = 1.5, 5.0
#: Fame that a tile must bring for a God to be spent on it.
MIN_PICK_FAME = 4.0
PHARAOH, NILE_IN_HOPE, MONUMENT = 1.5, 0.7, 1.3


class RaGreedy:
    """A player that adds up a simple value of its own tiles, and sees neither chances nor what the others want."""

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move by its rules of thumb; there is no chance in this player."""
        legal, view = position.legal_moves, position.view
        if len(legal) == 1:
            return legal[0]
        if view.losing is not None:
            return least_loss(view, legal)
        if view.auction is not None:
            return _bid(view, legal)
        picks = [(gain(view, (move.tile,)), move) for move in legal if isinstance(move, Spend)]
        if picks and (best := max(picks, key=lambda pick: pick[0]))[0] >= MIN_PICK_FAME:
            return best[1]
        if Stop() in legal:
            return Stop()
        return Invoke() if Draw() not in legal or gain(view, view.on_track) >= MIN_CALL_FAME else Draw()


def least_loss(view: View, legal: Sequence[Move]) -> Move:
    """Return what is given up to a disaster at the least price."""
    return max(legal, key=lambda move: _value(_without(view, _lost(move))))


def _bid(view: View, legal: Sequence[Move]) -> Move:
    """Return the lowest sun that is enough, if the track is worth it."""
    lowest = next(move for move in legal if isinstance(move, Bid))
    suns = sorted(sun for own in view.suns_up for sun in own)
    rank = suns.index(lowest.sun) / max(1, len(suns) - 1)
    wanted = gain(view, view.on_track) >= WEAKEST_SUN + (STRONGEST_SUN - WEAKEST_SUN) * rank
    return lowest if wanted or Pass() not in legal else Pass()


def gain(view: View, tiles: Sequence[str]) -> float:
    """Return what these tiles add to the value of the player's own."""
    area = dict(view.areas[view.seat])
    before = _value(area)
    for tile in tiles:
        if tile not in DISASTERS:
            area[tile] += 1
    for tile in tiles:
        if tile in DISASTERS:
            _strike(area, tile)
    return _value(area) - before


def _strike(area: dict[str, int], disaster: str) -> None:
    """Lose two tiles, the commonest first; Floods before Niles."""
    for _ in range(2):
        kinds = [tile for tile in STRUCK[disaster] if area[tile]]
        if kinds:
            area[kinds[0] if disaster == "drought" else max(kinds, key=lambda tile: area[tile])] -= 1


def _value(area: Mapping[str, int]) -> float:
    """Return what tiles are worth by rules of thumb, in fame."""
    kinds = sum(area[tile] > 0 for tile in CIVILIZATIONS)
    different = sum(area[tile] > 0 for tile in MONUMENTS)
    niles = area["nile"] if area["flood"] else NILE_IN_HOPE * area["nile"]
    return (
        scoring.GOD_FAME * area["god"]
        + scoring.GOLD_FAME * area["gold"]
        + PHARAOH * area["pharaoh"]
        + area["flood"]
        + niles
        + scoring.CIVILIZATION_FAME[kinds]
        + MONUMENT * sum(area[tile] for tile in MONUMENTS)
        + scoring.DIFFERENT_MONUMENTS_FAME[different]
        - different
        + sum(scoring.SAME_MONUMENTS_FAME[area[tile]] for tile in MONUMENTS)
    )


def _lost(move: Move) -> str:
    assert isinstance(move, Lose)
    return move.tile


def _without(view: View, tile: str) -> dict[str, int]:
    return {**view.areas[view.seat], tile: view.areas[view.seat][tile] - 1}
