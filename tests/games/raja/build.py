"""Positions of Raja, laid out as on a table, and the few verbs the rule tests are written in.

Only this file knows how a RajaState keeps its things; the tests ask ``view`` and the functions here. Houses are written
as letters: ``{"V01": "AB"}`` is a village with a house of seat A and one of seat B.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

import durbar
from durbar.engine.event import Event
from durbar.engine.refusal import Refusal
from durbar.games.raja import actions
from durbar.games.raja.events import CityScored
from durbar.games.raja.menu import CITY_PLACE
from durbar.games.raja.state import RajaState
from durbar.games.raja.steps import Disc
from durbar.games.raja.view import NEUTRAL
from tests.games.refusals import check_told

Kind = TypeVar("Kind", bound=Event)

A, B, C, D, E = range(5)
LETTERS = "ABCDE"

MOGUL, TRADER, SADHU, MONK, BUILDER, ARTISAN, YOGI = range(1, 8)

CITIES = ("AHM", "KHA", "UDA", "JAI", "AGR", "JOD", "DEL")

#: The nine actions, copied from the rulebook's list and not from the code.
NINE = ("gold", "house", "two_houses", "move_house", "quarry", "palace", "palace_house", "governors", "characters")

#: The reward table, copied from the player aid.
REWARDS = {2: (10, 5), 3: (11, 7, 3), 4: (12, 9, 6, 3), 5: (13, 10, 7, 4, 1)}

#: Villages of a few roads of Durbar's map, as they are crossed from the first-named end.
START_AHM, START_UDA, START_JAI, START_AGR = ("V01", "V02"), ("V03", "V04"), ("V05", "V06"), ("V07", "V08")
UDA_JAI, JAI_AGR, UDA_JOD, AGR_DEL = ("V13", "V14"), ("V15", "V16"), ("V21",), ("V28",)

#: Sets of options that people play by name.
BASIC: dict[str, bool] = {}
ADVANCED_1 = {"yogi": True, "auction": True, "home_cities": True, "start_at_home": True}
ADVANCED_2 = {"several_characters": True}
BOTH = ADVANCED_1 | ADVANCED_2
SHORT = {"short_game": True}


def table(
    seats: int = 4,
    *,
    disc: Sequence[str] = ("gold", "gold"),
    discs: Mapping[int, Sequence[str]] | None = None,
    cards: Sequence[int | tuple[int, ...]] = (),
    gold: Sequence[int] = (),
    chits: Sequence[int] = (),
    villages: Mapping[str, str] | None = None,
    city_houses: Mapping[str, str] | None = None,
    central: Mapping[str, int] | None = None,
    outer: Mapping[str, str] | None = None,
    architects: Sequence[str] = (),
    in_hand: Sequence[int] = (),
    quarry: Sequence[int] = (),
    maharaja: str = "AHM",
    track: Sequence[str | None] = (),
    round: int = 1,
    played: Sequence[int] = (),
    **options: str | int | bool,
) -> RajaState:
    """A position in which a turn has just begun: that of the lowest card among those who have not played.

    disc: the actions of seat A; discs: those of others (default: gold twice). cards: by seat, a number or several
    (default: the lowest that nobody has, clockwise), so that seat A begins unless told otherwise. in_hand: palaces that
    are neither built nor to be built any more would break a law, so palaces that are not on the board are in hand; it
    may ask for fewer, and the rest then stands far away, in cities from the last one backwards.
    quarry: houses there; all that stand nowhere else and are not in the quarry are in the reserve (default: 10 in the
    quarry). track: cities from the lowest space up, None for a gap, without the city visited, which is on the space of
    the round. played: seats that have played in this round.
    """
    state = durbar.start("raja", seats=seats, seed=1, options=options)
    assert isinstance(state, RajaState)
    _deal(state, seats, cards)
    state.gold = [*gold, *[15] * (seats - len(gold))]
    state.chits = [*chits, *[0] * (seats - len(chits))]
    state.bank_chits = (7 if options.get("yogi") else 0) - sum(state.chits)
    _houses(state, villages or {}, city_houses or {}, quarry)
    _palaces(state, central or {}, outer or {}, in_hand)
    places = [*architects, *["START"] * (seats - len(architects))]
    state.architects = [state.board.junction_number[place] for place in places]
    _track(state, maharaja, track, round)
    chosen: dict[int, Sequence[str]] = {A: disc, **(discs or {})}
    state.discs = [
        tuple(actions.NUMBER[action] for action in chosen.get(seat, ("gold", "gold"))) for seat in range(seats)
    ]
    state.revealed = [seat in played for seat in range(seats)]
    state.waiting = [seat for seat in range(seats) if seat not in played]
    state.steps = []
    state.forget_moves()
    state.go_on(A, [])
    return state


def _deal(state: RajaState, seats: int, cards: Sequence[int | tuple[int, ...]]) -> None:
    held = [(given,) if isinstance(given, int) else tuple(sorted(given)) for given in cards]
    free = [card for card in state.bank if all(card not in own for own in held)]
    while len(held) < seats:
        held.append((free.pop(0),))
    assert len({card for own in held for card in own}) == sum(map(len, held)), "a card is held twice"
    state.cards, state.bank = held, tuple(free)


def _houses(
    state: RajaState, villages: Mapping[str, str], city_houses: Mapping[str, str], quarry: Sequence[int]
) -> None:
    standing = [0] * state.seats
    for place, owners in (*villages.items(), *city_houses.items()):
        for letter in owners:
            state.settle(LETTERS.index(letter), state.menu.number[place])
            standing[LETTERS.index(letter)] += 1
    assert all(len(owners) <= state.capacity for owners in villages.values()), "a village is too full"
    state.quarry = [*quarry, *[10] * (state.seats - len(quarry))]
    state.reserve = [20 - own - there for own, there in zip(standing, state.quarry, strict=True)]
    assert min(state.reserve) >= 0, "more houses than there are"


def _palaces(state: RajaState, central: Mapping[str, int], outer: Mapping[str, str], in_hand: Sequence[int]) -> None:
    for city, owner in central.items():
        state.central[state.board.junction_number[city]] = owner
    for city, owners in outer.items():
        number = state.board.junction_number[city]
        state.outer[number] = (*state.outer[number], *map(LETTERS.index, owners))
        assert len(state.outer[number]) <= 6, "more palaces than sites"
    for seat in range(state.seats):
        total = state.palaces_to_win
        while len(in_hand) > seat and total - _standing(state, seat) > in_hand[seat]:
            number = next(city for city in reversed(state.board.cities) if len(state.outer[city]) < 6)
            state.outer[number] = (*state.outer[number], seat)
        state.built[seat] = _standing(state, seat)
        state.palaces[seat] = total - state.built[seat]
        assert state.palaces[seat] >= 0, "more palaces than there are"


def _standing(state: RajaState, seat: int) -> int:
    return state.central.count(seat) + sum(owners.count(seat) for owners in state.outer)


def _track(state: RajaState, maharaja: str, track: Sequence[str | None], round: int) -> None:
    order = list(track) or [None, *(city for city in CITIES if city != maharaja)]
    state.maharaja = state.board.junction_number[maharaja]
    state.round = round
    state.track = [0] * 7
    for space, city in enumerate(order):
        if city is not None:
            state.track[state.board.junction_number[city] - 1] = space
    state.track[state.maharaja - 1] = 6 + round
    assert len(set(state.track)) == 7, "a marker is missing, or two stand on one space"


def start(seats: int = 4, seed: int = 1, **options: str | int | bool) -> RajaState:
    """The first position of a game; seat A is the youngest unless told otherwise."""
    state = durbar.start("raja", seats=seats, seed=seed, options={"youngest": 1, **options})
    assert isinstance(state, RajaState)
    return state


def placing(seats: int = 4, cards: Sequence[int] = (), **options: str | int | bool) -> RajaState:
    """A game in which all have chosen, seat A first (default: 1, 2, 3 …), and the first house is to be placed."""
    state = start(seats, **options)
    for card in cards or range(1, seats + 1):
        play(state, f"choose {card}")
    return state


def choosing_discs(seats: int = 4, cards: Sequence[int] = (), **options: str | int | bool) -> RajaState:
    """A game in its first round, with the starting houses on V01, V02 … one a village."""
    state = placing(seats, cards, **options)
    for village in range(1, 4 * seats + 1):
        play(state, f"place V{village:02}")
    return state


def lay(state: RajaState, *discs: Sequence[str]) -> list[Event]:
    """All who have still to choose do so, in the order they are asked; those left out take gold twice."""
    events, waiting = [], [*discs]
    while state.steps and isinstance(state.steps[-1], Disc):
        for action in waiting.pop(0) if waiting else ("gold", "gold"):
            events += play(state, f"point {action}")
        events += play(state, "keep")
    return events


def play(state: RajaState, *texts: str) -> list[Event]:
    """Play moves by their text and give all that happened."""
    game = durbar.game("raja")
    return [event for text in texts for event in state.play(game.read_move(text))]


def finish_round(state: RajaState) -> list[Event]:
    """Everybody who has still to play ends the turn at once. Gives what happened."""
    events = play(state, "end")
    while state.to_act is not None and not find(events, CityScored):
        events += play(state, "end")
    return events


def legal(state: RajaState, word: str = "") -> list[str]:
    """The legal moves as texts; with a word, what follows it in the moves that begin with it."""
    texts = [str(move) for move in state.legal_moves()]
    return [text.partition(" ")[2] for text in texts if text.split(" ")[0] == word] if word else texts


def refusal(state: RajaState, text: str) -> tuple[str, str]:
    """Key and section of the reason against a move, which must not be legal."""
    reason = state.why_not(durbar.game("raja").read_move(text))
    assert isinstance(reason, Refusal), f"{text} is legal"
    check_told(reason)
    return reason.key, reason.section


def facts(state: RajaState, text: str) -> dict[str, object]:
    """The facts of the reason against a move, which must not be legal."""
    reason = state.why_not(durbar.game("raja").read_move(text))
    assert isinstance(reason, Refusal), f"{text} is legal"
    return dict(reason.facts)


def gold(state: RajaState) -> list[int]:
    """Everybody's gold, hidden or not."""
    return list(state.gold)


def at(state: RajaState, place: str) -> str:
    """The houses of a village or city, as letters."""
    view = state.view(A)
    if place in view.villages:
        return "".join(LETTERS[owner] for owner in view.villages[place])
    return "".join(LETTERS[seat] * houses for seat, houses in enumerate(view.cities[place].houses))


def track(state: RajaState) -> list[str | None]:
    """The cities of the governor markers, from the lowest space up to the topmost marker; None for gaps."""
    spaces = {space: city for city, space in state.view(A).track.items()}
    return [spaces.get(space) for space in range(max(spaces) + 1)]


def hide(state: RajaState, seat: int, *disc: str) -> RajaState:
    """The same position, but with another disc of a seat that has not been turned over."""
    assert not state.revealed[seat]
    twin = state.copy()
    twin.discs[seat] = tuple(actions.NUMBER[action] for action in disc)
    return twin


def neutral(state: RajaState, city: str) -> int:
    """Palaces of nobody in a city."""
    return state.view(A).cities[city].outer.count(NEUTRAL)


def city_place(state: RajaState, city: str) -> int:
    """A city's number among the places for houses."""
    return CITY_PLACE + state.board.junction_number[city]


def find(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def one(events: Sequence[Event], kind: type[Kind]) -> Kind:
    """The only event of a kind."""
    (event,) = find(events, kind)
    return event
