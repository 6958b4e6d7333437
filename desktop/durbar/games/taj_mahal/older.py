"""Taj Mahal as it was: positions of older revisions of the rules, so that games of then are still read."""

from typing import Any

from durbar.engine.event import Event
from durbar.games.taj_mahal.events import PileRenewed
from durbar.games.taj_mahal.sequence import TajMahalSequence


class Second(TajMahalSequence):
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
            self._steps_told(),
        )


class First(Second):
    """Until revision 2, the draw pile was not sorted: the last card came into the place of the one that was drawn."""

    __slots__ = ()

    def draw(self) -> int:
        """Take a random card out of the draw pile."""
        bag = self.bag
        picked = self.chance.below(len(bag))
        card = bag[picked]
        bag[picked] = bag[-1]
        bag.pop()
        return card

    def renew_pile(self, events: list[Event]) -> bool:
        """The discard pile becomes the draw pile as it lies."""
        if not self.bag and self.discard:
            if not self.filling:
                self.unseen = self._drawn()
            self.filling += 1
            self.bag, self.discard = self.discard, bytearray()
            events.append(PileRenewed(len(self.bag)))
        return bool(self.bag)
