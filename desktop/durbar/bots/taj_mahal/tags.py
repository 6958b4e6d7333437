"""What a choice in Taj Mahal is about."""

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.games.taj_mahal.moves import Build, Play, Royal, Take, Withdraw

TAGS = ("first_card", "stay", "withdraw", "chain", "taking")

_BY_MOVE: dict[type[Move], str] = {
    Play: "stay",
    Withdraw: "withdraw",
    Build: "chain",
    Royal: "chain",
    Take: "taking",
}


def tags(position: Position, move: Move) -> tuple[str, ...]:
    """Return what a choice is about in which this move is best, of TAGS."""
    if isinstance(move, Play) and not position.view.visitors[position.seat].cards:
        return ("first_card",)
    return (_BY_MOVE[type(move)],)
