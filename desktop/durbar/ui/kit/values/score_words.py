"""Words for a game’s score, its chance and what decided it, on the page of statistics and in reviews."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from durbar.engine.state import Standing
from durbar.session.statistics.sums import Fall
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.chance import DieReport
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import number


@dataclass(frozen=True)
class ScoreWords:
    """What is said of a game’s score, in the statistics and of a result.

    score: what its score is called; unit: how many of the score make one of that. counted: what of chance is counted,
    picture: a sign for it. written: how one score is written, where not as a plain number. decided: what put the winner
    before the next; None where equal scores share the victory. dice: for a game of dice, its dice from how each kind of
    face fell.
    """

    score: str
    counted: str
    picture: Picture
    unit: int = 1
    written: Callable[[int], str] = number
    decided: Callable[[Sequence[Standing], Sight], str] | None = None
    dice: Callable[[Mapping[str, Fall]], tuple[DieReport, ...]] | None = None
