"""How chance fell in a game of Ra: kind "ra", tiles drawn by each seat."""

from __future__ import annotations

from durbar.engine.luck import Luck, Moves
from durbar.games.ra.events import RaDrawn, TileDrawn


def luck(moves: Moves) -> list[Luck]:
    """Return the Ra tiles drawn by each seat, against what the bag let expect at each of its draws."""
    seats = range(moves[0][0].seats)
    came, tries, expected = [0 for _ in seats], [0 for _ in seats], [0.0 for _ in seats]
    for view, events in moves:
        for event in events:
            if isinstance(event, TileDrawn | RaDrawn):
                tries[event.seat] += 1
                expected[event.seat] += view.ra_odds
                came[event.seat] += isinstance(event, RaDrawn)
    return [Luck("ra", seat, came[seat], tries[seat], expected[seat]) for seat in seats]
