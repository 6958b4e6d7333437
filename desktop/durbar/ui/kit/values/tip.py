"""What a tip teaches about one object."""

from dataclasses import dataclass

from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.tone import Tone


@dataclass(frozen=True)
class Tip:
    """A teaching panel about one object. A part that is empty is left out.

    worth: the big number, e.g. "+4". others: what it is worth to other seats. click: what a click does. refusal: why a
    click does nothing. more: what is told when it is asked for. rule: one or two sentences, told at once only where
    there is room; ``[[Flood|flood]]`` is a term of the glossary. brings: what the click would bring, which the prompt
    shows: only a screen reader hears it here. section: rulebook section for the link.
    """

    title: str
    what: str = ""
    picture: Picture | None = None
    worth: str = ""
    worth_tone: Tone = "ink"
    reason: str = ""
    others: tuple[tuple[int, str], ...] = ()
    rule: str = ""
    click: str = ""
    refusal: str = ""
    more: str = ""
    brings: str = ""
    section: str = ""
