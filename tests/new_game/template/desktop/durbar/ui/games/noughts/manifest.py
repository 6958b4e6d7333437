"""What Durbar asks of Noughts and Crosses, part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.ui.kit.manifest import Manifest

if TYPE_CHECKING:
    from durbar.ui.kit.cover import Cover
    from durbar.ui.kit.screen import GameScreen
    from durbar.ui.kit.values.statistics_words import GameWords


def _cover() -> Cover:
    from durbar.ui.games.noughts.cover import NoughtsCover

    return NoughtsCover()


def _screen() -> GameScreen:
    from durbar.ui.games.noughts.screen import NoughtsScreen

    return NoughtsScreen()


def _statistics() -> GameWords:
    from durbar.ui.games.noughts.words.results import statistics_words

    return statistics_words()


MANIFEST = Manifest("noughts", _cover, _screen, _statistics)
