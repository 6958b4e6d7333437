"""What a choice in Raja is about."""

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.games.raja import moves

TAGS = ("start", "actions", "roads", "palaces", "houses", "governors", "characters", "gold")

_BY_MOVE: dict[type[Move], str] = {
    moves.Bid: "characters",
    moves.Pass: "characters",
    moves.Choose: "characters",
    moves.Place: "start",
    moves.Point: "actions",
    moves.Keep: "actions",
    moves.Travel: "roads",
    moves.TakeGold: "gold",
    moves.Quarry: "houses",
    moves.House: "houses",
    moves.BuildersHouse: "houses",
    moves.Palace: "palaces",
    moves.Lift: "houses",
    moves.BuildersLift: "houses",
    moves.Drop: "houses",
    moves.Lower: "governors",
    moves.Take: "characters",
    moves.Swap: "characters",
    moves.Attract: "characters",
    moves.Give: "characters",
    moves.Chit: "actions",
    moves.End: "actions",
}
#: What an action is for.
_BY_ACTION = {
    "gold": "gold",
    "house": "houses",
    "two_houses": "houses",
    "move_house": "houses",
    "quarry": "houses",
    "palace": "palaces",
    "palace_house": "palaces",
    "governors": "governors",
    "characters": "characters",
}


def tags(position: Position, move: Move) -> tuple[str, ...]:
    """Return what a choice is about in which this move is best, of TAGS and in their order."""
    found = {_BY_MOVE[type(move)]}
    if isinstance(move, moves.Point | moves.Chit):
        found.add(_BY_ACTION[move.action])
    if position.view.round == 0:
        found.add("start")
    return tuple(tag for tag in TAGS if tag in found)
