"""Who scored what, by category, seat and stage."""

from dataclasses import dataclass

from durbar.ui.kit.look.picture import Picture


@dataclass(frozen=True)
class ScoreRow:
    """A category: values[i] belongs to the table's i-th seat, one number (None = not scored) for each stage."""

    words: str
    picture: Picture | None
    values: tuple[tuple[int | None, ...], ...]
    section: str = ""
    rule: str = ""


@dataclass(frozen=True)
class ScoreTable:
    """Who scored what: rows by category, columns by seat (in ``seats`` order) and, inside, by stage.

    totals: points after each stage, same shape as a row's values. gains: of a table of one stage, what it brought each
    seat; gain_words: what that is.
    """

    title: str
    seats: tuple[int, ...]
    stages: tuple[str, ...]
    rows: tuple[ScoreRow, ...]
    total_words: str
    totals: tuple[tuple[int | None, ...], ...]
    note: str = ""
    gains: tuple[int, ...] = ()
    gain_words: str = ""
