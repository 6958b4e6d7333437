"""What Durbar asks of Ra, part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.ui.kit.manifest import Manifest

if TYPE_CHECKING:
    from durbar.ui.kit.cover import Cover
    from durbar.ui.kit.screen import GameScreen
    from durbar.ui.kit.telling import GameTelling
    from durbar.ui.kit.values.statistics_words import GameWords


def _cover() -> Cover:
    from durbar.ui.games.ra.cover import RaCover

    return RaCover()


def _screen() -> GameScreen:
    from durbar.ui.games.ra.screen import RaScreen

    return RaScreen()


def _statistics() -> GameWords:
    from durbar.ui.games.ra.words.results import statistics_words

    return statistics_words()


def _telling() -> GameTelling:
    from durbar.ui.games.ra.telling import TELLING

    return TELLING


MANIFEST = Manifest("ra", _cover, _screen, _statistics, _telling)
