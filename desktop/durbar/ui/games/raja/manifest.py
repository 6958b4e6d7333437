"""What Durbar asks of Raja, part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.ui.kit.manifest import Manifest

if TYPE_CHECKING:
    from durbar.ui.kit.cover import Cover
    from durbar.ui.kit.screen import GameScreen
    from durbar.ui.kit.telling import GameTelling
    from durbar.ui.kit.values.statistics_words import GameWords


def _cover() -> Cover:
    from durbar.ui.games.raja.cover import RajaCover

    return RajaCover()


def _screen() -> GameScreen:
    from durbar.ui.games.raja.screen import RajaScreen

    return RajaScreen()


def _statistics() -> GameWords:
    from durbar.ui.games.raja.words.results import statistics_words

    return statistics_words()


def _telling() -> GameTelling:
    from durbar.ui.games.raja.telling import TELLING

    return TELLING


MANIFEST = Manifest("raja", _cover, _screen, _statistics, _telling)
