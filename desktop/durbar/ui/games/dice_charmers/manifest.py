"""What Durbar asks of The Dice Charmers, part by part."""

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
    from durbar.ui.games.dice_charmers.cover import DiceCharmersCover

    return DiceCharmersCover()


def _screen() -> GameScreen:
    from durbar.ui.games.dice_charmers.screen import DiceCharmersScreen

    return DiceCharmersScreen()


def _statistics() -> GameWords:
    from durbar.ui.games.dice_charmers.words.results import statistics_words

    return statistics_words()


def _sounds() -> dict[type[Event], Sound]:
    from durbar.ui.games.dice_charmers.sounds import SOUNDS

    return SOUNDS


def _moments() -> Moments:
    from durbar.ui.games.dice_charmers.moments import MOMENTS

    return MOMENTS


MANIFEST = Manifest("dice_charmers", _cover, _screen, _statistics, _sounds, _moments)
