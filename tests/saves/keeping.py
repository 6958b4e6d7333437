"""The saves that are kept: which there are, what they are held to, and how new ones are added."""

import hashlib
from pathlib import Path
from typing import NamedTuple

import durbar
from durbar.session.player import Player
from durbar.session.session import GameSession
from tests.contract.positions import CASES, Case, playing
from tests.golden.writing import option_sets

FOLDER = Path(__file__).parent
SUMS = "sums.txt"
_NAMES = ("Leela", "Zoé", "Marc-André", "Asha", "Theo")


class Save(NamedTuple):
    """A file, with what its name says."""

    path: Path
    game: str
    revision: int


def saves(game: str) -> list[Save]:
    """The saves of a game, by name."""
    found = []
    for path in sorted(FOLDER.glob(f"{game}_[0-9]*.durbar")):
        revision = path.name.removeprefix(f"{game}_").split("_")[0]
        found.append(Save(path, game, int(revision)))
    return found


def sums(folder: Path = FOLDER) -> dict[str, str]:
    """The sums of all saves in a folder, by name."""
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.glob("*.durbar"))}


def noted_sums(folder: Path = FOLDER) -> dict[str, str]:
    """The sums that were noted when the saves were added."""
    lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
    return {name: value for value, name in (line.split("  ") for line in lines)}


def add(writer: str, folder: Path = FOLDER) -> list[Path]:
    """Write saves of every game at every number of players, and note their sums. Raises FileExistsError."""
    added = [_save(case, seats, writer, folder) for case in CASES for seats in durbar.game(case.key).seats]
    noted = (noted_sums(folder) if (folder / SUMS).exists() else {}) | {
        path.name: sums(folder)[path.name] for path in added
    }
    lines = [f"{value}  {name}\n" for name, value in sorted(noted.items())]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")
    return added


def _save(case: Case, seats: int, writer: str, folder: Path) -> Path:
    """The first number of players plays to the end, the others part of the way, each with options of its own."""
    game = durbar.game(case.key)
    path = folder / f"{case.key}_{game.revision}_{writer}_{seats}.durbar"
    path.touch(exist_ok=False)
    sets = list(option_sets(case).values())
    seed, first = 400 + seats, seats == game.seats[0]
    players = [_player(seat) for seat in range(seats)]
    table = GameSession.new(case.key, players, seed, dict(sets[seats % len(sets)]))
    shadow = table.state.copy()
    for move, _ in playing(shadow, seed, case.ways[-1]):
        table.play(move)
        if not first and table.at == 20 * seats:
            break
    if not first and table.undoing.why_not() is None:
        table.undo()
    table.save_copy(path)
    return path


def _player(seat: int) -> Player:
    return Player(_NAMES[seat]) if seat == 0 else Player(_NAMES[seat], "computer", seat, "bold")
