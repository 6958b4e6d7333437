"""The settings of a running Durbar: changed, kept, put on at once."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from durbar.engine.game import Options
from durbar.session.player import Player
from durbar.ui import settings
from durbar.ui.kit.look import art
from durbar.ui.kit.look.style import palette
from durbar.ui.kit.look.theme import look
from durbar.ui.words import use_language


class Choices(QObject):
    """The settings in use; it puts on language, theme and text size.

    applied(Settings): they are on now. dressed: theme and text size may be others. unkept(str): they could not be kept,
    as a sentence; told_unkept: it has been told and need not be told again. unreadable: where a copy is of the file
    that could not be read, if so. more_in_setup: rare options of a new game are shown, until Durbar is closed.
    """

    applied = Signal(object)
    dressed = Signal()
    unkept = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        settings.bring_over()
        self.unreadable = settings.keep_unreadable()
        self.settings = settings.load()
        self.told_unkept = False
        self.more_in_setup = False
        use_language(settings.chosen_language(self.settings))
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.dress)  # a lambda would outlive us
        hints.accessibility().contrastPreferenceChanged.connect(self.dress)

    def switch_language(self, code: str) -> None:
        """Switch to English or French, at once and from now on."""
        self.apply(msgspec.structs.replace(self.settings, language=code))

    def switch_theme(self) -> None:
        """Switch from light to dark or back."""
        self.apply(msgspec.structs.replace(self.settings, theme="light" if look.dark else "dark"))

    def write_text(self, size: int) -> None:
        """Set the size of text, in per cent."""
        if size != self.settings.text:
            self.apply(msgspec.structs.replace(self.settings, text=size))

    def set_speed(self, speed: str) -> None:
        """Set how fast computers play."""
        self.apply(msgspec.structs.replace(self.settings, bot_speed=speed))

    def mute(self) -> None:
        """Silence the sounds, or turn them on again."""
        self.apply(settings.muted(self.settings))

    def keep_table(self, key: str, players: tuple[Player, ...], options: Options) -> None:
        """Keep who sat at the last table of a game, and with which options it was played."""
        kept = self.settings
        self._keep(seats={**kept.seats, key: players}, options={**kept.options, key: dict(options)})

    def keep_met(self, step: str) -> None:
        """Remember that a step has been met and explained."""
        self._keep(met=(*self.settings.met, step))

    def keep_declined(self, key: str, game: str) -> None:
        """Remember after which finished game of a kind other computers were suggested and not wanted."""
        self._keep(declined={**self.settings.declined, key: game})

    def keep_progress(self, key: str, number: int) -> None:
        """Remember at which chapter of a game's course one is."""
        self._keep(lessons={**self.settings.lessons, key: number})

    def keep_learnt(self, key: str, chapter: str) -> None:
        """Remember that a chapter of a game's course was gone through to its end."""
        learnt = self.settings.learnt.get(key, ())
        if chapter not in learnt:
            self._keep(learnt={**self.settings.learnt, key: (*learnt, chapter)})

    def keep_window(self, geometry: str) -> None:
        """Remember where the window was, and how large."""
        if geometry != self.settings.window:
            self._keep(window=geometry)

    def apply(self, chosen: settings.Settings) -> None:
        """Put these settings on and keep them."""
        before = settings.chosen_language(self.settings)
        self._save(chosen)
        after = settings.chosen_language(chosen)
        if after != before:
            use_language(after)
        self.dress()
        self.applied.emit(chosen)

    @Slot()
    def dress(self) -> None:
        """Apply theme and text size everywhere, to native widgets too."""
        art.note_use()
        self.dressed.emit()
        dark, contrast = settings.dark_wanted(self.settings), settings.contrast_wanted()
        look.set(dark=dark, text=self.settings.text / 100, contrast=contrast)
        QApplication.setPalette(palette())

    def _keep(self, **changed: Any) -> None:
        self._save(msgspec.structs.replace(self.settings, **changed))

    def _save(self, chosen: settings.Settings) -> None:
        self.settings = chosen
        try:
            settings.save(chosen)
        except OSError as error:
            from durbar.ui import storage

            if not self.told_unkept:
                self.unkept.emit(storage.unkept_settings(error))
            self.told_unkept = True
        else:
            self.told_unkept = False
