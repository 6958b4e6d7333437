"""What games share that can be played on several boards."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol

from durbar.engine.board_file import BadBoard
from durbar.engine.game import Game, Option, OptionValue


class Board(Protocol):
    """A board as one chooses it. name: what it calls itself; design: who drew it; either may be empty."""

    @property
    def name(self) -> str:
        """What it calls itself."""
        ...

    @property
    def design(self) -> str:
        """Who drew it, in a sentence."""
        ...


class Refused(Protocol):
    """A board file that can't be used."""

    @property
    def file(self) -> str:
        """Its name."""
        ...

    @property
    def error(self) -> BadBoard:
        """Why, and in which line."""
        ...


class Boards(Protocol):
    """What the module ``boards`` of a game with boards offers."""

    #: The id of the board that Durbar brings along.
    OWN: str

    def read(self, text: str) -> Board:
        """Return the board that a file of the person's holds. Raises BadBoard."""
        ...

    def found(self) -> tuple[Mapping[str, Board], Sequence[Refused]]:
        """Return the boards in the person's folder: the sound ones by id, and those that are refused."""
        ...

    def board(self, id: str) -> Board:
        """Return the board with this id. Raises MissingBoard when its file is gone, or holds another board now."""
        ...


class BoardGame(Game):
    """A game whose boards are files; they are read when a board is asked for, and not before.

    seat_option: the option that names a seat, or "random". It counts players from 1, as saved games have it; seats
    count from 0 wherever else they are named.
    """

    seat_option: ClassVar[str]

    @abstractmethod
    def boards(self) -> Boards:
        """Return its boards: the one Durbar brings along, and those of the person."""

    def values(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        """Return the values of an option: a seat only of those at the table, and boards of the person's folder too."""
        if option.id == self.seat_option:
            return option.values[: seats + 1]
        if option.id == "board":
            return (*option.values, *self.boards().found()[0])
        return option.values

    def check_option(self, option: Option, value: OptionValue, seats: int) -> None:
        """Check an option's value; for a board by its id say what is wrong when its file is gone."""
        if option.id == "board" and isinstance(value, str):
            self.boards().board(value)
        else:
            super().check_option(option, value, seats)
