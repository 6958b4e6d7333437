"""Which events are heard, when, and when they are not."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import get_args
from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from durbar.engine.event import Event
from durbar.games import GAMES
from durbar.games.ra.events import AuctionBegan, RaDrawn, SunBid, TileDrawn, TilesLost
from durbar.system.paths import found
from durbar.ui.games import game_screen
from durbar.ui.kit.values.sound import Sound
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.lesson.lesson_mode import LessonMode
from durbar.ui.pages.table import sounding
from durbar.ui.pages.table.sounding import Sounding
from durbar.ui.settings import Settings, audible
from durbar.ui.sound.speaker import Speaker
from durbar.ui.window import Window
from tests.ui.every_page import KINDS, PAGES
from tests.ui.hands import button_called, click_button, let_pass, open_tips, press, sit_at, sit_down, time_left
from tests.ui.pages.table.parts import a_context, shown_of, table_after
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True

DRAWN = TileDrawn(0, "nile", 0)
CALLED = (RaDrawn(0, 1, 8), AuctionBegan(0, "drawn", ("nile",)))
LOST = TilesLost(1, "unrest", ("art",))


class Ears:
    """Hears what a table sounds. flies: milliseconds that each event's piece is on its way."""

    def __init__(self, flies: int = 0, **parts: object) -> None:
        self.heard: list[str] = []
        self.board = MagicMock(pace=1.0)
        self.board.flights_of.side_effect = lambda events, _before: [
            SimpleNamespace(start=flies * place, length=flies) for place in range(len(events)) if flies
        ]
        self.host = QObject()
        self.shown = shown_of(table_after(3))
        self.sounding = Sounding(a_context(self.shown, self.host, board=MagicMock(board=self.board), **parts))
        self.sounding.heard.connect(self.heard.append)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """A time that stands still until it is put on."""
    time = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(sounding, "monotonic", lambda: time.now)
    return time


def heard_from_now(ears: Ears, clock: SimpleNamespace) -> list[tuple[int, str]]:
    """Put the time on until nothing more is heard: after how many milliseconds each sound is, and which."""
    now, told = clock.now, list[tuple[int, str]]()
    ears.heard.clear()
    while any(timer.isActive() for timer in ears.sounding.findChildren(QTimer)):
        clock.now += time_left(ears.sounding) / 1000
        let_pass(ears.sounding)
        for _ in range(1000):
            QCoreApplication.processEvents()
            if len(ears.heard) > len(told):
                break
        told.append((round(1000 * (clock.now - now)), ears.heard[-1]))
    return told


@pytest.mark.parametrize("key", GAMES)
def test_every_game_tells_by_sounds_there_are(key: str):
    sounds = game_screen(key).telling.sounds
    assert sounds
    assert set(sounds.values()) <= set(get_args(Sound))
    assert all(issubclass(kind, Event) for kind in sounds)


def test_there_is_a_file_for_every_sound_and_a_sound_for_every_file():
    folder = found("sounds")
    assert folder is not None
    assert {Path(path).stem for path in folder.glob("*.ogg")} == set(get_args(Sound))
    used = {sound for key in GAMES for sound in game_screen(key).telling.sounds.values()}
    assert used | {"turn"} == set(get_args(Sound))


def test_a_sound_comes_when_its_piece_arrives(qtbot: QtBot, clock: SimpleNamespace, english: object):
    ears = Ears(flies=300)
    ears.sounding.tell((DRAWN, LOST), ears.shown.sight)
    assert heard_from_now(ears, clock) == [(300, "stone"), (600, "disaster")]


def test_it_is_heard_then(qtbot: QtBot, english: object):
    ears = Ears(flies=20)
    ears.sounding.tell(CALLED, ears.shown.sight)
    qtbot.waitUntil(lambda: len(ears.heard) == 2)
    assert ears.heard == ["stone", "gong"]


def test_sounds_of_a_move_are_few_and_apart(clock: SimpleNamespace, english: object):
    ears = Ears()
    ears.sounding.tell((DRAWN, DRAWN, SunBid(0, 4), *CALLED, LOST), ears.shown.sight)
    times, sounds = zip(*heard_from_now(ears, clock), strict=True)
    assert len(sounds) == sounding.MAX_SOUNDS
    assert set(sounds) == {"disaster", "gong", "stone"} or set(sounds) == {"disaster", "gong", "wood"}
    assert all(after - before >= 140 for before, after in pairwise(times))


def test_at_once_only_what_tells_most_is_heard(clock: SimpleNamespace, english: object):
    ears = Ears()
    ears.sounding.tell_at_once((DRAWN, *CALLED))
    assert heard_from_now(ears, clock) == [(0, "gong")]


def test_without_motion_all_is_there_at_once(clock: SimpleNamespace, english: object):
    ears = Ears(flies=300)
    ears.board.pace = 0.0
    ears.sounding.tell((DRAWN, *CALLED), ears.shown.sight)
    assert heard_from_now(ears, clock) == [(0, "gong")]


def test_moves_without_a_pause_do_not_rattle(qtbot: QtBot, english: object, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sounding, "CALM_GAP", 0.05)
    ears = Ears()
    for _ in range(20):
        ears.sounding.tell_at_once((DRAWN,))
    ears.sounding.tell_at_once((LOST,))
    ears.sounding.tell_at_once((DRAWN,))
    qtbot.waitUntil(lambda: bool(ears.heard))
    qtbot.wait(120)
    assert ears.heard == ["disaster"]


def test_what_a_faster_move_cuts_short_is_heard_all_the_same(clock: SimpleNamespace, english: object):
    ears = Ears(flies=300)
    ears.sounding.tell((DRAWN,), ears.shown.sight)
    clock.now += 0.15
    ears.sounding.tell((LOST,), ears.shown.sight)
    assert heard_from_now(ears, clock) == [(0, "stone"), (300, "disaster")]


def test_who_leaves_hears_nothing_more(qtbot: QtBot, english: object):
    ears = Ears(flies=20)
    ears.sounding.tell((DRAWN,), ears.shown.sight)
    ears.sounding.stop()
    qtbot.wait(60)
    assert not ears.heard


# ---- your turn -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("waited", "chimes"), [(sounding.LONG_WAIT_SECONDS - 0.1, False), (sounding.LONG_WAIT_SECONDS + 0.1, True)]
)
def test_your_turn_is_told_when_others_took_their_time(
    clock: SimpleNamespace, english: object, waited: float, chimes: bool
):
    table = MagicMock(to_act=1, person_acts=False)
    ears = Ears(table=table)
    ears.sounding.tell_at_once(())
    clock.now += waited
    ears.sounding.tell_at_once(())  # the others are not done yet
    assert not heard_from_now(ears, clock)
    table.to_act, table.person_acts = 0, True
    ears.sounding.tell_at_once((DRAWN,))
    assert [sound for _, sound in heard_from_now(ears, clock)] == (["stone", "turn"] if chimes else ["stone"])
    ears.sounding.stop()
    ears.sounding.tell_at_once(())  # once is enough
    assert not heard_from_now(ears, clock)


# ---- lessons -------------------------------------------------------------------------------------------------------


def test_a_lesson_read_aloud_is_not_disturbed(qtbot: QtBot, window: Window):
    window.learn("ra")
    page = window.pages.table_page
    assert isinstance(page.manner, LessonMode)
    assert not page.manner.is_quiet()
    heard: list[str] = []
    page.heard.connect(heard.append)
    QAccessible.setActive(True)
    try:
        assert page.manner.is_quiet()
        page.sounding.tell_at_once((DRAWN,))
        qtbot.wait(20)
    finally:
        QAccessible.setActive(False)
    assert not heard
    page.sounding.tell_at_once((DRAWN,))
    qtbot.waitUntil(lambda: heard == ["stone"])


# ---- at the table --------------------------------------------------------------------------------------------------


def test_a_move_at_the_table_is_heard(qtbot: QtBot, window: Window):
    player = MagicMock()
    window.speaker = Speaker(window.choices.settings, lambda: player)
    page = sit_down(window, "ppp")
    click_button(page, "Draw a tile")
    qtbot.waitUntil(lambda: player.play.called)
    assert player.play.call_args.args[0] in {"stone", "gong"}


def test_m_mutes_and_the_top_bar_shows_it(window: Window):
    window.choices.settings = Settings(sounds="on", bot_speed="instant", animations="off")
    page = sit_at(window, a_turn())
    sign = button_called(page.frame.top, "Turn sounds off")
    sign.setFocus(Qt.FocusReason.TabFocusReason)
    press(sign, Qt.Key.Key_F1)
    assert open_tips(page) == [Tip("Turn sounds off", "M")]
    press(page, Qt.Key.Key_M)
    assert window.choices.settings.sounds == "off"
    assert sign.accessibleName() == "Turn sounds on"
    sign.click()
    assert window.choices.settings.sounds == "on"


def test_m_mutes_on_every_page_and_is_a_letter_where_one_writes(window: Window):
    for kind in KINDS[:5] + KINDS[7:8]:  # the curtain lets no key through
        PAGES[kind](window)
        before = audible(window.choices.settings)
        press(QApplication.focusWidget() or window, Qt.Key.Key_M)
        assert audible(window.choices.settings) != before, kind
    window.set_up("ra")
    field = window.pages.currentWidget().findChildren(QLineEdit)[0]
    field.setFocus()
    field.clear()
    before = window.choices.settings
    press(field, Qt.Key.Key_M)
    assert field.text() == "m"
    assert window.choices.settings == before


def test_no_button_has_the_letter_m():
    top = Path(__file__).parents[4]
    code = "".join(path.read_text("utf-8") for path in (top / "desktop").rglob("*.py"))
    english = re.findall(r'"(\w)",\s+"key for: ', code)
    texts = (top / "translations/durbar_fr.ts").read_text("utf-8")
    french = re.findall(r"<comment>key for: .*</comment>\s+(?:<extra.*\s+)?<translation>(.)<", texts)
    assert len(english) >= 15 <= len(french)
    assert "M" not in (*english, *french)
