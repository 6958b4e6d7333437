"""Damaged files of every kind that Durbar reads, and things in their places that are no files.

Each is read as the window reads it. Nothing may be raised but what a reader says it raises; nothing may take longer
than a second of processor, or wait; no file may be changed by being read; and memory must not grow.

A file follows from seed, kind and number alone: ``--kind KIND --first NUMBER --count 1`` makes it once more.
"""

from __future__ import annotations

import contextlib
import faulthandler
import math
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from types import FrameType

import msgspec

from durbar.engine.luck import Luck
from durbar.engine.record import BadRecord
from durbar.games import GAMES, game
from durbar.games.board_game import BoardGame
from durbar.session import summaries
from durbar.session.course import progress
from durbar.session.player import Player
from durbar.session.session import GameSession
from durbar.session.statistics import archive, spreadsheet
from durbar.session.statistics.archive import Finished, Place
from durbar.session.statistics.sums import fall, figures, of_person
from durbar.session.summaries import Index
from durbar.system.instance import read_request
from durbar.system.paths import resource
from durbar.ui import settings
from durbar.ui.games import manifest
from durbar.ui.settings import Settings
from tests.attacks.command import parser, report
from tests.attacks.swallowed import hearing
from tests.lab.attacks.damage import damaged
from tests.session.test_record import sound

#: Seconds of processor that a reader may take, and of the clock until it is taken to wait for ever.
SLOW, HANGS = 1.0, 20.0
#: Bytes by which memory may grow after the first tenth.
GROWTH = 40 << 20
#: Faults after which no more are looked for.
ENOUGH = 10
BOARDS = {key: rules.boards() for key in GAMES if isinstance(rules := game(key), BoardGame)}
COMPANY = (Player("Ann"), Player("Émile", "computer", 1, "steady"), Player("Cy", "computer", 2, "expert"))


@dataclass(frozen=True)
class Kind:
    """A kind of file. place: in the person's folder. whole: sound files of it. read: as the window does."""

    name: str
    place: str
    whole: Sequence[bytes]
    read: Callable[[Path], object]


class Hangs(Exception):
    """A reader waits."""


# ---- what is read, and how ---------------------------------------------------------------------------------------


def kinds() -> list[Kind]:
    """All kinds, with sound files to damage."""
    saves = [found.read_bytes() for key in GAMES if (found := manifest(key).sample) is not None]
    chosen = Settings(language="fr", theme="dark", text=150, met=("ra/auction",), seats={"ra": COMPANY})
    learnt = Settings(lessons={"ra": 2, "raja": 1, "taj_mahal": 0, "dice_charmers": 3}, learnt={"ra": ("auction",)})
    request = b'{"file":"L2dhbWVzL2EuZHVyYmFy","token":"dG9rZW4="}'
    return [
        Kind("save", "games/game.durbar", saves, read_save),
        Kind("index", summaries.INDEX, [an_index()], read_index),
        Kind("settings", "settings.json", [msgspec.json.encode(chosen)], read_settings),
        Kind("progress", "settings.json", [msgspec.json.encode(learnt)], read_settings),
        Kind("statistics", "statistics.jsonl", [finished_games()], read_statistics),
        Kind("request", "request-1.json", [request], hear_request),
        *(
            Kind(key, "boards/own.json", [resource(f"boards/{key}.json").read_bytes()], lambda _path, of=of: of.found())
            for key, of in BOARDS.items()
        ),
    ]


def an_index() -> bytes:
    """What may be noted of games on the shelf."""
    going = summaries.GameSummary("ra", tuple(COMPANY), 12, 1, msgspec.Raw(b'{"epoch":1}'))
    return msgspec.json.encode(
        {"game.durbar": summaries.Entry(900, 10**18, going), "over.durbar": summaries.Entry(9, 9)}
    )


def finished_games() -> bytes:
    """A file of statistics."""
    games = [
        Finished(
            id=f"{number:016x}",
            ended=datetime(2026, 3, number + 1, 20, 15, tzinfo=UTC),
            game=key,
            seed=number,
            options={"hidden_scores": True, "board": "own"},
            seats=tuple(Place(player, place + 1, 40 - place) for place, player in enumerate(COMPANY)),
            moves=120,
            taken_back=number,
            luck=tuple(Luck("ra", seat, 4, 20, 4.5) for seat in range(3)),
        )
        for number, key in enumerate(GAMES)
    ]
    return b"\n".join(msgspec.json.encode(game) for game in games) + b"\n"


def read_save(path: Path) -> None:
    """List it among the games on the shelf with what its head tells, and open it, or what is sound of it."""
    told, _ = Index().newest(2)
    assert all(summary.is_sound for _, summary in told)
    try:
        GameSession.open(path)
    except BadRecord as error:
        if error.good is not None and (good := sound(error.good)) is not None:
            GameSession.of_record(good, None)


def hear_request(path: Path) -> None:
    """Read what a second start asks; one that can't be read is passed over where they are heard."""
    with contextlib.suppress(OSError):
        read_request(path)


def read_index(_path: Path) -> None:
    """Take in what was noted of the games on the shelf."""
    told, _ = Index().newest(2)
    assert all(summary.is_sound for _, summary in told)


def read_settings(_path: Path) -> None:
    """Load them, and take all that they say to be what they are said to be."""
    loaded = settings.load()
    assert msgspec.json.decode(msgspec.json.encode(loaded), type=Settings) == loaded
    settings.chosen_language(loaded)
    for key, (following, of) in progress(loaded.lessons, loaded.learnt).items():
        assert key in GAMES
        assert 0 <= following <= of


def read_statistics(_path: Path) -> None:
    """Sum them up, and lay them out as a table."""
    try:
        games = archive.kept().games
    except OSError:
        return
    told = dict.fromkeys(GAMES, ("A game", 2))
    assert all(len(row) == len(spreadsheet.COLUMNS) for row in spreadsheet.rows(games, told, {}))
    figures(of_person(games, "Ann"))
    fall(one for game in games for one in game.luck)


# ---- the attack --------------------------------------------------------------------------------------------------


def attack(folder: Path, seed: int, numbers: range, seconds: float, only: str = "") -> tuple[list[str], dict[str, int]]:
    """Read damaged files of each kind, by turns; gives what broke, and how many were read of each kind."""
    os.environ["DURBAR_DATA"] = str(folder)
    chosen = [kind for kind in kinds() if kind.name == only or not only]
    until = time.monotonic() + seconds
    faults, read = things(folder, chosen), dict.fromkeys((kind.name for kind in chosen), 0)
    start = 0
    for number in numbers:
        for kind in chosen:
            chance = Random(f"{seed} {kind.name} {number}")
            path = folder / kind.place
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(damaged(chance.choice(kind.whole), chance))
            fault = broken(kind, path)
            path.unlink()
            read[kind.name] += 1
            if fault:
                faults.append(f"{fault}\n  --seed {seed} --kind {kind.name} --first {number} --count 1")
        if (number - numbers.start) * 10 <= len(numbers) or time.monotonic() < until - seconds * 0.9:
            start = memory()
        if time.monotonic() > until or len(faults) >= ENOUGH:
            break
    if start and memory() > start + GROWTH:
        faults.append(f"memory grew from {start >> 20} to {memory() >> 20} MB")
    return faults, read


def broken(kind: Kind, path: Path) -> str:
    """What went wrong when a file was read; nothing when nothing did."""
    before, start = state(path), time.process_time()
    try:
        with patience():
            kind.read(path)
    except Exception:
        return f"{kind.name}: raised\n{traceback.format_exc()}"
    if time.process_time() - start > SLOW:
        return f"{kind.name}: took {time.process_time() - start:.1f} s of processor"
    return f"{kind.name}: was changed by being read" if state(path) != before else ""


def things(folder: Path, chosen: Sequence[Kind]) -> list[str]:
    """Put what is no file, or no usual one, in the place of each kind, and read it."""
    faults = []
    for kind in chosen:
        path = folder / kind.place
        for thing, make in MAKERS.items():
            path.parent.mkdir(exist_ok=True)
            make(path)
            fault = broken(kind, path)
            if fault:
                faults.append(f"{thing} in the place of {fault}")
            path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
    return faults


def _sparse(path: Path) -> None:
    path.touch()
    os.truncate(path, 10 << 30)


def _forbidden(path: Path) -> None:
    path.write_bytes(b"{}")
    path.chmod(0)


MAKERS: dict[str, Callable[[Path], object]] = {
    "a folder": Path.mkdir,
    "ten sparse gigabytes": _sparse,
    "an empty file": Path.touch,
    "a file without rights": _forbidden,
    "a million lines": lambda path: path.write_bytes(b"{}\n" * 1_000_000),
    "a hundred thousand brackets": lambda path: path.write_bytes(b"[" * 100_000),
}
if sys.platform != "win32":
    MAKERS |= {
        "a pipe": os.mkfifo,
        "a link round in a circle": lambda path: path.symlink_to(path),
        "a link to nowhere": lambda path: path.symlink_to("/nowhere/at/all"),
        "an endless device": lambda path: path.symlink_to("/dev/zero"),
        "a device of no end": lambda path: path.symlink_to("/dev/full"),
    }


def state(path: Path) -> tuple[object, ...]:
    """What must stay as it is."""
    about = path.lstat()
    known = path.is_file() and about.st_size < 1 << 24 and os.access(path, os.R_OK)
    data = path.read_bytes() if known else b""
    beside = sorted(entry.name for entry in path.parent.iterdir())
    return about.st_mode, about.st_size, about.st_mtime_ns, about.st_ino, data, beside


def memory() -> int:
    """Bytes that this process holds; 0 where the system does not say."""
    told = Path("/proc/self/statm")
    return int(told.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if told.exists() else 0


class patience:  # noqa: N801 - read as a word of the language
    """Within, whoever waits too long is woken by an exception; not on Windows, which has no such alarm. Who hears none,
    for it reads an endless file in one breath, is ended, with all the program and a word where it was."""

    def __enter__(self) -> None:
        faulthandler.dump_traceback_later(2 * HANGS, exit=True)
        if sys.platform != "win32":
            signal.signal(signal.SIGALRM, _wake)
            signal.setitimer(signal.ITIMER_REAL, HANGS)

    def __exit__(self, *_: object) -> None:
        faulthandler.cancel_dump_traceback_later()
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_REAL, 0)


def _wake(_signal: int, _frame: FrameType | None) -> None:
    raise Hangs(f"nothing for {HANGS:g} s")


def main() -> int:
    """Attack as the command line says."""
    words = parser(__doc__ or "")
    words.set_defaults(seconds=None)
    words.add_argument("--count", type=int, help="files of each kind (default: as many as the seconds allow)")
    words.add_argument("--kind", default="", help="one kind only")
    words.add_argument("--first", type=int, default=0, help="the number of the first file")
    chosen = words.parse_args()
    seconds = chosen.seconds or (math.inf if chosen.count else 60.0)
    many = chosen.count or sys.maxsize
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, hearing() as heard:
        faults, read = attack(Path(folder), chosen.seed, range(chosen.first, chosen.first + many), seconds, chosen.kind)
    for name, number in read.items():
        print(f"files: {number} of {name}")
    print(f"files: {time.monotonic() - start:.0f} s, {memory() >> 20} MB at the end")
    return report("files", [*faults, *heard])


if __name__ == "__main__":
    raise SystemExit(main())
