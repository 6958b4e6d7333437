"""The computer players of Noughts and Crosses, level by level."""

from durbar.bots.noughts.evaluator import LookingAhead
from durbar.bots.players import Players
from durbar.bots.search.bot import Bot


def guest() -> Bot:
    """Sees what wins at once."""
    return LookingAhead(1)


def gentle() -> Bot:
    """Sees what wins at once, and what the answer to it wins."""
    return LookingAhead(2)


def steady() -> Bot:
    """Sees one move further."""
    return LookingAhead(3)


def bold() -> Bot:
    """Sees two moves further."""
    return LookingAhead(4)


def expert() -> Bot:
    """Sees three moves further."""
    return LookingAhead(5)


PLAYERS = Players(levels={"guest": guest, "gentle": gentle, "steady": steady, "bold": bold, "expert": expert})
