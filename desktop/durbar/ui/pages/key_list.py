"""The list of keys: what the program advertises at a table and at home, and the card that shows it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from durbar.ui.kit.controls.dialogs import Answer, Question
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.screen import GameScreen
from durbar.ui.words import translate

_TOP = Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True)
class Key:
    """A line of the list. keys: as Qt writes them, several for one thing. name: what is printed. does: in words."""

    keys: tuple[str, ...]
    name: str
    does: str


#: The keys that do something where no game lies.
_KEYS_AT_HOME = ("Tab", "F5", "M", "Ctrl++", "F11", "Ctrl+Q", "Ctrl+O")
#: And where the results of a game cover its board.
_KEYS_AT_RESULTS = ("Esc", *_KEYS_AT_HOME, "Ctrl+Z", "F1", "F2", "Ctrl+S")


def keys_at_home() -> tuple[Key, ...]:
    """Return the keys that do something at home."""
    return tuple(key for key in _every_key() if key.keys[0] in _KEYS_AT_HOME)


def keys_at_results() -> tuple[Key, ...]:
    """Return the keys that do something while the results of a game stand over it."""
    return tuple(key for key in _every_key() if key.keys[0] in _KEYS_AT_RESULTS)


def key_list(screen: GameScreen) -> tuple[Key, ...]:
    """Return the keys that do something at a table of this game."""
    able = {"F3": screen.hints, "F4": screen.sheets, "R": screen.turns}
    return tuple(key for key in _every_key() if able.get(key.keys[0], True))


def _every_key() -> tuple[Key, ...]:
    """Return all keys of tables but those that are printed on buttons, in the language that is on."""
    return (
        Key(
            ("Return", "Enter", "Space"),
            translate("Keys", "Enter, Space"),
            translate("Keys", "what the lit button says; with a frame or a bright row elsewhere, that"),
        ),
        Key(
            ("Esc",),
            translate("Keys", "Esc"),
            translate(
                "Keys",
                "one step back: a tip closes, then the advice or a sheet; what is picked out or typed goes; "
                "the past is left; a lesson is left",
            ),
        ),
        Key(
            ("Tab", "Shift+Tab"), translate("Keys", "Tab, Shift+Tab"), translate("Keys", "to the next button, or back")
        ),
        Key(("F6",), "F6", translate("Keys", "to the prompt, the moves, the board, the bar above")),
        Key(
            ("Right", "Left", "Down", "Up"),
            translate("Keys", "Arrows"),
            translate("Keys", "on the board and in lists: to the next thing; Enter clicks it"),
        ),
        Key(
            ("+", "-", "0"),
            "+, −, 0",
            translate("Keys", "look at the board more closely, less closely, at all of it"),
        ),
        Key(
            ("Shift+Right", "Shift+Left", "Shift+Down", "Shift+Up"),
            translate("Keys", "Shift+arrows"),
            translate("Keys", "with the keyboard on the board: move what is looked at closely"),
        ),
        Key(
            ("Ctrl+F",),
            translate("Keys", "Ctrl+F"),
            translate("Keys", "filter the moves; with the rules open, search them"),
        ),
        Key(("Ctrl+Z",), translate("Keys", "Ctrl+Z"), translate("Keys", "take back")),
        Key(
            ("Ctrl+Y", "Ctrl+Shift+Z"),
            translate("Keys", "Ctrl+Y, Ctrl+Shift+Z"),
            translate("Keys", "make again what was taken back"),
        ),
        Key(
            ("Space",),
            translate("Keys", "Space"),
            translate("Keys", "in the past: play the game on from there; any key ends it"),
        ),
        Key(("End",), translate("Keys", "End"), translate("Keys", "out of the past, back to the game")),
        Key(
            ("R", "Shift+R"), translate("Keys", "R, Shift+R"), translate("Keys", "turn what is picked out, if it turns")
        ),
        Key(("F1",), "F1", translate("Keys", "the rules on what is pointed at")),
        Key(("F2",), "F2", translate("Keys", "the quick reference")),
        Key(("F3",), "F3", translate("Keys", "what the expert would do")),
        Key(("F4",), "F4", translate("Keys", "the next player’s sheet, large")),
        Key(("F5",), "F5", translate("Keys", "this list")),
        Key(("F7",), "F7", translate("Keys", "all that happened since your last turn")),
        Key(("F8",), "F8", translate("Keys", "what happened since your last turn, shown again; any key ends it")),
        Key(("M",), "M", translate("Keys", "sounds off, or on again")),
        Key(
            ("Ctrl++", "Ctrl+-", "Ctrl+0"),
            translate("Keys", "Ctrl++, Ctrl+−, Ctrl+0"),
            translate("Keys", "larger text, smaller text, text of the usual size"),
        ),
        Key(("F11",), "F11", translate("Keys", "the whole screen, or a window again")),
        Key(("Ctrl+Q",), translate("Keys", "Ctrl+Q"), translate("Keys", "close Durbar; every game is kept")),
        Key(("Ctrl+S",), translate("Keys", "Ctrl+S"), translate("Keys", "save a copy")),
        Key(("Ctrl+O",), translate("Keys", "Ctrl+O"), translate("Keys", "saved games")),
    )


def show_keys(host: QWidget, keys: tuple[Key, ...]) -> None:
    """Lay a list of keys over a page, until it is closed."""
    answers = [Answer("close", translate("Dialog", "Close"), primary=True)]
    sentence = translate("Keys", "A letter or number printed on a button or a tile presses it.")
    body = _KeyTable(keys)
    Question(host, translate("Keys", "Keys"), sentence, answers, safe="close", body=body).open()


class _KeyTable(QWidget):
    """Keys at the left, what they do at the right."""

    def __init__(self, keys: tuple[Key, ...]) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, look.px(8), 0)
        grid.setHorizontalSpacing(look.px(16))
        grid.setVerticalSpacing(look.px(3))
        grid.setColumnStretch(1, 1)
        for row, key in enumerate(keys):
            name, does = Words(key.name, 12.5, bold=True, wrap=False), Words(key.does, 12.5)
            does.setAccessibleName(f"{key.name}: {key.does}")
            grid.addWidget(name, row, 0, _TOP)
            grid.addWidget(does, row, 1, _TOP)
