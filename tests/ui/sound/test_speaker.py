"""What is heard is what the settings say."""

import sys
from unittest.mock import MagicMock, call

import msgspec
import pytest

from durbar.ui import settings
from durbar.ui.settings import Settings
from durbar.ui.silence import system_wants_silence
from durbar.ui.sound.speaker import Speaker

ON = Settings(sounds="on", volume=40)


def open_table(game: str, quiet: bool = False) -> MagicMock:
    page = MagicMock()
    page.table.record.game = game
    page.manner.is_quiet.return_value = quiet
    return page


def test_what_is_played_is_as_loud_as_one_chose(qapp: object):
    player = MagicMock()
    Speaker(ON, lambda: player).play("stone")
    assert player.mock_calls == [call.set_volume(0.4), call.play("stone")]


def test_muted_nothing_is_played_and_no_player_made(qapp: object):
    make = MagicMock()
    speaker = Speaker(msgspec.structs.replace(ON, sounds="off", ambience=True), make)
    speaker.play("stone")
    speaker.attend(open_table("ra"))
    assert not make.called


def test_muting_breaks_off_what_sounds(qapp: object):
    player = MagicMock()
    speaker = Speaker(ON, lambda: player)
    speaker.play("stone")
    speaker.apply(msgspec.structs.replace(ON, sounds="off"))
    player.hush.assert_called_once_with()
    speaker.play("wood")
    assert player.play.mock_calls == [call("stone")]


def test_unmuting_looks_for_a_device_again(qapp: object):
    player = MagicMock()
    speaker = Speaker(ON, lambda: player)
    speaker.play("stone")
    speaker.apply(msgspec.structs.replace(ON, theme="dark"))
    speaker.apply(msgspec.structs.replace(ON, sounds="off"))
    assert not player.look_again.called
    speaker.apply(ON)
    player.look_again.assert_called_once_with()


def test_a_bed_lies_under_a_game_only_where_it_is_wanted(qapp: object):
    player = MagicMock()
    speaker = Speaker(ON, lambda: player)
    speaker.attend(open_table("ra"))
    assert not player.mock_calls
    speaker.apply(msgspec.structs.replace(ON, ambience=True))
    player.set_bed.assert_called_with("beds/ra")
    speaker.attend(None)
    player.set_bed.assert_called_with("")
    player.set_bed.reset_mock()
    speaker.attend(open_table("a game without a bed"))
    player.set_bed.assert_called_once_with("")


def test_no_bed_lies_under_a_lesson_that_is_read_aloud(qapp: object):
    player = MagicMock()
    speaker = Speaker(msgspec.structs.replace(ON, ambience=True), lambda: player)
    speaker.attend(open_table("ra", quiet=True))
    assert not player.mock_calls


def test_another_volume_is_heard_at_once(qapp: object):
    player = MagicMock()
    speaker = Speaker(ON, lambda: player)
    speaker.play("stone")
    speaker.apply(msgspec.structs.replace(ON, volume=90))
    player.set_volume.assert_called_with(0.9)
    assert player.play.call_count == 2
    speaker.apply(msgspec.structs.replace(ON, volume=90, theme="dark"))
    assert player.play.call_count == 2


def test_where_there_is_no_screen_no_device_is_opened(qapp: object, monkeypatch: pytest.MonkeyPatch):
    made = MagicMock()
    monkeypatch.setattr("durbar.ui.sound.player.Player", made)
    speaker = Speaker(ON)
    speaker.play("stone")
    assert not made.called


def test_asking_the_system_for_its_wish_never_fails():
    assert system_wants_silence() in (True, False)


@pytest.mark.skipif(sys.platform != "linux", reason="as GNOME tells it")
@pytest.mark.parametrize(("said", "silence"), [("false", True), ("true", False), ("", False)])
def test_a_desktop_without_sounds_of_events_wants_silence(monkeypatch: pytest.MonkeyPatch, said: str, silence: bool):
    monkeypatch.setattr("durbar.ui.silence.said", lambda _command: said)
    assert system_wants_silence.__wrapped__() == silence


def test_sounds_follow_the_system_unless_one_says_otherwise(monkeypatch: pytest.MonkeyPatch):
    for silence in (True, False):
        monkeypatch.setattr(settings, "system_wants_silence", lambda silence=silence: silence)
        assert settings.audible(Settings()) != silence
        assert settings.audible(Settings(sounds="on"))
        assert not settings.audible(Settings(sounds="off"))
        assert settings.audible(settings.muted(Settings())) == silence
