"""What a choice in Ra is about."""

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.games.ra.tiles import DISASTERS

TAGS = ("draw", "calling", "gods", "auction", "disaster", "last_ra")

_BY_MOVE: dict[type[Move], str] = {
    Draw: "draw",
    Invoke: "calling",
    Spend: "gods",
    Stop: "gods",
    Bid: "auction",
    Pass: "auction",
    Lose: "disaster",
}


def tags(position: Position, move: Move) -> tuple[str, ...]:
    """Return what a choice is about in which this move is best, of TAGS and in their order."""
    view, found = position.view, {_BY_MOVE[type(move)]}
    if not {*view.on_track, *view.picked}.isdisjoint(DISASTERS):
        found.add("disaster")
    if view.ra_spaces - view.ra_track == 1:
        found.add("last_ra")
    return tuple(tag for tag in TAGS if tag in found)
