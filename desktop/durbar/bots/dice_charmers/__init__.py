"""The computer players of The Dice Charmers, level by level."""

from __future__ import annotations

from math import inf

from msgspec.structs import replace

from durbar.bots.arena.weights import learned
from durbar.bots.dice_charmers.consequences import CONSEQUENCES
from durbar.bots.dice_charmers.evaluator import DiceCharmersEvaluator
from durbar.bots.dice_charmers.gains import TOLD_COINS
from durbar.bots.dice_charmers.greedy import DiceCharmersGreedy
from durbar.bots.dice_charmers.guest import DiceCharmersGuest
from durbar.bots.dice_charmers.judgement import UNTRAINED, Weights
from durbar.bots.dice_charmers.knowledge import Breadth
from durbar.bots.dice_charmers.reasons import reasons
from durbar.bots.dice_charmers.tags import TAGS, tags
from durbar.bots.players import Learner, Players, Tags
from durbar.bots.search.bot import Bot
from durbar.bots.search.search import Budget
from durbar.bots.search.searcher import Impulsive, Searcher
from durbar.games.dice_charmers.moves import Again, Reroll

_NARROW = Breadth(width=1, rough=1)
_FAIR = Breadth(width=2, rough=1)
_WIDE = Breadth(width=12, rough=4)
_FAR = Breadth(width=12, rough=4, ways=4, margins=(3.0, 2.0))
#: To who looks at what comes at once, promises count only while many turns are left.
_GREEDY = replace(UNTRAINED, soon=30.0, late=60.0)
_HASTY = replace(UNTRAINED, soon=8.0, late=12.0)

#: By how much of the chance to win the search misjudges a roll: 29 that were to lose 8 % on average lost −1 % when
#: steady and bold players played on thirty times with each (standard error 3 %).
_ROLLS = 0.08


def guest() -> Bot:
    """Return a player that takes the first good thing that it sees."""
    return DiceCharmersGuest()


def gentle() -> Bot:
    """Return a player that takes what pays at once and follows the first good idea through its turn.

    It misjudges dice as a beginner does.
    """
    return Impulsive(lambda: DiceCharmersEvaluator(_GREEDY, _NARROW), error=5.0, blindness=10.0)


def steady() -> Bot:
    """Return a player that thinks a little of what comes later and compares two ways through its turn.

    It misjudges dice somewhat.
    """
    return Impulsive(lambda: DiceCharmersEvaluator(_HASTY, _FAIR), error=1.5, blindness=5.0)


def bold() -> Bot:
    """Return a player that finds the best way through its turn."""
    return with_weights(learned("dice_charmers", Weights))


def expert() -> Bot:
    """Return a player that thinks of the next turn as well, and of what the others may do."""
    weights = learned("dice_charmers", Weights)
    budget = Budget(playouts=24, moves=6, prior_weight=1.0, expand_after=10**6)
    return Searcher(lambda _: DiceCharmersEvaluator(weights, _FAR), budget)


def with_weights(weights: Weights) -> Bot:
    """Return the bold player, weighing things like this."""
    return Impulsive(lambda: DiceCharmersEvaluator(weights, _WIDE), error=0.0, blindness=inf)


def greedy() -> Bot:
    """Return a player that makes the move after which its sheet looks best; see DiceCharmersGreedy."""
    return DiceCharmersGreedy()


PLAYERS = Players(
    levels={"guest": guest, "gentle": gentle, "steady": steady, "bold": bold, "expert": expert},
    reasons=reasons,
    least_reason=TOLD_COINS,
    consequences=CONSEQUENCES,
    same_view=True,
    unsure={Reroll.word: _ROLLS, Again.word: _ROLLS},
    learner=Learner(UNTRAINED, with_weights),
    greedy=greedy,
    tags=Tags(TAGS, tags),
)
