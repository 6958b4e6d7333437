"""What a person has chosen once and for all, kept in one small file between sittings."""

import contextlib
import shutil
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from durbar.engine.game import OptionValue
from durbar.session.player import Player
from durbar.system import files
from durbar.system.paths import config_dir, data_dir
from durbar.ui.motion import system_reduces_motion
from durbar.ui.silence import system_wants_silence
from durbar.ui.words import LANGUAGES, system_language

Language = Literal["system", "en", "fr"]
Theme = Literal["system", "light", "dark"]
Speed = Literal["instant", "fast", "normal", "step"]
Animations = Literal["system", "on", "off"]
Sounds = Literal["system", "on", "off"]

#: The text size a person may choose, in per cent.
MIN_TEXT, MAX_TEXT = 80, 200
_BOUNDS = {"text": (MIN_TEXT, MAX_TEXT), "volume": (0, 100)}

#: How many times longer a computer thinks that is given time.
LONGER_FACTOR = 4

_FILE_NAME = "settings.json"
_MAX_FILE_BYTES = 1_000_000  # a settings file is a few hundred bytes; anything like this is not ours


class Settings(msgspec.Struct, frozen=True):
    """The choices. text: per cent. auto_pass: an only legal move is made at once for a person. think_longer: the
    computers that search take their time. volume: of all sounds, per cent. ambience: a quiet bed lies under a game.
    first_steps: what is met for the first time is explained. met: what was, as
    "ra/auction". lessons: by a game's key, at which chapter of its course one was last. learnt: ids of the
    chapters that one went through. seats: who sat at the last table of each game, by the game's key, in order of play.
    options: those of the last table of each game.
    declined: by a game's key, the last game played before other computers were suggested in vain. window: where and how
    large it was last, as Qt keeps it, in base 64.
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
    options: dict[str, dict[str, OptionValue]] = {}
    declined: dict[str, str] = {}
    window: str = ""


def place() -> Path:
    """Return the file."""
    return config_dir() / _FILE_NAME


def bring_over() -> None:
    """Move the file once from the folder of games, where it was before the system had another for settings."""
    before, now = data_dir() / _FILE_NAME, place()
    if before != now and before.is_file() and not now.exists():
        with contextlib.suppress(OSError):
            files.make_folder(now.parent)
            shutil.move(before, now)


def load() -> Settings:
    """Return the kept settings. Never fails: what is missing or can't be read takes its default, value by value."""
    try:
        return _understood(_written())
    except (OSError, ValueError):
        return Settings()


def keep_unreadable() -> Path | None:
    """Return where a copy of the file is kept from now on if it can't be read, and so is going to be written anew.

    None where it can be read, is not there, or can't be kept.
    """
    try:
        _written()
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        return files.keep_beside(place())
    return None


def save(settings: Settings) -> None:
    """Keep the settings; a crash leaves the old file. Raises OSError.

    What a newer Durbar wrote and this one does not understand stays, until another value is chosen in its place.
    """
    try:
        before = _written()
    except (OSError, ValueError):
        before = {}
    known = {field.name: _merged(field, settings, before) for field in _FIELDS}
    files.write(place(), msgspec.json.format(msgspec.json.encode(before | known), indent=2))


def chosen_language(settings: Settings) -> str:
    """Return the code of the language to use, one of ``words.LANGUAGES``."""
    return settings.language if settings.language in LANGUAGES else system_language()


def dark_wanted(settings: Settings) -> bool:
    """Return whether the dark theme is to be on."""
    if settings.theme == "system":
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return settings.theme == "dark"


def contrast_wanted() -> bool:
    """Return whether the system asks for more contrast."""
    hints = QGuiApplication.styleHints()  # with which PySide would let go of what it gives out
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def reduced_motion(settings: Settings) -> bool:
    """Return whether nothing should move on the screen."""
    if settings.animations == "system":
        return system_reduces_motion()
    return settings.animations == "off"


def audible(settings: Settings) -> bool:
    """Return whether anything is to be heard."""
    if settings.sounds == "system":
        return not system_wants_silence()
    return settings.sounds == "on"


def muted(settings: Settings) -> Settings:
    """Return settings without sound if something was to be heard, else with sounds."""
    return msgspec.structs.replace(settings, sounds="off" if audible(settings) else "on")


def patience(settings: Settings) -> int:
    """Return how many times longer than usual a computer that searches thinks."""
    return LONGER_FACTOR if settings.think_longer else 1


_FIELDS = msgspec.structs.fields(Settings)
_TABLES = {field.name: get_args(field.type)[1] for field in _FIELDS if get_origin(field.type) is dict}

#: What stands in the file, by name, as it was written.
_Written = dict[str, msgspec.Raw]


def _written() -> _Written:
    """Return what was written.

    Raises OSError, or ValueError where the file is damaged, bytes that are no text among it.
    """
    try:
        return msgspec.json.decode(files.read(place(), _MAX_FILE_BYTES), type=_Written)
    except RecursionError as error:
        raise ValueError("the file is too deep") from error


def _understood(written: _Written) -> Settings:
    """Return the settings as far as they can be read."""
    good = {field.name: _value(field, written) for field in _FIELDS if field.name in written}
    return Settings(**{name: value for name, value in good.items() if value is not None})


def _value(field: FieldInfo, written: _Written) -> Any:
    """Return what is written for a field; None where that can't be read. Of a table, the entries that can be."""
    raw = written[field.name]
    if field.name in _TABLES:
        entries = _decoded(raw, _Written) or {}
        read = {key: _decoded(entry, _TABLES[field.name]) for key, entry in entries.items()}
        return {key: value for key, value in read.items() if value is not None}
    value = _decoded(raw, field.type)
    if field.name in _BOUNDS and value is not None:
        least, most = _BOUNDS[field.name]
        value = min(max(value, least), most)
    return value


def _decoded(raw: msgspec.Raw, kind: Any) -> Any:
    try:
        return msgspec.json.decode(raw, type=kind)
    except (ValueError, RecursionError):
        return None


def _merged(field: FieldInfo, settings: Settings, written: _Written) -> Any:
    """Return what is to be written for a field: what stood there where it means the same, or nothing that one knows."""
    value = getattr(settings, field.name)
    if field.name not in written:
        return value
    before = getattr(_understood({field.name: written[field.name]}), field.name)
    if value == before:
        return written[field.name]
    if field.name in _TABLES:
        entries = _decoded(written[field.name], _Written) or {}
        return entries | {key: entry for key, entry in value.items() if entry != before.get(key)}
    return value
