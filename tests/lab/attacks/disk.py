"""Plays on a disk that fills up, lets nobody write, vanishes, and is changed by others.

``python -m tests.lab.attacks.disk --seconds 3600``. Whatever the disk does, the game must go on, what is told of it
must be true, nothing that others wrote may be touched, and as soon as the disk is well again the next move must bring
the whole game to it. As root the disk is a small one of its own in memory; else this process limits the size of its
files. ``--window`` plays through a window.
"""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from durbar.engine.move import Move
from durbar.engine.record import BadRecord
from durbar.games import GAMES, game
from durbar.session import shelf, store
from durbar.session.autosave import AGAIN, GONE, PARTED
from durbar.session.player import Player
from durbar.session.session import GameSession
from tests.attacks.command import parser, report
from tests.attacks.swallowed import hearing

#: Bytes of the small disk, and how many saves follow one trouble before the disk is well again, at most.
ROOM = 1 << 23
LASTS = 4
#: One move in so many is taken back; one game in so many has a stranger about who changes files at any moment.
UNDOES = 8
STRANGERS = 6
#: Seconds the stranger waits from one deed to the next, at most, and seconds a game has.
RESTS = 0.01
GAME = 20.0
#: Seconds after which the window must have told what is so.
SHOWN = 5.0

Do = Callable[[], None]


def main() -> int:
    """Read the command line and play; gives the exit code."""
    command = parser("Plays on a disk that fills up, lets nobody write, vanishes, and is changed by others.")
    command.add_argument("--window", action="store_true", help="play through a window")
    words = command.parse_args()
    until = time.monotonic() + words.seconds
    faults: list[str] = []
    games = saves = 0
    with tempfile.TemporaryDirectory() as folder, small_disk(Path(folder)) as disk, hearing() as heard:
        os.environ["DURBAR_DATA"] = str(disk.folder / "durbar")
        hands = through_window() if words.window else Hands(GameSession.play, GameSession.undo)
        while not faults and time.monotonic() < until:
            one = Attack(disk, f"{words.seed} {games}", hands, until)
            faults += [f"{fault}\n  --seed {words.seed}, game {games}" for fault in [*one.run(), *heard]]
            games, saves = games + 1, saves + one.saves
    print(f"disk: {saves} saves in {games} games, on {disk.kind}")
    return report("disk", faults)


# ---- disks ---------------------------------------------------------------------------------------------------------


class LimitedDisk:
    """A folder of the usual disk, in whose files this process may write but little. Only POSIX systems can."""

    kind = "a disk of limited files"

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, left: int) -> None:
        """Leave so many bytes."""
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (left, most))

    def forbid(self) -> None:
        """Let nobody write into the games' folder: it binds all but root."""
        shelf.shelf().chmod(0o500)

    def heal(self) -> None:
        """All is well again."""
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        if shelf.shelf().is_dir():
            shelf.shelf().chmod(0o700)


class MemoryDisk:
    """A small disk of its own, in memory; only root can have one."""

    kind = "a small disk in memory"

    def __init__(self, folder: Path) -> None:
        """Raises OSError where none can be had."""
        self.folder = folder / "disk"
        self.folder.mkdir()
        self._ballast = self.folder / "ballast"
        if not sys.platform.startswith("linux") or os.geteuid() != 0:
            raise PermissionError
        _mount("-t", "tmpfs", "-o", f"size={ROOM}", "durbar", str(self.folder))

    def fill(self, left: int) -> None:
        """Leave so many bytes, as far as the disk's pages allow."""
        room = os.statvfs(self.folder)
        with contextlib.suppress(OSError), self._ballast.open("wb") as file:
            file.write(b"x" * max(0, room.f_bavail * room.f_frsize - left))

    def forbid(self) -> None:
        """Nobody may write anything."""
        _mount("-o", "remount,ro", str(self.folder))

    def heal(self) -> None:
        """All is well again."""
        _mount("-o", "remount,rw", str(self.folder))
        self._ballast.unlink(missing_ok=True)

    def end(self) -> None:
        """Take the disk away."""
        subprocess.run(["umount", "-l", str(self.folder)], check=True)


def _mount(*words: str) -> None:
    try:
        subprocess.run(["mount", *words], check=True, capture_output=True)
    except subprocess.CalledProcessError as error:
        raise OSError(error.stderr.decode()) from error


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[MemoryDisk | LimitedDisk]:
    """The best disk for this that can be had here."""
    try:
        disk = MemoryDisk(folder)
    except OSError:
        yield LimitedDisk(folder)
        return
    try:
        yield disk
    finally:
        disk.end()


# ---- one game ------------------------------------------------------------------------------------------------------


class Hands(NamedTuple):
    """How moves are made and taken back."""

    play: Callable[[GameSession, Move], object]
    undo: Callable[[GameSession], object]


class Attack:
    """One game on a disk in trouble. saves: how many there were."""

    def __init__(self, disk: MemoryDisk | LimitedDisk, seed: str, hands: Hands, until: float) -> None:
        """until: when it ends, over or not."""
        self.saves = 0
        self._ends = min(until, time.monotonic() + GAME)
        self._disk, self._hands = disk, hands
        self._chance = random.Random(seed)
        self._steps: list[str] = []
        self._others: dict[Path, bytes] = {}

    def run(self) -> list[str]:
        """Play it; what broke, with the steps that led there."""
        data = Path(os.environ["DURBAR_DATA"])
        shutil.rmtree(data, ignore_errors=True)
        data.mkdir()
        self._put(data / "other.json", b"somebody's settings")
        self._put(shelf.shelf() / f"other{store.SUFFIX}", b"somebody's game")
        try:
            if self._chance.randrange(STRANGERS) == 0:
                self._play_among_strangers()
            else:
                self._play_in_trouble()
        except Exception:
            return [f"{traceback.format_exc()}  after {self._steps[-12:]}"]
        finally:
            self._disk.heal()
            for away in data.parent.glob("away-*"):
                shutil.rmtree(away, ignore_errors=True)
        return []

    def _play_in_trouble(self) -> None:
        troubles = (self._fill, self._forbid, self._take_away, self._change, self._other_window)
        if self._chance.random() < 0.3:
            self._fill()
        table = self._new_table()
        while table.to_act is not None and time.monotonic() < self._ends:
            for _ in range(self._chance.randint(1, LASTS)):
                self._step(table)
            self._disk.heal()
            self._steps.append("healed")
            self._step(table)
            assert table.autosave.trouble is None, f"the disk is well, but {table.autosave.trouble}"
            self._check_whole(table)
            if table.to_act is not None:
                self._chance.choice(troubles)(table)

    def _step(self, table: GameSession) -> None:
        """One save, and whether what is told of it is true."""
        path, known = table.path, table.autosave.is_there
        assert path is not None
        before, failed = _found(path), table.autosave.trouble is not None
        ours = before is not None and path not in self._others
        self._move(table)
        self.saves += 1
        news, trouble = table.autosave.news, table.autosave.trouble
        self._steps.append(f"saved: {trouble or 'well'} {news}")
        if before is not None and not ours:
            assert news == PARTED or trouble is not None, "it was another's file"
        elif trouble is None:
            expected = GONE if before is None and known else AGAIN if failed else ""
            assert news == expected, f"“{news}” is told, “{expected}” is so"
        assert news != PARTED or (before is not None and not ours), "nobody else had written there"
        if trouble is None:
            self._check_whole(table)
        elif ours:
            assert _found(path) == before, "a save that failed changed the file"
        self._check_others()

    def _move(self, table: GameSession) -> None:
        at = table.at
        if table.to_act is None:
            table.save()  # as whoever leaves a table does
        elif self._chance.randrange(UNDOES) == 0 and table.undoing.why_not() is None:
            self._hands.undo(table)
            assert table.at < at
        else:
            self._hands.play(table, self._chance.choice(table.state.legal_moves()))
            assert table.at > at

    def _play_among_strangers(self) -> None:
        """Somebody changes files at any moment: only in the end can be told what must be there."""
        table = self._new_table()
        seed = str(self._chance.getrandbits(32))
        with subprocess.Popen([sys.executable, "-c", _STRANGER, str(shelf.shelf()), seed, str(RESTS)]) as stranger:
            try:
                while table.to_act is not None and time.monotonic() < self._ends:
                    self._move(table)
                    self.saves += 1
            finally:
                stranger.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        self._steps.append("strangers")
        table.save()
        assert table.autosave.trouble is None, table.autosave.trouble
        self._check_whole(table)

    # ---- troubles --------------------------------------------------------------------------------------------------

    def _fill(self, _table: GameSession | None = None) -> None:
        left = self._chance.choice((0, 100, 5000))
        self._steps.append(f"full but for {left}")
        self._disk.fill(left)

    def _forbid(self, _table: GameSession) -> None:
        self._steps.append("read-only")
        self._disk.forbid()

    def _take_away(self, table: GameSession) -> None:
        """The folder is removed, or moved away with all that is in it; or the file alone."""
        data, way = Path(os.environ["DURBAR_DATA"]), self._chance.randrange(3)
        self._steps.append(("file gone", "folder gone", "folder moved away")[way])
        assert table.path is not None
        if way == 0:
            table.path.unlink()
        elif way == 1:
            shutil.rmtree(data)
            self._others = {path: text for path, text in self._others.items() if data not in path.parents}
        else:
            away = data.with_name(f"away-{self._chance.getrandbits(32):x}")
            data.rename(away)
            moved = {path: away / path.relative_to(data) for path in self._others if data in path.parents}
            self._others = {moved.get(path, path): text for path, text in self._others.items()}

    def _change(self, table: GameSession) -> None:
        """Somebody writes to the game's file, or only touches it."""
        path, way = table.path, self._chance.randrange(5)
        assert path is not None
        text = path.read_bytes()
        self._steps.append(("touched", "copied", "cut", "emptied", "another game")[way])
        if way == 0:
            os.utime(path, (self._chance.randrange(1 << 31),) * 2)
        elif way == 1:
            aside = path.with_name("copy")
            aside.write_bytes(text)
            aside.replace(path)
        else:
            self._put(path, (text[: self._chance.randrange(len(text))], b"", b"durbar 2\n{}\n")[way - 2])

    def _other_window(self, table: GameSession) -> None:
        """Another window goes on with the game."""
        assert table.path is not None
        other = GameSession.open(table.path)
        other.play(self._chance.choice(other.state.legal_moves()))
        assert other.autosave.trouble is None
        assert other.path == table.path
        self._steps.append("another window")
        self._others[table.path] = table.path.read_bytes()

    # ---- looking ---------------------------------------------------------------------------------------------------

    def _new_table(self) -> GameSession:
        key = self._chance.choice(list(GAMES))
        players = [Player(f"Player {seat}") for seat in range(self._chance.choice(game(key).seats))]
        table = GameSession.new(key, players, self._chance.getrandbits(30), path=shelf.place_for(key))
        self._steps.append(f"{key}: {table.autosave.trouble or 'kept'}")
        return table

    def _put(self, path: Path, text: bytes) -> None:
        """Somebody else writes a file."""
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text)
        self._others[path] = text

    def _check_whole(self, table: GameSession) -> None:
        assert table.path is not None
        assert table.path.read_bytes() == table.text(), "the game on the disk is not the one that is played"
        try:
            again = GameSession.open(table.path)
        except BadRecord as error:
            raise AssertionError(f"the game on the disk can't be read: {error}") from error
        assert (again.at, again.state.digest()) == (table.at, table.state.digest())

    def _check_others(self) -> None:
        for path, text in self._others.items():
            assert _found(path) == text, f"{path.name} of somebody else was changed"
        left = list(self._disk.folder.rglob(".*.new"))
        assert not left, f"{left} was left"


def _found(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


#: Somebody who changes files in a folder at any moment, told its place, a seed and how long to rest, until it is ended.
_STRANGER = """
import os, random, sys, time
folder, chance, rests = sys.argv[1], random.Random(sys.argv[2]), float(sys.argv[3])
while True:
    try:
        names = [name for name in os.listdir(folder) if name.endswith(".durbar")]
        path = os.path.join(folder, chance.choice(names or ["new.durbar"]))
        deed = chance.randrange(5)
        if deed == 0:
            os.utime(path)
        elif deed == 1:
            os.truncate(path, chance.randrange(1 + os.path.getsize(path)))
        elif deed == 2:
            os.unlink(path)
        elif deed == 3:
            os.rename(path, os.path.join(folder, "moved.durbar"))
        else:
            with open(path, "wb") as file:
                file.write(b"somebody else's")
    except OSError:
        pass
    time.sleep(rests * chance.random())
"""


def through_window() -> Hands:
    """Moves are made and taken back at the table's page, which must say what is so."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt

    from durbar.app import application
    from durbar.ui.pages.table.page import TablePage
    from durbar.ui.window import Window
    from tests.ui.hands import page_of, press, second_line, show

    app = application()
    window = Window()
    window.choices.settings = msgspec.structs.replace(
        window.choices.settings, language="en", animations="off", auto_pass=False
    )
    window.show()

    def page_at(table: GameSession) -> TablePage:
        if window.pages.page is None or page_of(window).table is not table:
            show(window, table)
        return page_of(window)

    def wait(page: TablePage, done: Callable[[], bool], fault: str) -> None:
        """Lift curtains and read tables of stages until something is so."""
        until = time.monotonic() + SHOWN
        while not done():
            assert time.monotonic() < until, fault
            if page.secrets.curtain.isVisible():
                press(page.secrets.curtain, Qt.Key.Key_Return)
            if page.ends.panel.isVisible():
                press(page.ends.panel, Qt.Key.Key_Return)
            app.processEvents()

    def told(page: TablePage) -> None:
        so = page.table.autosave.trouble is not None
        wait(
            page,
            lambda: page.table.to_act is None or ("can’t be saved" in second_line(page)) == so,
            f"“{second_line(page)}” is told",
        )

    def play(table: GameSession, move: Move) -> None:
        page = page_at(table)
        wait(page, lambda: bool(page.sight.legal) and not page.shown.blocked, "no move is asked for")
        page.play.play(move)
        told(page)

    def undo(table: GameSession) -> None:
        page = page_at(table)
        page.play.undo()
        told(page)

    return Hands(play, undo)


if __name__ == "__main__":
    sys.exit(main())
