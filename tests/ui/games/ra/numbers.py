"""What each number that is written beside a move of Ra has to be, by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from durbar.games.ra import scoring
from durbar.games.ra.moves import Bid, Spend
from durbar.games.ra.state import RaState
from durbar.games.ra.tiles import MONUMENT, NILE, NUMBER, PHARAOH, RA, STRUCK, TILES, family
from tests.games.ra.outcomes import held, settlements
from tests.ui.numbers import At, Written

LOST = {"Pharaohs lost": (PHARAOH,), "Niles lost": (NILE,), "monuments lost": tuple(MONUMENT)}


def _tile(at: At) -> str:
    """The tile that a tip is about."""
    kind, where = at.target[0], at.target[-1]
    return str(at.look.view.track[int(where)] if kind == "track" else where)


def _tiles(at: At) -> tuple[str, ...]:
    """What a text is about: what would be taken."""
    view = at.look.view
    if at.target and at.target[0] == "track":
        return (_tile(at),)
    return (at.move.tile,) if isinstance(at.move, Spend) else view.on_track


def _changes(at: At, seat: int) -> Iterator[int]:
    """By how much a seat's fame of the epoch changes with these tiles, if what a disaster takes is chosen best."""
    sun = at.move.sun if isinstance(at.move, Bid) and seat == at.seat else 0
    known = at.look.view.fame[seat] is not None
    before = max(settlements(at.state, seat, (), known=known))
    yield max(settlements(at.state, seat, _tiles(at), sun=sun, known=known)) - before


def _worth(at: At) -> Iterator[int]:
    return _changes(at, at.seat)


def _worth_to_any(at: At) -> Iterator[int]:
    for seat in range(at.state.seats):
        yield from _changes(at, seat)


def _parts(at: At) -> Iterator[int]:
    """By how much any line of a seat's settlement changes with what lies on the track, whatever is given up."""
    sun = at.move.sun if isinstance(at.move, Bid) else 0
    befores = [_lines(before, at.seat, 0) for before in held(at.state, at.seat, ())]
    for after in held(at.state, at.seat, at.look.view.on_track):
        for before in befores:
            for name, fame in _lines(after, at.seat, sun).items():
                yield fame - before[name]


def _lines(state: RaState, seat: int, sun: int) -> dict[str, int]:
    totals = [sum(state.all_suns(one)) for one in range(state.seats)]
    totals[seat] += state.board_sun - sun if sun else 0
    score = scoring.score_epoch(state.areas, totals, last=state.epoch == 3)[seat]
    return {name: getattr(score, name) for name in scoring.CATEGORIES}


def _lost(measure: str):
    """Tiles of a group that a disaster takes among what would be taken."""

    def many(at: At) -> Iterator[int]:
        for before in held(at.state, at.seat, ()):
            for after in held(at.state, at.seat, _tiles(at)):
                yield sum(before.areas[at.seat][tile] - after.areas[at.seat][tile] for tile in LOST[measure])

    return many


def _own(at: At) -> bytearray:
    """Tiles of the seat that looks, with those that its Gods have picked."""
    return held(at.state, at.seat, ())[0].areas[at.seat]


def _then(at: At) -> Iterator[bytearray]:
    """The same with the tile of a tip, after each choice of what a disaster among those picked takes."""
    yield from (after.areas[at.seat] for after in held(at.state, at.seat, (_tile(at),)))


def _struck(at: At, coming: tuple[str, ...] = ()) -> Iterator[int]:
    kinds = STRUCK[_tile(at)]
    yield min(2, sum(_own(at)[NUMBER[kind]] for kind in kinds) + sum(coming.count(kind) for kind in kinds))


def _kinds(at: At, more: int = 1) -> Iterator[int]:
    """Kinds of a tile's family that the seat would have; more: with the tile, after each choice of losses."""
    group = [NUMBER[kind] for kind in TILES if family(kind) == family(_tile(at))]
    for area in _then(at) if more else [_own(at)]:
        yield sum(bool(area[kind]) for kind in group)


def _civilization(at: At) -> Iterator[int]:
    yield from (scoring.CIVILIZATION_FAME[kinds] for kinds in _kinds(at))


def _still_to_bid(at: At) -> list[Sequence[int]]:
    """The face-up suns of those who bid after the seat."""
    return [at.state.suns_up[seat] for seat in at.look.view.auction.waiting[1:]]


def _others(at: At) -> list[int]:
    return [area[PHARAOH] for seat, area in enumerate(at.state.areas) if seat != at.seat]


FACTS = {
    "worth": _worth,
    "worth to any": _worth_to_any,
    "part": _parts,
    **{measure: _lost(measure) for measure in LOST},
    "board sun": lambda at: [at.state.board_sun],
    "any sun": lambda at: [sun for suns in at.state.suns_up for sun in suns],
    "own sun": lambda at: at.state.suns_up[at.seat],
    "own suns": lambda at: [len(at.state.suns_up[at.seat])],
    "highest sun": lambda at: [max(suns) for suns in at.state.suns_up if suns],
    "bid": lambda at: [sun for _, sun in at.look.view.auction.said if sun] + [getattr(at.move, "sun", 0)],
    "best bid": lambda at: [max(sun for _, sun in at.look.view.auction.said)],
    "a bid": lambda at: [move.sun for move in at.look.legal if isinstance(move, Bid)],
    "Ra left": lambda at: [at.state.ra_spaces - at.state.ra_track],
    "Ra in the bag": lambda at: [at.state.bag.count(RA)],
    "bag": lambda at: [len(at.state.bag)],
    "stakes": lambda at: [len(at.state.tiles_on_track())],
    "Gods": lambda at: [at.state.areas[at.seat][NUMBER["god"]]],
    "overbidders": lambda at: [sum(max(suns, default=0) > at.move.sun for suns in _still_to_bid(at))],
    "percent": lambda at: [round(100 * at.state.bag.count(RA) / len(at.state.bag))],
    "to lose": lambda at: [at.state.steps[-1].left],
    "struck": _struck,
    "struck with the lot": lambda at: _struck(at, at.look.view.on_track),
    "Pharaohs then": lambda at: [area[PHARAOH] for area in _then(at)],
    "fewest Pharaohs": lambda at: [min(_others(at))],
    "most Pharaohs": lambda at: [max(_others(at))],
    "of this kind then": lambda at: [area[NUMBER[_tile(at)]] for area in _then(at)],
    "kinds then": _kinds,
    "Niles": lambda at: [area[NILE] for area in _then(at)],
    "civilization then": _civilization,
    "civilization now": lambda at: [scoring.CIVILIZATION_FAME[next(_kinds(at, 0))]],
    "owned": lambda at: [at.state.areas[at.target[1]][NUMBER[_tile(at)]]],
    "of it in the bag": lambda at: [at.state.bag.count(NUMBER[_tile(at)])],
    "gain": lambda at: [*at.claimed("fame"), *at.claimed("monuments")],
}

SENTENCES = {
    # previews
    "If it wins: # fame by the end of this epoch, and the sun #": "fame | board sun",
    "# fame to you by the end of this epoch": "fame",
    "# fame to you at the end of the game, as your monuments stand": "monuments",
    "# of your Pharaohs": "Pharaohs lost",
    "# of your Niles": "Niles lost",
    "# of your monuments": "monuments lost",
    "# of the # tiles left is Ra": "Ra in the bag | bag",
    "# of the # tiles left are Ra": "Ra in the bag | bag",
    "leads with #.": "best bid",
    # prompts and lists
    "bids #": "bid",
    "Bid #": "bid",
    "Bid the sun #": "bid",
    "button: #": "bid",
    "row, second: Can still overbid: * (#)": "highest sun",
    "* (#)": "highest sun",
    "gain: #": "gain",
    "Invoke Ra for # tile": "stakes",
    "only the sun #": "board sun",
    "receive the sun #": "board sun",
    "# more Ra tile": "Ra left",
    "# tile and the sun # are at stake": "stakes | board sun",
    "# tiles and the sun # are at stake": "stakes | board sun",
    "Only the sun #": "board sun",
    "You have # God": "Gods",
    "choose # civilization tile": "to lose",
    "choose # monument": "to lose",
    # tips
    "# Ra end the epoch": "Ra left",
    "# of #.": "Ra in the bag | bag",
    "#%": "percent",
    "tip of area, worth: #": "owned",
    "tip of track, worth: #": "worth",
    "tip of sun, worth: #": "worth",
    "tip of figure, worth: #": "worth",
    "others: *: #": "worth to any",
    "Gods #": "part",
    "Pharaohs #": "part",
    "River #": "part",
    "Gold #": "part",
    "Civilization #": "part",
    "Monuments #": "part",
    "Suns #": "part",
    "# players can still overbid": "overbidders",
    "# still in the bag": "of it in the bag",
    "has #.": "owned",
    "with # kind": "kinds then",
    "you score # instead of #": "civilization then | civilization now",
    "you still score #": "civilization now",
    "# of this kind, # different kind": "of this kind then | kinds then",
    "you would have #;": "Pharaohs then",
    "the others have from # to #": "fewest Pharaohs | most Pharaohs",
    "each of the others has #": "most Pharaohs",
    "it would take # tile": "struck",
    "With this lot it takes #": "struck with the lot",
    "your # Nile": "Niles",
    "fame falls below #": "0",
    # rules
    "brings # fame and then": "3",
    "brings # [[fame]] and then": "3",
    "gains # [[fame]], whoever has fewest loses #": "5 | 2",
    "tile you lose # [[fame]]; three different kinds bring #, four #, five #": "5 | 5 | 10 | 15",
    "A [[God|god]] brings # [[fame]]": "2",
    "less the # of the God": "2",
}

WRITTEN = Written(SENTENCES, FACTS)
