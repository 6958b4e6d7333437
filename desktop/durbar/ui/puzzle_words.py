"""What puzzles are called: how hard they are, and what they are about."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.puzzles.puzzle import GRADES
from durbar.ui.kit.screen import GameScreen
from durbar.ui.words import listed, translate


def grade_words(grade: int) -> str:
    """Return how hard puzzles of a grade are."""
    names = (
        translate("Puzzles", "easy"),
        translate("Puzzles", "not quite easy"),
        translate("Puzzles", "tricky"),
        translate("Puzzles", "hard"),
        translate("Puzzles", "very hard"),
    )
    return names[GRADES.index(grade)]


def subject_words(tags: Sequence[str], screen: GameScreen) -> str:
    """Return what a position is about, as a list in words."""
    return listed([screen.tag_words(tag) for tag in tags])
