"""What happens in a game of Raja, as facts. Places and roads are ids, cards numbers, seats from 0."""

from __future__ import annotations

from typing import ClassVar

from durbar.engine.event import Event
from durbar.engine.luck import Luck, Moves
from durbar.engine.state import Standing
from durbar.games.raja.scoring import CityScore


class BidMade(Event, frozen=True):
    """Gold was bid for the choice of a character (§11.2.5)."""

    seat: int
    gold: int


class BidPassed(Event, frozen=True):
    """A player left the auction (§11.2.5)."""

    seat: int


class AuctionWon(Event, frozen=True):
    """The last bidder pays the bank and chooses; 0 when nobody else bid, or nobody else is left (§11.2.5)."""

    seat: int
    gold: int


class CharacterChosen(Event, frozen=True):
    """A character came from the bank to a player: at the start, or in place of one that was taken (§5.1, §7.6)."""

    seat: int
    card: int
    instead: bool = False


class ArchitectsAtHome(Event, frozen=True):
    """The architects begin in their characters' home cities, by seat (ruling A23)."""

    cities: tuple[str, ...]


class HousePlaced(Event, frozen=True):
    """A starting house went into a village (§5.2)."""

    seat: int
    village: str


class SuppliesGiven(Event, frozen=True):
    """Every player got this many more houses from the quarry (§5.2)."""

    houses: int


class RoundBegan(Event, frozen=True):
    """The Maharaja went to the city of the lowest marker, and that marker to the space of the round (§6.1)."""

    round: int
    city: str


class ArrowPointed(Event, frozen=True):
    """An arrow of a disc points at an action; None where that is hidden (§6.2)."""

    seat: int
    action: str | None

    def _seen_by(self, seat: int) -> ArrowPointed:
        """Return the event without the action: others see an arrow turn, not where to."""
        return self if seat == self.seat else ArrowPointed(self.seat, None)


class DiscLaid(Event, frozen=True):
    """A player laid the disc face down; None where its actions are hidden (§6.2)."""

    seat: int
    actions: tuple[str, ...] | None

    def _seen_by(self, seat: int) -> DiscLaid:
        """Return the event without the actions: others see the back of the disc."""
        return self if seat == self.seat else DiscLaid(self.seat, None)


class TurnBegan(Event, frozen=True):
    """A player turned over the disc and begins the turn (§6.3)."""

    seat: int
    actions: tuple[str, ...]

    reveals: ClassVar[bool] = True


class TraderPaid(Event, frozen=True):
    """The Trader brought the holder of the card gold (§5.1)."""

    seat: int
    gold: int


class ChitGained(Event, frozen=True):
    """The Yogi brought the holder of the card an action chit (§11.2.2)."""

    seat: int


class Travelled(Event, frozen=True):
    """An architect walked a road. tolls: (owner, gold) of those who were paid; by_bank: the Monk's tolls (§7.1)."""

    seat: int
    road: str
    origin: str
    to: str
    tolls: tuple[tuple[int, int], ...] = ()
    by_bank: bool = False


class GoldTaken(Event, frozen=True):
    """The Gold action (§6.2)."""

    seat: int
    gold: int


class Quarried(Event, frozen=True):
    """Houses went from the quarry to the reserve (§7.4)."""

    seat: int
    houses: int


class HouseBuilt(Event, frozen=True):
    """A house was built; price 0 is the Builder's help (§7.2, §5.1)."""

    seat: int
    place: str
    price: int


class PalaceBuilt(Event, frozen=True):
    """A palace was built on site 0 (central) or 1 to 6 (outer); it is the owner's ``number``-th (§7.2)."""

    seat: int
    city: str
    site: int
    price: int
    number: int


class HouseLifted(Event, frozen=True):
    """A house was taken up to be moved (§7.3)."""

    seat: int
    place: str


class HouseMoved(Event, frozen=True):
    """A house that was taken up stands in its new place; by_builder: without an action (§7.3, §5.1)."""

    seat: int
    origin: str
    place: str
    by_builder: bool


class MarkerLowered(Event, frozen=True):
    """A governor marker went two spaces down. before, after: the space of each city's marker, by city (§7.5)."""

    seat: int
    city: str
    before: tuple[int, ...]
    after: tuple[int, ...]


class CharacterTaken(Event, frozen=True):
    """The Characters action. owner: who lost the card, None for the bank; returned: the card that went to the bank
    for it, None when none is given back (§7.6, §11.3)."""

    seat: int
    card: int
    owner: int | None
    returned: int | None


class CharacterAttracted(Event, frozen=True):
    """``seat`` attracts a character of ``target``, who is to choose which (§11.3)."""

    seat: int
    target: int


class CharacterGiven(Event, frozen=True):
    """A card was handed over: in return for a swap, or because it was attracted (§11.3)."""

    seat: int
    card: int
    to: int
    attracted: bool


class ChitUsed(Event, frozen=True):
    """An action chit went back to the bank for an extra action (§11.2.3)."""

    seat: int
    action: str


class TurnEnded(Event, frozen=True):
    """A turn is over. forgone: actions not carried out to their end; gold: what each other player got for it (§7.7)."""

    seat: int
    forgone: tuple[str, ...] = ()
    gold: int = 0


class CityScored(Event, frozen=True):
    """The city of the Maharaja was scored (§8)."""

    round: int
    city: str
    score: CityScore


class GameEnded(Event, frozen=True):
    """The final standings. cause: "palaces" or "rounds" (§10)."""

    cause: str
    standings: tuple[Standing, ...]


def luck(moves: Moves) -> list[Luck]:
    """Return who begins; all else in Raja is the players' own, but for the order of the governor markers."""
    first = moves[0][0]
    if first.options["youngest"] != "random":
        return []
    return [Luck("first", seat, int(seat == first.youngest), 1, 1 / first.seats) for seat in range(first.seats)]
