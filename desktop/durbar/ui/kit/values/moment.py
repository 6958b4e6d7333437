"""A great moment of a game, and how the moments of a game look."""

from __future__ import annotations

from dataclasses import dataclass

from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.tone import Tone

#: Milliseconds for which a moment is fully seen: a short one, and one to be read; and for each word of a long one.
SHORT_MS, LONG_MS, WORD_MS = 1000, 1500, 110


@dataclass(frozen=True)
class Moment:
    """What is shown over the board for a moment: what it is, who did what, what it was worth.

    title: a few words. seat: whose moment it is; None: everybody's. words: sentences, one a line, as the log has them;
    "" for the log's own line of the event. worth: a short figure, "+7 fame", or nothing; tone: its colour. length:
    milliseconds; who has many words to read has more of them.
    """

    title: str
    picture: Picture
    seat: int | None = None
    words: str = ""
    worth: str = ""
    tone: Tone = "gain"
    length: int = SHORT_MS

    @property
    def reading_time(self) -> int:
        """Milliseconds that it takes, with its words, at the usual speed."""
        if self.length < LONG_MS:
            return self.length
        return max(self.length, WORD_MS * len(f"{self.title} {self.words} {self.worth}".split()))


@dataclass(frozen=True)
class Ornament:
    """How a game's moments and its end look: painted like its board.

    crest: the element above the words, with an empty disc in its middle for a picture; "" for none. crown: what the
    winner sits under. All else are colours: of the ground, its lines and words; row, best: the ground of a line of the
    standings, and of the winner's; best_ink, best_quiet: words on that. night: how both look in the dark theme, where
    these colours are not dark.
    """

    crest: str = ""
    crown: str = "kit/winner"
    ground: str = "#17375E"
    line: str = "#C8962E"
    ink: str = "#F8EFD8"
    quiet: str = "#D9CDA6"
    gain: str = "#A9D18B"
    refuse: str = "#F2A08F"
    row: str = "#1D4470"
    best: str = "#EAD9A8"
    best_ink: str = "#241F2E"
    best_quiet: str = "#6B4A12"
    night: Ornament | None = None

    def by(self, dark: bool) -> Ornament:
        """Return how moments and end look in the dark theme, or in the light one."""
        return self.night or self if dark else self
