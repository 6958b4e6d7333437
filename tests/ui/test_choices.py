"""The settings of a running Durbar: put on and kept; that they can't be kept is told once."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from durbar.ui import choices, settings
from durbar.ui.choices import Choices
from durbar.ui.kit.look.theme import look
from durbar.ui.words import language


def test_what_is_chosen_is_on_at_once_kept_and_told(data: Path, english: object):
    parent, told = QObject(), []
    own = Choices(parent)
    own.applied.connect(told.append)
    own.switch_language("fr")
    assert language() == "fr"
    dark = look.dark
    own.switch_theme()
    assert look.dark is not dark
    assert told[-1] == own.settings == settings.load()
    own.switch_theme()
    own.switch_language("en")


def test_that_nothing_is_kept_is_told_once_until_it_is_kept_again(
    data: Path, english: object, monkeypatch: pytest.MonkeyPatch
):
    parent, told = QObject(), []
    own = Choices(parent)
    own.unkept.connect(told.append)
    with monkeypatch.context() as broken:

        def fail(_settings: settings.Settings) -> None:
            raise OSError("no")

        broken.setattr(choices.settings, "save", fail)
        own.keep_met("ra/auction")
        own.keep_progress("ra", 2)
    assert len(told) == 1
    assert own.settings.lessons == {"ra": 2}
    own.keep_met("ra/sun")
    assert not own.told_unkept
    assert settings.load().met == ("ra/auction", "ra/sun")
