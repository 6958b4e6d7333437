"""A second telling of how The Dice Charmers is played, from the rulebook and not from the code.

A referee sits beside a game and is told each move and what the dice showed when they rolled; it says what may be done
and what must be on every sheet. Slow and plain: a sheet is words and numbers, the printed sheet is the file's own JSON,
a road is a set of sides, and whether a road joins the network is found by looking across each of its sides.
"""

import json
from itertools import combinations

from durbar.games.dice_charmers.view import View
from durbar.system import boards
from tests.games.dice_charmers.build import BACK, BUILDINGS, CELLS, CHARACTERS, DICE, FACES, GOODS, RESIDENCE, across

LETTERS = {"t": "temple", "f": "fort", "g": "garden", "w": "stepwell"}
KINDS = {"t": "tea", "s": "silk", "p": "spices"}
ROUND_THE_CLOCK = "NESW"
STRAIGHTS = ["NS", "EW"]
CURVES = ["NE", "ES", "SW", "NW"]
SHAPES = {
    "straight": STRAIGHTS,
    "curve": CURVES,
    "junction": ["".join(sides) for sides in combinations(ROUND_THE_CLOCK, 3)],
    "crossing": ["NESW"],
    "half_roads": STRAIGHTS + CURVES,
}


class Paper:
    """What one player has written."""

    def __init__(self):
        self.fame = self.money = 0
        self.circled = dict.fromkeys(GOODS, 0)
        self.sold = dict.fromkeys(GOODS, 0)
        self.roads = {}
        self.river = set()
        self.palace = dict.fromkeys(CHARACTERS, 0)
        self.levels = dict.fromkeys(BUILDINGS, 1)
        self.karma, self.used_karma = 1, 0
        self.circled_bonuses, self.crossed_out = set(), set()

    @property
    def boat(self):
        return max(self.river, default=0)

    @property
    def behind(self):
        """Free spaces behind the boat, the nearest first."""
        return [space for space in range(self.boat - 1, 0, -1) if space not in self.river]

    def stock(self, good):
        return self.circled[good] - self.sold[good]

    def gap(self):
        """The dossier's formula, in fame points."""
        return self.fame - (40 - self.money / 2 - (self.money > 30) - (self.money > 46))

    def joining(self, cell):
        """The sides of a cell by which a road there would continue the network."""
        there = ((side, across(cell, side)) for side in ROUND_THE_CLOCK)
        return {side for side, next in there if next == RESIDENCE or BACK[side] in self.roads.get(next, "")}

    def joins(self, cell, arms):
        """Whether a road there would continue the network."""
        return not self.joining(cell).isdisjoint(arms)

    def whole_roads(self, shape):
        cells = {cell: self.joining(cell) for cell in CELLS if cell not in self.roads and cell != RESIDENCE}
        return {
            f"road {cell} {arms}"
            for cell, sides in cells.items()
            for arms in SHAPES[shape]
            if not sides.isdisjoint(arms)
        }

    def half_roads(self):
        return {f"half {cell} {side}" for cell, arms in self.roads.items() for side in "NESW" if side not in arms}


class Referee:
    """Knows a game of The Dice Charmers from its first view on."""

    def __init__(self, view: View):
        self.printed = json.loads(boards.shipped("dice_charmers"))["sheets"][view.options["sheet"]]
        self.seats = view.seats
        self.first = view.first
        self.papers = [Paper() for _ in range(self.seats)]
        self.over = False
        self._roll_all([die.number for die in view.dice.values()])

    def _roll_all(self, faces):
        self.face = {die: FACES[die[:-1]][face] for die, face in zip(DICE, faces, strict=True)}
        self.lies = dict.fromkeys(DICE, "centre")
        self.turns = 0
        self.queue = []
        self.todo = [{"do": "choose"}]

    @property
    def to_act(self):
        return None if self.over else (self.first + self.turns) % self.seats

    @property
    def paper(self):
        return self.papers[self.to_act]

    def _dice(self, place):
        return [die for die in DICE if self.lies[die] == place]

    # ---- what can be used --------------------------------------------------------------------------------------

    def _face_helps(self, die):
        colour, face, paper = die[:-1], self.face[die], self.paper
        if colour == "purple":
            return any(paper.circled[KINDS[letter]] < 5 for letter in face)
        if colour == "green":
            return bool(paper.whole_roads(face) or (face == "half_roads" and paper.half_roads()))
        if colour == "blue":
            return self._next_space(face) is not None
        return self._character_helps(face)

    def _next_space(self, symbol):
        river = self.printed["river"]
        return next((n for n in range(self.paper.boat + 1, 19) if river[n - 1]["symbol"] == symbol), None)

    def _character_helps(self, who):
        paper = self.paper
        if paper.palace[who] == 3:
            return False
        room = any(many < 5 for many in paper.circled.values())
        return {
            "great_mogul": lambda: any(self._character_helps(other) for other in CHARACTERS[1:]),
            "maharani": lambda: paper.boat < 18,
            "merchant": lambda: room or any(map(paper.stock, GOODS)),
            "raja_man_singh": lambda: paper.money < 76 or min(paper.levels.values()) < 3,
            "master_builder": lambda: bool(paper.whole_roads("half_roads") or paper.half_roads()),
            "portuguese": lambda: room or bool(paper.behind),
        }[who]()

    def _helps(self, effect):
        paper, kind = self.paper, effect["type"]
        if kind.startswith("sell"):
            return any(map(paper.stock, GOODS))
        if kind == "palace_character":
            return self._character_helps(effect["who"])
        return {
            "coins": lambda: paper.money < 76,
            "fame": lambda: paper.fame < 40,
            "karma": lambda: paper.karma < 5,
            "upgrade": lambda: min(paper.levels.values()) < 3,
            "palace_any": lambda: any(map(self._character_helps, CHARACTERS)),
            "goods_die": lambda: self._face_helps("purple1") or self._face_helps("purple2"),
            "goods_different": lambda: any(many < 5 for many in paper.circled.values()),
            "half_road": lambda: bool(paper.half_roads()),
            "road": lambda: bool(paper.whole_roads(effect["shape"])),
            "river_forward": lambda: paper.boat < 18,
            "river_back": lambda: bool(paper.behind),
            "river_back_any": lambda: bool(paper.behind),
        }[kind]()

    def _effect(self, bonus):
        """What a bonus gives, found on the printed sheet."""
        place, _, where = bonus.partition("-")
        if not where:
            return self.printed["border"][bonus]
        if place == "tent":
            return next(tent["bonus"] for tent in self.printed["tents"] if tent["id"] == where)
        return self.printed["upgrades" if place == "upgrade" else place][where]

    def _other_half(self, bonus):
        others = [other for other in self.queue if other != bonus and self._effect(other)["type"] == "half_road"]
        return others[0] if others else None

    def _bonus_helps(self, bonus):
        effect = self._effect(bonus)
        if effect["type"] == "half_road" and self._other_half(bonus) and self.paper.whole_roads("half_roads"):
            return True
        return self._helps(effect)

    # ---- what may be done --------------------------------------------------------------------------------------

    def legal(self):
        if self.over:
            return set()
        task = self.todo[-1]
        moves = getattr(self, f"_may_{task['do']}")(task)
        return moves | ({"forfeit"} if task.get("reward") else set())

    def _may_choose(self, task):
        usable = {f"choose {die}" for die in self._dice("centre") if self._face_helps(die)}
        moves = usable or {"pass"}
        if self._dice("elephant") and self.paper.karma > self.paper.used_karma:
            moves = moves | {f"reroll {die}" for die in self._dice("centre")}
        return moves

    def _may_take(self, task):
        usable = {f"choose {die}" for die in task["dice"] if self._face_helps(die)}
        moves = usable or {f"choose {die}" for die in task["dice"]}
        return moves | ({"again"} if self.paper.karma > self.paper.used_karma else set())

    def _may_bonuses(self, task):
        return {f"use {bonus}" for bonus in self.queue if self._bonus_helps(bonus)} | {"end"}

    def _may_build(self, task):
        return self.paper.whole_roads(task["shape"])

    def _may_halves(self, task):
        moves = self.paper.half_roads()
        if task["left"] == 2 or task.get("with"):
            moves |= self.paper.whole_roads("half_roads")
        return moves | ({"stop"} if task.get("begun") else set())

    def _may_sale(self, task):
        paper, sold = self.paper, task["sold"]
        moves = {f"sell {good}" for good in GOODS if paper.stock(good) and self._fits([*sold, good], task["rule"])}
        if task.get("or_good") and not sold:
            moves |= {f"gain {good}" for good in GOODS if paper.circled[good] < 5}
        return moves | ({"stop"} if sold or task.get("market") else set())

    def _fits(self, sold, rule):
        equal, different = len(set(sold)) == 1, len(set(sold)) == len(sold)
        return {"any": True, "equal": equal, "different": different, "either": equal or different}[rule]

    def _may_pick(self, task):
        return {f"gain {good}" for good in task["goods"]}

    def _may_sail(self, task):
        moves = {f"sail {space}" for space in task["spaces"]}
        if task.get("or_good"):
            moves |= {f"gain {good}" for good in GOODS if self.paper.circled[good] < 5}
        return moves

    def _may_palace(self, task):
        return {f"palace {who}" for who in task["who"] if self._character_helps(who)}

    def _may_upgrade(self, task):
        return {f"upgrade {kind}" for kind in BUILDINGS if self.paper.levels[kind] < 3}

    def _may_copy(self, task):
        return {f"copy {die}" for die in ("purple1", "purple2") if self._face_helps(die)}

    def _may_rewards(self, task):
        return {f"reward {n}" for n, effect in enumerate(task["left"], 1) if self._helps(effect)}

    # ---- what is done ------------------------------------------------------------------------------------------

    def play(self, text, rolled):
        """A move, and the faces that were rolled during it, in their order."""
        assert text in self.legal()
        self.rolled = list(rolled)
        word, *rest = text.split(" ")
        getattr(self, f"_{word}")(self.todo.pop(), *rest)
        if not self.over:
            self._rewards()
        assert not self.rolled, "dice were rolled that nobody was to roll"

    def _choose(self, task, die):
        if task["do"] == "take":
            (other,) = set(task["dice"]) - {die}
            self.lies[other] = "elephant"
        elif self.turns == 0:
            self.lies[next(other for other in DICE if other[:-1] == die[:-1] and other != die)] = "elephant"
        helps = self._face_helps(die)
        self.lies[die] = self.to_act
        self.todo = [{"do": "bonuses"}]
        if not helps:
            return
        colour, face = die[:-1], self.face[die]
        if colour == "purple":
            self._circle_goods(KINDS[letter] for letter in face)
        elif colour == "blue":
            self._tick_space(self._next_space(face))
        elif colour == "orange":
            self._tick_box(face)
        elif face == "half_roads":
            self.todo.append({"do": "halves", "left": 2})
        else:
            self.todo.append({"do": "build", "shape": face})

    def _reroll(self, task, die):
        self._roll_two([die, *self._dice("elephant")])

    def _again(self, task):
        self._roll_two(task["dice"])

    def _roll_two(self, dice):
        self.paper.used_karma += 1
        for die in dice:
            self.face[die] = FACES[die[:-1]][self.rolled.pop(0)]
        self.todo = [{"do": "take", "dice": dice}]

    def _pass(self, task):
        self._next_turn()

    def _end(self, task):
        self._next_turn()

    def _use(self, task, bonus):
        self.todo.append(task)
        partner = self._other_half(bonus)
        self._cross_out(bonus)
        self._do(self._effect(bonus), partner)

    def _cross_out(self, bonus):
        self.queue.remove(bonus)
        self.paper.crossed_out.add(bonus)

    def _do(self, effect, partner=None, reward=False):
        kind, many = effect["type"], effect.get("n", 1)
        if kind in ("coins", "fame", "karma"):
            self._gain_on_track(kind, many)
        elif kind == "palace_character":
            self._tick_box(effect["who"])
        elif kind == "river_forward":
            self._tick_space(self.paper.boat + 1)
        elif kind == "river_back":
            self._tick_space(self.paper.behind[0])
        elif kind == "goods_different":
            free = [good for good in GOODS if self.paper.circled[good] < 5]
            if len(free) > many:
                self.todo.append({"do": "pick", "goods": free, "left": many, "reward": reward})
            else:
                self._circle_goods(free)
        else:
            self.todo.append({**self._task(kind, effect, partner), "reward": reward})

    def _task(self, kind, effect, partner):
        rules = {"sell_any": "any", "sell_different": "different", "sell_same_or_different": "either"}
        if kind in rules:
            return {"do": "sale", "left": effect["n"], "rule": rules[kind], "sold": []}
        return {
            "upgrade": {"do": "upgrade"},
            "palace_any": {"do": "palace", "who": CHARACTERS},
            "goods_die": {"do": "copy"},
            "half_road": {"do": "halves", "left": 1, "with": partner},
            "road": {"do": "build", "shape": effect.get("shape")},
            "river_back_any": {"do": "sail", "spaces": self.paper.behind},
        }[kind]

    def _road(self, task, cell, arms):
        if task.get("with"):
            self._cross_out(task["with"])
        self._reach(cell, arms)
        row, column = int(cell[1]) - 1, int(cell[3]) - 1
        what = self.printed["province"][row][column]
        if what in LETTERS:
            self._gain_on_track("fame", self.paper.levels[LETTERS[what]])
        elif any(map(self.paper.stock, GOODS)):
            rule = {"S": "equal", "D": "different"}[what]
            self.todo.append({"do": "sale", "left": 3, "rule": rule, "sold": [], "market": True})

    def _half(self, task, cell, side):
        self._reach(cell, side)
        if task["left"] == 2 and self.paper.half_roads():
            self.todo.append({"do": "halves", "left": 1, "begun": True})

    def _reach(self, cell, arms):
        arms = self.paper.roads[cell] = "".join(sorted(self.paper.roads.get(cell, "") + arms, key="NESW".index))
        for side in arms:
            edge = {"N": f"T{cell[3]}", "E": f"R{cell[1]}", "S": f"B{cell[3]}", "W": f"L{cell[1]}"}[side]
            if not across(cell, side) and edge in self.printed["border"]:
                self._circle(edge)

    def _sell(self, task, good):
        paper = self.paper
        paper.sold[good] += 1
        for tent in self.printed["tents"]:
            if min(paper.sold.values()) >= max(tent["columns"]):
                self._circle(f"tent-{tent['id']}")
        self._gain_on_track("coins", self.printed["values"][paper.sold[good] - 1])
        left = {**task, "left": task["left"] - 1, "sold": [*task["sold"], good], "reward": False}
        if left["left"] and self._may_sale(left) - {"stop"}:
            self.todo.append(left)

    def _gain(self, task, good):
        self._circle_goods([good])
        if task["do"] == "pick" and task["left"] > 1:
            rest = [other for other in task["goods"] if other != good]
            self.todo.append({"do": "pick", "goods": rest, "left": task["left"] - 1})

    def _sail(self, task, space):
        self._tick_space(int(space))

    def _palace(self, task, who):
        self._tick_box(who)

    def _upgrade(self, task, kind):
        levels = self.paper.levels
        levels[kind] += 1
        for least in (2, 3):
            if min(levels.values()) >= least:
                self._circle(f"upgrade-{least}")

    def _copy(self, task, die):
        self._circle_goods(KINDS[letter] for letter in self.face[die])

    def _reward(self, task, number):
        self._take_reward(task["left"], int(number) - 1)

    def _stop(self, task):
        pass

    def _forfeit(self, task):
        pass

    # ---- the pen -----------------------------------------------------------------------------------------------

    def _circle(self, bonus):
        known = self.printed
        place, _, where = bonus.partition("-")
        there = not where or place == "tent" or where in known["upgrades" if place == "upgrade" else place]
        if there and bonus not in self.paper.circled_bonuses:
            self.paper.circled_bonuses.add(bonus)
            self.queue.append(bonus)

    def _gain_on_track(self, kind, many):
        paper = self.paper
        for _ in range(many):
            if kind == "karma" and paper.karma < 5:
                paper.karma += 1
                self._circle(f"karma-{paper.karma}")
            elif kind == "fame" and paper.fame < 40:
                paper.fame += 1
                self._circle(f"fame-{paper.fame}")
            elif kind == "coins" and paper.money < 76:
                paper.money += 1
                self._circle(f"money-{paper.money}")

    def _circle_goods(self, kinds):
        for good in kinds:
            self.paper.circled[good] = min(5, self.paper.circled[good] + 1)

    def _tick_space(self, space):
        self.paper.river.add(space)
        rewards = self.printed["river"][space - 1]["rewards"]
        at_once = [effect for effect in rewards if effect["type"] in ("coins", "fame", "karma")]
        for effect in at_once:
            self._do(effect)
        self.todo.append({"do": "rewards", "left": [effect for effect in rewards if effect not in at_once]})

    def _rewards(self):
        """Where there is nothing to choose between the rewards of a space, they are taken, or lost."""
        while self.todo[-1]["do"] == "rewards":
            left = self.todo[-1]["left"]
            usable = [n for n, effect in enumerate(left) if self._helps(effect)]
            if len(usable) > 1:
                return
            self.todo.pop()
            if usable:
                self._take_reward(left, usable[0])

    def _take_reward(self, left, number):
        self.todo.append({"do": "rewards", "left": left[:number] + left[number + 1 :]})
        self._do(left[number], reward=True)

    def _tick_box(self, who):
        paper = self.paper
        paper.palace[who] += 1
        for column in (1, 2, 3):
            if min(paper.palace.values()) >= column:
                self._circle(f"palace-{column}")
        task = {
            "great_mogul": {"do": "palace", "who": CHARACTERS[1:]},
            "maharani": {"do": "sail", "spaces": [n for n in (paper.boat + 1, paper.boat + 2) if n <= 18]},
            "merchant": {"do": "sale", "left": 2, "rule": "any", "sold": [], "or_good": True},
            "raja_man_singh": {"do": "upgrade"},
            "master_builder": {"do": "halves", "left": 2},
            "portuguese": {"do": "sail", "spaces": paper.behind[:2], "or_good": True},
        }[who]
        if who == "raja_man_singh":
            self._gain_on_track("coins", 1)
        if who != "raja_man_singh" or min(paper.levels.values()) < 3:
            self.todo.append(task)

    # ---- turns and the end -------------------------------------------------------------------------------------

    def _next_turn(self):
        self.queue = []
        self.turns += 1
        each_has_had_as_many = self.turns % self.seats == 0
        crossed = any(paper.gap() > 0 for paper in self.papers)
        if each_has_had_as_many and crossed:
            self.over = True
        elif self.turns < (4 if self.seats == 2 else self.seats):
            self.todo = [{"do": "choose"}]
        elif not self._anybody_could_do_anything():
            self.over = True
        else:
            self.first = (self.first + 1) % self.seats
            self._roll_all(self.rolled)
            self.rolled = []

    def _anybody_could_do_anything(self):
        """Every face of every die for every player: the dice are turned to all faces in thought."""
        shown, first = dict(self.face), self.first
        helps = []
        for seat in range(self.seats):
            self.first, self.turns = seat, 0
            for colour, faces in FACES.items():
                for face in faces:
                    self.face[f"{colour}1"] = face
                    helps.append(self._face_helps(f"{colour}1"))
        self.face, self.first, self.turns = shown, first, 0
        return any(helps)

    def final(self):
        """The seats, best first, each with its rank."""
        merits = [(paper.gap(), paper.karma, paper.used_karma) for paper in self.papers]
        return sorted((1 + sum(other > own for other in merits), seat) for seat, own in enumerate(merits))

    # ---- what must be on the table -----------------------------------------------------------------------------

    def check(self, view: View):
        """Whether a view shows this, all of it."""
        assert view.to_act == self.to_act
        assert list(view.dice) == list(DICE)
        assert [FACES[die.colour][die.number] for die in view.dice.values()] == list(self.face.values())
        lies = {id: die.place if die.seat is None else die.seat for id, die in view.dice.items()}
        assert lies == {die: self.lies[die] for die in DICE}
        if not self.over:
            assert list(view.pending) == self.queue
            assert view.first == self.first
        for seat, paper in enumerate(self.papers):
            written = view.sheets[seat]
            assert (written.fame, written.money) == (paper.fame, paper.money)
            assert view.excesses[seat] == 2 * paper.gap()
            assert {good: kind.circled for good, kind in written.goods.items()} == paper.circled
            assert {good: kind.sold for good, kind in written.goods.items()} == paper.sold
            assert set(written.river) == paper.river
            assert list(written.palace.values()) == list(paper.palace.values())
            assert list(written.levels.values()) == list(paper.levels.values())
            assert (written.karma, written.karma_used) == (paper.karma, paper.used_karma)
            assert written.roads == paper.roads
            assert set(written.gained) == paper.circled_bonuses
            assert set(written.used) == paper.crossed_out
