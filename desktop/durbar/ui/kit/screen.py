"""The contract of a game's screen: what the frame that all tables share asks of it.

The frame (top bar, seats, tabs, prompt, tips, results) knows nothing of any game. It draws the values of ``values``,
which a game's folder in ``ui/games`` makes from what the person in front of the screen may know, and from nothing else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from durbar.bots.search.reason import Reason
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.ui.kit.board.aside import Aside
from durbar.ui.kit.cover import Cover
from durbar.ui.kit.endings import Endings
from durbar.ui.kit.setup_words import SetupWords
from durbar.ui.kit.values.chip import Chip
from durbar.ui.kit.values.claim import Claim
from durbar.ui.kit.values.lines import LogLine, MoveRow
from durbar.ui.kit.values.prompt import Prompt
from durbar.ui.kit.values.seat_line import SeatLine, Sketch
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.kit.values.tone import Tone

if TYPE_CHECKING:
    from durbar.ui.kit.board.scene import BoardScene


class GameScreen(Cover):
    """A game's part of the screen. One instance serves all tables of the game; it holds no position."""

    board_size: tuple[int, int]
    #: What is said before the first move, and when a stage or the game ends.
    setup: SetupWords = SetupWords()
    endings: Endings
    panel_rows: int = 1
    #: Of a seat, lines that between them take as much room as any that its panel may show in a game: panels keep that
    #: room from the beginning. Without such lines they have the room that they need, and change their size.
    roomiest_lines: Callable[[int, Sight], Sequence[SeatLine]] = staticmethod(lambda _seat, _sight: ())
    #: Which step is explained when it is met for the first time: View.step, or a name for what can be done there.
    first_step: Callable[[Sight], str] = staticmethod(lambda sight: sight.view.step)
    #: Whether its expert advises, with reasons; without, there is no lamp.
    hints: bool = True
    #: Whether players have sheets to see large (``peek``), and whether anything turns (``turn``).
    sheets: bool = False
    turns: bool = False
    #: Moves that do no more than end a turn: where nothing else is left, they are made for the person.
    ends_turn: tuple[type[Move], ...] = ()

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
        """One more sentence of the prompt when a step (``first_step``) is met for the first time; nothing where none is
        needed."""

    @abstractmethod
    def expected_words(self, points: float) -> str:
        """What a player may expect of the game's end, e.g. "about 41 fame". points: as a hint has them."""

    @abstractmethod
    def reason_words(self, reason: Reason, sight: Sight) -> str:
        """A reason of the expert as a clause without a full stop ("Keeps your 13 for a fuller track")."""

    @abstractmethod
    def moves_note(self, sight: Sight) -> str:
        """A quiet note under the list of moves, which adds how to play from it."""

    def listed(self, sight: Sight) -> Sequence[Move]:
        """The legal moves in the order of the list; a game may know a better one than the engine's.

        Of moves that do the same and say the same it may list one.
        """
        return sight.legal

    def key_moves(self) -> Mapping[str, Move]:
        """The letters on the buttons of this game, each with a move that it stands for: why it can't be made is said
        when the letter is typed while no such button is there."""
        return {}

    def doubt(self, move: Move, sight: Sight) -> str:
        """A question to ask before a legal move that is hardly ever meant; empty for all others."""
        return ""

    @abstractmethod
    def preview(self, move: Move, sight: Sight) -> tuple[str, Tone]:
        """What a legal move would bring, in one sentence, and its tone."""

    def claims(self, move: Move, sight: Sight) -> tuple[Claim, ...]:
        """What is stated of a legal move, as values that its words are made of: tests hold them to what comes."""
        return ()

    @abstractmethod
    def seat_line(self, seat: int, sight: Sight) -> SeatLine:
        """A player's panel."""

    @abstractmethod
    def log_lines(self, events: Sequence[Event], sight: Sight) -> list[LogLine]:
        """What the events of one move say, for the log."""

    def headlines(self, events: Sequence[Event], sight: Sight) -> list[LogLine]:
        """What the events of one player's moves, one after the other, say in as few lines as can say it.

        Each line stands alone: it has its subject. Scorings are told by their sums.
        """
        return self.log_lines(events, sight)

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
