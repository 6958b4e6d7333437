"""Positions of Ra, laid out as on a table, and the few verbs the rule tests are written in.

Only this file knows how a RaState keeps its things; the tests ask ``view`` and the functions here.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar

import durbar
from durbar.engine.event import Event
from durbar.engine.refusal import Refusal
from durbar.engine.rng import Rng
from durbar.games.ra.events import RaDrawn, TileDrawn
from durbar.games.ra.moves import Draw
from durbar.games.ra.state import RaState
from durbar.games.ra.steps import Turn
from durbar.games.ra.tiles import COUNTS, EMPTY, NUMBER, TILES
from tests.games.refusals import check_told

Kind = TypeVar("Kind", bound=Event)

A, B, C, D, E = range(5)

#: The sun groups, copied from the rulebook's table and not from the code; in every test seat A has group 1, and so on.
GROUPS = {
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}
HIGHEST_SUN = {3: 13, 4: 13, 5: 16}
RA_SPACES = {3: 8, 4: 9, 5: 10}

#: A full auction track without Gods and disasters.
EIGHT = ("nile", "nile", "pharaoh", "gold", "art", "writing", "temple", "sphinx")


def table(
    seats: int = 4,
    *,
    turn: int = A,
    track: Sequence[str | None] = (),
    areas: Sequence[Mapping[str, int]] = (),
    suns: Sequence[Sequence[int]] | None = None,
    spent: Collection[int] = (),
    fame: Sequence[int] = (),
    epoch: int = 1,
    ra: int = 0,
    bag: Mapping[str, int] | None = None,
    **options: str | bool,
) -> RaState:
    """A position in which ``turn`` is about to take a turn.

    track: tiles by space, None for a gap. areas: tiles by seat. suns: all suns by seat (default: the groups in order);
    the one nobody has lies on the board. spent: suns that lie face down. ra: tiles on the Ra track.
    bag: what is left in it (default: every tile that is nowhere else); all other tiles are in the box.
    """
    state = durbar.start("ra", seats=seats, seed=1, options=options)
    assert isinstance(state, RaState)
    suns = [tuple(owned) for owned in suns or GROUPS[seats]]
    unowned = set(range(1, HIGHEST_SUN[seats] + 1)) - {sun for owned in suns for sun in owned}
    assert len(unowned) == 1, f"exactly one sun must be left for the board, not {unowned}"
    (state.board_sun,) = unowned
    state.suns_up = [tuple(sorted(set(owned) - set(spent))) for owned in suns]
    state.suns_down = [tuple(sorted(set(owned) & set(spent))) for owned in suns]
    state.track = bytearray(EMPTY if tile is None else NUMBER[tile] for tile in [*track, *[None] * (8 - len(track))])
    everybodys = [*areas, *[{}] * (seats - len(areas))]
    state.areas = [bytearray(tiles.get(tile, 0) for tile in TILES) for tiles in everybodys]
    state.ra_track = ra
    state.fame = [*fame] or [10] * seats
    state.epoch = epoch
    state.steps = [Turn(turn)]
    rest = Counter(COUNTS)
    rest.subtract(tile for tile in track if tile is not None)
    for tiles in areas:
        rest.subtract(tiles)
    rest["ra"] -= ra
    left = rest if bag is None else Counter(bag)
    boxed = rest - left
    assert min(rest.values()) >= 0, "more tiles than there are"
    assert left <= rest, "more tiles in the bag than there are"
    state.bag = bytearray(NUMBER[tile] for tile in TILES for _ in range(left[tile]))
    state.box = bytearray(boxed[tile] for tile in TILES)
    state.forget_moves()
    return state


def next_tile(state: RaState, tile: str) -> None:
    """Set the chance so that the next draw brings this tile, found by trying."""
    for seed in range(100_000):
        trial = state.copy()
        trial.rng = Rng(seed)
        if drawn(trial.play(Draw())) == tile:
            state.rng = Rng(seed)
            return
    raise AssertionError(f"no chance found that draws {tile}")


def drawn(events: Sequence[Event]) -> str | None:
    """The tile that was drawn, if one was."""
    for event in events:
        if isinstance(event, TileDrawn):
            return event.tile
        if isinstance(event, RaDrawn):
            return "ra"
    return None


def play(state: RaState, *texts: str) -> list[Event]:
    """Play moves by their text and give all that happened. ``draw nile`` sees to it that a Nile is drawn."""
    events: list[Event] = []
    for text in texts:
        word, _, tile = text.partition(" ")
        if word == "draw" and tile:
            next_tile(state, tile)
        events += state.play(durbar.game("ra").read_move(word if word == "draw" else text))
    return events


def legal(state: RaState) -> list[str]:
    """The legal moves as texts."""
    return [str(move) for move in state.legal_moves()]


def refusal(state: RaState, text: str) -> tuple[str, str]:
    """Key and section of the reason against a move, which must not be legal."""
    reason = state.why_not(durbar.game("ra").read_move(text))
    assert isinstance(reason, Refusal), f"{text} is legal"
    check_told(reason)
    return reason.key, reason.section


def area(state: RaState, seat: int) -> dict[str, int]:
    """The tiles of a seat, those it has none of left out."""
    return {tile: count for tile, count in state.view(seat).areas[seat].items() if count}


def track(state: RaState) -> list[str]:
    """The tiles on the auction track."""
    return list(state.view(A).on_track)


def box(state: RaState) -> dict[str, int]:
    """The tiles that have left the game."""
    return {tile: count for tile, count in zip(TILES, state.box, strict=True) if count}


def everywhere(state: RaState) -> dict[str, int]:
    """All tiles there are: in the bag, on both tracks, in the areas, in the box, and picked with Gods just now."""
    counts = [sum(column) for column in zip(state.box, *state.areas, strict=True)]
    for number in range(len(TILES)):
        counts[number] += state.bag.count(number) + state.track.count(number)
    for step in state.steps:
        for number in getattr(step, "picked", ()):
            counts[number] += 1
    counts[NUMBER["ra"]] += state.ra_track
    return dict(zip(TILES, counts, strict=True))


def find(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def one(events: Sequence[Event], kind: type[Kind]) -> Kind:
    """The only event of a kind."""
    (event,) = find(events, kind)
    return event
