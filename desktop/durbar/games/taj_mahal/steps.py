"""The steps of a visit of Taj Mahal: a turn; after a withdrawal placing palaces, then picking cards."""

from __future__ import annotations

from typing import Any, ClassVar

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.state import Step
from durbar.games.taj_mahal import withdrawal
from durbar.games.taj_mahal.events import CardsPlayed, CardTaken, PalacePlaced
from durbar.games.taj_mahal.moves import NOTHING, Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.pieces import LAST_TAKES, TAKEN
from durbar.games.taj_mahal.sentences import Refusal
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.symbols import COLOURS, GRAND_MOGUL, INFLUENCES, SPECIAL, WHITE
from durbar.games.taj_mahal.view import PlacingView

_WITHDRAW = Withdraw()
SPECIAL_POINTS = 2


class TajMahalStep(Step[TajMahalState], frozen=True):
    """What the steps of Taj Mahal share."""

    def why_not(self, state: TajMahalState, move: Move) -> Refusal:
        """Return the reason when the move belongs to another step."""
        return _OTHER_STEP[self.name]


_OTHER_STEP = {
    "turn": Refusal("play_or_withdraw", "5"),
    "placing": Refusal("place_palaces", "5.2"),
    "picking": Refusal("take_cards", "7"),
}


class Turn(TajMahalStep, frozen=True):
    """A player's turn in a visit: play one or two cards, or withdraw (§5)."""

    name: ClassVar[str] = "turn"

    def legal_moves(self, state: TajMahalState) -> tuple[Move, ...]:
        """Return every coloured card that fits, alone or with one white or special card; withdrawing always."""
        return state.menu.plays(state.hands[self.seat], state.colour[self.seat])

    def why_not(self, state: TajMahalState, move: Move) -> Refusal:
        """Refuse a card that is not in hand, not coloured or of the wrong colour, or a play without the card to add."""
        if isinstance(move, Play):
            return _why_not_play(state, self.seat, move)
        if isinstance(move, (Build, Royal)):
            return Refusal("no_palace_now", "5.2")
        if isinstance(move, Take):
            return Refusal("no_card_now", "7")
        return TajMahalStep.why_not(self, state, move)

    def play(self, state: TajMahalState, move: Move, events: list[Event]) -> None:
        """Lay the cards down, or leave."""
        if isinstance(move, Play):
            _play(state, self.seat, move, events)
            state.steps.pop()
        else:
            _withdraw(state, self.seat, events)


class Placing(TajMahalStep, frozen=True):
    """Palaces won on withdrawal are placed in the province, in any order (§5.2).

    ordinary, royal: still to place. bonuses: (city, kind) of the bonus tiles taken so far, by number and kind.
    """

    ordinary: int
    royal: bool
    bonuses: tuple[tuple[int, str], ...] = ()

    name: ClassVar[str] = "placing"

    def shown(self, state: TajMahalState, seat: int) -> dict[str, Any]:
        """Return what is still to place."""
        return {"placing": PlacingView(self.ordinary, self.royal, tuple(kind for _, kind in self.bonuses))}

    def legal_moves(self, state: TajMahalState) -> tuple[Move, ...]:
        """Return any city of the province without an ordinary palace; for the royal palace any city."""
        menu, cities = state.menu, state.board.in_province[state.province]
        moves: list[Move] = []
        if self.ordinary:
            moves += [menu.builds[city] for city in cities if state.ordinary[city] is None]
        if self.royal:
            moves += [menu.royals[city] for city in cities]
        return tuple(moves)

    def why_not(self, state: TajMahalState, move: Move) -> Refusal:
        """Refuse another province, a city that has its palace, or a palace when none of that kind is to be placed."""
        if isinstance(move, (Build, Royal)):
            city = state.board.city_number.get(move.city)
            if city is None or city not in state.board.in_province[state.province]:
                province = state.board.provinces[state.province].id
                return Refusal("another_province", "5.2", {"city": move.city, "province": province})
            if isinstance(move, Royal):
                return Refusal("no_crown", "5.2")
            if not self.ordinary:
                return Refusal("only_the_royal_palace", "5.2")
            return Refusal("city_taken", "5.2", {"city": move.city})
        return TajMahalStep.why_not(self, state, move)

    def play(self, state: TajMahalState, move: Move, events: list[Event]) -> None:
        """Place a palace; an ordinary one takes the bonus tile of its city. After the last one all is scored."""
        assert isinstance(move, (Build, Royal))
        city = state.board.city_number[move.city]
        ordinary, royal, bonuses = self.ordinary, self.royal, self.bonuses
        kind = ""
        if isinstance(move, Royal):
            royal = False
            state.royal[city] = self.seat
        else:
            ordinary -= 1
            state.ordinary[city] = self.seat
            kind = state.take_bonus(self.seat, city)
            if kind:
                bonuses = (*bonuses, (city, kind))
        state.own[self.seat] |= 1 << city
        events.append(PalacePlaced(self.seat, move.city, isinstance(move, Royal), kind))
        if ordinary or royal:
            state.steps[-1] = Placing(self.seat, ordinary, royal, bonuses)
        else:
            _settle(state, self.seat, bonuses, True, events)


class Picking(TajMahalStep, frozen=True):
    """Cards are taken from the display, one a move (§7). left: how many are still to take."""

    left: int

    name: ClassVar[str] = "picking"

    def shown(self, state: TajMahalState, seat: int) -> dict[str, Any]:
        """Return how many cards are still to be taken."""
        return {"picks": self.left}

    def legal_moves(self, state: TajMahalState) -> tuple[Move, ...]:
        """Return each kind of card that lies in the display."""
        takes = state.menu.takes
        return tuple([takes[card] for card in sorted(set(state.display))])

    def why_not(self, state: TajMahalState, move: Move) -> Refusal:
        """Return a card that does not lie there."""
        if isinstance(move, Take):
            return Refusal("not_in_display", "7", {"card": move.card})
        return TajMahalStep.why_not(self, state, move)

    def play(self, state: TajMahalState, move: Move, events: list[Event]) -> None:
        """Take it; after the last one the next player has the turn, or the visit ends."""
        assert isinstance(move, Take)
        card = state.board.pieces.number[move.card]
        state.display.remove(card)
        state.receive(self.seat, card, known=True)
        events.append(CardTaken(self.seat, move.card))
        if self.left > 1 and state.display:
            state.steps[-1] = PICKING[self.seat, self.left - 1]
        else:
            state.steps.pop()


TURNS = tuple(Turn(seat) for seat in range(5))
PICKING = {(seat, left): Picking(seat, left) for seat in range(5) for left in range(1, TAKEN + 1)}


def _play(state: TajMahalState, seat: int, move: Play, events: list[Event]) -> None:
    card, extra = state.menu.cards[move]
    pieces = state.board.pieces
    points = 0
    state.lay_down(seat, card)
    if extra is not None:
        state.lay_down(seat, extra)
        if pieces.kinds[extra].effect == "points":
            points = SPECIAL_POINTS
            state.score[seat] += points
    if state.colour[seat] < 0:
        state.colour[seat] = pieces.colour[card]
    events.append(CardsPlayed(seat, move.card, move.extra, points))


def _withdraw(state: TajMahalState, seat: int, events: list[Event]) -> None:
    """Take what is won, and place palaces or settle at once (§5.2)."""
    won = withdrawal.win(state, seat, events)
    palaces = sum(number < len(INFLUENCES) for number in won)
    if palaces or GRAND_MOGUL in won:
        state.steps[-1] = Placing(seat, palaces, GRAND_MOGUL in won)
    else:
        _settle(state, seat, (), False, events)


def _settle(
    state: TajMahalState, seat: int, bonuses: tuple[tuple[int, str], ...], placed: bool, events: list[Event]
) -> None:
    """Score all, leave the visit, and go on to the display, from which the last one takes a card less (§6, §7)."""
    withdrawal.settle(state, seat, bonuses, placed, events)
    last = sum(state.inside) == 1
    state.inside[seat] = False
    if many := min(len(state.display), LAST_TAKES if last else TAKEN):
        state.steps[-1] = PICKING[seat, many]
    else:
        state.steps.pop()


def _why_not_play(state: TajMahalState, seat: int, move: Play) -> Refusal:
    pieces, hand = state.board.pieces, state.hands[seat]
    for id in (move.card, move.extra):
        if id != NOTHING and (id not in pieces.number or pieces.number[id] not in hand):
            return Refusal("not_in_hand", "5.1", {"card": id})
    if move.card == NOTHING or pieces.kinds[pieces.number[move.card]].colour not in COLOURS:
        return Refusal("coloured_card_first", "5.1", {"card": move.card})
    if move.extra != NOTHING and pieces.kinds[pieces.number[move.extra]].colour not in (WHITE, SPECIAL):
        return Refusal("one_coloured_card", "5.1", {"card": move.extra})
    return Refusal("wrong_colour", "5.1", {"colour": COLOURS[state.colour[seat]]})
