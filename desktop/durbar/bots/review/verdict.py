"""What a choice is called: best, fine, an inaccuracy, a mistake or a blunder."""

from __future__ import annotations

from enum import StrEnum

from durbar.bots.review.review import Judged, Tried

#: From so much of the chance to win that is lost on. A chance is the same in every game and at every number of players:
#: who loses 0.15 of it will lose one game in seven that would have been won, whatever the game. These are about the
#: steps that chess players know (Lichess calls a loss of 0.05, 0.10 and 0.15 so); the first is smaller here for what a
#: game of these has fewer choices, and because they are rarely as steep.
INACCURACY, MISTAKE, BLUNDER = 0.03, 0.07, 0.15
#: A loss counts only where it is so many of its standard errors: one in forty losses of nothing would seem so large.
SURE = 2.0


class Verdict(StrEnum):
    """What a choice is called. FINE: nothing better is known for sure, or it matters little."""

    BEST = "best"
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


def verdict(judged: Judged) -> Verdict:
    """Return what a choice is called."""
    made = judged.made
    if made is judged.best or made.less == 0:
        return Verdict.BEST
    return called(made.less) if is_sure(made) else Verdict.FINE


def called(loss: float) -> Verdict:
    """Return what a loss of chance is called, where it is sure: by whole percents, in which it is told."""
    loss = round(loss, 2)
    for least, name in ((BLUNDER, Verdict.BLUNDER), (MISTAKE, Verdict.MISTAKE), (INACCURACY, Verdict.INACCURACY)):
        if loss >= least:
            return name
    return Verdict.FINE


def is_sure(tried: Tried) -> bool:
    """Return whether a move is worse than the best beyond what chance in thinking could bring about."""
    return tried.less > SURE * tried.error


def is_unclear(judged: Judged) -> bool:
    """Return whether more thought may well call a choice by another name."""
    return may_change(judged.made)


def may_change(tried: Tried) -> bool:
    """Return whether more thought may well call a move by another name."""
    reach = SURE * tried.error
    return called(tried.less - reach) != called(tried.less + reach)


def loss(judged: Judged) -> float:
    """Return the chance that a choice lost, 0 where it is called best or fine."""
    return 0.0 if verdict(judged) in (Verdict.BEST, Verdict.FINE) else judged.made.less
