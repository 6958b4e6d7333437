"""Positions of Taj Mahal, laid out as on a table, and the few verbs the rule tests are written in.

Only this file knows how a TajMahalState keeps its things; the tests ask ``view`` and the functions here. Symbols are
letters (V G M P K E: K the grand mogul, E the elephant), a card is its colour's letter (r y g v, w for white) and its
symbols: ``"rEV"``, ``"wE"``; the special cards are ``+E``, ``+K``, ``+2`` and ``change``. Palaces are letters too:
``{"jammu": "Ab"}`` is a city with an ordinary palace of seat A and the royal one of seat B.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TypeVar

import durbar
from durbar.engine.event import Event
from durbar.engine.refusal import Refusal
from durbar.games.taj_mahal.boards import own_board
from durbar.games.taj_mahal.events import CrownTaken, InfluenceTaken, PalacesScored, ProvinceTaken
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.steps import TURNS
from tests.games.refusals import check_told

Kind = TypeVar("Kind", bound=Event)

A, B, C, D, E = range(5)
LETTERS = "ABCDE"

#: Symbols in the rulebook's order, by their letters.
NAMES = {"V": "vizier", "G": "general", "M": "monk", "P": "princess", "K": "grand_mogul", "E": "elephant"}
HUES = {"r": "red", "y": "yellow", "g": "green", "v": "violet", "w": "white"}
SPECIAL = {"+E": "special-elephant", "+K": "special-grand_mogul", "+2": "special-points", "change": "special-change"}

#: Goods of the province tiles, copied from the dossier and not from the code.
TILE = {
    1: ("rice",), 2: ("jewels", "tea"), 3: ("spices", "jewels"), 4: ("rice", "tea"), 5: ("spices", "tea"),
    6: ("rice", "jewels"), 7: ("rice", "spices"), 8: ("rice", "jewels"), 9: ("spices", "tea"),
    10: ("spices", "jewels"), 11: ("rice", "tea"), 12: ("rice", "spices"),
}  # fmt: skip
GOODS = ("rice", "tea", "spices", "jewels")

#: The cities of each province in the order of the ring that joins them, and the fortresses, as the dossier has them.
PROVINCES = {
    "kashmir": ("srinagar", "kishtwar", "jammu", "poonch"),
    "lahore": ("rohtas", "sialkot", "amritsar", "lahore"),
    "multan": ("dera_ghazi", "pakpattan", "uch", "multan"),
    "delhi": ("sirhind", "panipat", "delhi", "hisar"),
    "awadh": ("bareilly", "faizabad", "lucknow", "kannauj"),
    "marwar": ("bikaner", "nagaur", "jodhpur", "jaisalmer"),
    "sind": ("bukkur", "sehwan", "thatta", "larkana"),
    "agra": ("mathura", "agra", "etawah", "dholpur", "bayana"),
    "ajmer": ("amber", "ranthambore", "chittor", "ajmer"),
    "gujarat": ("patan", "ahmedabad", "surat", "junagadh"),
    "malwa": ("mandsaur", "sironj", "bhopal", "mandu"),
    "bundelkhand": ("jhansi", "kalpi", "kalinjar", "orchha"),
}
FORTRESSES = {
    "srinagar", "rohtas", "lahore", "multan", "sirhind", "delhi", "lucknow", "jodhpur", "bukkur", "agra", "amber",
    "chittor", "ahmedabad", "surat", "mandu", "kalinjar",
}  # fmt: skip
BONUS_TILES = Counter(points=3, card=3, rice=1, spices=2, tea=3, jewels=3)
PROVINCE_OF = {city: province for province, cities in PROVINCES.items() for city in cities}


@cache
def card(short: str) -> str:
    """The id of a card."""
    if short in SPECIAL:
        return SPECIAL[short]
    colour, symbols = HUES[short[0]], Counter(NAMES[letter] for letter in short[1:])
    kinds = own_board().pieces.kinds
    (found,) = (kind.id for kind in kinds if kind.colour == colour and Counter(kind.symbols) == symbols)
    return found


def cards(shorts: Iterable[str]) -> list[str]:
    """The ids of cards, sorted as in a hand."""
    return sorted(map(card, shorts))


def _kind(short: str) -> int:
    return own_board().pieces.number[card(short)]


def table(
    seats: int = 3,
    *,
    hands: Mapping[int, Sequence[str]] | None = None,
    played: Mapping[int, Sequence[str]] | None = None,
    known: Mapping[int, Sequence[str]] | None = None,
    special: Mapping[int, Sequence[str]] | None = None,
    out: Sequence[int] = (),
    turn: int = A,
    visit: int | None = None,
    province: str = "",
    start: int | None = None,
    palaces: Mapping[str, str] | None = None,
    bonus: Mapping[str, str] | None = None,
    tiles: Mapping[int, Sequence[int]] | None = None,
    bonuses: Mapping[int, Sequence[str]] | None = None,
    influence: Mapping[int, str] | None = None,
    taken: Mapping[str, int] | None = None,
    score: Sequence[int] = (),
    display: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    pile: Sequence[str] | None = None,
) -> TajMahalState:
    """A position in which seat A (or ``turn``) has its turn.

    hands, played: by seat; those not named hold and have played nothing. Special cards lie beside the table unless
    they are held or played, or ``special`` gives them to a seat's hand. known: cards of a hand that came in the open,
    besides the special ones. out: seats that have withdrawn. visit: by default the first one that leaves room for the
    provinces with palaces to have been visited. province: of this visit, by default the first free one in ``PROVINCES``
    (Kashmir), in visit 12 Agra. palaces: see above. bonus: by city; no other bonus tile lies on the board. tiles,
    bonuses: tiles owned. influence: letters of the tiles owned since earlier visits. taken: what was won in this visit,
    by letter. display: by default as many as there must be, of what is left of the deck. pile: if given, the draw pile;
    all that is then left of the deck is in the last seat's hand.
    """
    hands, played, palaces = dict(hands or {}), dict(played or {}), dict(palaces or {})
    order, visit = _order(visit, province, palaces)
    first = (A if start is None else start) - visit + 1
    state = durbar.start("taj_mahal", seats=seats, seed=1, options={"start_player": first % seats + 1})
    assert isinstance(state, TajMahalState)
    state.first, state.visit = first % seats, visit
    state.provinces = tuple(state.board.province_number[id] for id in order)
    _deal(state, hands, played, special or {}, display, discard, pile, out)
    for seat, shorts in (known or {}).items():
        state.known[seat] = bytes(sorted((*state.known[seat], *map(_kind, shorts))))
    state.inside = [seat not in out for seat in range(seats)]
    _build(state, palaces, bonus or {})
    _own(state, tiles or {}, bonuses or {}, influence or {}, taken or {})
    state.score = [*score, *[0] * (seats - len(score))]
    state.steps = [TURNS[turn]]
    state.forget_moves()
    return state


def _order(visit: int | None, province: str, palaces: Mapping[str, str]) -> tuple[list[str], int]:
    """The provinces in the order of the visits, so that those with palaces have had theirs, or have it now."""
    built = {PROVINCE_OF[city] for city in palaces}
    if not province:
        province = "agra" if visit == 12 else next(id for id in PROVINCES if id not in built)
    earlier = sorted(built - {province})
    visit = visit or (12 if province == "agra" else len(earlier) + 1)
    assert (province == "agra") == (visit == 12), "Agra is visited last, and nothing else is"
    rest = [id for id in PROVINCES if id not in (*earlier, province, "agra")]
    while len(earlier) < visit - 1:
        earlier.append(rest.pop(0))
    assert len(earlier) == visit - 1, "more provinces have palaces than were visited"
    order = [*earlier, province, *rest, "agra"][:12]
    assert sorted(order) == sorted(PROVINCES)
    return order, visit


def _deal(
    state: TajMahalState,
    hands: Mapping[int, Sequence[str]],
    played: Mapping[int, Sequence[str]],
    special: Mapping[int, Sequence[str]],
    display: Sequence[str] | None,
    discard: Sequence[str],
    pile: Sequence[str] | None,
    out: Sequence[int],
) -> None:
    seats, pieces = state.seats, state.board.pieces
    left = Counter(state.board.pieces.deck)

    def takes(shorts: Iterable[str]) -> list[int]:
        kinds = list(map(_kind, shorts))
        left.subtract(kind for kind in kinds if kind not in pieces.special)
        assert min(left.values()) >= 0, "there are not so many of these cards"
        return kinds

    state.hands, state.known = [b""] * seats, [b""] * seats
    state.holder = dict.fromkeys(pieces.special)
    state.played_cards, state.tallies, state.colour = [b""] * seats, [(0,) * 6] * seats, [-1] * seats
    for seat in range(seats):
        for kind in takes((*played.get(seat, ()), *hands.get(seat, ()), *special.get(seat, ()))):
            if kind in state.holder:
                assert state.holder[kind] is None, "a special card is held twice"
                state.holder[kind] = seat
            state.receive(seat, kind, known=kind in pieces.special)
        for kind in map(_kind, played.get(seat, ())):
            state.lay_down(seat, kind)
            if state.colour[seat] < 0:
                state.colour[seat] = pieces.colour[kind]
                assert state.colour[seat] >= 0, "a coloured card comes first"
    state.discard = bytearray(takes(discard))
    state.bag = bytearray(takes(pile or ()))
    full = 2 * seats - 1 - 2 * len(out)
    shown = None if display is None else takes(display)
    rest = list(left.elements())
    state.display = [rest.pop(0) for _ in range(full)] if shown is None else shown
    if pile is None:
        state.bag += bytes(rest)
    else:
        state.hands[-1] = bytes(sorted((*state.hands[-1], *rest)))


def _build(state: TajMahalState, palaces: Mapping[str, str], bonus: Mapping[str, str]) -> None:
    number = state.board.city_number
    for city, letters in palaces.items():
        for letter in letters:
            seat = LETTERS.index(letter.upper())
            (state.royal if letter.islower() else state.ordinary)[number[city]] = seat
            state.own[seat] |= 1 << number[city]
    state.bonus = [""] * len(number)
    for city, kind in bonus.items():
        assert city in FORTRESSES, "bonus tiles lie on fortresses"
        state.bonus[number[city]] = kind


def _own(
    state: TajMahalState,
    tiles: Mapping[int, Sequence[int]],
    bonuses: Mapping[int, Sequence[str]],
    influence: Mapping[int, str],
    taken: Mapping[str, int],
) -> None:
    letters = list(NAMES)
    for seat, numbers in tiles.items():
        assert max(numbers) < state.visit, "that province is not visited yet"
        state.tiles[seat] = tuple(numbers)
    for seat, kinds in bonuses.items():
        state.bonuses[seat] = tuple(kinds)
    for seat, owned in influence.items():
        for letter in owned:
            state.influence[seat][letters.index(letter)] += 1
    state.court = [letter not in taken for letter in letters]
    state.winners = [taken.get(letter) for letter in letters]
    for letter, seat in taken.items():
        if letter in "VGMP":
            state.influence[seat][letters.index(letter)] += 1
        elif letter == "E":
            state.tiles[seat] = (*state.tiles[seat], state.visit)
    for seat in range(state.seats):
        goods = Counter(good for tile in state.tiles[seat] for good in TILE[tile]) + Counter(state.bonuses[seat])
        state.goods[seat] = [goods[good] for good in GOODS]
    for number in range(4):
        state.piles[number] = 6 - state.court[number] - sum(own[number] for own in state.influence)
    assert sum(map(sum, state.influence)) + sum(state.piles) + sum(state.court[:4]) == 24


def start(seats: int = 3, seed: int = 1, **options: str | int) -> TajMahalState:
    """The first position of a game; seat A starts unless told otherwise."""
    state = durbar.start("taj_mahal", seats=seats, seed=seed, options={"start_player": 1, **options})
    assert isinstance(state, TajMahalState)
    return state


def put(state: TajMahalState, *shorts: str) -> list[Event]:
    """Play one card, or two."""
    return play(state, play_text(*shorts))


def play_text(*shorts: str) -> str:
    """The text of a play of one card, or two."""
    first, extra = (*map(card, shorts), "-")[:2]
    return f"play {first} {extra}"


def play(state: TajMahalState, *texts: str) -> list[Event]:
    """Play moves by their text and give all that happened."""
    game = durbar.game("taj_mahal")
    return [event for text in texts for event in state.play(game.read_move(text))]


def take(state: TajMahalState, *shorts: str) -> list[Event]:
    """Take cards from the display."""
    return play(state, *(f"take {card(short)}" for short in shorts))


def leave(state: TajMahalState, *places: str) -> list[Event]:
    """Withdraw, place palaces (``"jammu"``, or ``"royal jammu"``; any where none is named) and take the first cards.

    All is done that this seat has to do, and nothing of another's turn.
    """
    seat, visit, rest = state.to_act, state.visit, list(places)
    events = play(state, "withdraw")
    while state.to_act == seat and state.visit == visit and state.view(A).step != "turn":
        if state.view(A).step == "placing" and rest:
            events += play(state, place if " " in (place := rest.pop(0)) else f"build {place}")
        else:
            events += play(state, legal(state)[0])
    assert not rest, "not so many palaces were won"
    return events


def all_leave(state: TajMahalState) -> list[Event]:
    """Everybody who is still in withdraws, to the end of the visit."""
    visit, events = state.visit, leave(state)
    while state.to_act is not None and state.visit == visit:
        events += leave(state)
    return events


def legal(state: TajMahalState, word: str = "") -> list[str]:
    """The legal moves as texts; with a word, what follows it in the moves that begin with it."""
    texts = [str(move) for move in state.legal_moves()]
    return [text.partition(" ")[2] for text in texts if text.split(" ")[0] == word] if word else texts


def refusal(state: TajMahalState, text: str) -> tuple[str, str]:
    """Key and section of the reason against a move, which must not be legal."""
    reason = state.why_not(durbar.game("taj_mahal").read_move(text))
    assert isinstance(reason, Refusal), f"{text} is legal"
    check_told(reason)
    return reason.key, reason.section


def facts(state: TajMahalState, text: str) -> dict[str, object]:
    """The facts of the reason against a move, which must not be legal."""
    reason = state.why_not(durbar.game("taj_mahal").read_move(text))
    assert isinstance(reason, Refusal), f"{text} is legal"
    return dict(reason.facts)


def at(state: TajMahalState, city: str) -> str:
    """The palaces of a city as letters: the ordinary one, then the royal one."""
    here = state.view(A).cities[city]
    ordinary = "" if here.ordinary is None else LETTERS[here.ordinary]
    return ordinary + ("" if here.royal is None else LETTERS[here.royal].lower())


def hand(state: TajMahalState, seat: int) -> list[str]:
    """The cards of a hand, as ids."""
    return list(state.view(seat).hand)


def won(state: TajMahalState, seat: int = A) -> str:
    """What a seat would win by withdrawing now, as letters."""
    lines = state.view(seat).comparison(seat)
    return "".join(letter for letter, name in NAMES.items() for line in lines if line.symbol == name and line.won)


def awarded(events: Sequence[Event]) -> str:
    """What was won in these events, as letters."""
    taken = {event.symbol for event in find(events, InfluenceTaken)}
    taken |= {"grand_mogul"} if find(events, CrownTaken) else set()
    taken |= {"elephant"} if find(events, ProvinceTaken) else set()
    return "".join(letter for letter, name in NAMES.items() if name in taken)


def court(state: TajMahalState) -> str:
    """What is still at the court, as letters."""
    return "".join(letter for letter, there in zip(NAMES, state.view(A).court, strict=True) if there)


def goods(state: TajMahalState, seat: int) -> dict[str, int]:
    """The commodities of a seat, by name, those it has."""
    return {good: many for good, many in zip(GOODS, state.view(A).goods[seat], strict=True) if many}


def tiles_of(state: TajMahalState, seat: int) -> str:
    """The influence tiles of a seat, as letters."""
    return "".join(letter * many for letter, many in zip("VGMP", state.view(A).influence[seat], strict=True))


def scores(state: TajMahalState) -> list[int]:
    """Everybody's points."""
    return list(state.view(A).scores)


def palace_points(events: Sequence[Event]) -> int:
    """What palaces brought in all."""
    return sum(event.points for event in find(events, PalacesScored))


def find(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def one(events: Sequence[Event], kind: type[Kind]) -> Kind:
    """The only event of a kind."""
    (event,) = find(events, kind)
    return event


def deal_hand(state: TajMahalState, seat: int, shorts: Sequence[str]) -> TajMahalState:
    """The same position, but with other hidden cards in a hand; what it held goes into the pile in exchange."""
    twin = state.copy()
    kinds = bytes(sorted(map(_kind, shorts)))
    back = Counter(twin.hands[seat])
    twin.bag = bytearray((Counter(twin.bag) + back - Counter(kinds)).elements())
    twin.hands[seat] = kinds
    assert len(twin.bag) == len(state.bag), "as many cards are to be dealt, out of hand and pile"
    twin.forget_moves()
    return twin
