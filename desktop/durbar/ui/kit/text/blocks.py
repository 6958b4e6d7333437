"""What a rulebook is made of: sections, their blocks, and the marks in a text."""

from dataclasses import dataclass

#: The number under which the glossary is found, after the last section.
GLOSSARY = "glossary"
#: The number that stands for the quick reference; no section has it.
QUICK = "quick"


@dataclass(frozen=True)
class Term:
    """Words of a text that the glossary explains under ``key``."""

    words: str
    key: str


@dataclass(frozen=True)
class Reference:
    """The number of another section, inside a text."""

    section: str


Span = str | Term | Reference
Text = tuple[Span, ...]


@dataclass(frozen=True)
class Pictures:
    """An element of an art file ("ra/tile-nile"), ``count`` times."""

    art: str
    count: int = 1


@dataclass(frozen=True)
class Paragraph:
    """A paragraph, with the pictures that stand beside it."""

    text: Text
    pictures: tuple[Pictures, ...] = ()


@dataclass(frozen=True)
class Items:
    """A list, numbered or not."""

    items: tuple[Text, ...]
    numbered: bool


@dataclass(frozen=True)
class Case:
    """A line of an example: pictures, what comes of them ("+4"), and why."""

    pictures: tuple[Pictures, ...]
    result: str
    why: Text


@dataclass(frozen=True)
class Example:
    """A worked example: a title and its cases."""

    title: str
    cases: tuple[Case, ...]


@dataclass(frozen=True)
class TableBlock:
    """A table: the heads of its columns, and rows of as many cells."""

    head: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]


@dataclass(frozen=True)
class SeeAlso:
    """Numbers of sections worth reading next."""

    sections: tuple[str, ...]


@dataclass(frozen=True)
class Definition:
    """An entry of the glossary."""

    key: str
    title: str
    text: str


#: What may be part of the quick reference.
QuickBlock = Paragraph | Items | TableBlock
Block = QuickBlock | Example | SeeAlso | Definition


@dataclass(frozen=True)
class Section:
    """A section. number: "7", "7.3", "11.2.5" or GLOSSARY. parent: the number of its chapter; None for a chapter.

    quick: those of its blocks that the quick reference repeats.
    """

    number: str
    title: str
    parent: str | None
    blocks: tuple[Block, ...]
    quick: tuple[QuickBlock, ...] = ()

    @property
    def shown_number(self) -> str:
        """The number as a reader sees it: nothing for the glossary."""
        return "" if self.number == GLOSSARY else self.number


def plain(text: Text) -> str:
    """A text without its marks."""
    return "".join(
        span if isinstance(span, str) else span.words if isinstance(span, Term) else span.section for span in text
    )
