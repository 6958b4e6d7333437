"""What a choice in The Dice Charmers is about."""

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.games.dice_charmers import moves

TAGS = ("dice", "karma", "roads", "goods", "river", "palace", "buildings", "bonuses")

_BY_MOVE: dict[type[Move], str] = {
    moves.Choose: "dice",
    moves.Reroll: "karma",
    moves.Again: "karma",
    moves.Pass: "dice",
    moves.Road: "roads",
    moves.Half: "roads",
    moves.Gain: "goods",
    moves.Sell: "goods",
    moves.Sail: "river",
    moves.Palace: "palace",
    moves.Upgrade: "buildings",
    moves.Copy: "goods",
    moves.Reward: "river",
    moves.Forfeit: "river",
    moves.Use: "bonuses",
    moves.End: "bonuses",
}
#: What the action of a die is about.
_BY_COLOUR = {"purple": "goods", "green": "roads", "blue": "river", "orange": "palace"}


def tags(position: Position, move: Move) -> tuple[str, ...]:
    """Return what a choice is about in which this move is best, of TAGS and in their order."""
    if isinstance(move, moves.Stop):
        return ("goods",) if position.view.step == "sale" else ("roads",)
    found = {_BY_MOVE[type(move)]}
    if isinstance(move, moves.Choose):
        found.add(_BY_COLOUR[position.view.dice[move.die].colour])
    return tuple(tag for tag in TAGS if tag in found)
