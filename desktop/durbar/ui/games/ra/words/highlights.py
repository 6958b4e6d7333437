"""What mattered most in an epoch of Ra: of all that came to a seat, what changed its settlement most."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from durbar.engine.event import Event
from durbar.games.ra.events import AuctionWon, EpochScored, GodSpent, TilesLost, TilesTaken
from durbar.games.ra.scoring import score_epoch
from durbar.games.ra.tiles import DISASTERS, TILES
from durbar.games.ra.worth import LAST_EPOCH
from durbar.ui.games.ra.names import tiles_listed
from durbar.ui.words import signed, translate

#: Tiles by kind.
Area = Counter[str]


@dataclass
class Taking:
    """Tiles that came to a seat together. sun: the bid that won them, 0 where Gods took them; gods: how many of these.

    lost: what the disasters among them took.
    """

    seat: int
    tiles: tuple[str, ...]
    sun: int
    gods: int
    lost: list[str] = field(default_factory=list)


def telling_choices(moves: Sequence[tuple[Any, Sequence[Event]]]) -> list[tuple[int, str]]:
    """For each seat, what it took in the epoch that these moves end and that its settlement would differ most without.

    moves: the view before each move, and its events. All of it is public.
    """
    events = [event for _, happened in moves for event in happened]
    scored = next(event for event in events if isinstance(event, EpochScored))
    areas, takings = replayed([Counter(area) for area in moves[0][0].areas], events)
    last = scored.epoch == LAST_EPOCH
    told = []
    for seat, score in enumerate(scored.scores):
        worths = [(worth(taking, areas, last), taking) for taking in takings if taking.seat == seat]
        if worths:
            told.append((seat, _told(*max(worths, key=lambda one: (abs(one[0]), len(one[1].tiles))))))
        else:
            words = translate("Ra", "No tile taken: {fame} fame", None, abs(score.total))
            told.append((seat, words.format(fame=signed(score.total))))
    return told


def replayed(areas: list[Area], events: Sequence[Event]) -> tuple[list[Area], list[Taking]]:
    """The areas as they are settled after these events, and all that came into them. areas: before, changed here."""
    takings: list[Taking] = []
    sun = gods = 0
    for event in events:
        match event:
            case AuctionWon():
                sun, gods = event.sun, 0
            case GodSpent():
                sun, gods = 0, gods + 1
                areas[event.seat]["god"] -= 1
            case TilesTaken():
                takings.append(Taking(event.seat, event.tiles, sun, gods))
                areas[event.seat] += _lasting(event.tiles)
                sun = gods = 0
            case TilesLost():
                takings[-1].lost += event.tiles
                areas[event.seat] -= Counter(event.tiles)
    return areas, takings


def worth(taking: Taking, areas: Sequence[Area], last: bool) -> int:
    """The fame that a seat would lack in the settlement of these areas (§7) had it not taken these tiles.

    Then its Gods would lie there still, and what the disasters took of what lay there before; tiles of its own that
    they took are gone with it. last: whether it is the last epoch.
    """
    brought = _lasting(taking.tiles)
    brought.subtract(taking.lost)
    brought["god"] -= taking.gods
    without = list(areas)
    without[taking.seat] = Counter({tile: max(0, areas[taking.seat][tile] - brought[tile]) for tile in TILES})
    return _total(areas, taking.seat, last) - _total(without, taking.seat, last)


def _lasting(tiles: Sequence[str]) -> Area:
    return Counter(tile for tile in tiles if tile not in DISASTERS)


def _total(areas: Sequence[Area], seat: int, last: bool) -> int:
    """A seat's fame of the epoch but for its suns, which no tile changes."""
    return score_epoch([[area[tile] for tile in TILES] for area in areas], [0] * len(areas), last)[seat].total


def _told(fame: int, taking: Taking) -> str:
    if taking.sun:
        words = translate("Ra", "The lot won with {sun} ({tiles})")
        if taking.lost:
            words = translate("Ra", "The lot won with {sun} ({tiles}), which cost {lost}")
    else:
        words = translate("Ra", "%n God(s) spent on {tiles}", None, taking.gods)
        if taking.lost:
            words = translate("Ra", "%n God(s) spent on {tiles}, which cost {lost}", None, taking.gods)
    deed = words.format(sun=taking.sun, tiles=tiles_listed(taking.tiles), lost=tiles_listed(taking.lost))
    if fame > 0:
        return translate("Ra", "{deed}: %n fame more than without", None, fame).format(deed=deed)
    if fame:
        return translate("Ra", "{deed}: %n fame less than without", None, -fame).format(deed=deed)
    return translate("Ra", "{deed}: no fame in this epoch").format(deed=deed)
