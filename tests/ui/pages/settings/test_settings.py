"""Settings: kept in one small file that no damage can make harmful, and applied at once."""

import json
import sys
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QSlider
from pytestqt.qtbot import QtBot

from durbar.session.player import Player
from durbar.ui import motion, settings
from durbar.ui.kit.controls.choice import Choice
from durbar.ui.kit.look.theme import look
from durbar.ui.pages.settings.page import SettingsPage
from durbar.ui.settings import Settings
from durbar.ui.window import Window
from durbar.ui.words import language
from tests.ui.hands import LEFT, NO_KEYS, called, click, press, sit_down, words_in

#: No test here looks at pixels.
UNPAINTED = True

COMPANY = (Player("Ann"), Player("Bo", "computer", 1, "steady"), Player("Cy", "computer", 2, "steady"))


# ---- the file ------------------------------------------------------------------------------------------------------


def test_what_is_kept_reads_back(data: Path):
    kept = Settings(language="fr", theme="dark", text=150, bot_speed="step", auto_pass=False, seats={"ra": COMPANY})
    settings.save(kept)
    assert settings.load() == kept
    assert [path.name for path in data.iterdir() if path.is_file()] == ["settings.json"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        "[" * 200_000,
        '{"text": 1e400}',
        '{"seats": 7}',
        '{"seats": {"ra": 5}}',
        "\xff",
        '{"language": "fr\xff"}',
    ],
)
def test_a_damaged_file_gives_what_is_usual(data: Path, text: str):
    (data / "settings.json").write_bytes(text.encode("latin-1"))
    assert settings.load() == Settings()


def test_what_is_sound_of_a_damaged_file_stays(data: Path):
    kept = {"theme": "dark", "text": 5, "language": "de", "strange": 1, "bot_speed": ["fast"], "auto_pass": False}
    (data / "settings.json").write_text(json.dumps(kept))
    assert settings.load() == Settings(theme="dark", text=80, auto_pass=False)


def test_a_file_too_large_to_be_ours_is_not_read(data: Path):
    (data / "settings.json").write_text(" " * 2_000_000 + '{"theme": "dark"}')
    assert settings.load() == Settings()


def test_no_file_gives_what_is_usual(data: Path):
    (data / "settings.json").unlink()
    assert settings.load() == Settings()


NEWER = {
    "language": "de",
    "theme": "sepia",
    "text": 250,
    "bot_speed": {"raja": "fast"},
    "learnt": {"ra": ["river"], "senet": {"1": "senet"}},
    "seats": {"ra": [{"name": "Ann", "voice": 3}, {"name": "Bo", "kind": "far away", "emblem": 9}], "senet": None},
    "window": [1300, 800, 2],
    "sky": {"stars": [1, 2.5, None]},
}


def test_what_a_newer_durbar_wrote_is_written_again_until_one_chooses_otherwise(data: Path):
    file = data / "settings.json"
    file.write_text(json.dumps(NEWER))
    known = json.loads(msgspec.json.encode(Settings()))
    settings.save(settings.load())
    assert json.loads(file.read_text()) == {**known, **NEWER}
    changed = msgspec.structs.replace(settings.load(), theme="dark", seats={"raja": COMPANY}, window="AdnQ")
    settings.save(changed)
    settings.save(msgspec.structs.replace(settings.load(), theme="system", learnt={"ra": ("river", "gods")}))
    written = json.loads(file.read_text())
    assert (written["theme"], written["window"]) == ("system", "AdnQ")
    assert written["learnt"] == {"ra": ["river", "gods"], "senet": {"1": "senet"}}
    assert written["seats"].pop("raja")[0]["name"] == "Ann"
    same = ("language", "text", "bot_speed", "seats", "sky")
    assert {key: written[key] for key in same} == {key: NEWER[key] for key in same}


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the system has one folder for all")
def test_settings_lie_where_the_system_wants_them_and_are_moved_there_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.delenv("DURBAR_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    old, new = tmp_path / "share/durbar/settings.json", tmp_path / "config/durbar/settings.json"
    old.parent.mkdir(parents=True)
    old.write_text('{"theme": "dark", "sky": 1}')
    settings.bring_over()
    assert settings.load() == Settings(theme="dark")
    assert (new.read_text(), old.exists()) == ('{"theme": "dark", "sky": 1}', False)
    settings.save(Settings(theme="light"))
    old.write_text("{}")  # an older Durbar was started once more
    settings.bring_over()
    assert settings.load() == Settings(theme="light")


@pytest.mark.parametrize("text", [b"{", b"\xff\xfe", b"[]", b" " * 2_000_000])
def test_a_file_that_cannot_be_read_is_kept_beside(data: Path, text: bytes):
    file, copy = data / "settings.json", data / "settings.unreadable-1.json"
    file.write_bytes(text)
    assert settings.keep_unreadable() == copy
    assert copy.read_bytes() == text
    assert settings.keep_unreadable() in (None, copy), "once, though it may still stand there at the next start"
    file.write_bytes(b"[" + text[:9])
    other = settings.keep_unreadable()
    assert other is not None
    assert (other.read_bytes(), copy.read_bytes()) == (b"[" + text[:9], text)
    settings.save(Settings(theme="dark"))
    assert settings.keep_unreadable() is None


def test_that_the_settings_could_not_be_read_is_said(data: Path, qtbot: QtBot, english: None):
    (data / "settings.json").write_text('{"theme": "dark"')
    window = Window()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.strip is not None)
    assert window.strip is not None
    assert str(data / "settings.unreadable-1.json") in window.strip.sentence
    window.close()
    assert settings.load().window, "written anew"
    assert (data / "settings.unreadable-1.json").read_text() == '{"theme": "dark"'


# ---- the system's wishes -------------------------------------------------------------------------------------------


def test_motion_follows_the_system_unless_one_says_otherwise(monkeypatch: pytest.MonkeyPatch):
    for reduced in (True, False):
        monkeypatch.setattr(settings, "system_reduces_motion", lambda reduced=reduced: reduced)
        assert settings.reduced_motion(Settings()) == reduced
        assert not settings.reduced_motion(Settings(animations="on"))
        assert settings.reduced_motion(Settings(animations="off"))


def test_asking_the_system_for_its_wish_never_fails():
    assert motion.system_reduces_motion() in (True, False)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="no KDE")
@pytest.mark.parametrize(("written", "reduced"), [("0", True), ("0.5", False), ("nonsense", False), (None, False)])
def test_kde_is_asked_for_motion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str | None, reduced: bool):
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "own"))
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(tmp_path / "all"))
    for folder, factor in (("own", written), ("all", "0" if written else None)):
        if factor is not None:
            (tmp_path / folder).mkdir()
            (tmp_path / folder / "kdeglobals").write_text(f"[KDE][$i]\n[KDE]\nAnimationDurationFactor={factor}\n")
    motion.system_reduces_motion.cache_clear()
    assert motion.system_reduces_motion() == reduced
    motion.system_reduces_motion.cache_clear()


def test_more_contrast_follows_the_system_at_once(window: Window, monkeypatch: pytest.MonkeyPatch):
    before = look.c
    monkeypatch.setattr(settings, "contrast_wanted", lambda: True)
    hints = QGuiApplication.styleHints()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert look.contrast
    assert QApplication.palette().windowText().color() == look.c.ink != before.ink
    monkeypatch.undo()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
    assert look.c is before


def test_themes(qapp: object):
    assert settings.dark_wanted(Settings(theme="dark"))
    assert not settings.dark_wanted(Settings(theme="light"))
    assert settings.dark_wanted(Settings()) in (True, False)


# ---- the page ------------------------------------------------------------------------------------------------------


@pytest.fixture
def page(window: Window) -> SettingsPage:
    window.overlays.show_settings()
    page = window.pages.covers[-1]
    assert isinstance(page, SettingsPage)
    return page


def text_slider(page: SettingsPage) -> QSlider:
    return called(page, QSlider, "Size of text")


def auto_pass(page: SettingsPage) -> QCheckBox:
    return called(page, QCheckBox, "Play the only possible move for me")


def test_each_choice_applies_at_once_and_is_kept(page: SettingsPage, window: Window, qtbot: QtBot):
    names = ("Theme", "Language", "Speed of the computers", "Animations")
    theme, languages, speed, motions = (called(page, Choice, name) for name in names)
    tick = auto_pass(page)
    click(theme.buttons[2])
    assert look.dark
    click(languages.buttons[2])
    assert language() == "fr"
    click(speed.buttons[3])
    click(motions.buttons[1])
    tick.click()
    expected = Settings(
        language="fr", theme="dark", bot_speed="step", animations="on", auto_pass=False, first_steps=False
    )
    assert window.choices.settings == expected
    assert settings.load() == expected
    assert window.pages.covers[-1] is page


def test_the_size_of_text_goes_by_steps_of_ten(page: SettingsPage, window: Window):
    slider = text_slider(page)
    slider.setFocus()
    press(slider, Qt.Key.Key_Right)
    assert window.choices.settings.text == 110
    assert look.text == 1.1
    press(slider, Qt.Key.Key_Home)
    assert look.text == 0.8
    press(slider, Qt.Key.Key_End)
    assert look.text == 2.0


def test_a_dragged_size_applies_when_it_is_let_go(page: SettingsPage, window: Window):
    slider = text_slider(page)
    knob = QPoint(11 + (slider.width() - 22) * 2 // 12, slider.height() // 2)  # 100 % of 80 to 200
    end = QPoint(slider.width() - 8, slider.height() // 2)
    QTest.mousePress(slider, LEFT, NO_KEYS, knob)
    QTest.mouseMove(slider, end)
    assert window.choices.settings.text == 100
    assert "200%" in words_in(page)
    QTest.mouseRelease(slider, LEFT, NO_KEYS, end)
    assert window.choices.settings.text == 200


def test_what_changed_elsewhere_is_shown_and_told_to_nobody(page: SettingsPage, qtbot: QtBot):
    with qtbot.assertNotEmitted(page.changed):
        page.show_settings(Settings(theme="light", text=180, auto_pass=False))
    assert "180%" in words_in(page)
    assert not auto_pass(page).isChecked()


def test_the_keyboard_keeps_its_place_when_the_language_changes(page: SettingsPage, window: Window):
    languages = called(page, Choice, "Language")
    languages.buttons[2].setFocus()
    languages.buttons[2].click()
    QApplication.processEvents()  # the change of language is an event
    assert page.window().focusWidget() is languages.buttons[2]


def test_escape_goes_back_to_whatever_was_there(window: Window, qtbot: QtBot):
    table = sit_down(window, "ppp")
    window.overlays.show_settings()
    press(window.pages.covers[-1], Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is table
    assert table.sight.legal


def test_a_table_takes_over_what_was_changed(window: Window, qtbot: QtBot):
    table = sit_down(window, "pcc")
    window.overlays.show_settings()
    window.choices.apply(
        msgspec.structs.replace(window.choices.settings, bot_speed="fast", auto_pass=False, animations="on")
    )
    assert (table.play.speed, table.play.auto_pass, table.board.board.pace) == ("fast", False, 1.0)


def test_closed_pages_no_longer_listen(window: Window, qtbot: QtBot):
    for _ in range(3):
        window.overlays.show_settings()
        window.pages.uncover()
    qtbot.waitUntil(lambda: not window.findChildren(SettingsPage))
    look.set(text=1.5)
    look.set(text=1.0)
