"""Finished games as a table for spreadsheets: a row for each player of each game."""

from __future__ import annotations

import csv
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import StringIO
from pathlib import Path

from durbar.engine.luck import Luck
from durbar.session.statistics.archive import Finished
from durbar.session.statistics.reviewed import Looked, Reviewed
from durbar.system import files

#: How formulas begin, and what some spreadsheets pass over before one.
_FORMULAS, _BEFORE_FORMULAS = ("=", "+", "-", "@"), ("\t", "\r", "\n")
#: What the columns hold, in their order.
COLUMNS = (
    "id",
    "date",
    "time",
    "game",
    "seats",
    "seed",
    "options",
    "moves",
    "taken_back",
    "reviewed",
    "seat",
    "name",
    "kind",
    "level",
    "place",
    "score",
    "chance",
    "came",
    "tries",
    "expected",
    "lost",
    "luck",
)


def rows(
    games: Iterable[Finished], told: Mapping[str, tuple[str, int]], looked: Reviewed, point: str = "."
) -> Iterator[tuple[str | int, ...]]:
    """Yield the rows.

    told: by game, its title and how many of its score make one. looked: what reviews tell of games; their columns are
    in percent. point: stands before decimals.
    """

    def decimal(value: float, digits: int) -> str:
        return f"{value:.{digits}f}".replace(".", point)

    def chance(own: Luck | None) -> tuple[str | int, ...]:
        return (harmless(own.kind), own.came, own.tries, decimal(own.expected, 3)) if own else ("",) * 4

    def chosen(one: Looked | None) -> tuple[str, ...]:
        return tuple(
            "" if part is None else decimal(100 * part, 2) for part in ((one.lost, one.luck) if one else (None,) * 2)
        )

    for game in games:
        options = "; ".join(f"{option}={value}" for option, value in sorted(game.options.items()))
        ended = game.ended.astimezone()
        title, unit = told.get(game.game, (game.game, 1))
        day, hour = f"{ended:%Y-%m-%d}", f"{ended:%H:%M}"
        first = (harmless(game.id), day, hour, harmless(title), len(game.seats), game.seed, harmless(options))
        for seat, held in enumerate(game.seats):
            player = held.player
            own = next((one for one in game.luck if one.seat == seat), None)
            yield (
                *first,
                game.moves,
                game.taken_back,
                game.reviewed,
                seat + 1,
                harmless(player.name),
                player.kind,
                harmless(player.level),
                held.place,
                held.score if unit == 1 else decimal(held.score / unit, 1),
                *chance(own),
                *chosen(looked[game.id][seat] if game.id in looked else None),
            )


def harmless(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula: what looks like the beginning of one stands after an
    apostrophe.

    That of a wide letter of Chinese or Japanese too, and whatever is not seen before it.
    """
    seen = unicodedata.normalize("NFKC", text).lstrip()
    return f"'{text}" if seen.startswith(_FORMULAS) or text[:1] in _BEFORE_FORMULAS else text


def write(
    path: Path,
    headings: Sequence[str],
    games: Iterable[Finished],
    told: Mapping[str, tuple[str, int]],
    looked: Reviewed,
    semicolons: bool = False,
) -> None:
    """Write the table; semicolons: as spreadsheets want it where the comma stands before decimals. Raises OSError.

    headings: of the columns. told, looked: as in ``rows``. A mark at its beginning tells spreadsheets that it is UTF-8.
    """
    text = StringIO(newline="")
    writer = csv.writer(text, delimiter=";" if semicolons else ",")
    writer.writerow(headings)
    writer.writerows(rows(games, told, looked, "," if semicolons else "."))
    files.write(path, text.getvalue().encode("utf-8-sig"))
