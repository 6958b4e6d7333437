"""The steps of Raja before a turn: auction, choice of characters, starting houses, discs; and what they share."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, ClassVar

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import Step
from durbar.games.raja import actions
from durbar.games.raja.events import (
    ArrowPointed,
    AuctionWon,
    BidMade,
    BidPassed,
    CharacterChosen,
    DiscLaid,
    HousePlaced,
)
from durbar.games.raja.moves import Bid, Choose, Keep, Pass, Place, Point
from durbar.games.raja.sentences import Refusal
from durbar.games.raja.state import RajaState
from durbar.games.raja.view import AuctionView

_PASS, _KEEP = Pass(), Keep()
_POINTS = tuple(sorted((Point(action) for action in actions.ACTIONS), key=lambda point: point.action))


class RajaStep(Step[RajaState], frozen=True):
    """What the steps of Raja share."""

    def why_not(self, state: RajaState, move: Move) -> Refusal:
        """Return the reason when the move belongs to another step."""
        return _OTHER_STEP[self.name]


_OTHER_STEP = {
    "auction": Refusal("auction_on", "11.2.5"),
    "choosing": Refusal("choose_character", "5.1"),
    "placing": Refusal("place_houses", "5.2"),
    "disc": Refusal("choose_actions", "6.2"),
    "turn": Refusal("your_turn", "6.3"),
    "carrying": Refusal("house_in_hand", "7.3"),
    "replacing": Refusal("choose_character", "7.6"),
    "giving": Refusal("give_character", "11.3"),
}


class Auction(RajaStep, frozen=True):
    """An auction for the choice of a character (§11.2.5). best: -1 before the first bid. passed: seats that are out."""

    opener: int
    best: int = -1
    best_seat: int | None = None
    passed: tuple[int, ...] = ()

    name: ClassVar[str] = "auction"

    def shown(self, state: RajaState, seat: int) -> dict[str, Any]:
        """Return the auction as everybody sees it."""
        return {"auction": AuctionView(self.opener, self.best, self.best_seat, self.passed)}

    def legal_moves(self, state: RajaState) -> tuple[Move, ...]:
        """Return any higher bid one can pay; passing, except for the opener."""
        bids = _bids(self.best + 1, state.gold[self.seat])
        return bids if self.best_seat is None else (*bids, _PASS)

    def why_not(self, state: RajaState, move: Move) -> Refusal:
        """Refuse a bid that is too low or too dear, or a pass before anybody bid."""
        if isinstance(move, Pass):
            return Refusal("open_the_bidding", "11.2.5")
        if isinstance(move, Bid):
            if move.gold > state.gold[self.seat]:
                return Refusal("bid_too_dear", "11.2.5", {"gold": state.gold[self.seat]})
            return Refusal("bid_too_low", "11.2.5", {"best": self.best})
        return RajaStep.why_not(self, state, move)

    def play(self, state: RajaState, move: Move, events: list[Event]) -> None:
        """Note the bid or pass; the last one left pays and chooses."""
        best, best_seat, passed = self.best, self.best_seat, self.passed
        if isinstance(move, Bid):
            best, best_seat = move.gold, self.seat
            events.append(BidMade(self.seat, best))
        else:
            passed = (*passed, self.seat)
            events.append(BidPassed(self.seat))
        bidders = [seat for seat in state.without_character() if seat not in passed]
        if bidders == [best_seat]:
            assert best_seat is not None
            state.gold[best_seat] -= best
            events.append(AuctionWon(best_seat, best))
            state.steps[-1] = Choosing(best_seat)
        else:
            following = next(seat for seat in state.clockwise(self.seat + 1) if seat in bidders)
            state.steps[-1] = Auction(following, self.opener, best, best_seat, passed)


class Choosing(RajaStep, frozen=True):
    """A player chooses a character before the game (§5.1, §11.2.5)."""

    name: ClassVar[str] = "choosing"

    def legal_moves(self, state: RajaState) -> tuple[Move, ...]:
        """Return any card of the bank."""
        return choices(state.bank)

    def why_not(self, state: RajaState, move: Move) -> Refusal:
        """Return a card that is not in the bank."""
        if isinstance(move, Choose):
            return not_in_bank(state, move.card)
        return RajaStep.why_not(self, state, move)

    def play(self, state: RajaState, move: Move, events: list[Event]) -> None:
        """Take the card."""
        assert isinstance(move, Choose)
        state.from_bank(self.seat, move.card)
        events.append(CharacterChosen(self.seat, move.card))
        state.steps.pop()


class Placing(RajaStep, frozen=True):
    """A starting house goes into a village (§5.2). placed: houses placed so far, by all."""

    placed: int = 0

    name: ClassVar[str] = "placing"

    def shown(self, state: RajaState, seat: int) -> dict[str, Any]:
        """Return how many houses stand."""
        return {"placed": self.placed}

    def legal_moves(self, state: RajaState) -> tuple[Move, ...]:
        """Return any village with room."""
        return state.menu.select("place", state.room)

    def why_not(self, state: RajaState, move: Move) -> Refusal:
        """Return a full village, or no village."""
        if isinstance(move, Place):
            village = state.board.village_number.get(move.village)
            if village is None:
                return Refusal("villages_only", "5.2")
            return Refusal("village_full", "5.2", {"village": move.village, "capacity": state.capacity})
        return RajaStep.why_not(self, state, move)

    def play(self, state: RajaState, move: Move, events: list[Event]) -> None:
        """Place it."""
        assert isinstance(move, Place)
        state.reserve[self.seat] -= 1
        state.settle(self.seat, state.board.village_number[move.village])
        events.append(HousePlaced(self.seat, move.village))
        state.steps.pop()


class Disc(RajaStep, frozen=True):
    """A player sets the two arrows of the disc in secret, and lays it face down (§6.2). pointed: action numbers."""

    pointed: tuple[int, ...] = ()

    name: ClassVar[str] = "disc"

    def shown(self, state: RajaState, seat: int) -> dict[str, Any]:
        """Return the arrows, to their owner."""
        return {"pointed": actions.names(self.pointed) if seat == self.seat else ()}

    def legal_moves(self, state: RajaState) -> tuple[Move, ...]:
        """Return any action for each arrow, then the disc is to be kept."""
        return _POINTS if len(self.pointed) < actions.ACTIONS_CHOSEN else (_KEEP,)

    def why_not(self, state: RajaState, move: Move) -> Refusal:
        """Refuse a disc on which an arrow is missing, or both are set."""
        if isinstance(move, Keep):
            return Refusal("arrow_missing", "6.2", {"left": actions.ACTIONS_CHOSEN - len(self.pointed)})
        if isinstance(move, Point):
            return Refusal("arrows_set", "6.2")
        return RajaStep.why_not(self, state, move)

    def play(self, state: RajaState, move: Move, events: list[Event]) -> None:
        """Set an arrow, or lay the disc down."""
        if isinstance(move, Point):
            state.steps[-1] = Disc(self.seat, (*self.pointed, actions.NUMBER[move.action]))
            events.append(ArrowPointed(self.seat, move.action))
            return
        state.discs[self.seat] = self.pointed
        events.append(DiscLaid(self.seat, actions.names(self.pointed)))
        state.steps.pop()

    def as_known_by(self, state: RajaState, seat: int, rng: Rng) -> Disc:
        """Hide where the arrows point; others see only how many are set."""
        if seat == self.seat:
            return self
        return Disc(self.seat, tuple(rng.below(len(actions.ACTIONS)) for _ in self.pointed))


def not_in_bank(state: RajaState, card: int) -> Refusal:
    """Return why a card can't be chosen from the bank."""
    owner = state.owner(card)
    if owner is None:
        return Refusal("character_not_in_play", "5.1", {"card": card})
    return Refusal("character_held", "5.1", {"card": card, "owner": owner})


@lru_cache(maxsize=256)
def choices(bank: tuple[int, ...]) -> tuple[Move, ...]:
    """Return the moves that choose each of these cards."""
    return tuple(_choose(card) for card in bank)


@cache
def _choose(card: int) -> Choose:
    return Choose(card)


@cache
def _bid(gold: int) -> Bid:
    return Bid(gold)


@lru_cache(maxsize=1024)
def _bids(least: int, most: int) -> tuple[Move, ...]:
    return tuple(_bid(gold) for gold in range(least, most + 1))
