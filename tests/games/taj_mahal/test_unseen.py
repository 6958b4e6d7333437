"""Unseen cards, also once the pile has been filled anew: samples agree with all that one could have watched."""

import random
from collections import Counter
from itertools import permutations, product

import pytest

from durbar.engine.rng import Rng
from durbar.games.taj_mahal.events import (
    CardDrawn,
    CardsPlayed,
    CardsPutAway,
    CardTaken,
    PairExchanged,
    PileEmpty,
    PileRenewed,
    VisitBegan,
)  # fmt: skip
from durbar.games.taj_mahal.unseen import PLAYED, Unseen, dealt, hidden
from tests.contract.positions import playing, uniform
from tests.games.taj_mahal.build import A, B, C, card, cards, find, hand, leave, play, put, start, table, take
from tests.games.taj_mahal.keeping import hasty, laws, lively

every_count = pytest.mark.parametrize("seats", [3, 4, 5])


class Watcher:
    """Somebody beside the table who hears what all may hear, and forgets nothing.

    past: cards drawn unseen, as (seat, filling), and cards played that nobody had seen before, as (seat, id). stocks:
    by filling, those of its cards that nobody had seen when they left the pile, and those still in it.
    """

    def __init__(self, state):
        view = state.view(A)
        self.pile, self.discard, self.left = view.pile, Counter(), 0
        self.stocks = [Counter()]
        for kind, many in zip(view.board.pieces.kinds, view.board.pieces.counts, strict=True):
            self.stocks[0][kind.id] += many
        self.stocks[0].subtract(view.display)
        self.past = [(seat, 0) for seat in range(state.seats) for _ in view.hand]
        self.open = [Counter() for _ in range(state.seats)]

    def hear(self, events, view):
        for event in events:
            match event:
                case CardsPlayed(seat=seat, card=first, extra=extra):
                    self._played(seat, first)
                    self._played(seat, extra)
                case CardsPutAway(seat=seat, discarded=gone, kept=kept):
                    self.discard.update(gone)
                    self.open[seat].update(kept)
                case CardTaken(seat=seat, card=id):
                    self.open[seat][id] += 1
                case CardDrawn(seat=seat):
                    self.past.append((seat, len(self.stocks) - 1))
                    self.pile -= 1
                case PileRenewed(cards=many):
                    assert many == self.discard.total()
                    if len(self.stocks) == 1:
                        self.past.sort()
                    self.stocks.append(self.discard)
                    self.left, self.pile, self.discard = self.pile, many, Counter()
                case PairExchanged(seat=seat, card=id, owner=owner):
                    if owner is not None:
                        self.open[owner][id] -= 1
                    self.open[seat][id] += 1
                case VisitBegan(display=display):
                    self._shown(display)
        assert self.pile == view.pile
        assert self.discard == Counter(view.discard)

    def _played(self, seat, id):
        if id == "-":
            return
        if self.open[seat][id]:
            self.open[seat][id] -= 1
        elif len(self.stocks) > 1:
            self.past.append((seat, id))
        else:
            self.past.remove((seat, 0))
            self.stocks[0][id] -= 1

    def _shown(self, display):
        """Where the pile was filled while this display was dealt, what was left of it came first."""
        if self.left:
            self.stocks[-2].subtract(display[: self.left])
        self.stocks[-1].subtract(display[self.left :])
        self.pile -= len(display) - self.left
        self.left = 0


def check(watcher, sample):
    """A sample’s own account is what was watched, holds together, and leads to the hands and the pile it shows."""
    ids = sample.board.pieces.ids
    hands = [Counter(ids[card] for card in cards) for cards in sample.hands]
    left = [Counter() for _ in watcher.stocks]
    left[-1].update(ids[card] for card in sample.bag)
    if len(left) == 1:
        assert [(hand - seen).total() for hand, seen in zip(hands, watcher.open, strict=True)] == [
            watcher.past.count((seat, 0)) for seat in range(sample.seats)
        ]
        assert left[0] + sum(hands, Counter()) - sum(watcher.open, Counter()) == watcher.stocks[0]
        return
    assert watcher.past == [
        (entry.seat, ids[entry.card] if entry.filling == PLAYED else entry.filling) for entry in sample.unseen
    ]
    held = [Counter(seen) for seen in watcher.open]
    for seat, filling, number in sample.unseen:
        id = ids[number]
        if filling != PLAYED:
            left[filling][id] += 1
            held[seat][id] += 1
        else:
            assert held[seat][id] > watcher.open[seat][id], "nobody plays what they do not have"
            held[seat][id] -= 1
    assert left == watcher.stocks
    assert hands == held


@every_count
@pytest.mark.parametrize("way", [hasty, lively, uniform])
def test_samples_agree_with_all_that_was_watched(seats, way):
    fillings, empty, played = 0, 0, 0
    for seed in range((20 if seats == 3 else 10) if way is hasty else 2):
        state = start(seats, seed)
        watcher = Watcher(state)
        for number, (_, events) in enumerate(playing(state, seed, way)):
            watcher.hear(events, state.view(A))
            empty += len(find(events, PileEmpty))
            check(watcher, state)
            if number % 5 and not find(events, PileRenewed):
                continue
            seat = number % seats
            sample = state.resample(seat, Rng(number))
            laws(sample)
            check(watcher, sample)
            assert sample.view(seat) == state.view(seat)
            assert [entry for entry in sample.unseen if entry.seat == seat] == [
                entry for entry in state.unseen if entry.seat == seat
            ]
        fillings = max(fillings, state.filling)
        played += sum(entry.filling == PLAYED for entry in state.unseen)
    if way is hasty:
        assert fillings >= 2, "the pile is filled again and again"
        assert empty, "and there are times when there is no card at all"
        assert played > 10


@every_count
def test_equal_sights_bring_equal_samples_after_the_pile_was_filled(seats):
    """Whatever is hidden: a sample’s samples are those of the state."""
    differed = 0
    for seed in range(4):
        state = start(seats, seed)
        for number, _ in enumerate(playing(state, seed, hasty)):
            if not state.filling or number % 4:
                continue
            seat = number % seats
            twin = state.resample(seat, Rng(number))
            differed += twin.hands != state.hands
            assert twin.resample(seat, Rng(5)).digest() == state.resample(seat, Rng(5)).digest()
    assert differed > 5 or seats == 3


# ---- all that may be, and nothing else -----------------------------------------------------------------------------


def draw(seat, filling, card):
    return Unseen(seat, filling, card)


def played(seat, card):
    return Unseen(seat, PLAYED, card)


def possible(past, seat, bag):
    """All ways that the unseen cards may lie, found by trying every one: hands of the others, and the pile."""
    filling = max(entry.filling for entry in past)
    places = [
        [place for place, entry in enumerate(past) if entry.filling == number and entry.seat != seat]
        for number in range(filling + 1)
    ]
    stocks = [[past[place].card for place in row] for row in places]
    stocks[filling] += list(bag)
    ways = set()
    for dealing in product(*(set(permutations(stock)) for stock in stocks)):
        told = list(past)
        for row, given in zip(places, dealing, strict=True):
            for place, number in zip(row, given, strict=False):
                told[place] = past[place]._replace(card=number)
        if all(plausible(told, other) for other in {entry.seat for entry in past}):
            pile = bytes(sorted(dealing[filling][len(places[filling]) :]))
            ways.add((tuple(hidden(told, other) for other in range(4)), pile))
    return ways


def plausible(past, seat):
    """Whether one has every card before playing it."""
    held = Counter()
    for owner, filling, number in past:
        if owner == seat:
            held[number] += -1 if filling == PLAYED else 1
            if held[number] < 0:
                return False
    return True


def some_past(rng):
    """A short past of three players, a few kinds of cards and fillings, as it may have come about."""
    past, held, filling = [], [Counter(), Counter(), Counter()], 0
    for _ in range(rng.randrange(6, 10)):
        seat = rng.choice((A, B, B, C))
        if held[seat].total() and filling and rng.random() < 0.45:
            number = rng.choice(sorted(held[seat].elements()))
            held[seat][number] -= 1
            past.append(played(seat, number))
        else:
            number = rng.randrange(3)
            held[seat][number] += 1
            past.append(draw(seat, filling, number))
        filling += past[-1].filling == filling and rng.random() < 0.4
    if not any(entry.filling == filling for entry in past):
        past.append(draw(0, filling, 0))
    return past, bytes(sorted(rng.choices(range(3), k=rng.randrange(3)))), filling


def test_every_way_that_may_be_comes_and_no_other():
    """Held to trying all ways, for many short pasts."""
    several = 0
    for seed in range(60):
        past, bag, filling = some_past(random.Random(seed))
        ways = possible(past, A, bag)
        met = set()
        for number in range(40 + 25 * len(ways)):
            told, pile = dealt(past, A, bag, filling, Rng(number))
            met.add((tuple(hidden(told, other) for other in range(4)), pile))
            assert [entry[:2] for entry in told] == [entry[:2] for entry in past]
        assert met == ways, (seed, past)
        several += len(ways) > 3
    assert several > 7


def test_long_pasts_with_many_fillings_lead_somewhere():
    """Where a card played came from is tried until all fits: some choices lead nowhere."""
    for seed in range(300):
        rng = random.Random(seed)
        past, held = [], [Counter() for _ in range(4)]
        for filling in range(5):
            for _ in range(rng.randrange(1, 9)):
                seat = rng.randrange(4)
                number = rng.randrange(4)
                held[seat][number] += 1
                past.append(draw(seat, filling, number))
            for _ in range(rng.randrange(7)):
                seat = rng.randrange(4)
                if held[seat].total():
                    number = rng.choice(sorted(held[seat].elements()))
                    held[seat][number] -= 1
                    past.append(played(seat, number))
        told, pile = dealt(past, A, b"\0\1", 4, Rng(seed))
        assert all(plausible(told, seat) for seat in range(4))
        for filling in range(5):
            before = Counter(entry.card for entry in past if entry.filling == filling)
            after = Counter(entry.card for entry in told if entry.filling == filling)
            assert after + Counter(pile if filling == 4 else b"") == before + Counter(b"\0\1" if filling == 4 else b"")


# ---- at the table --------------------------------------------------------------------------------------------------


def unseen_of(state, seat, of, many=80):
    """The cards that samples of a seat put unseen into another’s hand, over and over."""
    ids = state.board.pieces.ids
    for number in range(many):
        sample = state.resample(seat, Rng(number))
        hands = [[ids[card] for card in hidden(sample.unseen, owner)] for owner in of]
        yield hands, [ids[card] for card in sample.bag]


def one_left():
    """The pile is empty, two cards are discarded, and A, who leaves without a card played, draws one of them."""
    state = table(hands={A: ["rEV"], B: ["wV"]}, discard=["wK", "wM"], pile=[], display=["wE"] * 5)
    leave(state)
    return state


def test_hands_from_the_deck_hold_nothing_of_the_new_pile():
    state = one_left()
    (left,) = set(cards(["wK", "wM"])) - set(hand(state, A))
    for seat in (A, B, C):
        others = [other for other in range(3) if other != seat]
        met = set()
        for hands, pile in unseen_of(state, seat, others):
            new = [sorted({*given} & {*cards(["wK", "wM"])}) for given in hands]
            met.add(tuple(pile))
            assert new == [[], []] if seat == A else new[0] != [] and new[1] == []
        assert met == ({(left,)} if seat == A else {(id,) for id in cards(["wK", "wM"])})


def test_who_draws_the_whole_pile_has_no_secret_of_it():
    state = table(hands={A: ["wV"]}, discard=["vEE"], pile=[], display=["wE"] * 5)
    leave(state)
    for seat in (B, C):
        assert all(card("vEE") in given and not pile for (given,), pile in unseen_of(state, seat, [A]))


def test_a_card_played_may_have_come_from_the_deck_or_from_the_new_pile():
    """A and B drew a red card and a white one, nobody knows who which; A plays such a red card, and has one more."""
    state = table(hands={A: ["rEV"], B: ["wV"]}, discard=["rEV", "wK"], pile=[], display=["wE"] * 5)
    for _ in range(3):
        leave(state)
    while state.to_act != A:
        leave(state)
    put(state, "rEV")
    met = {tuple(map(tuple, map(cards_short, hands))) for hands, _ in unseen_of(state, C, [A, B])}
    assert met == {(("wK",), ("rEV", "wV")), (("wV",), ("rEV", "wK")), (("rEV",), ("wK", "wV"))}


def cards_short(ids):
    """The short names of these cards, sorted."""
    return sorted(next(short for short in ("wK", "wV", "rEV") if card(short) == id) for id in ids)


def test_a_card_taken_in_the_open_came_from_no_pile():
    state = table(hands={B: ["yEE"]}, discard=["vEE"], pile=[], display=["rEE", *["wE"] * 4], turn=B, start=B)
    play(state, "withdraw")
    take(state, "rEE", "wE")
    leave(state)
    leave(state)
    leave(state)
    while state.to_act != B:
        leave(state)
    put(state, "rEE", "wE")
    assert not [entry for entry in state.unseen if entry.filling == PLAYED]
    put_first = [entry for entry in state.unseen if entry.seat == B]
    assert [entry.filling for entry in put_first] == [0, 1]
