"""What Durbar asks of Ra, part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.ui.kit.manifest import Manifest

if TYPE_CHECKING:
    from durbar.engine.event import Event
    from durbar.ui.kit.cover import Cover
    from durbar.ui.kit.moments import Moments
    from durbar.ui.kit.screen import GameScreen
    from durbar.ui.kit.values.sound import Sound
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


def _sounds() -> dict[type[Event], Sound]:
    from durbar.ui.games.ra.sounds import SOUNDS

    return SOUNDS


def _moments() -> Moments:
    from durbar.ui.games.ra.moments import MOMENTS

    return MOMENTS


MANIFEST = Manifest("ra", _cover, _screen, _statistics, _sounds, _moments)
