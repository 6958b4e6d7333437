"""The computer players of Ra, level by level."""

from __future__ import annotations

from functools import partial

from durbar.bots.arena.weights import learned
from durbar.bots.players import Learner, Observer, Players, Tags
from durbar.bots.ra.consequences import CONSEQUENCES
from durbar.bots.ra.evaluator import RaEvaluator, observe
from durbar.bots.ra.greedy import RaGreedy
from durbar.bots.ra.guest import RaGuest
from durbar.bots.ra.outlook import Weights
from durbar.bots.ra.reasons import MIN_FAME, reasons
from durbar.bots.ra.tags import TAGS, tags
from durbar.bots.search.bot import Bot
from durbar.bots.search.search import Budget
from durbar.bots.search.searcher import Impulsive, Searcher

#: What is not learned yet.
UNTRAINED = Weights()


def guest() -> Bot:
    """Return a player that wants what it can count, now more and now less."""
    return RaGuest()


def gentle() -> Bot:
    """Return a player that knows the rules of thumb, and misjudges tiles and suns as a beginner does."""
    return Impulsive(lambda: RaEvaluator(UNTRAINED), error=3.0, blindness=6.0)


def steady() -> Bot:
    """Return a player that misjudges little."""
    return Impulsive(lambda: RaEvaluator(UNTRAINED), error=1.2, blindness=3.0)


def bold() -> Bot:
    """Return a player that knows what tiles and suns are worth, by first impression."""
    return with_weights(learned("ra", Weights))


def expert() -> Bot:
    """Return a player that thinks through what the others may do."""
    weights = learned("ra", Weights)
    budget = Budget(playouts=400, margin=8.0, prior_weight=2.0, expand_after=1000, sure=3.0)
    return Searcher(lambda position: RaEvaluator.of(weights, position), budget)


def observer() -> Observer:
    """Return who notes how the others bid and call."""
    return partial(observe, RaEvaluator(learned("ra", Weights)))


def with_weights(weights: Weights) -> Bot:
    """Return the bold player, weighing things like this."""
    return Impulsive(lambda: RaEvaluator(weights), error=0.0, blindness=1.0)


def greedy() -> Bot:
    """Return a player that plays by rules of thumb; see RaGreedy."""
    return RaGreedy()


PLAYERS = Players(
    levels={"guest": guest, "gentle": gentle, "steady": steady, "bold": bold, "expert": expert},
    observer=observer,
    reasons=reasons,
    least_reason=MIN_FAME,
    consequences=CONSEQUENCES,
    same_view=True,
    learner=Learner(UNTRAINED, with_weights),
    greedy=greedy,
    tags=Tags(TAGS, tags),
)
