"""An invented past of Ra, to try what happens to games of older rules: as if today's rules were the third of three.

Under the second, digests said more: such games go on. Under the first, chance was another as well: such games can only
be looked at.
"""

from typing import Any

import pytest

from durbar.engine.game import Older
from durbar.engine.record import Record
from durbar.games.ra import Ra
from durbar.games.ra.sequence import RaSequence
from tests.session.play import played_table

#: Three revisions in a row, the first of them today’s, whatever it is.
FIRST, SECOND, REVISION = range(Ra.revision, Ra.revision + 3)


class Second(RaSequence):
    """Until revision 3, how many moves had been made stood in the digest."""

    __slots__ = ()

    def facts(self) -> Any:
        """All of the state as plain values, as they were written then."""
        return *super().facts(), self.played


class First(Second):
    """Until revision 2, chance was asked for a number more before each draw."""

    __slots__ = ()

    def draw(self) -> int:
        """A random tile out of the bag, after a number that nobody used."""
        self.rng.below(2)
        return super().draw()


OLDER = {FIRST: Older(First.start, plays_on=False), SECOND: Older(Second.start, plays_on=True)}


def played_then(revision: int, moves: int, monkeypatch: pytest.MonkeyPatch) -> Record:
    """A game of so many moves, saved by the Durbar of an older revision. Afterwards it is the third."""
    with monkeypatch.context() as then:
        then.setattr(Ra, "revision", revision)
        then.setattr(Ra, "_start", lambda _, *start: OLDER[revision].start(*start))
        record = played_table(moves).record
    monkeypatch.setattr(Ra, "revision", REVISION)
    monkeypatch.setattr(Ra, "older", OLDER)
    return record
