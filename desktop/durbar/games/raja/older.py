"""Raja as it was: positions of older revisions of the rules, so that games of then are still read."""

from durbar.games.raja.sequence import RajaSequence


class First(RajaSequence):
    """Until revision 2, what the last turn of a round had left over stood in the digest until the next turn began."""

    __slots__ = ()

    def clear_turn(self) -> None:
        """All is left as it is."""
