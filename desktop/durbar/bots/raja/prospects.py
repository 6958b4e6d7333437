"""How a game of Raja may end for every seat, from the beginning of a round."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.raja.judgement import Outlook
from durbar.games.raja.state import RajaState

#: Gold that is worth a palace that stands.
PALACE_GOLD = 10.5
#: How much of what buildings and houses may bring is to be counted on.
VISITS_SHARE, TOLLS_SHARE = 0.55, 0.5
#: Of a lead in all that, so much is left at the end.
LASTING_SHARE = 0.75
#: By palaces that the leader lacks: what is still to come for everybody, and by how many palaces a lead must exceed
#: another to be e times as likely to win. All of this was read from some hundred games.
TO_COME = (0.9, 0.97, 1.18, 1.38, 1.74, 2.07, 2.49, 3.04)
DOUBT = (0.18, 0.18, 0.28, 0.38, 0.46, 0.52, 0.54, 0.56)


def expected(outlooks: Sequence[Outlook]) -> list[float]:
    """Return the palaces that each seat may expect to have at the end, gold left over as parts of one.

    outlooks: of all seats, at the beginning of a round.
    """
    to_come = TO_COME[_lacking(outlooks[0].state)]
    return [to_come + LASTING_SHARE * _strength(outlook) for outlook in outlooks]


def _strength(outlook: Outlook) -> float:
    own = outlook.own
    gold = own.gold + outlook.characters(own) + max(worth for _, worth, _ in outlook.ends(own))
    gold += VISITS_SHARE * outlook.visits(own) + TOLLS_SHARE * outlook.income(own.villages)
    return own.built + gold / PALACE_GOLD


def temperature(state: RajaState) -> float:
    """Return the lead, in palaces, that multiplies the odds of winning by e."""
    return DOUBT[_lacking(state)]


def _lacking(state: RajaState) -> int:
    return max(0, state.palaces_to_win - max(state.built))
