"""What a game's screen tells the frame that all tables share.

The frame (top bar, seats, tabs, prompt, tips, results) draws values of this module and knows nothing of any game; a
game's folder in ``ui/games`` makes them from what the person in front of the screen may know, and from nothing else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from durbar.bots.search.reason import Reason
from durbar.engine.event import Event
from durbar.engine.game import Option, OptionValue
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.ui.kit.cover import Cover
from durbar.ui.kit.look.picture import Picture
from durbar.ui.words import number

if TYPE_CHECKING:
    from durbar.table.player import Player
    from durbar.ui.kit.board.board import BoardScene
    from durbar.ui.kit.tips.tip import Tips

#: Something on the board one can point at, e.g. ``("track", 3)`` or ``("sun", 13)``.
Target = tuple[str | int, ...]

#: Draws a player's sheet into a box of the painter's own units, small or large.
Sketch = Callable[[QPainter, QRectF], None]

#: Colour of a word: "ink", "quiet", "gain" or "refuse" (names of Palette fields).
Tone = str


@dataclass(frozen=True)
class Sight:
    """The table as one person sees it at one moment.

    view: State.view(seat). legal: the moves open to the person at the screen (empty when looking back, or when another
    acts). why_not: the refusal against a move, None when legal. live: False while looking back in history.
    people: how many persons share the screen. chosen: what the person has picked out so far for a move of several
    clicks (cards of a hand), see GameScreen.choose.
    """

    seat: int
    view: Any
    players: Sequence[Player]
    legal: tuple[Move, ...]
    why_not: Callable[[Move], Refusal | None]
    live: bool = True
    people: int = 1
    chosen: tuple[Target, ...] = ()

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.players[seat].name


@dataclass(frozen=True)
class Tip:
    """A teaching panel about one object. A part that is empty is left out.

    rule: one or two sentences; ``[[Flood|flood]]`` is a term of the glossary. worth: the big number, e.g. "+4".
    others: what it is worth to other seats. click: what a click does. refusal: why a click does nothing.
    section: rulebook section for the link.
    """

    title: str
    what: str = ""
    picture: Picture | None = None
    worth: str = ""
    worth_tone: Tone = "ink"
    reason: str = ""
    others: tuple[tuple[int, str], ...] = ()
    rule: str = ""
    click: str = ""
    refusal: str = ""
    section: str = ""


@dataclass(frozen=True)
class Button:
    """A button of the prompt bar. It plays ``move``, offers a menu of ``moves``, or does what ``action`` names.

    loses: a press loses what stands on tiles with ``warn``; they show it only while such a button is pointed at.
    """

    words: str
    key: str = ""
    picture: Picture | None = None
    move: Move | None = None
    moves: tuple[Move, ...] = ()
    action: str = ""
    primary: bool = False
    enabled: bool = True
    tip: str = ""
    loses: bool = False


@dataclass(frozen=True)
class Tile:
    """A picture in the prompt bar, left of the buttons: something to choose, or how far a choice has come.

    words: its name, for screen readers and its tip's title. move: what a click plays; without one it only shows and
    explains. on: chosen. done: ticked off. faded: spent, or not to be had. key: as of a Button. running: being carried
    out. warn: lost if the turn ended now.
    """

    picture: Picture
    words: str
    move: Move | None = None
    tip: Tip | None = None
    key: str = ""
    on: bool = False
    done: bool = False
    faded: bool = False
    running: bool = False
    warn: bool = False


@dataclass(frozen=True)
class Prompt:
    """The one plain sentence at the foot of the window, a second line, and the few tiles and buttons that matter.

    caption: a few words before the tiles, saying what they are ("Still to use").
    longest: the longest second line that pointing or picking out may bring; room is kept for it, so nothing moves then.
    """

    sentence: str
    second: str = ""
    tone: Tone = "quiet"
    section: str = ""
    buttons: tuple[Button, ...] = ()
    tiles: tuple[Tile, ...] = ()
    caption: str = ""
    longest: str = ""


@dataclass(frozen=True)
class MoveRow:
    """A legal move as a line of the Moves list. gain: a short number or odds at the right."""

    move: Move
    words: str
    picture: Picture | None = None
    second: str = ""
    gain: str = ""
    tone: Tone = "quiet"


@dataclass(frozen=True)
class LogLine:
    """One line of the log. heading: an epoch or round begins. table: a stage's ScoreTable can be opened from it."""

    words: str
    picture: Picture | None = None
    seat: int | None = None
    heading: bool = False
    section: str = ""
    quiet: bool = False


@dataclass(frozen=True)
class Count:
    """A number of things, as a panel of the right column shows it: picture, number (or "?"), and both in words."""

    picture: Picture
    number: str
    words: str


@dataclass(frozen=True)
class Sign:
    """A small picture in a panel of the right column that may be ticked off (done) or spent (faded)."""

    picture: Picture
    words: str
    done: bool = False
    faded: bool = False


@dataclass(frozen=True)
class SeatLine:
    """What a panel of the right column says of a seat. pieces stand right of the name, goods on a second line.

    A panel of two rows may carry counts in the second row instead, and at its right portraits and signs.
    cards: small ones at the end of the second line, closer together where there are many. spoken: the pieces, goods and
    cards in words, for screen readers.

    A panel of two rows with a sketch shows it at its right, ``pieces`` (one or two) right of it, and in the second row
    the number, in number_tone, with number_words ("to go") and the signs after it; it shows nothing else.
    """

    seat: int
    state: str
    number: str
    number_tip: str = ""
    acting: bool = False
    out: bool = False
    pieces: tuple[Picture, ...] = ()
    last_piece: Picture | None = None
    goods: tuple[Picture, ...] = ()
    cards: tuple[Picture, ...] = ()
    counts: tuple[Count, ...] = ()
    portraits: tuple[Sign, ...] = ()
    signs: tuple[Sign, ...] = ()
    spoken: str = ""
    sketch: Sketch | None = None
    number_words: str = ""
    number_tone: Tone = "ink"


@dataclass(frozen=True)
class Chip:
    """A stage in the top bar: its name, a short form, whether it is on."""

    words: str
    short: str
    on: bool = False


@dataclass(frozen=True)
class ScoreRow:
    """A category: values[i] belongs to the table's i-th seat, one number (None = not scored) for each stage."""

    words: str
    picture: Picture | None
    values: tuple[tuple[int | None, ...], ...]
    section: str = ""
    rule: str = ""


@dataclass(frozen=True)
class ScoreTable:
    """Who scored what: rows by category, columns by seat (in ``seats`` order) and, inside, by stage.

    totals: points after each stage, same shape as a row's values.
    """

    title: str
    seats: tuple[int, ...]
    stages: tuple[str, ...]
    rows: tuple[ScoreRow, ...]
    total_words: str
    totals: tuple[tuple[int | None, ...], ...]
    note: str = ""


@dataclass(frozen=True)
class ChanceRow:
    """How chance treated a seat: what came, out of how many tries, and the average to expect."""

    seat: int
    came: int
    tries: int
    expected: float


@dataclass(frozen=True)
class FaceCount:
    """How often one face of a die came up."""

    picture: Picture
    words: str
    came: int


@dataclass(frozen=True)
class DieReport:
    """How one kind of dice fell: its name, its faces, and how often each of them is to be expected."""

    words: str
    faces: tuple[FaceCount, ...]
    expected: float


@dataclass(frozen=True)
class ChanceReport:
    """How chance fell: a title, what is counted, a row a seat or a row a kind of dice (or both), and sentences."""

    title: str
    counted: str
    rows: tuple[ChanceRow, ...]
    notes: tuple[str, ...] = ()
    dice: tuple[DieReport, ...] = ()


@dataclass(frozen=True)
class Placing:
    """A line of the final standings. shown: the score as it is written, where that is no plain number; words: its unit.

    An example of both: "2½", "beyond".
    """

    seat: int
    rank: int
    score: int
    shown: str = ""
    words: str = ""


@dataclass(frozen=True)
class Results:
    """The end of a game. curve: points by seat at the start and after each stage; curve_words: words under them.

    curve_number: how a value of the curve is written.
    """

    headline: str
    second: str
    placings: tuple[Placing, ...]
    table: ScoreTable
    curve_title: str
    curve_words: tuple[str, ...]
    curve: tuple[tuple[int, ...], ...]
    chance: ChanceReport | None
    sentence: str
    sentence_second: str = ""
    curve_number: Callable[[int], str] = number


@dataclass(frozen=True)
class Preset:
    """A usual set of options under one name. options: only those that it sets; all it does not name stay."""

    words: str
    why: str
    options: dict[str, OptionValue]


@dataclass(frozen=True)
class OptionWords:
    """An option of the set-up page: its title, one sentence, and words for each value (empty for yes/no options)."""

    title: str
    why: str
    values: dict[OptionValue, str] = field(default_factory=dict)


class Aside(QWidget):
    """A panel of native widgets on the board: what needs words and may grow with the text, such as a forecast."""

    section_asked = Signal(str)

    def show_sight(self, sight: Sight) -> None:
        """Show a position, in the language that is on."""
        raise NotImplementedError

    def preview(self, move: Move | None) -> None:
        """Show what a move would change; None: nothing is pointed at."""
        raise NotImplementedError

    def attach_tips(self, tips: Tips, make_tip: Callable[[Target], Tip | None]) -> None:
        """Give its parts the tips of their targets, asked anew each time."""


class GameScreen(Cover):
    """A game's part of the screen. One instance serves all tables of the game; it holds no position."""

    board_size: tuple[int, int]
    panel_rows: int = 1
    #: Whether stage_table is told of all the moves of a stage, not only of the one that ends it.
    whole_stages: bool = False

    @abstractmethod
    def option_words(self, option: Option) -> OptionWords:
        """Words for an option of the game."""

    def board_faults(self) -> dict[str, str]:
        """What can be wrong with a person's own board file: a sentence for each key of BadBoard."""
        return {}

    def presets(self) -> Sequence[Preset]:
        """Usual sets of options, for the set-up page."""
        return ()

    @abstractmethod
    def make_board(self) -> BoardScene:
        """A new, empty scene of the board."""

    @abstractmethod
    def chips(self, view: Any) -> list[Chip]:
        """The stages for the top bar."""

    @abstractmethod
    def stage(self, view: Any) -> int:
        """Which stage (from 0) a view is in: the slider has a mark where it changes."""

    @abstractmethod
    def prompt(self, sight: Sight) -> Prompt:
        """The sentence and buttons for whoever acts."""

    @abstractmethod
    def move_row(self, move: Move, sight: Sight) -> MoveRow:
        """A legal move in words."""

    @abstractmethod
    def first_words(self, step: str) -> str:
        """One more sentence of the prompt when a step (View.step) is met for the first time; nothing where none is
        needed."""

    @abstractmethod
    def expected_words(self, points: float) -> str:
        """What a player may expect of the game's end, e.g. "about 41 fame". points: as a hint has them."""

    @abstractmethod
    def reason_words(self, reason: Reason, sight: Sight) -> str:
        """A reason of the expert as a clause without a full stop ("Keeps your 13 for a fuller track")."""

    @abstractmethod
    def moves_note(self, sight: Sight) -> str:
        """A quiet note under the list of moves, or nothing."""

    def listed(self, sight: Sight) -> Sequence[Move]:
        """The legal moves in the order of the list; a game may know a better one than the engine's."""
        return sight.legal

    def doubt(self, move: Move, sight: Sight) -> str:
        """A question to ask before a legal move that is hardly ever meant; empty for all others."""
        return ""

    @abstractmethod
    def preview(self, move: Move, sight: Sight) -> tuple[str, Tone]:
        """What a legal move would bring, in one sentence, and its tone."""

    @abstractmethod
    def seat_line(self, seat: int, sight: Sight) -> SeatLine:
        """A player's panel."""

    @abstractmethod
    def log_lines(self, events: Sequence[Event], sight: Sight) -> list[LogLine]:
        """What the events of one move say, for the log."""

    @abstractmethod
    def why(self, refusal: Refusal, sight: Sight) -> str:
        """A refusal in one sentence."""

    @abstractmethod
    def moves_at(self, target: Target, sight: Sight) -> tuple[Move, ...]:
        """The moves a click on the target could mean, legal or not, likeliest first."""

    def choose(self, target: Target, sight: Sight) -> tuple[Target, ...] | None:
        """What is picked out after a click on the target, where a move takes several clicks; None: the click plays."""
        return None

    def turn(self, target: Target, sight: Sight, by: int) -> tuple[Target, ...] | None:
        """What is picked out after a turn of the wheel, or the key R, on the target; None: nothing turns there.

        target: what is pointed at or, where nothing turns there, one of ``sight.chosen``. by: 1 clockwise, −1 back.
        """
        return None

    def peek(self, seat: int, sight: Sight) -> Sketch | None:
        """A seat's sheet, to be shown large over the board for a moment; None where there is nothing to enlarge."""
        return None

    def previewed_number(self, move: Move, sight: Sight) -> Mapping[int, str]:
        """By seat, how a legal move would change the number of its panel, as "8 → 6½"; only those that would change.

        What stands before the arrow is drawn quietly.
        """
        return {}

    def make_aside(self) -> Aside | None:
        """A panel of native widgets that lies on the board where BoardScene.aside_box says; None for none."""
        return None

    def path(self, target: Target, sight: Sight) -> tuple[Move, ...]:
        """The moves that one click on the target makes one after the other (a journey); empty where it makes one."""
        return ()

    def preview_path(self, path: tuple[Move, ...], sight: Sight) -> tuple[str, Tone]:
        """What the moves of a path would bring together, in one sentence, and its tone."""
        return self.preview(path[0], sight)

    def continues(self, before: Sequence[Event], events: Sequence[Event]) -> bool:
        """Whether the events of a move go on with those of the move before: told as one."""
        return False

    def undone_with(self, before: Sequence[Event], events: Sequence[Event]) -> bool:
        """Whether a move with these events is taken back together with the one before it."""
        return self.continues(before, events)

    def private(self, sight: Sight) -> bool:
        """Whether a sight shows what other persons at the same screen must not see: a curtain falls before it."""
        return False

    @abstractmethod
    def targets_of(self, move: Move, sight: Sight) -> tuple[Target, ...]:
        """What on the board lights up when a move is selected."""

    @abstractmethod
    def tip(self, target: Target, sight: Sight) -> Tip | None:
        """What to teach about a target, computed from the position."""

    def secret(self, seat: int, sight: Sight) -> Tip | None:
        """What only this seat may look at, shown behind a curtain when several people share the screen; else None."""
        return None

    @abstractmethod
    def stage_table(self, events: Sequence[Event], sight: Sight) -> ScoreTable | None:
        """The table to show when these events end a stage, else None."""

    def telling_choices(self, moves: Sequence[tuple[Any, Sequence[Event]]]) -> Sequence[tuple[int, str]]:
        """By seat, the one choice that mattered most in a stage that has a table: a clause without full stop.

        moves: those of the stage, as ``results`` gets them. It tells only what everybody at the table may know.
        """
        return ()

    @abstractmethod
    def results(self, moves: Sequence[tuple[Any, Sequence[Event]]], sight: Sight) -> Results:
        """The end of the game. moves: for each move, the view before it and its events."""
