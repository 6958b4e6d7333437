"""Twins on the screen: two games that look alike to the next person, and differ to the one before.

``python -m tests.lab.attacks.twins --seconds 3600`` plays pairs of such games, one after the other, in one window, with
the same clicks and keys and with the pointer left anywhere. While the curtain hangs and after it every pixel, every
word a screen reader finds, all that is said aloud, the clipboard and the window's title must be the same in both.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QClipboard, QCursor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QWidget

import durbar
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games import GAMES
from durbar.session.player import Player
from durbar.session.session import GameSession
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import misclick
from durbar.ui.kit.tips import tips
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.tabs import LOG, MOVES
from durbar.ui.window import Window
from durbar.ui.words import language
from tests.attacks.command import parser, report
from tests.contract.positions import CASE
from tests.ui.eyes import texts_in
from tests.ui.hands import forget_keys

NAMES = ("Leela", "Marc", "Asha", "Theo", "Noor")
#: Moves that are played before a pair begins, at most, and of the pair itself.
BEFORE, TOGETHER = 150, 40
#: Milliseconds for tips to open and close, and for what comes late.
SOON, LATE, FINER = 5, 60, 400
SIZES = ((960, 600), (1280, 720), (1600, 900))
#: Keys that move no game.
KEYS = ("Tab", "Backtab", "F1", "F4", "F6", "Escape", "Left", "Right", "Home", "End", "Up", "Down", "PageDown")
CHORDS = ("F", "C", "A")
#: Keys at the curtain; Enter and Space lift it, Escape leaves.
CURTAIN_KEYS = (*(key for key in KEYS if key != "Escape"), "F2", "F3", "F7", "F8", "H", "D", "1", "Delete")
CURTAIN_CHORDS = (*CHORDS, "Z", "Y", "V", "X", "Tab")


@dataclass(frozen=True)
class Pair:
    """Two games that are alike to ``viewer``. moves: of both, side by side.

    With the last of them it becomes the viewer's turn; or else another's, and the viewer, who has risen, still sees the
    curtain and hears what is said behind it.
    """

    game: str
    viewer: int
    states: tuple[State, State]
    moves: tuple[tuple[Move, Move], ...]

    @property
    def next_one(self) -> int | None:
        """Who is to act after the last move."""
        state = self.states[0].copy()
        for move, _ in self.moves:
            state.play(move)
        return state.to_act

    @property
    def by_other(self) -> int:
        """How many of the last moves were made by whoever sat there before the viewer."""
        state, movers = self.states[0].copy(), []
        for move, _ in self.moves:
            movers.append(state.to_act)
            state.play(move)
        return next((back for back, mover in enumerate(reversed(movers)) if mover != movers[-1]), len(movers))


def find_pair(game: str, random: Random) -> Pair | None:
    """A pair in a random game; None where none was found."""
    case = CASE[game]
    seats, options = random.choice(list(case.tables()))
    state = durbar.start(game, seats=seats, seed=random.randrange(10**6), options=options)
    rng, way = Rng(random.randrange(10**6)), random.choice(case.ways)
    for _ in range(random.randrange(BEFORE)):
        if state.to_act is None:
            return None
        state.play(way(state, rng))
    viewer = random.randrange(seats)
    both = state.copy(), state.resample(viewer, rng)
    begun, moves = (both[0].copy(), both[1].copy()), list[tuple[Move, Move]]()
    while len(moves) < TOGETHER and (mover := both[0].to_act) is not None:
        pair = _alike(both, viewer, random)
        if pair is None:
            return None
        moves.append(pair)
        for one, move in zip(both, pair, strict=True):
            one.play(move)
        if mover != both[0].to_act and viewer in (mover, both[0].to_act) and random.random() < 0.6:
            return Pair(game, viewer, begun, tuple(moves))
    return None


def _alike(both: tuple[State, State], viewer: int, random: Random) -> tuple[Move, Move] | None:
    """A move in each of two games that the viewer can't tell apart; often another one."""
    first, second = (list(one.legal_moves()) for one in both)
    for move in random.sample(first, min(8, len(first))):
        others = random.sample(second, min(4, len(second))) if random.random() < 0.5 else []
        for other in (*others, move):
            if other in second and _seen(both[0], move, viewer) == _seen(both[1], other, viewer):
                return move, other
    return None


def _seen(state: State, move: Move, viewer: int) -> tuple[object, ...]:
    after = state.copy()
    events = [seen for event in after.play(move) if (seen := event.seen_by(viewer)) is not None]
    return after.to_act, after.view(viewer), events


# ---- hands ---------------------------------------------------------------------------------------------------------


@dataclass
class Game:
    """One of two games on the screen, and what was seen and heard of it since the other person left."""

    page: TablePage
    window: Window
    heard: list[str]

    def move_pointer(self, place: tuple[float, float]) -> QPoint:
        """Bring the pointer to a place of the window, in parts of its size."""
        spot = QPoint(round(place[0] * self.window.width()), round(place[1] * self.window.height()))
        QCursor.setPos(self.window.mapToGlobal(spot))
        under = self.window.childAt(spot) or self.window
        QTest.mouseMove(under, under.mapFrom(self.window, spot))
        return spot

    def click(self, place: tuple[float, float]) -> None:
        """Click there, unless that could make a move."""
        spot = self.move_pointer(place)
        board = self.page.board
        if self.window.childAt(spot) is not board.viewport():
            return
        target = board.here
        offer, screen, sight = self.page.shown.offer, self.page.game_screen, self.page.sight
        chooses = bool(sight.legal) and target is not None and screen.choose(target, sight) is not None
        if target is None or (not chooses and (target in offer.legal or target in offer.paths)):
            return
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=board.viewport().mapFrom(self.window, spot))

    def wheel(self, place: tuple[float, float], up: bool) -> None:
        """Turn the wheel there."""
        from tests.lab.attacks.monkey_devices import MadeUpDevices

        spot = self.move_pointer(place)
        MadeUpDevices().wheel(self.window, spot, up)

    def press(self, name: str, chord: bool = False) -> None:
        """Press a key wherever the keyboard is."""
        focused = QApplication.focusWidget() or self.window
        held = Qt.KeyboardModifier.ControlModifier if chord else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(focused, getattr(Qt.Key, f"Key_{name}"), held)

    def type(self, words: str) -> None:
        """Type into the filter of the moves."""
        self.press("F", chord=True)
        if isinstance(focused := QApplication.focusWidget(), QLineEdit):
            QTest.keyClicks(focused, words)

    def pin(self) -> None:
        """Pin the tip that is open."""
        for panel in self.window.findChildren(TipPanel):
            if panel.isVisible() and not panel.pinned:
                panel.pinning.emit()

    def open_strip(self) -> None:
        """Open what the strip above the board tells."""
        self.page.news.open_list()

    def open_tab(self, tab: int) -> None:
        """Turn to one of the tabs."""
        self.page.frame.tabs.open(tab)

    def look_at(self, back: int) -> None:
        """Look back."""
        self.page.travel.look_at(max(0, self.page.table.at - back))

    def seek_hint(self) -> None:
        """Ask the expert."""
        self.page.hints.seek()

    def frame_row(self, by: int) -> None:
        """Frame a row of the list of moves."""
        self.page.frame.tabs.moves.list.step(by)

    def press_button(self, move: Move) -> bool:
        """Leave the pointer on the button or tile that makes a move, and press it; whether there is one."""
        maker = self.page.frame.prompt.maker([move])
        if maker is None:
            return False
        spot = maker.mapTo(self.window, QPoint(9, 9))
        self.move_pointer((spot.x() / self.window.width(), spot.y() / self.window.height()))
        wait(2 * SOON)
        self.heard.clear()
        QTest.mouseClick(maker, Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
        return True

    def speak(self, code: str) -> None:
        """Turn to a language."""
        self.window.choices.switch_language(code)

    def switch_theme(self) -> None:
        """From day to night, or back."""
        self.window.choices.switch_theme()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, and wait until the board is drawn finely in it."""
        self.window.resize(*size)
        wait(FINER)

    def look_elsewhere(self) -> None:
        """Open a page over the table, and close it again."""
        self.window.overlays.show_settings()
        wait(SOON)
        self.window.pages.uncover()

    def wake_computers(self) -> None:
        """As if a computer had thought for a while, and had moved."""
        self.page.play.lingers.emit(True)
        self.page.play.lingers.emit(False)


class MadeAMove(Exception):
    """A deed that was to make no move made one: the two games are no pair any more."""


Deed = tuple[str, tuple[Any, ...]]


def gestures(random: Random, many: int, hints: bool) -> Iterator[Deed]:
    """What a person does that makes no move."""
    for _ in range(many):
        place = (random.random(), random.random())
        column = (0.75 + random.random() / 4, random.random())
        prompt = (random.random() * 0.75, 0.9 + random.random() / 10)
        yield random.choice(
            (
                ("move_pointer", (random.choice((place, column, prompt)),)),
                ("move_pointer", (random.choice((place, column, prompt)),)),
                ("click", (place,)),
                ("click", (place,)),
                ("wheel", (random.choice((place, column)), random.random() < 0.5)),
                ("press", (random.choice(KEYS),)),
                ("press", (random.choice(CHORDS), True)),
                ("type", (random.choice("aeiotrgb "),)),
                ("pin", ()),
                ("open_strip", ()),
                ("open_tab", (random.choice((MOVES, LOG)),)),
                ("look_at", (random.randrange(4),)),
                ("frame_row", (random.choice((1, 1, -1)),)),
                ("seek_hint", ()) if hints else ("pin", ()),
            )
        )


def at_the_curtain(random: Random, many: int) -> Iterator[Deed]:
    """What a person tries before the curtain."""
    for _ in range(many):
        place = (random.random(), random.random())
        yield random.choice(
            (
                ("move_pointer", (place,)),
                ("wheel", (place, random.random() < 0.5)),
                ("press", (random.choice(CURTAIN_KEYS),)),
                ("press", (random.choice(CURTAIN_CHORDS), True)),
                ("speak", (random.choice(("en", "fr")),)),
                ("switch_theme", ()),
                ("resize", (random.choice(SIZES),)),
                ("look_elsewhere", ()),
                ("wake_computers", ()),
            )
        )


def wait(milliseconds: int) -> None:
    """Let the loop turn for so long, and delete what waits for it."""
    QTest.qWait(milliseconds)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


# ---- eyes ----------------------------------------------------------------------------------------------------------


def words_of(window: QWidget) -> list[object]:
    """All that a screen reader finds in a window, and what else can be read of it."""
    found: list[object] = [window.windowTitle(), QGuiApplication.clipboard().text()]
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        told = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.statusTip()]
        if isinstance(widget, QLineEdit):
            told.append(widget.text())
        if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
            roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            told += [str(model.data(model.index(row, 0), role)) for row in range(model.rowCount()) for role in roles]
            told += [f"{index.row()} is chosen" for index in widget.selectedIndexes()]
        if any(told):
            found.append((type(widget).__name__, *told))
    found += [words for _, words in texts_in(window)]
    focused = QApplication.focusWidget()
    found.append(None if focused is None else (type(focused).__name__, focused.mapTo(focused.window(), QPoint(0, 0))))
    return found


@dataclass
class Look:
    """What is seen and heard at one moment."""

    when: str
    words: list[object]
    picture: QImage

    def differs(self, other: Look) -> str:
        """In what two looks differ; empty where they don't."""
        if self.words != other.words:
            only = [one for one in self.words if one not in other.words][:4]
            only_other = [one for one in other.words if one not in self.words][:4]
            return f"{self.when}: words differ: {only} / {only_other}"
        if self.picture != other.picture:
            return f"{self.when}: pixels differ in {_box_of_change(self.picture, other.picture)}"
        return ""


def _box_of_change(one: QImage, other: QImage) -> str:
    if one.size() != other.size():
        return "size"
    spots = [
        (x, y)
        for y in range(0, one.height(), 2)
        for x in range(0, one.width(), 2)
        if one.pixel(x, y) != other.pixel(x, y)
    ]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    if not spots:
        return "a few pixels"
    return f"x {min(xs)}–{max(xs)}, y {min(ys)}–{max(ys)} of {one.width()} × {one.height()}"


# ---- the attack ----------------------------------------------------------------------------------------------------


class Attack:
    """One window, in which pairs are played. tried: how many by game; faults: where two games could be told apart."""

    def __init__(
        self, seed: int, window: Window, hints: bool = False, sizes: Sequence[tuple[int, int]] = SIZES
    ) -> None:
        self.window, self._seed, self._hints, self._sizes = window, seed, hints, sizes
        self.tried = dict.fromkeys(GAMES, 0)
        self.curtains = 0
        self._pressed: list[bool] = []
        self.faults: list[str] = []
        self.pictures: tuple[QImage, QImage] | None = None

    def run(self, until: float, pairs: int = 10**9, games: Sequence[str] = tuple(GAMES)) -> None:
        """Play pairs, games in turn, until it is time or so many were played of each game."""
        seed = self._seed * 1_000_003
        while time.monotonic() < until and min(self.tried[game] for game in games) < pairs:
            game = min(games, key=self.tried.__getitem__)
            self.try_pair(game, seed)
            seed += 1

    def try_pair(self, game: str, seed: int) -> None:
        """Play one pair."""
        pair = find_pair(game, Random(seed))
        if pair is not None:
            with contextlib.suppress(MadeAMove):
                self.compare(pair, seed)
                self.tried[game] += 1

    def compare(self, pair: Pair, seed: int) -> None:
        """Play both games of a pair with the deeds of this seed. Raises MadeAMove."""
        for _ in range(3):  # what does not differ each time only came late, or early
            looks = self._played(pair, 0, seed), self._played(pair, 1, seed)
            if self._pressed[-1] != self._pressed[-2]:
                return  # a button in the one that is not in the other
            fault, at = _first_difference(*looks)
            if not fault:
                return
        self.faults.append(f"{pair.game}, seed {seed}, {fault}")
        self.pictures = (looks[0][at].picture, looks[1][at].picture) if at < min(map(len, looks)) else None

    def _played(self, pair: Pair, which: int, seed: int) -> list[Look]:
        """One of two games with the deeds of this seed: what is seen from the last move on."""
        random = Random(seed)
        with listening() as heard:
            game = self._sit_down(pair, which, random, heard)
            moves = [both[which] for both in pair.moves[-pair.by_other :]]
            self._do(game, list(gestures(random, random.randrange(9), self._hints)))
            same = all(one == two for one, two in pair.moves[-pair.by_other :])
            for move in moves[:-1]:
                make(game, move, by_button=False)
            self._do(game, list(gestures(random, random.randrange(12), self._hints)))
            back_to_the_game(game)
            wait(random.choice((0, 2 * SOON)))
            heard.clear()
            self._pressed.append(make(game, moves[-1], by_button=same and random.random() < 0.7))
            looks = list(self._after(game, random, pair.next_one == pair.viewer))
        self.window.go_home()
        wait(0)
        return looks

    def _after(self, game: Game, random: Random, sits_down: bool) -> Iterator[Look]:
        """What is seen while the curtain hangs; and, where the viewer sits down, when it is lifted and afterwards."""
        curtain = game.page.secrets.curtain
        if not curtain.isHidden():
            self.curtains += 1
            yield self._look(game, "the curtain has fallen")
            for deed in at_the_curtain(random, random.randrange(5)):
                self._do(game, [deed])
                yield self._look(game, f"at the curtain, after {deed}")
        if not sits_down:
            return
        if not curtain.isHidden():
            QTest.keyClick(QApplication.focusWidget() or curtain, Qt.Key.Key_Return)
        wait_for_stage(game)
        yield self._look(game, "the next person sits there")
        wait(LATE)
        while game.page.ends.panel.isVisible():
            game.press("Return")
            wait(FINER)
        yield self._look(game, "a moment later")
        for deed in gestures(random, random.randrange(6), hints=False):
            self._do(game, [deed])
            wait(LATE // 2)
            yield self._look(game, f"afterwards, after {deed}")

    def _sit_down(self, pair: Pair, which: int, random: Random, heard: list[str]) -> Game:
        forget_keys(self.window)
        if language() != "en":
            self.window.choices.switch_language("en")
        if look.dark:
            self.window.choices.switch_theme()
        QGuiApplication.clipboard().clear()
        self.window.resize(*random.choice(self._sizes))
        seats = pair.states[0].seats
        table = GameSession.new(
            pair.game, [Player(name, "person", seat, "") for seat, name in enumerate(NAMES[:seats])], 1
        )
        table.states[0] = pair.states[which].copy()
        for both in pair.moves[: -pair.by_other]:
            table.play(both[which])
        self.window.show_table(table)
        page = self.window.pages.page
        assert isinstance(page, TablePage)
        game = Game(page, self.window, heard)
        wait(SOON)
        if not page.secrets.curtain.isHidden():
            QTest.keyClick(page.secrets.curtain, Qt.Key.Key_Return)
        wait(SOON)
        return game

    def _do(self, game: Game, deeds: Sequence[Deed]) -> None:
        at = game.page.table.at
        for name, what in deeds:
            getattr(game, name)(*what)
            wait(SOON)
        if game.page.table.at != at:
            raise MadeAMove

    def _look(self, game: Game, when: str) -> Look:
        wait(SOON)
        wait_until_drawn(game)
        picture = self.window.grab().toImage()
        return Look(when, [*words_of(self.window), tuple(game.heard)], picture)


def make(game: Game, move: Move, by_button: bool) -> bool:
    """Make a move, by its button where it has one; whoever is asked means it. Says whether it has one."""
    page = game.page
    back_to_the_game(game)
    if by_button and not page.game_screen.doubt(move, page.sight) and game.press_button(move):
        return True
    page.play.play(move)
    if page.ends.panel.isVisible():
        game.press("Return")
    return False


def wait_until_drawn(game: Game) -> None:
    """Wait until a board that was enlarged, or has another size, is drawn as finely as it will be."""
    timers = game.page.board.findChildren(QTimer)
    patience = 40
    while patience and any(timer.isActive() and timer.isSingleShot() for timer in timers):
        wait(LATE)
        patience -= 1


def wait_for_stage(game: Game) -> None:
    """Wait until the table of a stage, if there is one, has opened, and the window has grown dark round it."""
    patience = 20
    while game.page.shown.blocked and patience:
        wait(LATE)
        patience = 0 if game.page.ends.panel.isVisible() else patience - 1
    if game.page.shown.blocked:
        wait(FINER)


def back_to_the_game(game: Game) -> None:
    """Nobody looks back where a move is to be made."""
    if game.page.shown.looking is not None:
        game.page.travel.back_to_game()


def _first_difference(one: Sequence[Look], other: Sequence[Look]) -> tuple[str, int]:
    for place, (first, second) in enumerate(zip(one, other, strict=False)):
        if fault := first.differs(second):
            return fault, place
    return ("one sees more than the other", len(other)) if len(one) != len(other) else ("", 0)


@contextlib.contextmanager
def listening() -> Iterator[list[str]]:
    """All that is said aloud to a screen reader meanwhile."""
    heard: list[str] = []
    owns = QClipboard.ownsClipboard
    QClipboard.ownsClipboard = lambda _clipboard: True  # type: ignore[method-assign]  # offscreen nobody knows
    is_active, update = QAccessible.isActive, QAccessible.updateAccessibility

    def hear(event: Any) -> None:
        if hasattr(event, "message"):
            heard.append(event.message())

    QAccessible.isActive, QAccessible.updateAccessibility = (lambda: True), hear  # type: ignore[method-assign]
    try:
        yield heard
    finally:
        QAccessible.isActive, QAccessible.updateAccessibility = is_active, update  # type: ignore[method-assign]
        QClipboard.ownsClipboard = owns  # type: ignore[method-assign]


@contextlib.contextmanager
def quickly() -> Iterator[None]:
    """Tips that open and close at once, and no click that is taken for a stray one."""
    before = tips.OPEN_MS, tips.CLOSE_MS, misclick.is_misclick, misclick.is_hasty
    tips.OPEN_MS = tips.CLOSE_MS = SOON
    misclick.is_misclick = lambda _place: False  # type: ignore[assignment]
    misclick.is_hasty = lambda _since: False  # type: ignore[assignment]
    try:
        yield
    finally:
        tips.OPEN_MS, tips.CLOSE_MS, misclick.is_misclick, misclick.is_hasty = before  # type: ignore[assignment]


def main() -> int:
    """Read the command line and play pairs; gives the exit code."""
    command = parser("Plays pairs of games that look alike to the next person.")
    command.add_argument("--keep", default="", help="a folder for pictures of the first difference of each pair")
    words = command.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, quickly():
        os.environ["DURBAR_DATA"] = folder
        attack = Attack(words.seed, furnished(), hints=True)
        found = 0
        until = time.monotonic() + words.seconds
        seed = words.seed * 1_000_003
        while time.monotonic() < until:
            attack.try_pair(min(attack.tried, key=attack.tried.__getitem__), seed)
            seed += 1
            for fault in attack.faults[found:]:
                print(f"twins: {fault}", flush=True)
                if words.keep and attack.pictures:
                    for number, picture in enumerate(attack.pictures):
                        picture.save(f"{words.keep}/{seed - 1}-{number}.png")
            found = len(attack.faults)
        print(f"twins: pairs by game {attack.tried}, {attack.curtains} curtains", flush=True)
        attack.window.shut()
    return report("twins", attack.faults)


def furnished() -> Window:
    """A window without motion."""
    from durbar.app import application
    from durbar.ui import settings

    application()
    settings.save(
        settings.Settings(
            language="en", theme="light", bot_speed="instant", animations="off", first_steps=False, auto_pass=False
        )
    )
    window = Window()
    window.show()
    window.activateWindow()
    QTest.qWait(100)
    return window


if __name__ == "__main__":
    sys.exit(main())
