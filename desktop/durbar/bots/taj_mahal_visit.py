"""A visit of Taj Mahal played out quickly: what becomes of it when everybody plays as players usually do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from durbar.games.taj_mahal.judgement import Prospects, Purse
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.steps import SPECIAL_POINTS, Turn
from durbar.games.taj_mahal.symbols import COLOURS

_BYTE = 8
_HIGH = sum(0x80 << _BYTE * number for number in range(6))
_ONES = _HIGH >> 7


#: A play as it is thought of: what it promises, the card, and the white or special one with it.
Option = tuple[float, int, int | None]


class Habits(msgspec.Struct, frozen=True):
    """How a usual player judges a lead. Found by play against other values.

    threat: how likely another, with a full hand, is to take away a lead of one symbol until one's next turn;
    threat_two: a lead of more. full: cards of a full hand. cost: what part of their worth cards played cost.
    """

    threat: float = 0.16
    threat_two: float = 0.07
    full: float = 5.0
    cost: float = 0.8


USUAL = Habits()


def _small(high: int) -> int:
    """The symbols whose byte has its high bit, as a set of their numbers."""
    return high >> 7 & 1 | high >> 14 & 2 | high >> 21 & 4 | high >> 28 & 8 | high >> 35 & 16 | high >> 42 & 32


class Table:
    """What is the same in every way that a visit may go.

    tally, colour: by card. draw: what a card from the pile is worth. change: the special card's number.
    """

    def __init__(self, prospects: Prospects, habits: Habits = USUAL):
        """The table of a visit with these prospects."""
        self.prospects = prospects
        self.habits = habits
        pieces = prospects.board.pieces
        self.purse = Purse(prospects.board, prospects.left, prospects.weights)
        self.tally = tuple(map(_packed, pieces.tallies))
        self.colour = pieces.colour
        self.special = frozenset(pieces.special)
        effects = {pieces.kinds[card].effect: card for card in pieces.special}
        self.change, self.plus = effects["change"], effects["points"]
        self.draw = prospects.card
        self._known: dict[tuple[int, int], dict[int, float]] = {}

    def known(self, seat: int, taken: int) -> dict[int, float]:
        """What a seat would win, by the symbols as high bits, as far as it was asked; taken: cities with a palace."""
        return self._known.setdefault((seat, taken), {0: 0.0})

    def worth(self, seat: int, taken: int, lead: int) -> float:
        """What a seat would win with these symbols, as high bits."""
        known = self.known(seat, taken)
        if lead not in known:
            known[lead] = self.prospects.gain(seat, taken, _small(lead)).worth
        return known[lead]

    def price(self, extra: int) -> float:
        """What playing a white or special card costs; special ones come back, and one brings points."""
        if extra in self.special:
            return -SPECIAL_POINTS if extra == self.plus else 0.0
        return self.purse.single[extra] * self.habits.cost


def _packed(tally: Sequence[int]) -> int:
    """Six counts, a byte each. None comes near 128, so the high bits are free for comparing all six at once."""
    return sum(many << _BYTE * number for number, many in enumerate(tally))


class Visit:
    """A visit under way, all hands open.

    Cards are numbers of kinds. kept: special cards on the table, by seat. tally: six counts by seat, packed. court:
    what is still there, as high bits. inside: the seats, in order; turn: the place in it of the one in turn. gains:
    points and promises won so far. taken: cities with an ordinary palace. bold: how much each fears the others.
    """

    __slots__ = (
        "bag", "bold", "colour", "court", "display", "gains", "hands", "inside", "kept", "played", "table", "taken",
        "tally", "turn",
    )  # fmt: skip

    def __init__(self, table: Table, state: TajMahalState):
        """From a full state in somebody's turn."""
        self.table = table
        self.hands = [list(hand) for hand in state.hands]
        self.kept: list[list[int]] = [[card for card in cards if card in table.special] for cards in state.played_cards]
        self.played = [len(cards) for cards in state.played_cards]
        self.tally = list(map(_packed, state.tallies))
        self.colour = list(state.colour)
        self.court = sum(0x80 << _BYTE * number for number, there in enumerate(state.court) if there)
        self.inside = [seat for seat, there in enumerate(state.inside) if there]
        self.display = list(state.display)
        self.bag = list(state.bag)
        self.gains = [0.0] * state.seats
        self.taken = table.prospects.taken
        self.bold = [1.0] * state.seats
        top = state.steps[-1]
        assert isinstance(top, Turn)
        self.turn = self.inside.index(top.seat)

    def copy(self) -> Visit:
        """An equal visit that shares nothing that can change, the table and the fears apart."""
        twin = Visit.__new__(Visit)
        twin.table = self.table
        twin.hands = [hand[:] for hand in self.hands]
        twin.kept = [kept[:] for kept in self.kept]
        twin.played = self.played[:]
        twin.tally = self.tally[:]
        twin.colour = self.colour[:]
        twin.court = self.court
        twin.inside = self.inside[:]
        twin.display = self.display[:]
        twin.bag = self.bag[:]
        twin.gains = self.gains[:]
        twin.taken = self.taken
        twin.bold = self.bold
        twin.turn = self.turn
        return twin

    # ---- doing -----------------------------------------------------------------------------------------------

    def play(self, card: int, extra: int | None) -> None:
        """The one in turn plays."""
        table = self.table
        seat = self.inside[self.turn]
        hand = self.hands[seat]
        hand.remove(card)
        self.tally[seat] += table.tally[card]
        self.played[seat] += 1
        if extra is not None:
            hand.remove(extra)
            self.tally[seat] += table.tally[extra]
            if extra in table.special:
                self.kept[seat].append(extra)
                if extra == table.plus:
                    self.gains[seat] += SPECIAL_POINTS
        if self.colour[seat] < 0:
            self.colour[seat] = table.colour[card]
        self.turn = (self.turn + 1) % len(self.inside)

    def withdraw(self) -> None:
        """The one in turn leaves."""
        table = self.table
        seat = self.inside.pop(self.turn)
        lead = self.lead(self.tally[seat], self.best(seat))
        if lead:
            gain = table.prospects.gain(seat, self.taken, _small(lead))
            self.gains[seat] += gain.worth
            for city in gain.cities:
                self.taken |= 1 << city
            self.court &= ~lead
        hand = self.hands[seat]
        hand += self.kept[seat]
        if not self.played[seat] and self.bag:
            hand.append(self.bag.pop())
        for _ in range(2 if self.inside else 1):
            if self.display:
                hand.append(self.pick(hand))
        self.tally[seat] = 0
        if self.inside:
            self.turn %= len(self.inside)

    def pick(self, hand: list[int]) -> int:
        """Take the card of the display that fits a hand best."""
        table = self.table
        colours = [table.colour[card] for card in hand]
        single, pair = table.purse.single, table.purse.weights.pair
        if not table.prospects.left:
            pair = 1.0
        best, found = -1.0, 0
        for card in self.display:
            colour = table.colour[card]
            worth = single[card] + (pair * colours.count(colour) if colour >= 0 else 0.0)
            if worth > best:
                best, found = worth, card
        self.display.remove(found)
        return found

    # ---- judging ---------------------------------------------------------------------------------------------

    def best(self, seat: int) -> int:
        """The most of each symbol that another has."""
        best = 0
        for other in self.inside:
            if other != seat:
                tally = self.tally[other]
                more = ((((tally | _HIGH) - best) & _HIGH) >> 7) * 255
                best = (tally & more) | (best & ~more)
        return best

    def lead(self, tally: int, best: int) -> int:
        """The symbols at the court that a tally wins, as high bits."""
        return ((tally | _HIGH) - best - _ONES) & self.court

    def options(self) -> tuple[float, list[Option]]:
        """What leaving is thought to bring the one in turn, and each play; a play may stand there twice."""
        table = self.table
        seat = self.inside[self.turn]
        rate = self._rating(seat)
        own, hand, bound = self.tally[seat], self.hands[seat], self.colour[seat]
        tallies, colours, single = table.tally, table.colour, table.purse.single
        leaving = table.worth(seat, self.taken, self.lead(own, self.best(seat)))
        if not self.played[seat]:
            leaving += table.draw
        kinds = dict.fromkeys(hand)
        extras = [(card, table.price(card)) for card in kinds if colours[card] < 0]
        change = [(card, price) for card, price in extras if card == table.change]
        by_colour = self._colour_costs(hand)
        found: list[Option] = []
        fitting: list[tuple[int, int, float]] = []
        for card in kinds:
            colour = colours[card]
            fits = bound < 0 or colour == bound
            if colour < 0 or not (fits or change):
                continue
            cost = (single[card] + by_colour[colour]) * table.habits.cost
            tally = own + tallies[card]
            if fits:
                fitting.append((card, tally, cost))
                found.append((rate(tally, 1) - cost, card, None))
            for extra, price in extras if fits else change:
                found.append((rate(tally + tallies[extra], 1) - cost - price, card, extra))
        for place, (card, tally, cost) in enumerate(fitting):
            for other, _, other_cost in fitting[place if hand.count(card) > 1 else place + 1 :]:
                if colours[other] == colours[card]:
                    value = rate(tally + tallies[other], 2) - cost - other_cost
                    found.append((value, card, None))
                    found.append((value, other, None))
        return leaving, found

    def _rating(self, seat: int) -> Callable[[int, int], float]:
        """What a tally is thought to win, by the tally and the turns it takes: a lead may not last until then."""
        table, habits, court, taken = self.table, self.table.habits, self.court, self.taken
        over = self.best(seat) + _ONES
        above = over + _ONES
        hold = hold_two = 1.0
        for other in self.inside:
            if other != seat:
                force = self.bold[seat] * min(1.0, len(self.hands[other]) / habits.full)
                hold *= 1 - habits.threat * force
                hold_two *= 1 - habits.threat_two * force
        known = table.known(seat, taken)

        def rate(tally: int, turns: int) -> float:
            lead = ((tally | _HIGH) - over) & court
            if not lead:
                return 0.0
            worth = known[lead] if lead in known else table.worth(seat, taken, lead)
            value = hold * worth
            safe = ((tally | _HIGH) - above) & court
            if safe:
                worth = known[safe] if safe in known else table.worth(seat, taken, safe)
                value += (hold_two - hold) * worth
            return value if turns == 1 else hold * value

        return rate

    def _colour_costs(self, hand: list[int]) -> list[float]:
        """What a card costs by its colour, besides its own worth: the others of the colour count for less."""
        purse, colours = self.table.purse, self.table.colour
        counts = [0] * (len(COLOURS) + 1)
        for card in hand:
            counts[colours[card]] += 1
        del counts[-1]
        most = max(counts)
        pair, end = purse.weights.pair * purse.fuel, 1 - purse.fuel
        return [(many - 1) * pair + (end if many == most else 0.0) for many in counts]

    def step(self) -> None:
        """The one in turn does the usual thing."""
        leaving, found = self.options()
        if found:
            value, card, extra = max(found, key=_value)
            if value > leaving:
                self.play(card, extra)
                return
        self.withdraw()

    def finish(self) -> list[float]:
        """Play to the end; what each seat has won, its hand included."""
        while self.inside:
            self.step()
        worth = self.table.purse.worth
        return [gain + worth(hand) for gain, hand in zip(self.gains, self.hands, strict=True)]


def _value(option: Option) -> float:
    return option[0]
