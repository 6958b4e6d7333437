"""What each number that is written beside a move of The Dice Charmers has to be, by the rules alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import accumulate

import durbar
from durbar.engine.event import Event
from durbar.games.dice_charmers import events as happened
from durbar.games.dice_charmers.moves import Road, Sell
from durbar.games.dice_charmers.names import DICE, GOODS
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.ui.games.dice_charmers.targets import moves_at
from durbar.ui.kit.values.claim import Claim
from tests.games.dice_charmers.outcomes import sales
from tests.ui.numbers import At, Numbers, Text, Written
from tests.ui.positions import sight

BEST = re.compile(r"(?<=; )at best row.*?: [^:]*?(?=\. [A-Z]|\.?$)")
BOXES = 3


def _played(at: At) -> tuple[DiceCharmersState, list[Event]]:
    after = at.state.copy()
    return after, after.play(at.move) if at.move is not None else []


def _events(at: At) -> list[Event]:
    return [event for event in _played(at)[1] if getattr(event, "seat", at.seat) == at.seat]


def told(text: Text) -> Iterator[Text]:
    """The text, and what the best road brings that the move leads to, which is of that road."""
    best = next((claim for claim in _roads(text.at) if claim.condition), None)
    found = BEST.search(text.words)
    if best is None or found is None:
        yield text
        return
    yield text._replace(words=text.words.replace(found.group(), ""))
    after = _played(text.at)[0]
    move = durbar.game("dice_charmers").read_move(best.condition)
    at = At(after, sight(after), move, {move: ()})
    yield Text("best road", found.group(), at)


def _roads(at: At) -> list[Claim]:
    return [claim for claim in at.every.get(at.move, ()) if claim.measure == "distance" and claim.until == "turn"]


# ---- what is gained ------------------------------------------------------------------------------------------------


def _gained(kind: type, much: Callable[[Event], int]) -> Callable[[At], Numbers]:
    """What events of a kind bring: each, and all up to each."""

    def many(at: At) -> Numbers:
        each = [much(event) for event in _events(at) if isinstance(event, kind)]
        return {*each, *accumulate(each)}

    return many


def _goods(good: str) -> Callable[[At], Numbers]:
    return lambda at: [sum(event.goods.count(good) for event in _events(at) if isinstance(event, happened.GoodsGained))]


def _corners(at: At) -> Numbers:
    """What the coins bring beyond half a cell each."""
    after = _played(at)[0]
    coins = after.marks[at.seat].money - at.state.marks[at.seat].money
    fame = after.marks[at.seat].fame - at.state.marks[at.seat].fame
    yield (after.scores()[at.seat] - at.state.scores()[at.seat] - coins - 2 * fame) / 2


def _sale(at: At) -> Numbers:
    """The most that may be sold then."""
    yield max(sales(_played(at)[0], at.seat))


def _distance(at: At) -> Numbers:
    yield abs(_played(at)[0].scores()[at.seat]) / 2


def _stock(at: At) -> Numbers:
    yield _played(at)[0].marks[at.seat].stock[GOODS.index(at.move.good)]


def _in_stock(at: At) -> Numbers:
    return at.state.marks[at.seat].stock


def _place(number: int) -> Callable[[At], Numbers]:
    """The row or column of a cell: of the move, or where the best road or a tip is."""

    def where(at: At) -> Numbers:
        for cell in (getattr(at.move, "cell", ""), str(at.target[1]) if len(at.target) > 1 else ""):
            if found := re.fullmatch(r"r(\d)c(\d)", cell):
                yield int(found.group(number))

    return where


def _beside(number: int) -> Callable[[At], Numbers]:
    """The row or column of a cell beside that of the move."""
    return lambda at: [where + by for where in _place(number)(at) for by in (-1, 0, 1)]


def _most_goods(state: DiceCharmersState) -> int:
    """How many goods may be sold one after the other."""
    found = 0
    for move in state.legal_moves() if state.step == "sale" else ():
        if isinstance(move, Sell):
            after = state.copy()
            after.play(move)
            found = max(found, 1 + _most_goods(after))
    return found


def _first_road(at: At) -> Numbers:
    """What a road through the cell brings at once: its building, or the best sale of its market."""
    after, events = _played(at)
    built = [event.after - event.before for event in events if isinstance(event, happened.FameGained)][:1]
    yield built[0] if any(isinstance(event, happened.BuildingBuilt) for event in events) else max(sales(after, at.seat))


def _goods_sold(at: At) -> Numbers:
    """With how many goods the best sale may be had."""
    after, found = _played(at)[0], set()

    def sell(state: DiceCharmersState, coins: int, many: int) -> None:
        if coins == max(sales(after, at.seat)):
            found.add(many)
        for move in state.legal_moves() if state.step == "sale" else ():
            if isinstance(move, Sell):
                then = state.copy()
                told = [event for event in then.play(move) if isinstance(event, happened.CoinsGained)]
                sell(then, coins + sum(event.after - event.before for event in told[:1]), many + 1)

    sell(after, 0, 0)
    yield min(found)


def _column_coins(at: At) -> Numbers:
    """What a good brings in its column, as far as the track has room."""
    tracks = at.state.sheet.tracks
    yield min(at.state.sheet.values[at.target[-1] - 1], tracks.money_cells - at.state.marks[at.seat].money)


def _to_build(at: At) -> Numbers:
    marks, contents = at.state.marks[at.seat], at.state.sheet.contents
    yield sum(content == at.target[1] and not marks.roads[cell] for cell, content in enumerate(contents))


def _reached(at: At) -> Numbers:
    marks = at.state.marks[at.seat]
    yield sum(bool(entry) and not road for entry, road in zip(marks.entry, marks.roads, strict=True))


# ---- names ---------------------------------------------------------------------------------------------------------


def _amounts(*kinds: str) -> Callable[[At], Numbers]:
    """How much bonuses and spaces of the sheet give of a kind."""

    def many(at: At) -> Numbers:
        sheet = at.state.sheet
        effects = [bonus.effect for bonus in sheet.bonuses] + [one for space in sheet.river for one in space.rewards]
        return [effect.n for effect in effects if effect.type in kinds]

    return many


def _where(place: str) -> Callable[[At], Numbers]:
    """Where bonuses are printed."""
    return lambda at: [int(bonus.where) for bonus in at.state.sheet.bonuses if bonus.place == place]


def _on_dice(at: At) -> Numbers:
    """How many of a kind of goods a die shows."""
    faces = (at.look.view.face(die) for die in DICE)
    return [many for face in faces for many in Counter(face.goods).values()]


def _step(name: str) -> Callable[[At], Numbers]:
    return lambda at: [getattr(at.state.steps[-1], name)]


FACTS = {
    "fame gained": _gained(happened.FameGained, lambda event: event.after - event.before),
    "coins gained": _gained(happened.CoinsGained, lambda event: event.after - event.before),
    "karma gained": _gained(happened.KarmaGained, lambda _: 1),
    "beyond": _gained((happened.CoinsGained, happened.FameGained), lambda event: event.beyond),
    "space": _gained(happened.BoatMoved, lambda event: event.space),
    "box": _gained(happened.BoxTicked, lambda event: event.box),
    "level": _gained(happened.Upgraded, lambda event: event.level),
    "sold for": _gained(happened.GoodSold, lambda event: event.coins),
    **{f"{good} gained": _goods(good) for good in GOODS},
    "corners": _corners,
    "sale": _sale,
    "distance then": _distance,
    "distance now": lambda at: [abs(at.state.scores()[at.seat]) / 2],
    "distance of any": lambda at: [abs(score) / 2 for score in at.state.scores()],
    "stock then": _stock,
    "stock": _in_stock,
    "row": _place(1),
    "column": _place(2),
    "row beside": _beside(1),
    "column beside": _beside(2),
    "own space": lambda at: [getattr(at.move, "space", at.state.marks[at.seat].position)],
    "coins printed": _amounts("coins"),
    "fame printed": _amounts("fame"),
    "karma printed": lambda _: [1],
    "goods printed": _amounts("goods_different"),
    "sale printed": _amounts("sell_any", "sell_same_or_different", "sell_different"),
    **{f"{place} cell": _where(place) for place in ("fame", "money", "karma", "palace", "upgrade")},
    "on dice": _on_dice,
    "left": _step("left"),
    "karma": lambda at: [at.state.marks[at.seat].unspent_karma],
    "a space": lambda at: range(1, len(at.state.sheet.river) + 1),
    "gain": lambda at: [distance / 2 for distance in at.claimed("distance")],
    "most goods": lambda at: [_most_goods(at.state)],
    "sale now": lambda at: [max(sales(at.state, at.seat))],
    "first road": _first_road,
    "goods sold": _goods_sold,
    "ways": lambda at: [sum(isinstance(move, Road) and move.cell == at.move.cell for move in at.look.legal)],
    "next box": lambda at: [boxes + 1 for boxes in at.state.marks[at.seat].palace],
    "moves here": lambda at: [sum(move in at.every for move in moves_at(at.target, at.look))],
    "column's coins": _column_coins,
    "column of the market": lambda at: [at.target[-1]],
    "sold": lambda at: at.state.marks[at.seat].sold,
    "to gain": lambda at: [GOODS_COLUMNS - circled for circled in at.state.marks[at.seat].circled],
    "level of a tip": lambda at: [at.target[-1]],
    "to build": _to_build,
    "reached": _reached,
    "free boxes": lambda at: [BOXES - boxes for boxes in at.state.marks[at.seat].palace],
    "waiting": lambda at: [len(at.state.pending)],
}
AMOUNTS = {
    "# coins": "coins printed",
    "# coin": "coins printed",
    "# fame": "fame printed",
    "# karma": "karma printed",
    "# different goods": "goods printed",
    **{
        f"{sale} of up to # {goods}": "sale printed"
        for sale in ("sale", "Sale")
        for goods in ("goods", "good", "different goods", "identical or different goods")
    },
}
PLACES = {
    "fame cell #": "fame cell",
    "coin #": "money cell",
    "karma #": "karma cell",
    "palace column #": "palace cell",
    "all buildings at #": "upgrade cell",
}
#: What bonuses and symbols give, and where they are printed.
PRINTED = {
    **{f"({place})": where for place, where in PLACES.items()},
    **{
        f"{amount} ({place})": f"{much} | {where}"
        for amount, much in AMOUNTS.items()
        for place, where in PLACES.items()
    },
    **{f"{amount} ({place}": much for amount, much in AMOUNTS.items() for place in ("tent", "* border")},
    **{f"{amount} given up": much for amount, much in AMOUNTS.items()},
    **{f"{amount} lost, as it": much for amount, much in AMOUNTS.items()},
    **{f"It would lead to space #, *: {amount}": f"a space | {much}" for amount, much in AMOUNTS.items()},
    **{f"It would lead to space #, *: * and {amount}": f"a space | {much}" for amount, much in AMOUNTS.items()},
    **{
        f"It would lead to space #, *: {one} and {other}": f"a space | {much} | {more}"
        for one, much in AMOUNTS.items()
        for other, more in AMOUNTS.items()
    },
    **{f"to space #, * ({amount})": f"space | {much}" for amount, much in AMOUNTS.items()},
    **{f"at the border: *: {amount}": much for amount, much in AMOUNTS.items()},
    **{f"tip of bonus, title: {amount}": much for amount, much in AMOUNTS.items()},
    **{f"tip of bonus, what: {amount}": much for amount, much in AMOUNTS.items()},
    **{f"tip of a tile, title: {amount}": much for amount, much in AMOUNTS.items()},
    **{f"tip of river, what: {amount}": much for amount, much in AMOUNTS.items()},
    **{f"column is complete: {amount}": much for amount, much in AMOUNTS.items()},
    "It would lead to space #": "a space",
    **{f"It gives {amount}": much for amount, much in AMOUNTS.items()},
    **{f"It gives * and {amount}": much for amount, much in AMOUNTS.items()},
    **{
        f"It gives {one} and {other}": f"{much} | {more}"
        for one, much in AMOUNTS.items()
        for other, more in AMOUNTS.items()
    },
    "all four types to # fame": "upgrade cell",
    "Sell # good in [[stock]]": "sale printed",
    "reach cell #": "fame cell",
    "reach coin #": "money cell",
    "Karma #: circle": "karma cell",
    "Palace column #": "palace cell",
    "Tick # cell of your [[fame track]]": "fame printed",
    "Tick # cells of your [[fame track]]": "fame printed",
    "Tick # cell of your [[money track]]": "coins printed",
    "Tick # cells of your [[money track]]": "coins printed",
    "Circle # good of your choice": "goods printed",
    "Circle # goods of your choice": "goods printed",
    "Sell up to # goods in [[stock]]": "sale printed",
    "Tick # coin and upgrade": "1",
    "each one built later brings # fame more": "1",
}
SENTENCES = {
    **PRINTED,
    # what a move brings
    "+# coin": "coins gained",
    "+# fame": "fame gained",
    "+# karma": "karma gained",
    "+# for a corner": "corners",
    "+# for corners": "corners",
    **{f"+# {good}": f"{good} gained" for good in GOODS},
    "# beyond the end of the track": "beyond",
    "Back to space #": "space",
    "Boat to space #": "space",
    "River, space #": "own space",
    "Box #": "box",
    "ticked, box #": "box",
    "from now on # fame": "level",
    "at best for # coin": "sale",
    "up to # coin": "sale",
    "opened; # coin": "sale",
    "; # coin; market": "sale",
    "; # coins; market": "sale",
    "at best they bring # coin": "coins",
    "Sell * for # coin": "coins",
    "There would be # to go instead of #": "distance then | distance now",
    "crossed by #": "distance then",
    "would cross, by #": "distance then",
    "You would have # in stock": "stock then",
    "# place for it": "places",
    "# places for it": "places",
    "# bonus would be lost": "bonuses lost",
    "# bonuses would be lost": "bonuses lost",
    # where
    "row #, column #": "row | column",
    "leads to * (row #, column #": "row beside | column beside",
    "opens a new way: * (row #, column #": "row beside | column beside",
    "drawn already: * (row #, column #": "row beside | column beside",
    "die, * × #": "on dice",
    "gain: #": "gain",
    # prompts
    **{f"{sell} up to # {what}": "most goods" for sell in ("sell", "Sell") for what in ("good", "goods", "more")},
    "Click your goods: at best # coin": "sale now",
    "choose # different good": "left",
    "Pick it: * × #": "on dice",
    "copy it: * × #": "on dice",
    "× #": "on dice",
    # tips
    "tip of cell, worth: #": "first road",
    "coins at best, for # good": "goods sold",
    "place the road, # ways to turn it": "ways",
    "choose among # moves": "moves here",
    "box # would be ticked": "next box",
    "tip of good, worth: #": "column's coins",
    "*, column #": "column of the market",
    "# in stock, # sold, # to gain": "stock | sold | to gain",
    "tip of level, title: *: # fame": "level of a tip",
    "# still to be built": "to build",
    "bring up to # fame more": "to build",
    "# empty cell can be reached": "reached",
    "# empty cells can be reached": "reached",
    "# of its three boxes free": "free boxes",
    "# to go": "distance of any",
    "has crossed by #": "distance of any",
}
WRITTEN = Written(SENTENCES, FACTS, told)
