"""What of Durbar's sounds is heard, as the person has chosen in the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from durbar.system.paths import found
from durbar.ui.settings import Settings, audible

if TYPE_CHECKING:
    from durbar.ui.pages.table.page import TablePage
    from durbar.ui.sound.player import Player

#: Where nobody looks nobody listens: tests, measures, pictures that are drawn beforehand.
_SILENT_PLATFORMS = ("offscreen", "minimal")


class Speaker:
    """The way of sounds to the player, and of the bed of the game that is open.

    It keeps them back as the settings say.
    """

    def __init__(self, settings: Settings, make_player: Callable[[], Player] | None = None) -> None:
        """make_player: None: one for the system's loudspeakers, where there is a screen."""
        self._settings = settings
        self._make = make_player or (None if QGuiApplication.platformName() in _SILENT_PLATFORMS else _player)
        self._player: Player | None = None
        self._game = ""

    def play(self, name: str) -> None:
        """Play a sound."""
        if audible(self._settings) and (player := self._hired()) is not None:
            player.play(name)

    def attend(self, page: TablePage | None) -> None:
        """Note which table is open, or that none is."""
        game = page.table.record.game if page is not None and not page.manner.is_quiet() else ""
        if game != self._game:
            self._game = game
            self._lay_bed()

    def apply(self, settings: Settings) -> None:
        """Take over changed settings; another volume is heard at once."""
        louder_or_softer = settings.volume != self._settings.volume
        unmuted = audible(settings) and not audible(self._settings)
        self._settings = settings
        if self._player is not None:
            self._player.set_volume(settings.volume / 100)
            if unmuted:
                self._player.look_again()
            if not audible(settings):
                self._player.hush()
            elif louder_or_softer:
                self._player.play("wood")
        self._lay_bed()

    def close(self) -> None:
        """Play no more."""
        if self._player is not None:
            self._player.close()
        self._make = None

    def _lay_bed(self) -> None:
        name = f"beds/{self._game}"
        wanted = self._game and self._settings.ambience and audible(self._settings) and found(f"sounds/{name}.ogg")
        if wanted and (player := self._hired()) is not None:
            player.set_bed(name)
        elif self._player is not None:
            self._player.set_bed("")

    def _hired(self) -> Player | None:
        if self._player is None and self._make is not None:
            self._player = self._make()
            self._player.set_volume(self._settings.volume / 100)
        return self._player


def _player() -> Player:
    from durbar.ui.sound.player import Player  # not before the first sound

    return Player()
