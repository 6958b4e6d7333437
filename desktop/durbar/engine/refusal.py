"""Why a move may not be made."""

from collections.abc import Mapping

import msgspec

from durbar.engine.errors import DurbarError

Fact = int | str


class Refusal(msgspec.Struct, frozen=True):
    """The reason a move is not legal, ready to be put in words by a screen.

    key: which sentence, e.g. ``"bid_too_low"``.
    section: the section of the game's rulebook that says so, e.g. ``"4.1"``.
    facts: what the sentence needs, by name.
    """

    key: str
    section: str
    facts: Mapping[str, Fact] = {}

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.key.replace('_', ' ')}{f' ({facts})' if facts else ''}, see section {self.section}"


class IllegalMove(DurbarError):
    """A move that the rules do not allow now. ``refusal`` says why; the state is unchanged."""

    def __init__(self, move: object, refusal: Refusal):
        super().__init__(f"The move “{move}” is not legal now: {refusal}.")
        self.move = move
        self.refusal = refusal

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[object, Refusal]]:
        """So that it can come back from another process."""
        return IllegalMove, (self.move, self.refusal)
