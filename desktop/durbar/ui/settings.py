"""What a person has chosen once and for all, kept in one small file between sittings."""

from pathlib import Path
from typing import Any, Literal

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from durbar.system import files
from durbar.system.paths import data_dir
from durbar.table.player import Player
from durbar.ui.motion import system_reduces_motion
from durbar.ui.silence import system_wants_silence
from durbar.ui.words import LANGUAGES, system_language

Language = Literal["system", "en", "fr"]
Theme = Literal["system", "light", "dark"]
Speed = Literal["instant", "fast", "normal", "step"]
Animations = Literal["system", "on", "off"]
Sounds = Literal["system", "on", "off"]

#: The text size a person may choose, in per cent.
SMALLEST_TEXT, LARGEST_TEXT = 80, 200

#: How many times longer a computer thinks that is given time.
LONGER = 4

_FILE = "settings.json"
_LARGEST_FILE = 1_000_000  # a settings file is a few hundred bytes; anything like this is not ours


class Settings(msgspec.Struct, frozen=True):
    """The choices. text: per cent. auto_pass: an only legal move is made at once for a person. think_longer: the
    computers that search take their time. volume: of all sounds, per cent. ambience: a quiet bed lies under a game.
    first_steps: what is met for the first time is explained. met: what was, as
    "ra/auction". lessons: by a game's key, at which chapter of its course one was last. learnt: ids of the
    chapters that one went through. seats: who sat at the last table of each game, by the game's key, in order of play.
    declined: by a game's key, the last game played before other computers were suggested in vain. window: how wide and
    high it was last, in pixels; 0 for none. maximized: whether it filled the screen.
    """

    language: Language = "system"
    theme: Theme = "system"
    text: int = 100
    bot_speed: Speed = "normal"
    animations: Animations = "system"
    sounds: Sounds = "system"
    volume: int = 70
    ambience: bool = False
    auto_pass: bool = True
    think_longer: bool = False
    first_steps: bool = True
    met: tuple[str, ...] = ()
    lessons: dict[str, int] = {}
    learnt: dict[str, tuple[str, ...]] = {}
    seats: dict[str, tuple[Player, ...]] = {}
    declined: dict[str, str] = {}
    window: tuple[int, int] = (0, 0)
    maximized: bool = False


def place() -> Path:
    """The file."""
    return data_dir() / _FILE


def load() -> Settings:
    """The kept settings. Never fails: what is missing or damaged takes its default, field by field."""
    try:
        kept = msgspec.json.decode(files.read(place(), _LARGEST_FILE))
    except (OSError, ValueError, msgspec.DecodeError, RecursionError):  # a ValueError: bytes that are no text
        return Settings()
    return _mended(kept) if isinstance(kept, dict) else Settings()


def save(settings: Settings) -> None:
    """Keep the settings; a crash leaves the old file. Raises OSError."""
    files.write(place(), msgspec.json.format(msgspec.json.encode(settings), indent=2))


def chosen_language(settings: Settings) -> str:
    """The code of the language to use, one of ``words.LANGUAGES``."""
    return settings.language if settings.language in LANGUAGES else system_language()


def dark_wanted(settings: Settings) -> bool:
    """Whether the dark theme is to be on."""
    if settings.theme == "system":
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return settings.theme == "dark"


def reduced_motion(settings: Settings) -> bool:
    """Whether nothing should move on the screen."""
    if settings.animations == "system":
        return system_reduces_motion()
    return settings.animations == "off"


def audible(settings: Settings) -> bool:
    """Whether anything is to be heard."""
    if settings.sounds == "system":
        return not system_wants_silence()
    return settings.sounds == "on"


def muted(settings: Settings) -> Settings:
    """Silent if something was to be heard, else with sounds."""
    return msgspec.structs.replace(settings, sounds="off" if audible(settings) else "on")


def patience(settings: Settings) -> int:
    """How many times longer than usual a computer that searches thinks."""
    return LONGER if settings.think_longer else 1


def _mended(kept: dict[Any, Any]) -> Settings:
    good: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        if field.name not in kept:
            continue
        if field.name == "seats":
            good["seats"] = _mended_seats(kept["seats"])
            continue
        try:
            good[field.name] = msgspec.convert(kept[field.name], field.type)
        except msgspec.ValidationError:
            continue
    if "text" in good:
        good["text"] = min(max(good["text"], SMALLEST_TEXT), LARGEST_TEXT)
    if "volume" in good:
        good["volume"] = min(max(good["volume"], 0), 100)
    return Settings(**good)


def _mended_seats(kept: Any) -> dict[str, tuple[Player, ...]]:
    """The tables that read whole; the set-up page holds them to its own rules when it opens with them."""
    tables: dict[str, tuple[Player, ...]] = {}
    for key, players in kept.items() if isinstance(kept, dict) else ():
        try:
            tables[key] = msgspec.convert(players, tuple[Player, ...])
        except msgspec.ValidationError:
            continue
    return tables
