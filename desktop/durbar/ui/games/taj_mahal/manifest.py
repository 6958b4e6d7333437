"""What Durbar asks of Taj Mahal, part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.ui.kit.manifest import Manifest

if TYPE_CHECKING:
    from durbar.ui.kit.cover import Cover
    from durbar.ui.kit.screen import GameScreen
    from durbar.ui.kit.telling import GameTelling
    from durbar.ui.kit.values.statistics_words import GameWords


def _cover() -> Cover:
    from durbar.ui.games.taj_mahal.cover import TajMahalCover

    return TajMahalCover()


def _screen() -> GameScreen:
    from durbar.ui.games.taj_mahal.screen import TajMahalScreen

    return TajMahalScreen()


def _statistics() -> GameWords:
    from durbar.ui.games.taj_mahal.words.results import statistics_words

    return statistics_words()


def _telling() -> GameTelling:
    from durbar.ui.games.taj_mahal.telling import TELLING

    return TELLING


MANIFEST = Manifest("taj_mahal", _cover, _screen, _statistics, _telling)
