"""What each number that is written beside a move of Taj Mahal has to be, by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import networkx as nx

from durbar.games.taj_mahal import events as happened
from durbar.games.taj_mahal.moves import Build, Play, Royal, Take
from durbar.games.taj_mahal.scoring import hand_points
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.symbols import SYMBOL, SYMBOLS
from tests.ui.numbers import At, Numbers, Written

NAMES = dict(zip(("Vizier", "General", "Monk", "Princess", "Grand Mogul", "Elephant"), SYMBOLS, strict=True))


def _after(at: At) -> TajMahalState:
    """The table once the move is made."""
    after: TajMahalState = at.state.copy()
    if at.move is not None:
        after.play(at.move)
    return after


def _shown(at: At, symbol: str) -> Numbers:
    """How often a symbol shows on the cards played, or on those in the hand with one more of the display."""
    pieces, number = at.state.board.pieces, SYMBOL[symbol]
    if isinstance(at.move, Take):
        cards = [*at.state.hands[at.seat], pieces.number[at.move.card]]
    elif at.target and pieces.colour[pieces.number[at.target[1]]] < 0:
        cards = [
            *at.state.played_cards[at.seat],
            pieces.number[at.target[1]],
        ]  # which coloured card goes with it is open
    else:
        cards = _after(at).played_cards[at.seat]
    yield sum(pieces.tallies[card][number] for card in cards)


def _rivals(at: At, symbol: str) -> Numbers:
    """The most that another shows who is still in the visit."""
    state = at.state
    yield max(
        state.tallies[seat][SYMBOL[symbol]] for seat in range(state.seats) if state.inside[seat] and seat != at.seat
    )


def _hand_lost(at: At) -> Numbers:
    """What the hand counts less once the cards are played; special ones come back (§9)."""
    after, pieces = _after(at), at.state.board.pieces
    back = [card for card in after.played_cards[at.seat] if card in pieces.special and card in at.state.hands[at.seat]]
    hand = [*after.hands[at.seat], *back]
    yield hand_points(pieces, at.seat, at.state.hands[at.seat]).points - hand_points(pieces, at.seat, hand).points


def _of_the_colour(at: At) -> Numbers:
    pieces, card = at.state.board.pieces, at.state.board.pieces.number[at.move.card]
    yield sum(pieces.colour[other] == pieces.colour[card] for other in (*at.state.hands[at.seat], card))


def _palace(at: At) -> tuple[int, dict[str, int]]:
    """The points of a palace by itself: for joining, and by the city of a bonus tile."""
    state: TajMahalState = at.state.copy()
    alone = {"ordinary": int(isinstance(at.move, Build)), "royal": isinstance(at.move, Royal)}
    state.steps[-1] = msgspec.structs.replace(state.steps[-1], **alone)
    state.forget_moves()
    events = state.play(at.move)
    (joined,) = (event.points for event in events if isinstance(event, happened.PalacesScored))
    return joined, {event.city: event.points for event in events if isinstance(event, happened.BonusScored)}


def _joined(at: At) -> Numbers:
    yield _palace(at)[0] - 1


def _tile(at: At) -> Numbers:
    yield _palace(at)[1].get(at.move.city, 0)


def _palace_alone(at: At) -> Numbers:
    joined, tiles = _palace(at)
    yield joined + tiles.get(at.move.city, 0)


def _best(at: At) -> Numbers:
    """The most that a palace can bring, wherever it is placed."""
    yield max(claim.amount for claims in at.every.values() for claim in claims if claim.measure == "points")


def _picks(at: At) -> Iterator[int]:
    state, many = at.state.copy(), 0
    while state.to_act == at.seat and state.step == "picking":
        state.play(state.legal_moves()[0])
        many += 1
    yield many


def _reached(at: At) -> Numbers:
    """Provinces with palaces that are joined to those in a city, by whoever owns one there."""
    board, start = at.state.board, at.state.board.city_number[at.target[1]]
    province = {city: number for number, cities in enumerate(board.in_province) for city in cities}
    roads = nx.Graph([tuple(map(board.city_number.__getitem__, road)) for road in board.roads])
    for owner in (at.state.ordinary[start], at.state.royal[start]):
        if owner is not None:
            own = [city for city in province if owner in (at.state.ordinary[city], at.state.royal[city])]
            yield len({province[city] for city in nx.node_connected_component(roads.subgraph(own), start)})


def _at_once(at: At) -> int:
    return 2 if isinstance(at.move, Play) and at.move.extra == "special-points" else 0


def _left(at: At) -> Numbers:
    yield len(at.state.display) - next(_picks(at))


def _of(what: Callable[[At, str], Numbers], symbol: str) -> Callable[[At], Numbers]:
    return lambda at: what(at, symbol)


FACTS = {
    **{name: _of(_shown, symbol) for name, symbol in NAMES.items()},
    **{f"{name} of others": _of(_rivals, symbol) for name, symbol in NAMES.items()},
    "hand lost": _hand_lost,
    "of the colour": _of_the_colour,
    "joined": _joined,
    "bonus tile": _tile,
    "palace alone": _palace_alone,
    "best": _best,
    "picks": _picks,
    "left on display": _left,
    "reached": _reached,
    "at once": lambda at: [_at_once(at)],
    "withdrawal then": lambda at: [points - _at_once(at) for points in at.claimed("points")],
    "gain": lambda at: [*at.claimed("points"), *at.claimed("hand")],
    "symbols of any": lambda at: [tally[SYMBOL[at.target[1]]] for tally in at.state.tallies],
    "own symbols": lambda at: [at.state.tallies[at.seat][SYMBOL[at.target[1]]]],
    "palaces": lambda at: [at.state.steps[-1].ordinary],
    "of it": lambda at: [at.state.hands[at.seat].count(at.state.board.pieces.number[at.target[1]])],
    "on display": lambda at: [at.state.display.count(at.state.board.pieces.number[at.target[1]])],
    "next takes": lambda at: [min(_left_then(at), 1 if sum(at.state.inside) == 1 else 2)],
}


def _left_then(at: At) -> int:
    return next(iter(_left(at)))


SENTENCES = {
    # cards
    "This brings # point": "at once",
    "withdrawing then would bring #": "withdrawal then",
    "You win nothing, and take # card": "cards",
    "at best # points, and # card": "points | cards",
    "at best # point, and # card": "points | cards",
    ": # points, and # card": "points | cards",
    ": # point, and # card": "points | cards",
    "your hand then counts # point": "hand lost",
    "Your hand would count # point": "hand",
    "You would have # card": "of the colour",
    **{f"{name} #": name for name in NAMES},
    **{f"{name} #: ahead of * with #": f"{name} | {name} of others" for name in NAMES},
    **{f"{name} #: behind * with #": f"{name} | {name} of others" for name in NAMES},
    "Withdraw: #": "points",
    "gain: #": "gain",
    # palaces
    "# points in all": "points",
    "# point in all": "points",
    "Elsewhere it could be #": "best",
    "It takes the +# tile: # point": "2 | 2",
    "It takes the Taj Mahal tile: # point": "4",
    "tile (# in all with it): # point": "bonus tile | bonus tile",
    "Place # palace": "palaces",
    "foot: At best # point": "best",
    "# for all palaces together": "1",
    "# for placing": "1",
    "# for the +# tile": "bonus tile | 2",
    "# for the Taj Mahal tile": "bonus tile",
    "# for the * tile": "bonus tile",
    "# for *": "joined",
    "tip of city, worth: #": "palace alone",
    "palaces from here reach # province": "reached",
    # taking
    "Take # card": "picks",
    "# cards will be left": "left on display",
    "# card will be left": "left on display",
    "# on display": "on display",
    "withdraws next takes # card": "next takes",
    "In your hand: # of it": "of it",
    # the court
    "Now * #": "symbols of any",
    ", * #": "symbols of any",
    "tip of court, worth: #": "own symbols",
    "on your cards: behind * with #": "best of court",
    # names and rules
    "the +# tile": "2",
    "the +# card": "2",
    "The +# card": "2",
    "it brings # points at once": "2",
    "it is worth # point": "1",
}

WRITTEN = Written(SENTENCES, FACTS)
