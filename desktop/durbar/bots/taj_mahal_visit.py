"""A visit of Taj Mahal played out quickly: what becomes of it when everybody plays as players usually do."""

from __future__ import annotations

import msgspec

from durbar.engine.chance import Chance
from durbar.games.taj_mahal.judgement import Prospects, Purse
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.steps import Turn

_BYTE = 8
_HIGH = sum(0x80 << _BYTE * number for number in range(6))
_ONES = _HIGH >> 7
_POINTS = 2


class Habits(msgspec.Struct, frozen=True):
    """How a usual player judges a lead.

    threat: how likely another, with a full hand, is to overtake a lead of one symbol in a round; threat_two: a lead of
    more. full: cards of a full hand. tempo: what a plan must promise above leaving.
    """

    threat: float = 0.3
    threat_two: float = 0.12
    full: float = 5.0
    tempo: float = 0.2
    cost: float = 1.0


USUAL = Habits()


def _bits(high: int) -> int:
    """The symbols whose byte has its high bit, as a small set."""
    return (
        high >> 7 & 1 | high >> 14 & 2 | high >> 21 & 4 | high >> 28 & 8 | high >> 35 & 16 | high >> 42 & 32
    )


class Table:
    """What is the same in every way that this visit may go: prospects, purse, cards."""

    def __init__(self, prospects: Prospects, habits: Habits = USUAL):
        self.prospects = prospects
        state = prospects.state
        pieces = state.board.pieces
        self.habits = habits
        self.purse = Purse(state.board, prospects.left, prospects.weights)
        self.tally = [sum(many << _BYTE * number for number, many in enumerate(tally)) for tally in pieces.tallies]
        self.colour = pieces.colour
        self.special = frozenset(pieces.special)
        effects = {pieces.kinds[card].effect: card for card in pieces.special}
        self.change, self.plus = effects["change"], effects["points"]
        self.draw = prospects.card
        self._worth: dict[tuple[int, int], dict[int, float]] = {}

    def worths(self, seat: int, taken: int) -> dict[int, float]:
        """Worth by won symbols (high bits), as far as it was asked."""
        key = seat, taken
        if key not in self._worth:
            self._worth[key] = {0: 0.0}
        return self._worth[key]

    def ask(self, seat: int, taken: int, lead: int, known: dict[int, float]) -> float:
        worth = known[lead] = self.prospects.gain(seat, taken, _bits(lead)).worth
        return worth


class Visit:
    """A visit under way."""

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
        self.tally = [sum(many << _BYTE * number for number, many in enumerate(tally)) for tally in state.tallies]
        self.colour = list(state.colour)
        self.court = sum(0x80 << _BYTE * number for number, there in enumerate(state.court) if there)
        self.inside = [seat for seat, there in enumerate(state.inside) if there]
        self.display = list(state.display)
        self.bag = list(state.bag)
        self.gains = [0.0] * state.seats
        self.taken = sum(1 << city for city in table.prospects.cities if state.ordinary[city] is not None)
        self.bold = [1.0] * state.seats
        top = state.steps[-1]
        assert isinstance(top, Turn)
        self.turn = self.inside.index(top.seat)

    def copy(self) -> Visit:
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
                    self.gains[seat] += _POINTS
        if self.colour[seat] < 0:
            self.colour[seat] = table.colour[card]
        self.turn = (self.turn + 1) % len(self.inside)

    def withdraw(self) -> None:
        """The one in turn leaves."""
        table = self.table
        seat = self.inside.pop(self.turn)
        lead = self.lead(self.tally[seat], self.best(seat))
        if lead:
            gain = table.prospects.gain(seat, self.taken, _bits(lead))
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
                more = (((tally | _HIGH) - best) & _HIGH) >> 7
                more *= 255
                best = (tally & more) | (best & ~more)
        return best

    def lead(self, tally: int, best: int) -> int:
        """The symbols at the court that a tally wins, as high bits."""
        return ((tally | _HIGH) - best - _ONES) & self.court

    def options(self) -> tuple[float, list[tuple[float, int, int | None]]]:
        """What leaving is thought to bring the one in turn, and each play."""
        table = self.table
        habits = table.habits
        seat = self.inside[self.turn]
        best = self.best(seat)
        over = best + _ONES
        above = over + _ONES
        court = self.court
        own = self.tally[seat]
        known = table.worths(seat, self.taken)
        ask, taken = table.ask, self.taken
        hold = hold_two = 1.0
        bold = self.bold[seat]
        for other in self.inside:
            if other != seat:
                cards = len(self.hands[other])
                if cards:
                    force = bold * min(1.0, cards / habits.full)
                    hold *= 1 - habits.threat * force
                    hold_two *= 1 - habits.threat_two * force
        lead = ((own | _HIGH) - over) & court
        leaving = known[lead] if lead in known else ask(seat, taken, lead, known)
        if not self.played[seat]:
            leaving += table.draw
        hand = self.hands[seat]
        bound = self.colour[seat]
        kinds = dict.fromkeys(hand)
        tallies, colours, single = table.tally, table.colour, table.purse.single
        extras = [card for card in kinds if colours[card] < 0]
        counts = [0, 0, 0, 0, 0]
        for card in hand:
            counts[colours[card]] += 1
        pair = table.purse.weights.pair * table.purse.fuel
        top = max(counts[:4])
        end = 1 - table.purse.fuel
        costs = [(many - 1) * pair + (end if many == top else 0.0) for many in counts[:4]]
        found: list[tuple[float, int, int | None]] = []
        coloured: list[tuple[int, int, float]] = []
        changes = table.change in kinds
        plus = table.plus
        for card in kinds:
            colour = colours[card]
            if colour < 0:
                continue
            fits = bound < 0 or colour == bound
            if not fits and not changes:
                continue
            cost = (single[card] + costs[colour]) * habits.cost
            tally = own + tallies[card]
            if fits:
                coloured.append((card, tally, cost))
                lead = ((tally | _HIGH) - over) & court
                worth = known[lead] if lead in known else ask(seat, taken, lead, known)
                safe = ((tally | _HIGH) - above) & court
                if safe:
                    sure = known[safe] if safe in known else ask(seat, taken, safe, known)
                else:
                    sure = 0.0
                found.append((hold * worth + (hold_two - hold) * sure - cost, card, None))
            for extra in extras if fits else (table.change,):
                more = tally + tallies[extra]
                lead = ((more | _HIGH) - over) & court
                worth = known[lead] if lead in known else ask(seat, taken, lead, known)
                safe = ((more | _HIGH) - above) & court
                if safe:
                    sure = known[safe] if safe in known else ask(seat, taken, safe, known)
                else:
                    sure = 0.0
                value = hold * worth + (hold_two - hold) * sure - cost
                if extra not in table.special:
                    value -= single[extra] * habits.cost
                elif extra == plus:
                    value += _POINTS
                found.append((value, card, extra))
        number = len(coloured)
        twice, twice_two = hold * hold, hold * (hold_two - hold)
        for first in range(number):
            card, tally, cost = coloured[first]
            colour = colours[card]
            for second in range(first if hand.count(card) > 1 else first + 1, number):
                other, _, more_cost = coloured[second]
                if colours[other] != colour:
                    continue
                more = tally + tallies[other]
                lead = ((more | _HIGH) - over) & court
                worth = known[lead] if lead in known else ask(seat, taken, lead, known)
                safe = ((more | _HIGH) - above) & court
                if safe:
                    sure = known[safe] if safe in known else ask(seat, taken, safe, known)
                else:
                    sure = 0.0
                value = twice * worth + twice_two * sure - cost - more_cost
                found.append((value, card, None))
                found.append((value, other, None))
        return leaving, found

    def step(self) -> None:
        """The one in turn does the usual thing."""
        leaving, found = self.options()
        if found:
            value, card, extra = max(found, key=_by_value)
            if value > leaving + self.table.habits.tempo:
                self.play(card, extra)
                return
        self.withdraw()

    def finish(self) -> list[float]:
        """Play to the end; what each seat has won, its hand included."""
        while self.inside:
            self.step()
        worth = self.table.purse.worth
        return [gain + worth(hand) for gain, hand in zip(self.gains, self.hands, strict=True)]


def _by_value(option: tuple[float, int, int | None]) -> float:
    return option[0]
