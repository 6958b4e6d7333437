"""A second telling of how Raja is played, from the rulebook and not from the code.

A referee sits beside a game and is told each move; it says what may be done and what must lie on the table. Slow and
plain: places are names, a city's buildings are a list, what a turn has done is a list of words, and whether that is
allowed is found by trying every way to share it out among the actions. Chance comes only into the set-up, which the
referee is shown.
"""

from collections import Counter
from functools import cache
from itertools import product

from durbar.games.raja.view import TurnView, View

REWARDS = {2: [10, 5], 3: [11, 7, 3], 4: [12, 9, 6, 3], 5: [13, 10, 7, 4, 1]}

#: What an action may have brought when it is complete, and on the way there.
COMPLETE = {
    "gold": [["gold"]],
    "house": [["village"], ["city"]],
    "two_houses": [["city", "city"], ["city", "village"]],
    "move_house": [["move"]],
    "quarry": [["quarry"]],
    "palace": [["palace"]],
    "palace_house": [["palace", "village"], ["palace", "city"]],
    "governors": [["governor"]],
    "characters": [["character"]],
}


def partly(action):
    """Every part of an action, nothing and all included, each with whether that is the whole of it."""
    wholes = [Counter(whole) for whole in COMPLETE[action]]
    parts = []
    for whole in COMPLETE[action]:
        for taken in product([False, True], repeat=len(whole)):
            part = Counter(word for word, take in zip(whole, taken, strict=True) if take)
            if (part, part in wholes) not in parts:
                parts.append((part, part in wholes))
    return parts


def fewest_incomplete(chosen, done):
    """How many of the chosen actions are incomplete at least, given what was done; None if that is not allowed."""
    return _fewest_incomplete(tuple(sorted(chosen)), tuple(sorted(done)))


@cache
def _fewest_incomplete(chosen, done):
    best = None
    for shares in product(*(partly(action) for action in chosen)):
        if sum((part for part, _ in shares), Counter()) == Counter(done):
            left = sum(not whole for _, whole in shares)
            best = left if best is None else min(best, left)
    return best


class Referee:
    """Knows a game of Raja from its first view on."""

    def __init__(self, first: View):
        self.seats = first.seats
        self.options = first.options
        self.roads = {road.id: (road.origin, road.to, list(road.villages)) for road in first.board.roads}
        self.home = {city.home_of: city.id for city in first.board.junctions if city.kind == "city"}
        self.space = dict(first.track)
        self.village = {village.id: [] for village in first.board.villages}
        self.houses = {city: [] for city in self.space}  # owners
        self.middle = dict.fromkeys(self.space)
        neighbours = 5 - self.seats
        self.outer = {city: ["nobody"] * neighbours for city in self.space}
        self.room = 1 if self.seats == 2 else 2
        self.gold = [15] * self.seats
        self.reserve = [4] * self.seats
        self.quarry = [16] * self.seats
        self.goal = 6 if self.options["short_game"] else 7
        self.palaces = [self.goal] * self.seats
        self.where = ["START"] * self.seats
        self.cards = [set() for _ in range(self.seats)]
        self.bank = set(range(1, 8 if self.options["yogi"] else 7))
        self.chits = [0] * self.seats
        self.bank_chits = 7 if self.options["yogi"] else 0
        self.maharaja = "START"
        self.round = 0
        self.round_of_seats = [(first.youngest + step) % self.seats for step in range(self.seats)]
        self.discs = [[] for _ in range(self.seats)]
        self.laid = [False] * self.seats
        self.played = []
        self.turn = None
        self.asked = (
            None  # a question in between: ("drop", seat, origin) ("replace", seat) ("return", …) ("attract", …)
        )
        self.phase = "cards"
        self.bids = []  # of this auction: (seat, gold or None for a pass)
        self.won = None
        self.placed = 0
        self.over = False

    # ---- who, and what may be done -----------------------------------------------------------------------------

    def lowest(self, seat):
        return min(self.cards[seat])

    @property
    def by_rank(self):
        return sorted(range(self.seats), key=self.lowest)

    @property
    def cardless(self):
        return [seat for seat in self.round_of_seats if not self.cards[seat]]

    @property
    def bidders(self):
        out = [seat for seat, bid in self.bids if bid is None]
        return [seat for seat in self.cardless if seat not in out]

    @property
    def to_act(self):
        if self.over:
            return None
        if self.asked:
            return self.asked[1]
        if self.phase == "cards":
            if not self._auction_on:
                return self.won if self.won is not None else self.cardless[0]
            if not self.bids:
                return self.bidders[0]
            last = self.round_of_seats.index(self.bids[-1][0])
            following = [self.round_of_seats[(last + step) % self.seats] for step in range(1, self.seats + 1)]
            return next(seat for seat in following if seat in self.bidders)
        if self.phase == "houses":
            return self.by_rank[self.placed % self.seats]
        if self.phase == "discs":
            return next(seat for seat in self.by_rank if not self.laid[seat])
        return self.turn

    @property
    def _auction_on(self):
        return self.options["auction"] and self.won is None and len(self.cardless) > 1

    @property
    def highest(self):
        return max((bid for _, bid in self.bids if bid is not None), default=None)

    def legal(self):
        if self.over:
            return set()
        if self.asked:
            return self._answers()
        seat = self.to_act
        if self.phase == "cards":
            if self._auction_on:
                least = 0 if self.highest is None else self.highest + 1
                bids = {f"bid {gold}" for gold in range(least, self.gold[seat] + 1)}
                return bids if self.highest is None else bids | {"pass"}
            return {f"choose {card}" for card in self.bank}
        if self.phase == "houses":
            return {f"place {village}" for village in self._roomy()}
        if self.phase == "discs":
            return {f"point {action}" for action in COMPLETE} if len(self.discs[seat]) < 2 else {"keep"}
        return self._in_turn(seat)

    def _roomy(self):
        return {village for village, owners in self.village.items() if len(owners) < self.room}

    def _answers(self):
        kind, seat, *rest = self.asked
        if kind == "drop":
            return {f"drop {place}" for place in self._house_places(seat) - {rest[0]}}
        if kind == "replace":
            return {f"choose {card}" for card in self.bank}
        return {f"give {card}" for card in self.cards[seat] - {rest[1]}}

    def _house_places(self, seat):
        here = {self.where[seat]} - {"START"}
        return self._roomy() | here

    def _allows(self, *more):
        return fewest_incomplete(self.chosen, [*self.done, *more]) is not None

    def _in_turn(self, seat):
        moves = {"end"}
        here = self.where[seat]
        for road, (one, other, _) in self.roads.items():
            for origin, to in ((one, other), (other, one)):
                cost = self._tolls(seat, road)
                if origin == here and cost is not None and (4 in self.cards[seat] or sum(cost) <= self.gold[seat]):
                    moves.add(f"travel {road} {to}")
        if self._allows("gold"):
            moves.add("gold")
        if self._allows("quarry") and self.quarry[seat]:
            moves.add("quarry")
        if self.reserve[seat] and self.gold[seat] >= 1:
            if self._allows("village"):
                moves |= {f"house {village}" for village in self._roomy()}
            if self._allows("city") and here != "START":
                moves.add(f"house {here}")
        if self._allows("palace") and here != "START" and self.palaces[seat] and self.gold[seat] >= self._price(seat):
            if self.middle[here] is None:
                moves.add(f"palace {here} central")
            if len(self.outer[here]) < 6:
                moves.add(f"palace {here} outer")
        lifts = {place for place in self._own_places(seat) if self._house_places(seat) - {place}}
        if self._allows("move"):
            moves |= {f"lift {place}" for place in lifts}
        if 5 in self.cards[seat] and "builder" not in self.helped:
            moves |= {f"builders_lift {place}" for place in lifts}
            if self.reserve[seat]:
                moves |= {f"builders_house {place}" for place in self._house_places(seat)}
        if self._allows("governor"):
            moves |= {f"lower {city}" for city, space in self.space.items() if space >= 2}
        if self._allows("character"):
            moves |= self._dealings(seat)
        if self.chits[seat] and "chit" not in self.helped:
            moves |= {f"chit {action}" for action in COMPLETE if action != "characters"}
        return moves

    def _own_places(self, seat):
        owned = {**self.village, **self.houses}
        return {place for place, owners in owned.items() if seat in owners}

    def _price(self, seat):
        return 9 if 6 in self.cards[seat] else 12

    def _tolls(self, seat, road):
        """Gold to each owner of a house, None where a village is empty."""
        paid = [0] * self.seats
        for village in self.roads[road][2]:
            owners = self.village[village]
            if not owners:
                return None
            if seat not in owners:
                for owner in owners:
                    paid[owner] += 1
        return paid

    def _dealings(self, seat):
        others = [other for other in range(self.seats) if other != seat]
        theirs = set().union(*(self.cards[other] for other in others))
        if not self.options["several_characters"]:
            return {f"take {card}" for card in self.bank | theirs}
        if self.bank:
            return {f"take {card}" for card in self.bank}
        richer = {other for other in others if len(self.cards[other]) > len(self.cards[seat])}
        return {f"swap {card}" for card in theirs} | {f"attract {other}" for other in richer}

    # ---- what moves do -----------------------------------------------------------------------------------------

    def play(self, text):
        seat = self.to_act
        word, *rest = text.split(" ")
        getattr(self, f"_{word}")(seat, *rest)

    def _bid(self, seat, gold):
        self.bids.append((seat, int(gold)))
        self._close_auction()

    def _pass(self, seat):
        self.bids.append((seat, None))
        self._close_auction()

    def _close_auction(self):
        if len(self.bidders) == 1 and self.highest is not None:
            self.won = self.bidders[0]
            self.gold[self.won] -= self.highest

    def _choose(self, seat, card):
        self.bank.remove(int(card))
        self.cards[seat].add(int(card))
        if self.asked:
            self.asked = None
            return
        self.won, self.bids = None, []
        if not self.cardless:
            if self.options["start_at_home"]:
                self.where = [self.home[self.lowest(seat)] for seat in range(self.seats)]
            self.phase = "houses"

    def _place(self, seat, village):
        self.village[village].append(seat)
        self.reserve[seat] -= 1
        self.placed += 1
        if self.placed == 4 * self.seats:
            self.reserve = [6] * self.seats
            self.quarry = [10] * self.seats
            self._new_round()

    def _new_round(self):
        self.round += 1
        self.maharaja = min(self.space, key=self.space.get)
        self.space[self.maharaja] = 6 + self.round
        self.discs = [[] for _ in range(self.seats)]
        self.laid = [False] * self.seats
        self.played = []
        self.phase = "discs"

    def _point(self, seat, action):
        self.discs[seat].append(action)

    def _keep(self, seat):
        self.laid[seat] = True
        if all(self.laid):
            self.phase = "turns"
            self._next_turn()

    def _next_turn(self):
        waiting = [seat for seat in range(self.seats) if seat not in self.played]
        if not waiting:
            self._end_of_round()
            return
        self.turn = min(waiting, key=self.lowest)
        self.chosen = list(self.discs[self.turn])
        self.done, self.helped = [], set()
        self._help()

    def _help(self):
        """The Trader and the Yogi, in the own turn only, at most once in it."""
        if 2 in self.cards[self.turn] and "trader" not in self.helped:
            self.helped.add("trader")
            self.gold[self.turn] += 1
        if 7 in self.cards[self.turn] and "yogi" not in self.helped:
            self.helped.add("yogi")
            if self.bank_chits:
                self.bank_chits -= 1
                self.chits[self.turn] += 1

    def _travel(self, seat, road, to):
        for owner, gold in enumerate(self._tolls(seat, road)):
            self.gold[owner] += gold
            if 4 not in self.cards[seat]:
                self.gold[seat] -= gold
        self.where[seat] = to

    def _gold(self, seat):
        self.done.append("gold")
        self.gold[seat] += 2

    def _quarry(self, seat):
        self.done.append("quarry")
        for _ in range(2):
            if self.quarry[seat]:
                self.quarry[seat] -= 1
                self.reserve[seat] += 1

    def _house(self, seat, place):
        self.done.append("village" if place in self.village else "city")
        self.gold[seat] -= 1
        self._builds(seat, place)

    def _builders_house(self, seat, place):
        self.helped.add("builder")
        self._builds(seat, place)

    def _builds(self, seat, place):
        self.reserve[seat] -= 1
        (self.village if place in self.village else self.houses)[place].append(seat)

    def _palace(self, seat, city, site):
        self.done.append("palace")
        self.gold[seat] -= self._price(seat)
        self.palaces[seat] -= 1
        if site == "central":
            self.middle[city] = seat
        else:
            self.outer[city].append(seat)

    def _lift(self, seat, place):
        self.done.append("move")
        self._takes_up(seat, place)

    def _builders_lift(self, seat, place):
        self.helped.add("builder")
        self._takes_up(seat, place)

    def _takes_up(self, seat, place):
        (self.village if place in self.village else self.houses)[place].remove(seat)
        self.asked = ("drop", seat, place)

    def _drop(self, seat, place):
        (self.village if place in self.village else self.houses)[place].append(seat)
        self.asked = None

    def _lower(self, seat, city):
        """Two steps down; whom the marker passes on a step goes up to where it came from."""
        self.done.append("governor")
        old = self.space[city]
        between = {self.space[other]: other for other in self.space if other != city}
        self.space[city] = old - 2
        if old - 1 in between:
            self.space[between[old - 1]] = old
        if old - 2 in between:
            self.space[between[old - 2]] = old - 1

    def _take(self, seat, card):
        self.done.append("character")
        card = int(card)
        given_back = set(self.cards[seat])
        if card in self.bank:
            self.bank.remove(card)
        else:
            victim = next(other for other in range(self.seats) if card in self.cards[other])
            self.cards[victim].remove(card)
            self.asked = ("replace", victim)
        if not self.options["several_characters"]:
            self.cards[seat] = set()
            self.bank |= given_back
        else:
            self.asked = None
        self.cards[seat].add(card)
        self._help()

    def _swap(self, seat, card):
        self.done.append("character")
        card = int(card)
        owner = next(other for other in range(self.seats) if card in self.cards[other])
        self.cards[owner].remove(card)
        before = set(self.cards[seat])
        self.cards[seat].add(card)
        self._help()
        if len(before) == 1:
            self.cards[seat] -= before
            self.cards[owner] |= before
        else:
            self.asked = ("return", seat, owner, card)

    def _attract(self, seat, target):
        self.done.append("character")
        self.asked = ("attract", int(target), seat, None)

    def _give(self, seat, card):
        _, _, to, _ = self.asked
        self.cards[seat].remove(int(card))
        self.cards[to].add(int(card))
        self.asked = None
        if to == self.turn:
            self._help()

    def _chit(self, seat, action):
        self.chits[seat] -= 1
        self.bank_chits += 1
        self.helped.add("chit")
        self.chosen.append(action)

    @property
    def penalty(self):
        missing = fewest_incomplete(self.chosen, self.done)
        return 2 * (min(1, missing) if self.options["forgone"] == "per_turn" else missing)

    def _end(self, seat):
        penalty = self.penalty
        self.gold = [gold if other == seat else gold + penalty for other, gold in enumerate(self.gold)]
        self.played.append(seat)
        self._next_turn()

    # ---- the end of a round ------------------------------------------------------------------------------------

    def points(self, city, seat):
        outer = 2 if 3 in self.cards[seat] else 1
        built = self.houses[city].count(seat) + outer * self.outer[city].count(seat) + 3 * (self.middle[city] == seat)
        there = built + (self.where[seat] == city)
        at_home = self.options["home_cities"] and any(self.home[card] == city for card in self.cards[seat])
        return there + at_home, there

    def rewards(self, city):
        points = {seat: self.points(city, seat) for seat in range(self.seats)}
        ranked = sorted(range(self.seats), key=lambda seat: (-points[seat][0], self.lowest(seat)))
        gold = [0] * self.seats
        for reward, seat in zip(REWARDS[self.seats], ranked, strict=True):
            if points[seat][0]:
                gold[seat] = reward
        scoring = [seat for seat in ranked if points[seat][0]]
        present = [seat for seat in scoring if points[seat][1]]
        alone = present if self.options["monopoly"] == "presence" and present else scoring
        if len(alone) == 1:
            gold[alone[0]] += 5
        return gold

    def _end_of_round(self):
        self.gold = [own + gold for own, gold in zip(self.gold, self.rewards(self.maharaja), strict=True)]
        last = 8 if self.options["short_game"] else 10
        if 0 in self.palaces or self.round == last:
            self.over, self.turn = True, None
        else:
            self._new_round()

    def final(self):
        """The seats, best first."""
        return sorted(range(self.seats), key=lambda seat: (self.palaces[seat], -self.gold[seat], self.lowest(seat)))

    # ---- comparing ---------------------------------------------------------------------------------------------

    def check(self, view: View):
        """Hold a view of the game to what must lie on the table."""
        assert view.to_act == self.to_act
        assert view.round == self.round
        assert view.maharaja == self.maharaja
        assert list(view.architects) == self.where
        assert dict(view.track) == self.space
        assert {village: sorted(owners) for village, owners in view.villages.items()} == {
            village: sorted(owners) for village, owners in self.village.items()
        }
        for city, shown in view.cities.items():
            assert [self.houses[city].count(seat) for seat in range(self.seats)] == list(shown.houses)
            assert shown.central == self.middle[city]
            assert ["nobody" if owner < 0 else owner for owner in shown.outer] == self.outer[city]
        hidden = self.options["hidden_gold"] and not self.over
        assert list(view.gold) == [
            gold if seat == view.seat or not hidden else None for seat, gold in enumerate(self.gold)
        ]
        assert list(view.reserve) == self.reserve
        assert list(view.quarry) == self.quarry
        assert list(view.palaces) == self.palaces
        assert [set(cards) for cards in view.cards] == self.cards
        assert set(view.bank) == self.bank
        assert (list(view.chits), view.bank_chits) == (self.chits, self.bank_chits)
        if self.phase in ("discs", "turns"):
            self._check_discs(view)
        if view.turn is not None and not self.over:
            self._check_turn(view.turn)

    def _check_turn(self, turn: TurnView):
        assert turn.seat == self.turn
        assert turn.forgone == self.penalty
        assert [action.action for action in turn.actions] == self.chosen
        assert [action.extra for action in turn.actions] == [False, False, True][: len(self.chosen)]
        missing = [action.action for action in turn.actions if not action.done]
        assert len(missing) == fewest_incomplete(self.chosen, self.done)
        assert turn.builder == (5 in self.cards[self.turn] and "builder" not in self.helped)
        assert turn.chit == (self.chits[self.turn] > 0 and "chit" not in self.helped)
        left = [turn.gold, turn.moves, turn.quarries, turn.palaces, turn.governors, turn.characters]
        words = ["gold", "move", "quarry", "palace", "governor", "character"]
        assert left == [self._most(word) for word in words]
        assert turn.villages == self._most("village")
        assert turn.houses == self._most("city")

    def _most(self, word):
        """How many more times the actions allow this."""
        many = 0
        while self._allows(*[word] * (many + 1)):
            many += 1
        return many

    def _check_discs(self, view: View):
        for seat, shown in enumerate(view.discs):
            turned = self.phase == "turns" and (seat in self.played or seat == self.turn)
            assert shown.laid == self.laid[seat]
            assert shown.revealed == turned
            if self.laid[seat] and (turned or seat == view.seat):
                assert list(shown.actions) == self.discs[seat]
            else:
                assert shown.actions is None
