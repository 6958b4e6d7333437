"""What games share that can be played on several boards."""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar

from durbar.engine.game import Game, Option, OptionValue


class BoardGame(Game):
    """A game whose folder has a module ``boards``; it is imported when a board is asked for, and not before.

    seat_option: the option that names a seat, or "random". It counts players from 1, as saved games have it; seats
    count from 0 wherever else they are named.
    """

    seat_option: ClassVar[str]

    def values(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        """A seat is one of those at the table; boards may have come into the person's folder."""
        if option.id == self.seat_option:
            return option.values[: seats + 1]
        if option.id == "board":
            return (*option.values, *self._boards().found()[0])
        return option.values

    def check_option(self, option: Option, value: OptionValue, seats: int) -> None:
        """A board by its id says what is wrong when its file is gone."""
        if option.id == "board" and isinstance(value, str):
            self._boards().board(value)
        else:
            super().check_option(option, value, seats)

    def _boards(self) -> Any:
        return import_module(f"durbar.games.{self.key}.boards")
