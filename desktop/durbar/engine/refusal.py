"""Why a move may not be made."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from durbar.engine.errors import DurbarError

Fact = int | str


class Refusal(msgspec.Struct, frozen=True):
    """The reason a move is not legal. str() tells it in English; a screen translates ``sentence`` and names the facts.

    Each game has a kind of its own, with its sentences, in its module ``sentences``.

    key: which reason, e.g. ``"bid_too_low"``.
    section: the section of the game's rulebook that says so, e.g. ``"4.1"``.
    facts: what the sentence needs, by name: numbers, and ids of the game.
    context: where the catalogues of other languages have the sentences.
    sentences: by key, with the places of facts in braces; one that counts has its number at %n and a plural in (s).
    """

    key: str
    section: str
    facts: Mapping[str, Fact] = {}

    context: ClassVar[str] = "Table"
    sentences: ClassVar[Mapping[str, str]] = {"game_over": "The game is over."}

    @property
    def sentence(self) -> str:
        """The sentence of this reason, its facts not yet filled in."""
        return self.sentences[self.key]

    @property
    def count(self) -> int:
        """The number that a sentence which counts goes by; -1 when none does."""
        return int(self.facts.get("count", -1))

    def english(self) -> dict[str, Fact]:
        """Return the facts as the English sentence names them: by their ids, unless a game knows better."""
        return dict(self.facts)

    def __str__(self) -> str:
        plural = "" if self.count == 1 else "s"
        told = self.sentence.replace("%n", str(self.count)).replace("(s)", plural).format(**self.english())
        section = f" (section {self.section})" if self.section else ""
        return f"{told[:1].upper()}{told[1:].removesuffix('.')}{section}"


class IllegalMove(DurbarError):
    """A move that the rules do not allow now. ``refusal`` says why; the state is unchanged."""

    def __init__(self, move: object, refusal: Refusal):
        super().__init__(move, refusal)
        self.move = move
        self.refusal = refusal

    def __str__(self) -> str:
        """Make the sentence only when it is asked for: a search over moves seldom reads why one is refused."""
        return f"The move “{self.move}” can’t be made: {self.refusal}."

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[object, Refusal]]:
        """Pickle it so that it can come back from another process."""
        return IllegalMove, (self.move, self.refusal)
