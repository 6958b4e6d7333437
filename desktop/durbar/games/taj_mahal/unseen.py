"""What hands and the draw pile may hold, for one who has watched all game: whose unseen cards came from where (§5.1).

The draw pile is filled with the deck, and again with the discard pile whenever it is empty (§8). Everybody knows what
each filling held, how many cards each player drew from it, and which cards came into the open since. What nobody saw is
which cards a player drew, and of a card played later, which filling it had come from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from durbar.engine.rng import Rng

#: In place of a filling: the card was played, and all that was known of the hand did not hold it.
PLAYED = -1


class Unseen(NamedTuple):
    """A card drawn unseen, with the filling it came from, or one of those when it was played (``PLAYED``)."""

    seat: int
    filling: int
    card: int


def drawn(hidden: Iterable[Iterable[int]]) -> list[Unseen]:
    """Return the past of a game whose pile was filled but once: the unseen cards of each hand, by seat."""
    return [Unseen(seat, 0, card) for seat, cards in enumerate(hidden) for card in cards]


def hidden(past: Iterable[Unseen], seat: int) -> bytes:
    """Return the cards of a hand that nobody else has seen."""
    cards: Counter[int] = Counter()
    for owner, filling, card in past:
        if owner == seat:
            cards[card] += -1 if filling == PLAYED else 1
    return bytes(sorted(cards.elements()))


def dealt(past: Sequence[Unseen], seat: int, bag: bytes, filling: int, rng: Rng) -> tuple[list[Unseen], bytes]:
    """Return another past that looks the same to a seat, and the draw pile that goes with it.

    past: in the order of the game; bag: the pile, of this filling. Each filling gives the same cards as in truth, so
    many to each player as then, and every player holds a card before playing it.
    """
    stocks = [Counter[int]() for _ in range(filling + 1)]
    stocks[filling].update(bag)
    for owner, source, card in past:
        if source != PLAYED and owner != seat:
            stocks[source][card] += 1
    origins = _Origins(past, seat, stocks, rng).found()
    cards: dict[int, int] = {}
    for play, draw in origins.items():
        cards[draw] = past[play].card
        stocks[past[draw].filling][past[play].card] -= 1
    decks = [sorted(stock.elements()) for stock in stocks]
    for deck in decks:
        rng.shuffle(deck)
    new = list(past)
    for place, (owner, source, _) in enumerate(past):
        if source != PLAYED and owner != seat:
            new[place] = Unseen(owner, source, cards[place] if place in cards else decks[source].pop())
    return new, bytes(sorted(decks[filling]))


class _Origins:
    """The search for where the others’ played cards had come from, by their places in the past.

    Each card played goes with a filling that held one, of which its player had drawn another card by then.
    """

    def __init__(self, past: Sequence[Unseen], seat: int, stocks: list[Counter[int]], rng: Rng):
        self._past, self._rng = past, rng
        self._left = [stock.copy() for stock in stocks]
        self._many = [stock.total() for stock in stocks]
        self._draws: dict[tuple[int, int], list[int]] = {}
        self._open: list[int] = []
        for place, (owner, source, _) in enumerate(past):
            if owner == seat:
                continue
            if source == PLAYED:
                self._open.append(place)
            else:
                self._draws.setdefault((owner, source), []).append(place)
        self._plays: dict[tuple[int, int], list[int]] = {key: [] for key in self._draws}

    def found(self) -> dict[int, int]:
        """Return the draw of each card played."""
        found = self._search()
        assert found, "the truth is one way"
        return {
            play: draw
            for key, plays in self._plays.items()
            for play, draw in zip(sorted(plays), self._draws[key], strict=False)
        }

    def _search(self) -> bool:
        """Decide the card that leaves the least choice, at random, and go on; back when that leads nowhere."""
        if not self._open:
            return True
        play, sources = self._narrowest()
        owner, _, card = self._past[play]
        self._open.remove(play)
        while sources:
            source = self._one_of(sources, owner, card)
            sources.remove(source)
            self._left[source][card] -= 1
            self._plays[owner, source].append(play)
            if self._search():
                return True
            self._plays[owner, source].remove(play)
            self._left[source][card] += 1
        self._open.append(play)
        self._open.sort()
        return False

    def _narrowest(self) -> tuple[int, list[int]]:
        best, fewest = -1, list[int]()
        for play in self._open:
            owner, _, card = self._past[play]
            sources = [
                source
                for source, left in enumerate(self._left)
                if left[card] and (owner, source) in self._draws and self._fits(play, owner, source)
            ]
            if best < 0 or len(sources) < len(fewest):
                best, fewest = play, sources
                if len(sources) < 2:
                    break
        return best, fewest

    def _fits(self, play: int, owner: int, source: int) -> bool:
        """Return whether the first card that came was there before the first that was played, and so on."""
        draws, plays = self._draws[owner, source], sorted((*self._plays[owner, source], play))
        return len(plays) <= len(draws) and all(draw < played for draw, played in zip(draws, plays, strict=False))

    def _one_of(self, sources: list[int], owner: int, card: int) -> int:
        """Return one of the fillings, each by how many such cards the player is to have drawn from it on average."""
        if len(sources) == 1:
            return sources[0]
        weights = [
            1 + 1000 * self._left[source][card] * len(self._draws[owner, source]) // self._many[source]
            for source in sources
        ]
        left = self._rng.below(sum(weights))
        for source, weight in zip(sources, weights, strict=True):
            left -= weight
            if left < 0:
                return source
        raise AssertionError("the weights add up")
