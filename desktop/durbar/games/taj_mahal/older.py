"""Taj Mahal as it was: positions of older revisions of the rules, so that games of then are still read."""

from typing import Any

from durbar.engine.event import Event
from durbar.games.taj_mahal.events import PileRenewed
from durbar.games.taj_mahal.state import TajMahalState


class Second(TajMahalState):
    """Until revision 3, the digest said nothing of past draws and of who had won what in this visit."""

    __slots__ = ()

    def facts(self) -> Any:
        """All of the state as plain values, as they were written then."""
        return (
            self.options,
            self.chance.state,
            self.first,
            self.visit,
            self.provinces,
            self.bonus,
            [hand.hex() for hand in self.hands],
            [known.hex() for known in self.known],
            bytes(sorted(self.bag)).hex(),
            bytes(sorted(self.discard)).hex(),
            self.display,
            self.inside,
            [cards.hex() for cards in self.played_cards],
            self.colour,
            self.court,
            self.piles,
            self.influence,
            self.goods,
            self.tiles,
            self.bonuses,
            sorted(self.holder.items()),
            self.ordinary,
            self.royal,
            self.score,
            [(type(step).__name__, step) for step in self.steps],
        )


class First(Second):
    """Until revision 2, the draw pile was not sorted: the last card came into the place of the one that was drawn."""

    __slots__ = ()

    def _draw(self) -> int:
        bag = self.bag
        picked = self.chance.below(len(bag))
        card = bag[picked]
        bag[picked] = bag[-1]
        bag.pop()
        return card

    def _renew_pile(self, events: list[Event]) -> bool:
        if not self.bag and self.discard:
            if not self.filling:
                self.unseen = self._drawn()
            self.filling += 1
            self.bag, self.discard = self.discard, bytearray()
            events.append(PileRenewed(len(self.bag)))
        return bool(self.bag)
