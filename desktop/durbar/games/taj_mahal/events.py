"""What happens in a game of Taj Mahal, as facts. Cards, symbols, cities and provinces are ids, seats from 0."""

from __future__ import annotations

import msgspec

from durbar.engine.event import Event
from durbar.engine.luck import Luck, Moves
from durbar.engine.state import Standing


class Comparison(msgspec.Struct, frozen=True, gc=False):
    """One symbol on withdrawal (§5.2). own, best: symbols of the one who withdraws, and most of any other still there.

    there: whether what the symbol wins was still at the court. won: own is more than best, and there.
    """

    symbol: str
    own: int
    best: int
    there: bool
    won: bool


class CardsPlayed(Event, frozen=True):
    """A coloured card, perhaps with a white or special one. points: what the +2 card brought (§5.1, §9)."""

    seat: int
    card: str
    extra: str
    points: int


class Withdrew(Event, frozen=True):
    """A player left the visit; every symbol as compared (§5.2). played: whether any card was played."""

    seat: int
    symbols: tuple[Comparison, ...]
    played: bool


class InfluenceTaken(Event, frozen=True):
    """An influence tile came from the court (§5.2)."""

    seat: int
    symbol: str


class CrownTaken(Event, frozen=True):
    """The crown came from the court (§5.2)."""

    seat: int


class ProvinceTaken(Event, frozen=True):
    """The tile of the province came from the court; it is scored later (§5.2, §6.2)."""

    seat: int
    tile: int


class PalacePlaced(Event, frozen=True):
    """A palace stands on a city. bonus: the kind of the bonus tile it took, "" for none (§5.2)."""

    seat: int
    city: str
    royal: bool
    bonus: str = ""


class BonusScored(Event, frozen=True):
    """A bonus tile was scored: kind "points", "card", "taj_mahal" or a commodity, of which ``owned`` count (§6.1)."""

    seat: int
    city: str
    kind: str
    points: int
    owned: int = 0


class CardDrawn(Event, frozen=True):
    """A card came from the draw pile: for a "bonus" tile, or because "nothing" was played; None where hidden (§6)."""

    seat: int
    card: str | None
    cause: str

    def _seen_by(self, seat: int) -> CardDrawn:
        """Return the event without the card: others see that one was drawn, not which."""
        return self if seat == self.seat else CardDrawn(self.seat, None, self.cause)


class PileEmpty(Event, frozen=True):
    """A card was due, and both piles were empty (ruling Q24)."""

    seat: int


class PileRenewed(Event, frozen=True):
    """The discard pile was shuffled into a new draw pile of so many cards (§8)."""

    cards: int


class ProvinceScored(Event, frozen=True):
    """The province tile was scored. goods: each commodity on it with how many are owned now (§6.2)."""

    seat: int
    tile: int
    goods: tuple[tuple[str, int], ...]
    points: int


class PalacesScored(Event, frozen=True):
    """A player who placed palaces scored 1 and 1 for each other province joined to the new ones (§6.3)."""

    seat: int
    provinces: tuple[str, ...]
    points: int


class CardsPutAway(Event, frozen=True):
    """Cards played went to the discard pile, special ones back to the hand (§7)."""

    seat: int
    discarded: tuple[str, ...]
    kept: tuple[str, ...]


class CardTaken(Event, frozen=True):
    """A card came from the display, in the open (§7)."""

    seat: int
    card: str


class PairExchanged(Event, frozen=True):
    """Two equal influence tiles went back for a special card. owner: who had it in hand, None for the table (§8)."""

    seat: int
    symbol: str
    card: str
    owner: int | None


class VisitEnded(Event, frozen=True):
    """A visit is over. unclaimed: its tile left the game because nobody won it (ruling Q35)."""

    visit: int
    province: str
    unclaimed: bool


class VisitBegan(Event, frozen=True):
    """The next visit, with its start player and a new display (§8)."""

    visit: int
    province: str
    start: int
    display: tuple[str, ...]


class HandScored(Event, frozen=True):
    """A hand at the end of the game. colour: the most numerous one, "" without coloured cards; many: of it (§10)."""

    seat: int
    white: int
    colour: str
    many: int
    special: int

    @property
    def points(self) -> int:
        """All points of the hand."""
        return self.white + self.many + self.special


class GameEnded(Event, frozen=True):
    """The final standings (§10)."""

    standings: tuple[Standing, ...]


def luck(moves: Moves) -> list[Luck]:
    """Return white cards dealt to each seat and drawn by it, against their share in the pile that was shuffled last.

    Whatever white card was played or is left in a hand, and was not taken from the display, was dealt or drawn.
    """
    first = moves[0][0]
    pieces = first.board.pieces
    white = {pieces.ids[card] for card in pieces.white}
    share = sum(pieces.ids[card] in white for card in pieces.deck) / len(pieces.deck)
    tries = list(first.hand_sizes)
    expected = [many * share for many in tries]
    came = [0] * first.seats
    for view, events in moves:
        put_away = list(view.discard)
        for event in events:
            match event:
                case CardsPutAway():
                    put_away += event.discarded
                case PileRenewed():
                    share = sum(card in white for card in put_away) / max(1, len(put_away))
                    put_away.clear()
                case CardDrawn():
                    tries[event.seat] += 1
                    expected[event.seat] += share
                case CardsPlayed():
                    came[event.seat] += event.extra in white
                case CardTaken():
                    came[event.seat] -= event.card in white
                case HandScored():
                    came[event.seat] += event.white
    return [Luck("white", seat, max(0, came[seat]), tries[seat], expected[seat]) for seat in range(first.seats)]
