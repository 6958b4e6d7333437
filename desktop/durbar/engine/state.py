"""What every position of every game can be asked, and the steps a turn is made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from durbar.engine.digest import digest
from durbar.engine.errors import BadChance, BadSeat, DurbarError, GameOver, shown
from durbar.engine.event import Event
from durbar.engine.move import Move, check_move
from durbar.engine.refusal import IllegalMove, Refusal
from durbar.engine.rng import Rng

S = TypeVar("S", bound="State")


class Standing(msgspec.Struct, frozen=True, gc=False):
    """One seat's place: rank from 1 (shared on a full tie), its score, and the values that broke ties, best first."""

    seat: int
    rank: int
    score: int
    tie_break: tuple[int, ...] = ()


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """One small step of a turn: it knows who acts, what is legal, why a thing is refused, and what a move does.

    Steps are values: a step that goes on replaces itself on ``state.steps``, one with a follow-up pushes it,
    one that is over pops itself. It knows nothing of what comes after it: see ``State.go_on``.

    name: of its kind, as a view tells it.
    """

    name: ClassVar[str]

    seat: int

    def shown(self, state: S, seat: int) -> dict[str, Any]:
        """Return the step's own part of a seat's view, by field."""
        return {}

    def as_known_by(self, state: S, seat: int, rng: Rng) -> Self:
        """Return the step in a sample for a seat: what that seat can't know is drawn anew."""
        return self

    def legal_moves(self, state: S) -> tuple[Move, ...]:
        """Return every legal move, sorted and unique; never empty."""
        raise NotImplementedError

    def why_not(self, state: S, move: Move) -> Refusal:
        """Return the reason against a move that is not in legal_moves."""
        raise NotImplementedError

    def play(self, state: S, move: Move, events: list[Event]) -> None:
        """Change the state by a legal move and append what happened."""
        raise NotImplementedError


class State(ABC):
    """A position of a game, with everything in it, hidden things included.

    A game tells it in three layers: a state, which is data, questions and small changes (``state.py``); steps on top of
    it, which say what a seat may do (``steps.py``); and on top of both what comes next (``sequence.py``).

    Only ``play`` changes it. Asking, of whatever kind, leaves the digest as it was. Seats count from 0 in order of
    play. What is asked wrongly, such as the view of a seat that is not there, raises a DurbarError with one sentence;
    that is looked at here, so that no game has to.

    moves: the kinds of move of the game. unusual: the options that are not at their default, by id; ``Game`` says them.
    """

    __slots__ = ("_legal", "played", "rng", "steps", "unusual")

    moves: ClassVar[tuple[type[Move], ...]]

    steps: list[Step[Any]]
    rng: Rng
    played: int
    unusual: tuple[tuple[str, Any], ...]
    _legal: tuple[Move, ...] | None

    @classmethod
    def _before_all(cls, rng: Rng) -> Self:
        """Return a state of which a game has still to say all that is its own."""
        state = cls.__new__(cls)
        state.rng = rng
        state.played = 0
        state.unusual = ()
        state.steps = []
        state._legal = None
        return state

    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        """Return the state without its legal moves, to pickle.

        Equal states make equal pickles, whoever has asked for their moves.
        """
        kept = {name: getattr(self, name) for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ())}
        return None, kept | {"_legal": None}

    @property
    def to_act(self) -> int | None:
        """The seat whose decision is next, or None when the game is over."""
        return self.steps[-1].seat if self.steps else None

    @property
    def step(self) -> str:
        """The name of the step that is open, "over" at the end."""
        return self.steps[-1].name if self.steps else "over"

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every move that may be made now: complete, sorted by Move.sort_key, unique.

        Empty once the game is over.
        """
        legal = self._legal
        if legal is None:
            legal = self._legal = self.steps[-1].legal_moves(self) if self.steps else ()
        return legal

    def forget_moves(self) -> None:
        """Find the legal moves anew when they are asked for: the position was changed by other means than ``play``."""
        self._legal = None

    def why_not(self, move: Move) -> Refusal | None:
        """Return None when the move is legal; otherwise the reason, with the rulebook's section.

        Raises BadMove when it is no move of this game.
        """
        check_move(move, self.moves)
        if move in self.legal_moves():
            return None
        if not self.steps:
            return Refusal("game_over", self.end_section)
        return self.steps[-1].why_not(self, move)

    def play(self, move: Move) -> list[Event]:
        """Make a move and say what happened.

        Raises IllegalMove or, when the game has ended, GameOver; BadMove when it is no move of this game. The state is
        unchanged then.
        """
        legal = self._legal or self.legal_moves()
        try:
            known = legal[legal.index(move)]
        except ValueError:
            raise self._refused(move) from None
        if known is not move:
            check_move(move, self.moves)  # a look-alike, such as bid 13.0
        self._legal = None
        self.played += 1
        events: list[Event] = []
        step = self.steps[-1]
        step.play(self, known, events)
        self.go_on(step.seat, events)
        return events

    @abstractmethod
    def go_on(self, seat: int, events: list[Event]) -> None:
        """Add what follows by itself from a move of ``seat``: the next step, the next round, the end of the game.

        The one place of a game that says what comes next. A step that is over has popped itself.
        """

    def _refused(self, move: Move) -> DurbarError:
        """Return what is wrong with a move that is not legal."""
        check_move(move, self.moves)
        if not self.steps:
            return GameOver("The game is over: no move can be made.")
        return IllegalMove(move, self.steps[-1].why_not(self, move))

    def digest(self) -> str:
        """Return a short text, equal for two states exactly when they are the same position with the same chance ahead.

        Options count where they are not at their default: one that comes later leaves older digests as they are.
        """
        return digest(msgspec.json.encode((self.unusual, self.facts())))

    #: Section of the rulebook on the end of the game.
    end_section: str = "8"

    @property
    @abstractmethod
    def seats(self) -> int:
        """Number of players."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an equal state that shares nothing that can change: a ``_twin``, and all that is the game's own."""

    def _twin(self) -> Self:
        """Return a state with the same chance ahead, moves made and steps, that has still to be given all else."""
        twin = self.__class__.__new__(self.__class__)
        twin.rng = Rng(self.rng.state)
        twin.played = self.played
        twin.unusual = self.unusual
        twin.steps = self.steps[:]
        twin._legal = self._legal
        return twin

    @abstractmethod
    def facts(self) -> Any:
        """Return all of the state but its options, for the digest: numbers, texts, lists, in a fixed order."""

    def view(self, seat: int) -> Any:
        """Return a frozen value with what this seat may know, and nothing else. Raises BadSeat."""
        self._check_seat(seat)
        return self._view(seat)

    def resample(self, seat: int, rng: Rng) -> Self:
        """Return a random full state that agrees with all that ``seat`` knows, drawn with ``rng``.

        What a seat could know by having watched well counts as known, even where its view hides it from a person.
        Otherwise it depends on nothing that the seat can't see: from two states that look alike to it, equal chance
        makes equal samples. Raises BadSeat or BadChance.
        """
        self._check_seat(seat)
        if not isinstance(rng, Rng):
            raise BadChance(f"A durbar.engine.rng.Rng is expected, not {shown(rng)}.")
        return self._resample(seat, rng)

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeat(f"The seats of this game are 0 to {self.seats - 1}, not {shown(seat)}.")

    @abstractmethod
    def _view(self, seat: int) -> Any:
        """Return what ``view`` gives for a seat that is there."""

    def _step_shown(self, seat: int) -> dict[str, Any]:
        """Return the open step's own part of a seat's view, by field."""
        return self.steps[-1].shown(self, seat) if self.steps else {}

    def _steps_told(self) -> list[tuple[str, Step[Any]]]:
        """Return the steps as plain values, for ``facts``."""
        return [(type(step).__name__, step) for step in self.steps]

    @abstractmethod
    def _resample(self, seat: int, rng: Rng) -> Self:
        """Return what ``resample`` gives for a seat that is there."""

    @abstractmethod
    def progress(self) -> msgspec.Struct:
        """Return how far the game has come, as small facts that lie open to all seats: what a list of games tells of
        it.

        Of the class that the game names as its ``progress``.
        """

    @abstractmethod
    def scores(self) -> list[int]:
        """Return points of each seat now, in the unit that wins the game."""

    @abstractmethod
    def standings(self) -> list[Standing]:
        """Return all seats, best first, by the game's own tie-breaks, as if the game ended now."""


def separated_by(above: Standing, below: Standing) -> int | None:
    """Return what puts one player before another: 0 the score, 1 the first tie-break, 2 the second ….

    None: they are level.
    """
    pairs = zip((above.score, *above.tie_break), (below.score, *below.tie_break), strict=True)
    return next((number for number, (one, other) in enumerate(pairs) if one != other), None)


def ranked(scores: Sequence[int], tie_breaks: Sequence[tuple[int, ...]]) -> list[Standing]:
    """Return standings from scores and tie-breaks (higher is better in both); seats equal in all share a rank."""
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], *(-value for value in tie_breaks[seat]), seat))
    standings: list[Standing] = []
    for place, seat in enumerate(order, start=1):
        above = standings[-1] if standings else None
        same = above is not None and (above.score, above.tie_break) == (scores[seat], tie_breaks[seat])
        rank = above.rank if above is not None and same else place
        standings.append(Standing(seat, rank, scores[seat], tie_breaks[seat]))
    return standings
