"""The tone in which something is said."""

#: Colour of a word: "ink", "quiet", "gain" or "refuse" (names of Palette fields).
Tone = str
