"""A game's screen as it is declared: what the frame that all tables share asks of it.

The frame (top bar, seats, tabs, prompt, tips, results) knows nothing of any game. It draws the values of ``values``,
which a game's functions make from what the person in front of the screen may know, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from durbar.bots.search.reason import Reason
from durbar.engine.event import Event
from durbar.engine.game import Game, Option
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.ui.kit.board.aside import Aside
from durbar.ui.kit.manifest import Manifest
from durbar.ui.kit.telling import GameTelling
from durbar.ui.kit.values.chip import Chip
from durbar.ui.kit.values.claim import Claim
from durbar.ui.kit.values.consequences import ConsequenceWords
from durbar.ui.kit.values.lines import LogLine, MoveRow
from durbar.ui.kit.values.options import OptionWords, Preset
from durbar.ui.kit.values.prompt import Prompt
from durbar.ui.kit.values.results import Results
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.kit.values.seat_line import SeatLine, Sketch
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.kit.values.tone import Tone

if TYPE_CHECKING:
    from durbar.ui.kit.board.scene import BoardScene

#: What several moves brought: for each, the view before it and its events.
Moves = Sequence[tuple[Any, Sequence[Event]]]
#: Tells whether the events of a move go on with those of the move before.
GoesOn = Callable[[Sequence[Event], Sequence[Event]], bool]
#: Tells what is picked out; None: nothing is.
PicksOut = tuple[Target, ...] | None
#: Makes the tip of a target from a position; None where nothing is to be told.
Teller = Callable[[Target, Sight], Tip | None]


def _no_words(option: Option) -> OptionWords:
    raise KeyError(option.id)


def _no_reason(reason: Reason, _view: Any) -> str:
    raise KeyError(reason.key)


def _no_tag(tag: str) -> str:
    raise KeyError(tag)


def _no_sheet(_seat: int, _sight: Sight) -> Sketch | None:
    return None


def _nothing_turns(_target: Target, _sight: Sight, _by: int) -> PicksOut:
    return None


@dataclass(frozen=True)
class SetupWords:
    """What the set-up page says of a game's options.

    option_words: words for an option of the game. first: ids of the options that one really chooses; the others are
    rare ones and rulings, and stand under *More*. presets: usual sets of options. board_faults: what can be wrong
    with a person's own board file, a sentence for each key of BadBoard.
    """

    option_words: Callable[[Option], OptionWords] = _no_words
    first: tuple[str, ...] = ()
    presets: Callable[[], Sequence[Preset]] = tuple
    board_faults: Callable[[], dict[str, str]] = dict


@dataclass(frozen=True)
class Endings:
    """What is told when a stage of a game ends, or the game itself.

    results: the end of the game, told of all its moves. stage_table: the table to show when these events end a
    stage, else None; with whole_stages it is told of all the moves of the stage, not only of the one that ends it.
    telling_choices: told of the moves of a stage that has a table, by seat the one choice that mattered most, a clause
    without full stop; it tells only what everybody at the table may know.
    begins: the events with which the next stage begins; they are shown when the table of the one before has been read.
    rolls: the events with which a round begins that no table parts from the one before; what that leaves is put away,
    and what stands round the board tells of the new round, before their pieces move.
    far: by so many points, in the unit that wins, a game is won or lost by far, 0 where none is: among three equals one
    loses so about once in eight games, and wins so once in twenty or less.
    """

    results: Callable[[Moves, Sight], Results]
    stage_table: Callable[[Sequence[Event], Sight], ScoreTable | None] = lambda _events, _sight: None
    telling_choices: Callable[[Moves], Sequence[tuple[int, str]]] = lambda _moves: ()
    whole_stages: bool = False
    begins: tuple[type[Event], ...] = ()
    rolls: tuple[type[Event], ...] = ()
    far: int = 0

    def parted(self, events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
        """Return what belongs to the stage that these events end, and what to the next one."""
        return _parted(events, self.begins)

    def rolled(self, events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
        """Return what belongs to the round that these events end without a table, and what to the next one."""
        return _parted(events, self.rolls)


def _parted(events: Sequence[Event], by: tuple[type[Event], ...]) -> tuple[Sequence[Event], Sequence[Event]]:
    first = next((place for place, event in enumerate(events) if isinstance(event, by)), len(events))
    return events[:first], events[first:]


@dataclass(frozen=True, eq=False, kw_only=True)
class GameScreen:
    """A game's part of the screen, as its ``screen.py`` declares it; it holds no position.

    What has a default a game may leave out.
    """

    manifest: Manifest
    board_size: tuple[int, int]
    #: Makes a new, empty scene of the board.
    make_board: Callable[[], BoardScene]
    #: Makes a panel of native widgets that lies on the board where BoardScene.aside_box says.
    make_aside: Callable[[], Aside | None] = lambda: None
    #: What is said before the first move, and when a stage or the game ends.
    setup: SetupWords = field(default_factory=SetupWords)
    endings: Endings
    #: What its events are worth telling, by sounds and moments too, and how its end looks.
    telling: GameTelling = field(default_factory=GameTelling)

    # ---- round the board ----
    #: Of a view, the stages for the top bar.
    chips: Callable[[Any], list[Chip]]
    #: Which stage (from 0) a view is in: the slider has a mark where it changes.
    stage: Callable[[Any], int]
    #: A player's panel.
    seat_line: Callable[[int, Sight], SeatLine]
    #: A seat's sheet, to be shown large over the board for a moment; None where there is nothing to enlarge.
    peek: Callable[[int, Sight], Sketch | None] = _no_sheet
    #: Whether a sight shows what other persons at the same screen must not see: a curtain falls before it.
    private: Callable[[Sight], bool] = lambda _sight: False
    #: What only this seat may look at, shown behind a curtain when several people share the screen.
    secret: Callable[[int, Sight], Tip | None] = lambda _seat, _sight: None

    # ---- the prompt ----
    #: The sentence and buttons for whoever acts.
    prompt: Callable[[Sight], Prompt]
    #: Which step is explained when it is met for the first time: View.step, or a name for what can be done there.
    first_step: Callable[[Sight], str] = lambda sight: sight.view.step
    #: One more sentence of the prompt for such a step; nothing where none is needed.
    first_words: Callable[[str], str] = lambda _step: ""
    #: The letters on the buttons of this game, each with a move that it stands for: why it can't be made is said when
    #: the letter is typed while no such button is there.
    key_moves: Callable[[], Mapping[str, Move]] = dict
    #: Moves that do no more than end a turn: where nothing else is left, they are made for the person.
    ends_turn: tuple[type[Move], ...] = ()

    # ---- moves ----
    #: A legal move in words.
    move_row: Callable[[Move, Sight], MoveRow]
    #: The legal moves in the order of the list. Of moves that do the same and say the same it may list one.
    listed: Callable[[Sight], Sequence[Move]] = lambda sight: sight.legal
    #: A quiet note under the list of moves, which adds how to play from it.
    moves_note: Callable[[Sight], str] = lambda _sight: ""
    #: What a legal move would bring, in one sentence, and its tone.
    preview: Callable[[Move, Sight], tuple[str, Tone]]
    #: By seat, how a legal move would change the number of its panel, as "8 → 6½"; only those that would change. What
    #: stands before the arrow is drawn quietly.
    previewed_number: Callable[[Move, Sight], Mapping[int, str]] = lambda _move, _sight: {}
    #: What is stated of a legal move, as values that its words are made of: tests hold them to what comes.
    claims: Callable[[Move, Sight], tuple[Claim, ...]] = lambda _move, _sight: ()
    #: A question to ask before a legal move that is hardly ever meant; empty for all others.
    doubt: Callable[[Move, Sight], str] = lambda _move, _sight: ""
    #: A refusal in one sentence.
    why: Callable[[Refusal, Sight], str]
    #: A reason of the expert as a clause without a full stop ("Keeps your 13 for a fuller track"), told of a view.
    #: Without such words the expert does not advise: there is no lamp.
    reason_words: Callable[[Reason, Any], str] = _no_reason
    #: What a review says of what moves led to, by the consequences of the game's players.
    consequence_words: Callable[[], ConsequenceWords] = ConsequenceWords
    #: What a player may expect of the game's end, e.g. "about 41 fame", of points as a hint has them, told of a view.
    expected_words: Callable[[float, Any], str] = lambda _points, _view: ""
    #: What a puzzle is about: the name of a tag of the game's players, to stand in a list.
    tag_words: Callable[[str], str] = _no_tag

    # ---- the board ----
    #: The moves a click on a target could mean, legal or not, likeliest first.
    moves_at: Callable[[Target, Sight], tuple[Move, ...]]
    #: What on the board lights up when a move is selected.
    targets_of: Callable[[Move, Sight], tuple[Target, ...]]
    #: By the first word of a target, what makes its tip.
    tellers: Mapping[str, Teller]
    #: What is picked out after a click on a target, where a move takes several clicks; None: the click plays.
    choose: Callable[[Target, Sight], PicksOut] = lambda _target, _sight: None
    #: What is picked out after a turn of the wheel, or the key R, on a target (what is pointed at or, where nothing
    #: turns there, one of ``sight.chosen``), 1 clockwise, −1 back; None: nothing turns there.
    turn: Callable[[Target, Sight, int], PicksOut] = _nothing_turns
    #: The moves that one click on a target makes one after the other (a journey); empty where it makes one.
    path: Callable[[Target, Sight], tuple[Move, ...]] = lambda _target, _sight: ()
    #: What the moves of such a path would bring together, in one sentence, and its tone.
    preview_path: Callable[[tuple[Move, ...], Sight], tuple[str, Tone]] = lambda _path, _sight: ("", "quiet")

    # ---- what happened ----
    #: What the events of one move say, for the log.
    log_lines: Callable[[Sequence[Event], Sight], list[LogLine]]
    #: What the log says of one player's moves, one after the other, in as few lines as can say it; the sight is that
    #: after the moves. Each line stands alone: it has its subject. Scorings are told by their sums.
    headlines: Callable[[Sequence[LogLine], Sight], list[LogLine]] = lambda lines, _sight: list(lines)
    #: What chance brings, and hidden choices that are turned over; a review tells of it what came next.
    came_to_light: tuple[type[Event], ...] = ()
    #: Whether the events of a move go on with those of the move before: told as one.
    continues: GoesOn = lambda _before, _events: False
    #: Whether moves that are told as one are also taken back as one.
    undone_as_one: bool = True

    def tip(self, target: Target, sight: Sight) -> Tip | None:
        """Return what to teach about a target, computed from the position; None where nothing is."""
        teller = self.tellers.get(str(target[0]))
        return None if teller is None else teller(target, sight)

    @property
    def game(self) -> Game:
        """Return its rules."""
        return self.manifest.game

    @property
    def hints(self) -> bool:
        """Return whether its expert advises, with reasons."""
        return self.reason_words is not _no_reason

    @property
    def sheets(self) -> bool:
        """Return whether players have sheets to see large."""
        return self.peek is not _no_sheet

    @property
    def turns(self) -> bool:
        """Return whether anything turns."""
        return self.turn is not _nothing_turns
