"""Raja as it was: positions of older revisions of the rules, so that games of then are still read."""

from durbar.engine.event import Event
from durbar.games.raja.state import RajaState


class First(RajaState):
    """Until revision 2, what the last turn of a round had left over stood in the digest until the next turn began."""

    __slots__ = ()

    def _begin_round(self, events: list[Event]) -> None:
        turn, extra = self.turn, self.extra
        super()._begin_round(events)
        self.turn, self.extra = turn, extra
