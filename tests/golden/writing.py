"""The text of every golden file."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec

import durbar
from durbar.engine.event import Event
from durbar.engine.game import OptionValue
from durbar.engine.move import Move
from durbar.engine.state import State
from tests.contract.positions import CASES, Case, Way, playing, uniform

FOLDER = Path(__file__).parent
DIGEST_EVERY = 25
LONGEST_LIST = 16


def files() -> dict[str, str]:
    """Every golden file: its text by its name."""
    return {name: text for case in CASES for name, text in files_of(case).items()}


def files_of(case: Case) -> dict[str, str]:
    """Those of one game."""
    return {name: make() for name, make in makers_of(case).items()}


def makers_of(case: Case) -> dict[str, Callable[[], str]]:
    """What plays the game of each of them, by its name."""
    makers: dict[str, Callable[[], str]] = {}
    way = case.ways[-1]
    for seats in durbar.game(case.key).seats:
        for name, options in option_sets(case).items():
            makers[f"{case.key}_{seats}_{name}.txt"] = partial(finished_game, case, seats, 100 + seats, options, way)
        makers[f"{case.key}_{seats}_uniform.txt"] = partial(finished_game, case, seats, 200 + seats, {}, uniform)
        makers[f"playthrough_{case.key}_{seats}.txt"] = partial(playthrough, case, seats, 300 + seats)
    return makers


def unraised(texts: Mapping[str, str], folder: Path = FOLDER) -> list[str]:
    """The finished games whose moves or digests are others than in their files, though the revision is the same."""
    found = []
    for name in texts:
        path = folder / name
        if path.exists() and not name.startswith("playthrough"):
            before, now = _played(path.read_text(encoding="utf-8")), _played(texts[name])
            if before[0] == now[0] and before != now:
                found.append(name)
    return found


def _played(text: str) -> tuple[str, str]:
    """The revision that a finished game was played under; its moves and digests."""
    rules = re.search(r", rules (\d+)\b", text)
    return rules[1] if rules else "", text[text.index("\n") : text.index("\n1. seat ")]


def option_sets(case: Case) -> dict[str, dict[str, OptionValue]]:
    """The defaults, and each other value of each option by itself; or those that the game names."""
    if case.golden is not None:
        return {name: dict(options) for name, options in case.golden.items()}
    sets: dict[str, dict[str, OptionValue]] = {"default": {}}
    for option in durbar.game(case.key).options:
        for value in option.values:
            if value != option.default:
                sets[f"{option.id}_{value}".lower()] = {option.id: value}
    return sets


def finished_game(case: Case, seats: int, seed: int, options: Mapping[str, OptionValue], way: Way) -> str:
    """A whole game as text."""
    state = durbar.start(case.key, seats=seats, seed=seed, options=options)
    game = durbar.game(case.key)
    head = [case.key, f"{seats} players", f"seed {seed}", f"rules {game.revision}"]
    head += [f"{name} {value}" for name, value in game.unusual(options).items()]
    lines = [
        ", ".join(head),
        f"at the start: {state.digest()}",
        "",
    ]
    row: list[str] = []
    for move, _ in playing(state, seed, way):
        row.append(str(move))
        if len(row) == DIGEST_EVERY or state.to_act is None:
            lines += [", ".join(row), f"after {state.played}: {state.digest()}", ""]
            row = []
    return "\n".join([*lines, *standings(state)]) + "\n"


def standings(state: State) -> list[str]:
    """The final standings, a line each."""
    return [
        f"{standing.rank}. seat {standing.seat}: {standing.score} (tie-break {', '.join(map(str, standing.tie_break))})"
        for standing in state.standings()
    ]


def playthrough(case: Case, seats: int, seed: int) -> str:
    """A game told event by event."""
    state = durbar.start(case.key, seats=seats, seed=seed)
    lines = [f"A game of {case.key} for {seats}, seed {seed}. Each move with what was legal and what it brought.", ""]
    lines += told_view(state)
    actor, legal = state.to_act, state.legal_moves()
    for move, events in playing(state, seed, case.ways[-1]):
        lines += ["", f"{state.played}. seat {actor}: {move}    [{told_legal(legal)}]"]
        lines += [f"    {told(event)}" for event in events]
        if state.played % DIGEST_EVERY == 0:
            lines += ["", *told_view(state)]
        actor, legal = state.to_act, state.legal_moves()
    return "\n".join([*lines, "", *told_view(state), "", *standings(state)]) + "\n"


def told_legal(moves: Sequence[Move]) -> str:
    """The legal moves; of long lists, how many there are of each kind."""
    if len(moves) <= LONGEST_LIST:
        return ", ".join(map(str, moves))
    return ", ".join(f"{count} {word}" for word, count in Counter(move.word for move in moves).items())


def told(event: Event) -> str:
    """An event in one line."""
    facts = ", ".join(f"{name} {in_words(fact)}" for name, fact in msgspec.structs.asdict(event).items())
    return f"{type(event).__name__}: {facts}"


def told_view(state: State) -> list[str]:
    """All that seat 0 sees, a line a field."""
    fields = msgspec.structs.asdict(state.view(0)).items()
    return [f"  | {name}: {in_words(value)}" for name, value in fields if name != "board"]


def in_words(value: object) -> str:
    """A value as plain text: no quotes, no brackets where none are needed, nothing that is not there."""
    if isinstance(value, Mapping):
        return " ".join(f"{name}={in_words(fact)}" for name, fact in value.items() if fact not in (0, ())) or "-"
    if isinstance(value, tuple):
        parts = list(_parts(value))
        return f"({'; '.join(parts) if any(' ' in part for part in parts) else ' '.join(parts)})"
    if isinstance(value, msgspec.Struct):
        return " ".join(f"{name}={in_words(fact)}" for name, fact in msgspec.structs.asdict(value).items())
    return "-" if value is None else str(value)


def _parts(values: tuple[object, ...]) -> Iterator[str]:
    for value in values:
        yield in_words(value)
