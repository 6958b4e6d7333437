"""A visit of Taj Mahal played out quickly: what becomes of it when everybody plays as players usually do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

import msgspec

from durbar.bots.search.evaluator import Candidate
from durbar.bots.taj_mahal.judgement import UNTRAINED, Gain, Prospects, Purse, Weights
from durbar.engine.move import Move
from durbar.games.taj_mahal.board import Board
from durbar.games.taj_mahal.menu import menu
from durbar.games.taj_mahal.moves import Play, Take, Withdraw
from durbar.games.taj_mahal.state import ONE, TajMahalState
from durbar.games.taj_mahal.steps import SPECIAL_POINTS, Picking, Placing
from durbar.games.taj_mahal.symbols import COLOURS

_BYTE = 8
_HIGH = sum(0x80 << _BYTE * number for number in range(6))
#: One of each symbol, packed.
ONES = _HIGH >> 7
WITHDRAW = Withdraw()

#: What a player wins in a visit, cards played taken off, in points.
_USUAL_GAIN = 3.0

#: Nobody has whims; as long as any list of plays from any place that ``rollout_move`` may start from.
NO_WHIMS: tuple[float, ...] = (0.0,) * 400


class Laid(msgspec.Struct, frozen=True, gc=False):
    """What a play lays down: numbers of kinds, each as a hand of one (extra may be none), and their symbols, packed.

    kept: the special card, which comes back. points: what it brings at once.
    """

    card: bytes
    extra: bytes
    tally: int
    colour: int
    kept: bytes
    points: int


#: What two cards of a hand, or one, are thought to do: the symbols they add, packed, what they cost, and the move.
Option = tuple[int, float, Move]
#: The same of two coloured cards, one after the other: either may be the first.
Pair = tuple[int, float, Move, Move]


class _Worths(dict[int, float]):
    """What a seat would win by its symbols, as high bits; worked out when first asked for."""

    def __init__(self, prospects: Prospects, seat: int, taken: int):
        super().__init__({0: 0.0})
        self._asked = prospects, seat, taken

    def __missing__(self, lead: int) -> float:
        prospects, seat, taken = self._asked
        worth = self[lead] = prospects.gain(seat, taken, small(lead)).worth
        return worth


def small(high: int) -> int:
    """Return the symbols whose byte has its high bit, as a set of their numbers."""
    return high >> 7 & 1 | high >> 14 & 2 | high >> 21 & 4 | high >> 28 & 8 | high >> 35 & 16 | high >> 42 & 32


class VisitContext:
    """What is the same in every way that a visit may go. colour, single: by card; draw: worth of an unknown card.

    standing: by seat, the final points that all but its hand and this visit promise. usual: with an average hand and
    an average gain.
    """

    def __init__(self, state: TajMahalState, weights: Weights = UNTRAINED):
        """Work out what the visit of a state has in common, without looking at any hand."""
        self.prospects = Prospects(state, weights)
        self.weights = weights
        self.board, self.menu = state.board, state.menu
        self.purse = Purse(state.board, self.prospects.left, weights)
        pieces = state.board.pieces
        self.colour, self.single = pieces.colour, self.purse.single
        self.special = pieces.special
        self.change = next(card for card in pieces.special if pieces.kinds[card].effect == "change")
        self.laid = _laid(state.board)
        self.draw = self.prospects.card
        par = self.prospects.par()
        self.standing = [par + self.prospects.standing(seat) for seat in range(state.seats)]
        self.usual = [
            standing + self.draw * len(state.hands[seat]) + _USUAL_GAIN * state.inside[seat]
            for seat, standing in enumerate(self.standing)
        ]
        self._worths: dict[tuple[int, int], _Worths] = {}
        self._options: dict[tuple[bytes, int], tuple[list[Option], list[Pair]]] = {}
        self._hands: dict[bytes, float] = {}

    def worths(self, seat: int, taken: int) -> _Worths:
        """Return what a seat would win by its symbols, as high bits; taken: cities with an ordinary palace."""
        key = seat, taken
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = _Worths(self.prospects, seat, taken)
        return found

    def hand(self, cards: bytes) -> float:
        """Return what a hand is worth after the visit."""
        found = self._hands.get(cards)
        if found is None:
            found = self._hands[cards] = self.purse.worth(cards)
        return found

    def options(self, hand: bytes, bound: int) -> tuple[list[Option], list[Pair]]:
        """Return the plays that a hand allows, and pairs of coloured cards that may be played one after the other."""
        key = hand, bound
        found = self._options.get(key)
        if found is None:
            found = self._options[key] = self._new_options(hand, bound)
        return found

    def _new_options(self, hand: bytes, bound: int) -> tuple[list[Option], list[Pair]]:
        plays, colour, cost = _plays(self.board), self.colour, self.weights.cost
        kinds = dict.fromkeys(hand)
        extras = [card for card in kinds if colour[card] < 0]
        change = [card for card in extras if card == self.change]
        by_colour = self._colour_costs(hand)
        single: list[Option] = []
        fitting: list[tuple[int, Option]] = []
        for card in kinds:
            fits = bound < 0 or colour[card] == bound
            if colour[card] < 0 or not (fits or change):
                continue
            price = (self.single[card] + by_colour[colour[card]]) * cost
            if fits:
                alone = plays[card, None]
                option = self.laid[alone].tally, price, alone
                fitting.append((card, option))
                single.append(option)
            for extra in extras if fits else change:
                move = plays[card, extra]
                laid = self.laid[move]
                more = -float(laid.points) if laid.kept else self.single[extra] * cost
                single.append((laid.tally, price + more, move))
        pairs = [
            (one[0] + other[0], one[1] + other[1], one[2], other[2])
            for place, (card, one) in enumerate(fitting)
            for twin, other in fitting[place if hand.count(card) > 1 else place + 1 :]
            if colour[twin] == colour[card]
        ]
        return single, pairs

    def _colour_costs(self, hand: bytes) -> list[float]:
        """Return what a card costs by its colour, besides its own worth: the others of the colour count for less."""
        counts = [0] * (len(COLOURS) + 1)
        for card in hand:
            counts[self.colour[card]] += 1
        del counts[-1]
        most, fuel = max(counts), self.purse.fuel
        return [(many - 1) * self.weights.pair * fuel + (1 - fuel if many == most else 0.0) for many in counts]


@lru_cache(maxsize=16)
def _plays(board: Board) -> dict[tuple[int, int | None], Play]:
    """Return the play of each card with another or none."""
    return {cards: move for move, cards in menu(board).cards.items()}


@lru_cache(maxsize=16)
def _laid(board: Board) -> dict[Move, Laid]:
    """Return what each play lays down."""
    pieces = board.pieces
    found: dict[Move, Laid] = {}
    for move, (card, extra) in menu(board).cards.items():
        tally = _packed(pieces.tallies[card])
        if extra is None:
            found[move] = Laid(ONE[card], b"", tally, pieces.colour[card], b"", 0)
            continue
        kept = ONE[extra] if extra in pieces.special else b""
        points = SPECIAL_POINTS if pieces.kinds[extra].effect == "points" else 0
        both = tally + _packed(pieces.tallies[extra])
        found[move] = Laid(ONE[card], ONE[extra], both, pieces.colour[card], kept, points)
    return found


def _packed(tally: Sequence[int]) -> int:
    """Pack six counts, a byte each. None comes near 128, so the high bits are free for comparing all six at once."""
    return sum(many << _BYTE * number for number, many in enumerate(tally))


class Visit:
    """A visit under way, all hands open. It is played in place, like a state, but a withdrawal is one move.

    hands: cards, by seat. kept: special cards on the table, by seat. played: whether a seat has played a card;
    tally: six counts by seat, packed; colour: by seat, -1 for none. court: what is still there, as high bits. won:
    by seat, the symbols won in thought, as a set of their numbers. inside: the seats, in order; turn: the place in
    it of the one in turn. display; pile: the next cards of the draw pile, the first one last. gains: points and
    promises won so far. taken: cities with an ordinary palace. fears: how much each fears the others. whims: by how
    much plays are taken for better than they seem, in no order that means anything. step: the withdrawal that is
    under way, None in somebody's turn.
    """

    __slots__ = (
        "colour", "context", "court", "display", "fears", "gains", "hands", "inside", "kept", "pile", "played", "seats",
        "step", "taken", "tally", "turn", "whims", "won",
    )  # fmt: skip

    def __init__(self, context: VisitContext, state: TajMahalState):
        """From a full state."""
        self.context = context
        self.seats = state.seats
        special = context.special
        self.hands = state.hands[:]
        self.kept = [bytes(card for card in cards if card in special) for cards in state.played_cards]
        self.played = [bool(cards) for cards in state.played_cards]
        self.tally = list(map(_packed, state.tallies))
        self.colour = state.colour[:]
        self.court = sum(0x80 << _BYTE * number for number, there in enumerate(state.court) if there)
        self.inside = [seat for seat, there in enumerate(state.inside) if there]
        self.display = state.display[:]
        self.pile = bytes(state.bag[-state.seats :])
        self.gains = [0.0] * state.seats
        self.won = [0] * state.seats
        self.taken = context.prospects.taken
        self.fears = [1.0] * state.seats
        self.whims = NO_WHIMS
        step = state.steps[-1]
        self.step = step if isinstance(step, (Placing, Picking)) else None
        later = [place for place, seat in enumerate(self.inside) if seat >= step.seat]
        self.turn = later[0] if later else 0

    def copy(self) -> Visit:
        """Return an equal visit that shares nothing that can change, the context and the fears apart."""
        twin = Visit.__new__(Visit)
        twin.context = self.context
        twin.seats = self.seats
        twin.hands = self.hands[:]
        twin.kept = self.kept[:]
        twin.played = self.played[:]
        twin.tally = self.tally[:]
        twin.colour = self.colour[:]
        twin.court = self.court
        twin.inside = self.inside[:]
        twin.turn = self.turn
        twin.display = self.display[:]
        twin.pile = self.pile
        twin.gains = self.gains[:]
        twin.won = self.won[:]
        twin.taken = self.taken
        twin.fears = self.fears
        twin.whims = self.whims
        twin.step = self.step
        return twin

    @property
    def over(self) -> bool:
        """Whether all have withdrawn."""
        return not self.inside and self.step is None

    @property
    def to_act(self) -> int:
        """The seat in turn; when all have withdrawn nobody's in particular."""
        if self.step is not None:
            return self.step.seat
        return self.inside[self.turn] if self.inside else 0

    # ---- doing -----------------------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Make a move; a withdrawal is finished as one who plays as usual would."""
        laid = self.context.laid.get(move)
        if laid is not None:
            self._lay_down(laid)
        elif self.step is None:
            self._withdraw()
        else:
            self._finish(self.step, move)

    def _lay_down(self, laid: Laid) -> None:
        seat = self.inside[self.turn]
        hand = self.hands[seat].replace(laid.card, b"", 1)
        if laid.extra:
            hand = hand.replace(laid.extra, b"", 1)
            self.kept[seat] += laid.kept
            self.gains[seat] += laid.points
        self.hands[seat] = hand
        self.tally[seat] += laid.tally
        self.played[seat] = True
        if self.colour[seat] < 0:
            self.colour[seat] = laid.colour
        self.turn = (self.turn + 1) % len(self.inside)

    def _withdraw(self) -> None:
        seat = self.inside[self.turn]
        lead = self.lead(self.tally[seat], self.best(seat))
        if lead:
            self.won[seat] = small(lead)
            self._gain(seat, self.context.prospects.gain(seat, self.taken, self.won[seat]))
            self.court &= ~lead
        self._leave(seat)

    def _gain(self, seat: int, gain: Gain) -> None:
        self.gains[seat] += gain.worth
        for city in gain.cities:
            self.taken |= 1 << city

    def _leave(self, seat: int) -> None:
        """Take the seat in turn out of the visit, with its special cards and new ones."""
        self.inside.pop(self.turn)
        hand = self.hands[seat] + self.kept[seat]
        if not self.played[seat] and self.pile:
            hand, self.pile = hand + self.pile[-1:], self.pile[:-1]
        self.hands[seat] = hand
        self._pick(seat, 2 if self.inside else 1)
        self.tally[seat] = 0
        if self.inside:
            self.turn %= len(self.inside)

    def _finish(self, step: Placing | Picking, move: Move) -> None:
        """Go on with the withdrawal that was under way."""
        self.step = None
        if isinstance(step, Picking):
            assert isinstance(move, Take)
            self._take(step.seat, self.context.board.pieces.number[move.card])
            self._pick(step.seat, step.left - 1)
        else:
            gains = self._placements(step)
            # a royal palace on top of the only cities left, which nobody thinks of, counts as the worst
            self._gain(step.seat, next((gain for gain in gains if move in self._builds(gain)), gains[-1]))
            self._leave(step.seat)

    def _pick(self, seat: int, many: int) -> None:
        """Take cards from the display that fit a hand best, one after the other."""
        context = self.context
        colours, single = context.colour, context.single
        pair = context.weights.pair if context.prospects.left else 1.0
        for _ in range(min(many, len(self.display))):
            counts = [0] * (len(COLOURS) + 1)
            for card in self.hands[seat]:
                counts[colours[card]] += 1
            counts[-1] = 0
            best, found = -1.0, 0
            for card in self.display:
                worth = single[card] + pair * counts[colours[card]]
                if worth > best:
                    best, found = worth, card
            self._take(seat, found)

    def _take(self, seat: int, card: int) -> None:
        self.display.remove(card)
        self.hands[seat] += ONE[card]

    # ---- judging ---------------------------------------------------------------------------------------------

    def best(self, seat: int) -> int:
        """Return the most of each symbol that another has."""
        best = 0
        for other in self.inside:
            if other != seat:
                tally = self.tally[other]
                more = ((((tally | _HIGH) - best) & _HIGH) >> 7) * 255
                best = (tally & more) | (best & ~more)
        return best

    def lead(self, tally: int, best: int) -> int:
        """Return the symbols at the court that a tally wins, as high bits."""
        return ((tally | _HIGH) - best - ONES) & self.court

    def rollout_move(self) -> Move:
        """Return what the one in turn usually does: what seems best, by how likely a lead is to last."""
        seat = self.inside[self.turn]
        context, court = self.context, self.court
        over = (self.tally[seat] | _HIGH) - self.best(seat) - ONES
        safe = over - ONES
        worths = context.worths(seat, self.taken)
        most = worths[over & court] + (0.0 if self.played[seat] else context.draw)
        found: Move = WITHDRAW
        hold, more = self.chances_to_hold(seat)
        hand = self.hands[seat]
        options, pairs = context.options(hand, self.colour[seat])
        whims = self.whims[11 * seat + 7 * len(hand) :]
        for (tally, cost, move), whim in zip(options, whims, strict=False):
            lead = (over + tally) & court
            value = hold * worths[lead] + more * worths[(safe + tally) & court] - cost + whim
            if value > most:
                most, found = value, move
        for (tally, cost, move, _), whim in zip(pairs, whims, strict=False):
            lead = (over + tally) & court
            value = hold * (hold * worths[lead] + more * worths[(safe + tally) & court]) - cost + whim
            if value > most:
                most, found = value, move
        return found

    def weigh(self, plays: int | None = None) -> list[Candidate]:
        """Return the moves of the one in turn by first impression, best first. plays: at most so many, and leaving."""
        if isinstance(self.step, Placing):
            return self._weigh_placing(self.step)
        if isinstance(self.step, Picking):
            return self._weigh_picking(self.step)
        seat = self.inside[self.turn]
        context, court = self.context, self.court
        over = (self.tally[seat] | _HIGH) - self.best(seat) - ONES
        worths = context.worths(seat, self.taken)
        found: dict[Move, float] = {}
        leaving = worths[over & court] + (0.0 if self.played[seat] else context.draw)
        hold, more = self.chances_to_hold(seat)
        options, pairs = context.options(self.hands[seat], self.colour[seat])

        def lasting(tally: int) -> float:
            return hold * worths[(over + tally) & court] + more * worths[(over - ONES + tally) & court]

        for tally, cost, move in options:
            found[move] = lasting(tally) - cost
        for tally, cost, *moves in pairs:
            value = hold * lasting(tally) - cost
            for move in moves:
                found[move] = max(value, found[move])
        return sorted([Candidate(WITHDRAW, leaving), *_sorted(found)[:plays]], key=_worth)

    def chances_to_hold(self, seat: int) -> tuple[float, float]:
        """Return how likely a lead of one symbol lasts until the next turn, and how much more a greater one."""
        weights, fear = self.context.weights, self.fears[seat]
        hold = hold_two = 1.0
        for other in self.inside:
            if other != seat:
                force = fear * min(1.0, len(self.hands[other]) / weights.full)
                hold *= 1 - weights.threat * force
                hold_two *= 1 - weights.threat_two * force
        return hold, hold_two - hold

    def _placements(self, step: Placing) -> list[Gain]:
        """Return the ways to place what is left to place, best first."""
        prospects = self.context.prospects
        kinds = tuple(kind for _, kind in step.bonuses)
        state = prospects.state
        elephant = state.visit in state.tiles[step.seat]
        found = prospects.placements(step.seat, prospects.taken, step.ordinary, step.royal, elephant, kinds)
        return sorted(found, key=lambda gain: -gain.worth)

    def _builds(self, gain: Gain) -> list[Move]:
        """Return the moves that place these palaces; the royal one last."""
        menu = self.context.menu
        royal = [menu.royals[gain.royal]] if gain.royal >= 0 else []
        return [*(menu.builds[city] for city in gain.cities), *royal]

    def _weigh_placing(self, step: Placing) -> list[Candidate]:
        found: dict[Move, float] = {}
        for gain in self._placements(step):
            found.setdefault(self._builds(gain)[0], gain.worth)
        return _sorted(found)

    def _weigh_picking(self, step: Picking) -> list[Candidate]:
        hand, takes = self.hands[step.seat], self.context.menu.takes
        found: dict[Move, float] = {}
        for cards in combinations(sorted(self.display), min(step.left, len(self.display))):
            worth = self.context.hand(hand + bytes(cards))
            for card in cards:
                found[takes[card]] = max(worth, found.get(takes[card], worth))
        return _sorted(found)


def _sorted(worths: dict[Move, float]) -> list[Candidate]:
    return sorted((Candidate(move, worth) for move, worth in worths.items()), key=_worth)


def _worth(one: Candidate) -> float:
    return -one.worth
