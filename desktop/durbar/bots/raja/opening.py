"""Choices of Raja besides discs and turns: bids, starting houses, which character to choose or to give."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.raja.deeds import Breadth, Deeds
from durbar.bots.raja.judgement import Outlook
from durbar.bots.search.evaluator import Candidate
from durbar.engine.move import Move
from durbar.games.raja import actions
from durbar.games.raja.board import START
from durbar.games.raja.characters import ARTISAN, BUILDER, MOGUL, MONK, SADHU, TRADER, YOGI
from durbar.games.raja.moves import Bid, Choose, Give, Pass, Place
from durbar.games.raja.steps import Auction, Placing

#: What a character is worth in gold when the game begins.
AT_THE_START = {MOGUL: 2.0, TRADER: 3.0, SADHU: 1.5, MONK: 2.0, BUILDER: 5.0, ARTISAN: 6.0, YOGI: 4.5}
#: What a character is worth more whose home is among the first cities.
HOME_SOON = (2.0, 1.5, 1.0, 0.5)
#: Nobody bids more; of what a choice is worth above what would be left, so much is bid.
DEAREST_BID, SHARE_BID, ALWAYS_BID = 5, 0.6, 0.5
#: What a character brings at once whose power is had again in a turn that is still to come.
IN_THIS_ROUND = 1.0


def candidates(outlook: Outlook, legal: Sequence[Move]) -> Sequence[Candidate]:
    """Return what the moves that deserve a thought are worth in palaces, best first."""
    step = outlook.state.steps[-1]
    if isinstance(step, Placing):
        return [Candidate(_place(outlook), 0.0)]
    if isinstance(step, Auction):
        return [Candidate(_bid(outlook, step, legal), 0.0)]
    found = []
    for move in legal:
        assert isinstance(move, Choose | Give)
        worth = character_worth(outlook, move.card) / outlook.weights.palace
        found.append(Candidate(move, -worth if isinstance(move, Give) else worth))
    found.sort(key=lambda one: -one.worth)
    return found


def character_worth(outlook: Outlook, card: int) -> float:
    """Return what a character is worth to its holder, in gold."""
    state, own = outlook.state, outlook.own
    if outlook.maharaja == START:
        order = outlook.order(own.track)
        homes = (outlook.homes[city] for city in order)
        return AT_THE_START[card] + sum(more for home, more in zip(homes, HOME_SOON, strict=False) if home == card)
    worth = outlook.character(card, own)
    disc = state.discs[outlook.seat]
    if outlook.seat in state.waiting and disc is not None:
        if card == ARTISAN and own.gold >= actions.ARTISANS_PRICE:
            saved = actions.PALACE_PRICE - actions.ARTISANS_PRICE
            worth += saved * sum(action in (actions.PALACE, actions.PALACE_HOUSE) for action in disc)
        if card in (BUILDER, TRADER, YOGI):
            worth += IN_THIS_ROUND
    return worth


def choice_worth(outlook: Outlook) -> float:
    """Return what it is worth, in gold, to choose first among the characters of the bank and not last."""
    state = outlook.state
    cards = sorted((character_worth(outlook, card) for card in state.bank), reverse=True)
    return cards[0] - cards[len(state.without_character()) - 1]


def _bid(outlook: Outlook, step: Auction, legal: Sequence[Move]) -> Move:
    """Return a little more than the others, as long as the choice is worth it."""
    worth = min(DEAREST_BID, choice_worth(outlook) * SHARE_BID + ALWAYS_BID)
    lowest = next((move for move in legal if isinstance(move, Bid)), None)
    if lowest is not None and (lowest.gold <= worth or step.best_seat is None):
        return lowest
    return Pass()


def _place(outlook: Outlook) -> Move:
    """Return the village that makes the ways of the first rounds cheapest and promises most tolls."""
    deeds = Deeds(outlook, Breadth())
    return Place(deeds.village_names[deeds.best_village()])
