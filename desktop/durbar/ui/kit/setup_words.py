"""What the set-up page says of a game's options, as a game's screen hands it over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from durbar.engine.game import Option
from durbar.ui.kit.values.options import OptionWords, Preset


def _no_words(option: Option) -> OptionWords:
    raise KeyError(option.id)


@dataclass(frozen=True)
class SetupWords:
    """option_words: words for an option of the game. first: ids of the options that one really chooses; the others are
    rare ones and rulings, and stand under *More*. presets: usual sets of options. board_faults: what can be wrong
    with a person's own board file, a sentence for each key of BadBoard.
    """

    option_words: Callable[[Option], OptionWords] = _no_words
    first: tuple[str, ...] = ()
    presets: Callable[[], Sequence[Preset]] = tuple
    board_faults: Callable[[], dict[str, str]] = dict
