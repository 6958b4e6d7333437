"""The facts of a game, and how one is started."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import msgspec

from durbar.engine.errors import BadOption, BadSeats, BadSeed, shown
from durbar.engine.luck import Luck, Moves
from durbar.engine.move import Move, read_move
from durbar.engine.refusal import Refusal
from durbar.engine.state import State

HIGHEST_SEED = 2**53 - 1  # what every JSON reader keeps exactly

OptionValue = bool | str | int
Options = dict[str, OptionValue]


class Option(msgspec.Struct, frozen=True):
    """A choice made before the game starts.

    id: its name in records. values: all that may be chosen. default: the rulebook's own, or our ruling; it stays what
    it is, for games that were played with it do not name it. section: where the rulebook pane explains it.
    """

    id: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    section: str


class Older(msgspec.Struct, frozen=True):
    """What is kept of an older revision of a game's rules.

    start: the first position of then, from seats, seed and all options. plays_on: legal moves and chance are those of
    now (only digests were others), so that a game goes on.
    """

    start: Callable[[int, int, Options], State]
    plays_on: bool


class Game(ABC):
    """One of Durbar's games. There is one instance a game, in ``durbar.games``.

    revision: of its rules, from 1. Whatever changes legal moves, chance or digests raises it (CONTRIBUTING.md says what
    else is to do then). older: revisions before it whose rules are kept. chance: whether anything is left to it.
    secrets: whether a seat may know what others do not. minutes: about how long a game of four persons takes, with
    all options at their default.
    """

    key: ClassVar[str]
    revision: ClassVar[int]
    older: ClassVar[Mapping[int, Older]] = {}
    chance: ClassVar[bool]
    secrets: ClassVar[bool]
    seats: ClassVar[range]
    minutes: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    moves: ClassVar[tuple[type[Move], ...]]
    #: What State.progress gives.
    progress: ClassVar[type[msgspec.Struct]]

    def start(self, seats: int, seed: int, options: Mapping[str, OptionValue] | None = None) -> State:
        """Return the first position of a game.

        seats: number of players. seed: 0 to 2**53 - 1; the same seed and the same moves bring the same chance.
        options: values by option id; what is not named takes its default.
        Raises BadSeats, BadSeed or BadOption before anything is built.
        """
        self._check_seats(seats)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= HIGHEST_SEED:
            raise BadSeed(f"The seed must be a whole number from 0 to {HIGHEST_SEED}, not {shown(seed)}.")
        full = self.full_options({} if options is None else options, seats)
        return self._with_options(self._start(seats, seed, full), full)

    def start_as_of(
        self, revision: int, seats: int, seed: int, options: Mapping[str, OptionValue] | None = None
    ) -> State:
        """Return the first position under the rules of an older revision; under those of now where they are not kept.

        Raises as ``start`` does.
        """
        now = self.start(seats, seed, options)
        if revision not in self.older:
            return now
        full = self.full_options(options or {}, seats)
        return self._with_options(self.older[revision].start(seats, seed, full), full)

    def full_options(self, chosen: Mapping[str, OptionValue], seats: int) -> Options:
        """Return all options with the chosen values, defaults elsewhere. Raises BadOption."""
        if not isinstance(chosen, Mapping):
            raise BadOption(f"Options are a mapping from their ids to values, not {shown(chosen)}.")
        known = {option.id: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadOption(f"The game {self.key} has no option {shown(name)}.")
            self.check_option(known[name], value, seats)
        return {option.id: chosen.get(option.id, option.default) for option in self.options}

    def unusual(self, options: Mapping[str, OptionValue]) -> Options:
        """Return those of some options that are not at their default.

        They alone are in records and digests: an option that comes later changes neither in the games of before.
        """
        return {
            option.id: options[option.id]
            for option in self.options
            if option.id in options and options[option.id] != option.default
        }

    def _with_options(self, state: State, options: Options) -> State:
        state.unusual = tuple(sorted(self.unusual(options).items()))
        return state

    def minutes_with(self, options: Mapping[str, OptionValue]) -> int:
        """Return about how long a game of four persons takes with these options.

        Those that are not named are at default.
        """
        return self.minutes

    def values(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        """Return what may be chosen for an option at this number of players."""
        return option.values

    def check_option(self, option: Option, value: OptionValue, seats: int) -> None:
        """Raise BadOption when the value can't be chosen."""
        allowed = self.values(option, seats)
        if not any(type(value) is type(other) and value == other for other in allowed):
            allowed_text = ", ".join(map(shown, allowed))
            raise BadOption(f"Option “{option.id}” of {self.key} can be {allowed_text}, not {shown(value)}.")

    def read_move(self, text: str) -> Move:
        """Return the move whose str() is this text. Raises BadMoveText."""
        return read_move(text, self.moves)

    def luck(self, moves: Moves) -> Sequence[Luck]:
        """Return how chance fell in a game that is over.

        Nothing where nobody counts it. moves: all of the game, one at least.

        A game that counts does it in its ``events.py``.
        """
        return ()

    @abstractmethod
    def refusals(self) -> type[Refusal]:
        """Return its own reasons against moves, with their sentences."""

    def _check_seats(self, seats: int) -> None:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSeats(f"This game is for {self.seats[0]} to {self.seats[-1]} players, not {shown(seats)}.")

    @abstractmethod
    def _start(self, seats: int, seed: int, options: Options) -> State:
        """Build the first position from arguments that are known to be good."""
