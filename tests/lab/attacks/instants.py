"""Does something else at every instant between a move and the next offer, and looks whether the game goes on.

``python -m tests.lab.attacks.instants --seconds 3600 [GAME]``. A move that ends a stage, one that ends a game and one
that ends neither are made at normal speed with animations; at some turn of the event loop after it – each in its own
game, opened anew – moves are taken back or made again, one looks back, opens something, changes language, theme, size
or speed, goes home. Then the table must be played on within two seconds, say what it says when it is opened anew, and
agree with its record; and nothing may be raised meanwhile. Everything is done as persons do it: by keys and clicks.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import product

import msgspec
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

import durbar
from durbar.bots.search.advice import Advice
from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.record import read_record
from durbar.engine.rng import Rng
from durbar.games import GAMES
from durbar.session.session import GameSession
from durbar.session.thinker import Thinker
from durbar.ui.games import game_screen
from durbar.ui.kit.controls.buttons import SignButton
from durbar.ui.kit.pressing import misclick
from durbar.ui.pages.table.news_strip import NewsList
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.tabs import MOVES
from durbar.ui.pages.table.timeslider import TimeSlider
from durbar.ui.sight import sight_of
from durbar.ui.window import Window
from tests.attacks.command import parser, report
from tests.attacks.swallowed import hearing
from tests.contract.positions import CASE
from tests.ui.hands import button_called, click, log_words, move_words, page_of, players, press, questions, show

#: Seconds, and turns of the loop, without anything new after which a table is frozen. A moment is skipped before.
FROZEN, TURNS = 2.0, 150
SKIPS = 0.7
#: Seconds without anything new after which the table is at rest.
RESTS = 1.4
#: Milliseconds from one turn of the loop to the next at most.
TICK = 8
#: Turns between two deeds that are done one after the other.
BETWEEN = (0, 1, 3, 10, 40)
#: What is pressed when a question comes up; whatever else is asked is left as it is.
ANSWERS = ("Take back", "Yes, do it")
WINDOW = (960, 600)

CTRL = Qt.KeyboardModifier.ControlModifier
Deed = Callable[["Attack"], None]


def main() -> int:
    """Read the command line and attack; gives the exit code."""
    command = parser("Does something else at every instant between a move and the next offer.")
    command.add_argument("games", nargs="*", metavar="GAME", help="these games only")
    words = command.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    until = time.monotonic() + words.seconds
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DURBAR_DATA"] = folder
        attack = Attack()
        try:
            faults = attack.run(words.games or list(GAMES), words.seed, until)
        finally:
            attack.close()
    print(f"instants: {attack.tried} tries")
    return report("instants", faults)


# ---- ends ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Turn:
    """A game before a move of the person. kind: what the move ends: "stage", "game", or only "move"."""

    game: str
    kind: str
    record: bytes
    move: Move

    def table(self) -> GameSession:
        """The game, opened anew; it is kept nowhere."""
        return GameSession.of_record(read_record(self.record))


def turn(game: str, kind: str, seed: int = 1) -> Turn:
    """A turn of a person in a random game whose move ends this; every other seed seats two persons."""
    for one in range(seed, seed + 200):
        found = next((turn for turn in _turns(game, one) if turn.kind == kind), None)
        if found is not None:
            return found
    raise AssertionError(f"no move of {game} ends a {kind}")


def _turns(game: str, seed: int) -> Iterator[Turn]:
    """The turns of persons that end a stage or the game, and some of those that do not."""
    seats = 3 if 3 in durbar.game(game).seats else durbar.game(game).seats[0]
    kinds = ("pp" if seed % 2 == 0 else "p").ljust(seats, "c")
    table, rng, way = GameSession.new(game, players(kinds), seed), Rng(seed), CASE[game].ways[-1]
    chosen, kind = -1, ""  # after how many moves the person chose, and what followed on it without another choice
    while table.to_act is not None:
        at, person_chooses = table.at, table.person_acts and len(table.state.legal_moves()) > 1
        if person_chooses and kind:
            yield _taken_back(table, chosen, kind)
        if person_chooses:
            chosen, kind = at, ""
        elif len(table.state.legal_moves()) > 1 and not kind:
            chosen = -1
        table.play(way(table.state, rng))
        if chosen >= 0 and not kind and ((found := _ends(table, at)) != "move" or rng.below(20) == 0):
            kind = found
    if kind:
        yield _taken_back(table, chosen, kind)


def _taken_back(table: GameSession, at: int, kind: str) -> Turn:
    """The game after so many moves, with the others taken back: there is something to make again."""
    back = GameSession.of_record(read_record(table.text()))
    back.at = at
    return Turn(table.record.game, kind, back.text(), back.moves[back.at])


def _ends(table: GameSession, at: int) -> str:
    if table.to_act is None:
        return "game"
    endings, events = game_screen(table.record.game).endings, table.seen(at, 0)
    new = endings.parted(events)[1] or endings.rolled(events)[1] or endings.stage_table(events, sight_of(table))
    return "stage" if new else "move"


# ---- the window ----------------------------------------------------------------------------------------------------


class QuickThinker(Thinker):
    """Every computer is the easiest, who needs no process; the expert has nothing to say."""

    def think(self, position: Position, key: str, level: str, seed: int, patience: int = 1) -> Future[str]:
        """Part of Thinker."""
        return self.think_here(position, key, seed)

    def advise(self, position: Position, key: str, seed: int, patience: int = 1) -> Future[tuple[Advice, ...]]:
        """Part of Thinker."""
        told: Future[tuple[Advice, ...]] = Future()
        told.set_result(())
        return told


class QuickWindow(Window):
    """A window whose computers are quick."""

    def __init__(self) -> None:
        self._quick = QuickThinker()
        super().__init__()

    @property
    def thinker(self) -> Thinker:
        """Part of Window."""
        return self._quick

    def shut(self) -> None:
        """Part of Window."""
        super().shut()
        self._quick.close()


class Attack(QObject):
    """One window, and a game opened in it for each try. page: the table on the screen. tried: how many tries."""

    def __init__(self) -> None:
        from durbar.app import application
        from durbar.ui import settings

        self.app = application()
        super().__init__()
        settings.save(settings.Settings(language="en", theme="light", animations="on", first_steps=False, sounds="off"))
        self.window = QuickWindow()
        self.window.resize(*WINDOW)
        self.window.show()
        self._is_hasty, misclick.is_hasty = misclick.is_hasty, lambda _since: False  # a curtain is lifted at once
        self.tried = 0
        self._turn: Turn | None = None
        self._anew: tuple[GameSession, int, dict[str, object]] | None = None
        self._answering = QTimer(self, interval=20)
        self._answering.timeout.connect(_answer)
        self._answering.start()
        self._tick = QTimer(self, interval=TICK)
        self._tick.start()

    def run(self, games: list[str], seed: int, until: float) -> list[str]:
        """Try every deed at every instant of every end, in any order, until then or until something breaks."""
        rng = random.Random(seed)
        while time.monotonic() < until:
            for game, kind in product(games, ("stage", "game", "move")):
                one = turn(game, kind, rng.randrange(1000))
                instants = self.turns_after(one)
                tries = [(deeds, at) for deeds in deeds_of(rng) for at in range(instants)]
                for deeds, at in rng.sample(tries, min(len(tries), 60)):
                    if time.monotonic() > until:
                        return []
                    if fault := self.attempt(one, at, deeds):
                        return [fault]
        return []

    def attempt(self, one: Turn, at: int, deeds: tuple[tuple[str, int], ...]) -> str:
        """Do deeds from the ``at``-th turn of the loop after the move on; what broke, or nothing.

        deeds: by name, each with so many turns after it.
        """
        self.tried += 1
        with hearing() as heard:
            try:
                self.sit_down(one)
                self.move()
                self.spin(at)
                for name, after in deeds:
                    DEEDS[name](self)
                    self.spin(after)
                self.play_on()
            except AssertionError as error:
                heard.append(f"{type(error).__name__}: {error}")
            if heard:
                told = " ".join(heard)
                return f"{one.game}, the end of a {one.kind} by {one.move}, {deeds} after {at} turns: {told}"
        return ""

    def close(self) -> None:
        """Shut the window, and leave language and theme as they were."""
        self._dress()
        self.window.close()
        self.window.deleteLater()
        self._answering.stop()
        self._tick.stop()
        misclick.is_hasty = self._is_hasty

    # ---- before ----------------------------------------------------------------------------------------------------

    @property
    def page(self) -> TablePage:
        """The table on the screen."""
        return page_of(self.window)

    def sit_down(self, one: Turn) -> None:
        """Open the game anew, in a window as it was at first."""
        self._turn = one
        self._dress()
        self.show(one.table())
        self.until(self._offers, "there is no first offer")

    def _dress(self) -> None:
        choices = self.window.choices
        usual = {"bot_speed": "normal", "theme": "light", "language": "en", "text": 100}
        choices.apply(msgspec.structs.replace(choices.settings, **usual))
        self.window.resize(*WINDOW)

    def show(self, table: GameSession) -> None:
        """A table on the screen, as if it came from a file."""
        self._table = GameSession.of_record(read_record(table.text()))
        show(self.window, self._table)

    def move(self) -> None:
        """Make the move; it may be the second time."""
        assert self._turn is not None
        self.make(self.page.frame.tabs.moves.model.place_of(self._turn.move))

    def make(self, place: int) -> None:
        """Choose a move in the list, by its place there."""
        self.window.activateWindow()  # a page that went may have taken the keyboard along
        self.page.frame.tabs.open(MOVES)  # the rules may be open there
        self.press(Qt.Key.Key_F, CTRL)
        for _ in range(place + 1):
            self.press(Qt.Key.Key_Down)
        self.press(Qt.Key.Key_Return)

    def turns_after(self, one: Turn) -> int:
        """How many turns of the loop there are between the move and the next offer, when nothing is done."""
        self.sit_down(one)
        self.move()
        turns, last, since, known = 0, 0, time.monotonic(), None
        while time.monotonic() - since < RESTS and turns < 2000:
            if (now := self._standing()) != known:
                last, since, known = turns, time.monotonic(), now
            self.spin(1)
            turns += 1
        return last + 5

    def _offers(self) -> bool:
        """Whether something is asked of the person."""
        page = self.page
        return page.ends.panel.isVisible() or self._has_results or bool(move_words(page))

    @property
    def _has_results(self) -> bool:
        results = self.page.ends.results
        return results is not None and results.isVisible()

    # ---- the loop --------------------------------------------------------------------------------------------------

    def spin(self, turns: int) -> None:
        """Let the loop come round so often."""
        for _ in range(turns):
            self.app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # as a running loop does

    def until(self, done: Callable[[], bool], fault: str) -> None:
        """Let the loop come round until something is so, for a while at most."""
        until = QDeadlineTimer(4000)
        while not done():
            assert not until.hasExpired(), fault
            self.spin(1)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key, wherever the keyboard is."""
        handle = self.window.windowHandle()
        QTest.keyClick(handle, key, modifier)

    # ---- afterwards ------------------------------------------------------------------------------------------------

    def play_on(self) -> None:
        """Come back to the table, wait for the offer, look, and make moves until somebody answers. A game that is over
        has its results. What follows on this is over at once; what was begun before is not."""
        rng = random.Random(self.tried)
        self.window.choices.switch_language("en")
        self.window.choices.set_speed("instant")
        since, turns, skipped, known = time.monotonic(), 0, False, None
        begun: int | None = None
        while begun is None or not self._answered_since(begun):
            if (now := self._standing()) != known:
                since, turns, skipped, known = time.monotonic(), 0, False, now
            if self._come_back():
                pass
            elif self.page.table.to_act is None and self._results_are_open():
                break
            elif self.page.table.person_acts and move_words(self.page) and not self._differs():
                begun = self.page.table.at if begun is None else begun
                self.make(self._another(rng))
            elif not skipped and time.monotonic() - since > SKIPS:
                skipped = True  # a moment may be seen longer
                self.press(Qt.Key.Key_Control)
            self.spin(1)
            turns += 1
            frozen = time.monotonic() - since > FROZEN and turns > TURNS
            assert not frozen, f"frozen: “{self.said}”; opened anew, it says otherwise: {self._differs()}"
        self._look()

    def _another(self, rng: random.Random) -> int:
        """The place of a move that is listed: not the one that was made before, if there is another."""
        assert self._turn is not None
        known = self.page.frame.tabs.moves.model.place_of(self._turn.move)
        places = [place for place in range(len(move_words(self.page))) if place != known]
        return rng.choice(places) if places else 0

    def _answered_since(self, begun: int) -> bool:
        """Whether a computer has made a move after so many moves."""
        table = self.page.table
        return any(table.states[at].to_act not in table.people for at in range(begun, table.at))

    @property
    def said(self) -> str:
        """What the prompt says."""
        return self.page.frame.prompt.prompt.sentence

    def _standing(self) -> object:
        """Whatever changes while a game goes on."""
        if self.window.pages.page is None:
            return None
        page = self.page
        return page.table.at, page.ends.panel.isVisible(), self._has_results, page.board.board.animating, self.said

    def _come_back(self) -> bool:
        """Close what was opened, leave the past, read what is to be read first; whether there was anything."""
        window = self.window
        if window.pages.page is None:  # a game that is over is left by Esc
            self.show(self._table)
            return True
        page = self.page
        if QApplication.activePopupWidget() is not None:
            QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
            window.activateWindow()  # without a screen nobody else does
        elif window.pages.covers:
            window.pages.uncover()
        elif page.secrets.curtain.isVisible():
            self.press(Qt.Key.Key_Return)
        elif page.ends.panel.isVisible():
            QTest.keyClick(page.ends.panel, Qt.Key.Key_Return)
        elif (
            page.shown.looking is not None
            or page.replay.on
            or any(opened.isVisible() for opened in page.findChildren(NewsList))
        ):
            self.press(Qt.Key.Key_Escape)
        else:
            return False
        return True

    def _results_are_open(self) -> bool:
        page = self.page
        if self._has_results:
            return True
        buttons = [button for button in page.frame.prompt.prompt.buttons if button.action == "results"]
        if buttons and not page.board.board.animating:
            click(button_called(page.frame.prompt, buttons[0].words), QPoint(9, 9))
        return False

    def _differs(self) -> dict[str, object]:
        """What is written otherwise than on a page that is opened anew, as it is here and there."""
        table = self.page.table
        if self._anew is None or self._anew[:2] != (table, table.at):
            other = TablePage(
                GameSession.of_record(read_record(table.text())), self.window.thinker, self.window.choices.settings
            )
            if not other.secrets.curtain.isHidden():
                press(other.secrets.curtain, Qt.Key.Key_Return)
            self._anew = table, table.at, _told(other)
            other.leave()
            other.deleteLater()
        here, anew = _told(self.page), self._anew[2]
        return {what: (here[what], anew[what]) for what in here if here[what] != anew[what]}

    def _look(self) -> None:
        table = self.page.table
        record = table.record
        again = durbar.start(record.game, seats=record.seats, seed=record.seed, options=record.options)
        for move in table.moves[: table.at]:
            again.play(move)
        assert again.digest() == table.state.digest(), "the table is not where its moves lead"
        opened = GameSession.of_record(read_record(table.text()))
        assert (opened.at, opened.state.digest()) == (table.at, table.state.digest()), "the record is not the table"


def _told(page: TablePage) -> dict[str, object]:
    """What stands on the board and round it."""
    names = [part.accessibleName() for part in page.frame.seats.findChildren(QWidget)]
    board = page.board.board.sight
    return {
        "board": None if board is None else board.view,
        "prompt": page.frame.prompt.prompt.sentence,
        "log": log_words(page),
        "moves": move_words(page),
        "players": [name for name in names if name],
    }


def _answer() -> None:
    for question in questions():
        for words in ANSWERS:
            try:
                click(button_called(question, words))
                break
            except AssertionError:
                continue
        else:
            question.reject()


# ---- deeds ---------------------------------------------------------------------------------------------------------


def _key(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> Deed:
    return lambda attack: attack.press(key, modifier)


def _again(attack: Attack) -> None:
    """The same move once more, where it is open."""
    assert attack._turn is not None
    if attack._turn.move in attack.page.sight.legal and move_words(attack.page):
        attack.move()


def _look_back(attack: Attack) -> None:
    for slider in attack.page.frame.top.findChildren(TimeSlider):
        QTest.keyClick(slider, Qt.Key.Key_Left)


def _click_board(attack: Attack) -> None:
    board = attack.page.board.viewport()
    click(board, QPoint(board.width() // 3, board.height() // 3))


def _reopen(attack: Attack) -> None:
    """Go home, and go on with the game."""
    attack.window.go_home()
    attack.spin(2)
    attack.show(attack._table)


def _open_menu(attack: Attack) -> None:
    top = attack.page.frame.top
    click(button_called(top, top.findChildren(SignButton)[-1].accessibleName()))


def _resize(attack: Attack) -> None:
    window: QWidget = attack.window
    window.resize(WINDOW[0] + 160, WINDOW[1] + 90)


def deeds_of(rng: random.Random) -> Iterator[tuple[tuple[str, int], ...]]:
    """Each deed alone, undone or not, and some rows of them."""
    for name in DEEDS:
        yield ((name, 0),)
        yield (("undo", rng.choice(BETWEEN)), (name, 0))
    for _ in DEEDS:
        yield (("undo", rng.choice(BETWEEN)), ("the move again", rng.choice(BETWEEN)), ("redo", 0))
        yield tuple((rng.choice(list(DEEDS)), rng.choice(BETWEEN)) for _ in range(3))


DEEDS: dict[str, Deed] = {
    "undo": _key(Qt.Key.Key_Z, CTRL),
    "redo": _key(Qt.Key.Key_Y, CTRL),
    "the move again": _again,
    "look back": _look_back,
    "return": _key(Qt.Key.Key_End),
    "hint": _key(Qt.Key.Key_F3),
    "rules": _key(Qt.Key.Key_F1),
    "reference": _key(Qt.Key.Key_F2),
    "sheet": _key(Qt.Key.Key_F4),
    "keys": _key(Qt.Key.Key_F5),
    "list": _key(Qt.Key.Key_F7),
    "shown again": _key(Qt.Key.Key_F8),
    "settings": lambda attack: attack.window.overlays.show_settings(),
    "menu": _open_menu,
    "home": _reopen,
    "French": lambda attack: attack.window.choices.switch_language("fr"),
    "theme": lambda attack: attack.window.choices.switch_theme(),
    "larger text": _key(Qt.Key.Key_Plus, CTRL),
    "mute": _key(Qt.Key.Key_M),
    "Enter": _key(Qt.Key.Key_Return),
    "Esc": _key(Qt.Key.Key_Escape),
    "click": _click_board,
    "instant": lambda attack: attack.window.choices.set_speed("instant"),
    "step": lambda attack: attack.window.choices.set_speed("step"),
    "resize": _resize,
}


if __name__ == "__main__":
    sys.exit(main())
