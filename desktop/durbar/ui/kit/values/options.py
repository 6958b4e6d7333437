"""Words of the set-up page for a game's options and its usual sets of them."""

from dataclasses import dataclass, field

from durbar.engine.game import OptionValue


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
