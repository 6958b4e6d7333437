"""The computer players of Taj Mahal, level by level."""

from durbar.bots.arena.weights import learned
from durbar.bots.players import Learner, Players, Tags
from durbar.bots.search.bot import Bot
from durbar.bots.search.search import Budget
from durbar.bots.taj_mahal.consequences import CONSEQUENCES
from durbar.bots.taj_mahal.evaluator import Erring, VisitSearcher
from durbar.bots.taj_mahal.greedy import TajMahalGreedy
from durbar.bots.taj_mahal.guest import TajMahalGuest
from durbar.bots.taj_mahal.judgement import UNTRAINED, Weights
from durbar.bots.taj_mahal.reasons import MIN_POINTS, reasons
from durbar.bots.taj_mahal.tags import TAGS, tags

#: Nothing is looked at move by move below the root: it brought nothing in play.
_NEVER = 10**9
_GLANCE = Budget(playouts=12, expand_after=_NEVER, moves=8, prior_weight=2.0)
_LOOK = Budget(playouts=24, expand_after=_NEVER, moves=8, prior_weight=2.0)
#: What is best is not seldom a play that at first seems to be worth less than ten others.
_STUDY = Budget(playouts=800, expand_after=_NEVER, moves=25, prior_weight=2.0)


def guest() -> Bot:
    """Return a player that leaves each visit with the first thing it leads in."""
    return TajMahalGuest()


def gentle() -> Bot:
    """Return the second: often misjudges what a fight is worth."""
    return Erring(VisitSearcher(learned("taj_mahal", Weights), _GLANCE), error=3.0, blindness=7.0)


def steady() -> Bot:
    """Return the third: misjudges it a little."""
    return Erring(VisitSearcher(learned("taj_mahal", Weights), _GLANCE), error=1.6, blindness=4.0)


def bold() -> Bot:
    """Return the fourth: looks at what others may do."""
    return with_weights(learned("taj_mahal", Weights))


def expert() -> Bot:
    """Return the hardest: studies it, and knows that others may do what seems wrong."""
    return VisitSearcher(learned("taj_mahal", Weights), _STUDY, whim=1.2)


def with_weights(weights: Weights) -> Bot:
    """Return the bold player with these weights."""
    return VisitSearcher(weights, _LOOK)


def greedy() -> Bot:
    """Return a player that goes by first impression; see TajMahalGreedy."""
    return TajMahalGreedy()


PLAYERS = Players(
    levels={"guest": guest, "gentle": gentle, "steady": steady, "bold": bold, "expert": expert},
    reasons=reasons,
    least_reason=MIN_POINTS,
    consequences=CONSEQUENCES,
    learner=Learner(UNTRAINED, with_weights),
    greedy=greedy,
    tags=Tags(TAGS, tags),
)
