"""The computer players of Raja, level by level."""

from __future__ import annotations

from durbar.bots.arena.weights import learned
from durbar.bots.players import Learner, Players, Tags
from durbar.bots.raja.consequences import CONSEQUENCES
from durbar.bots.raja.deeds import Breadth
from durbar.bots.raja.evaluator import RajaEvaluator
from durbar.bots.raja.guest import RajaGuest
from durbar.bots.raja.habits import NO_ERROR, Error
from durbar.bots.raja.habitual import Habitual
from durbar.bots.raja.judgement import Weights
from durbar.bots.raja.reasons import MIN_PALACES, reasons
from durbar.bots.raja.searcher import RajaSearcher
from durbar.bots.raja.tags import TAGS, tags
from durbar.bots.search.bot import Bot
from durbar.bots.search.search import Budget
from durbar.bots.search.searcher import Impulsive
from durbar.games.raja.state import RajaState
from durbar.games.raja.steps import Disc

#: What the judgement says before anything is learned.
UNTRAINED = Weights()
#: How widely the bold player and the expert plan their turns.
BOLD = Breadth(beam=6, most=250)
EXPERT = Breadth()
#: How the easier players err when they choose their actions.
MUCH, A_LITTLE = Error(palaces=36.0, others=12.0), Error(palaces=6.0, others=3.0)


def guest() -> Bot:
    """Return a player that chooses its actions by whim, and builds a palace only when it has gold to spare."""
    return RajaGuest(UNTRAINED)


def gentle() -> Bot:
    """Return the second: deed after deed, sometimes the wrong actions, and often too careful to build a palace."""
    return Habitual(UNTRAINED, MUCH)


def steady() -> Bot:
    """Return the third: deed after deed, mostly with the right actions."""
    return Habitual(UNTRAINED, A_LITTLE)


def bold() -> Bot:
    """Return the fourth: plans its turns."""
    return with_weights(learned("raja", Weights))


def expert() -> Bot:
    """Return the hardest: plans more widely, and thinks of what the others will do."""
    return RajaSearcher(learned("raja", Weights), EXPERT, Budget(playouts=200, moves=4, margin=0.3, prior_weight=8))


def with_weights(weights: Weights) -> Bot:
    """Return the bold player with these weights."""
    return Impulsive(lambda: RajaEvaluator(weights, BOLD), 0.0, 0.0)


def greedy() -> Bot:
    """Return a player that goes from deed to deed, always with what seems the best actions at a glance."""
    return Habitual(UNTRAINED, NO_ERROR)


def goes_on(state: RajaState) -> bool:
    """Return whether a second arrow is to be set next."""
    step = state.steps[-1]
    return isinstance(step, Disc) and not step.pointed


PLAYERS = Players(
    levels={"guest": guest, "gentle": gentle, "steady": steady, "bold": bold, "expert": expert},
    reasons=reasons,
    least_reason=MIN_PALACES,
    consequences=CONSEQUENCES,
    same_view=True,
    goes_on=goes_on,
    learner=Learner(UNTRAINED, with_weights),
    greedy=greedy,
    tags=Tags(TAGS, tags),
)
