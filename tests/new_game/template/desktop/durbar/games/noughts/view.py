"""What a seat may know of a game of Noughts and Crosses: everything."""

from collections.abc import Mapping

import msgspec

from durbar.engine.game import OptionValue


class View(msgspec.Struct, frozen=True):
    """The table as ``seat`` sees it. cells: whose sign stands there, None where free. row: the winning one."""

    seat: int
    seats: int
    options: Mapping[str, OptionValue]
    to_act: int | None
    step: str
    cells: tuple[int | None, ...]
    row: tuple[int, ...]
