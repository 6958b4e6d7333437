"""Pictures of all pages, and of every game in its beginning, its middle and at its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import msgspec

from durbar.games import GAMES, game
from durbar.session.session import GameSession
from durbar.session.statistics import archive
from durbar.ui.games import game_screen
from durbar.ui.pages.key_list import key_list, keys_at_home, show_keys
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.stages import Stages
from durbar.ui.pages.table.tabs import LOG
from durbar.ui.window import Window
from tests.lab.net.sitting import Look, game_at, lively, picture_at_rest, put_on_shelf, sitting
from tests.ui.hands import players, show
from tests.ui.pages.table.parts import a_context, shown_of

#: What comes one after the other takes these looks by turns.
LOOKS = (Look(), Look("fr", "dark"), Look("en", "dark", 150), Look("fr", "light", 150))

Open = Callable[[Window], object]


def take(folder: Path, data: Path) -> None:
    """Write a picture of each screen."""
    for name, look, opens in _all():
        with sitting(data, look) as window:
            opens(window)
            file = "-".join((name, look.language, look.theme, str(look.text)))
            picture_at_rest(window).save(str(folder / f"{file}.png"))


def _all() -> Iterator[tuple[str, Look, Open]]:
    """Every screen, by a name, in a look: those of each group in turn in all looks."""
    for place, (name, opens) in enumerate(_pages()):
        yield name, LOOKS[(place + place // 4) % 4], opens
    for place, key in enumerate(GAMES):
        for other, (name, opens) in enumerate(_of_game(key)):
            yield f"{key}-{name}", LOOKS[(place + other) % 4], opens
        parts = (("early", 0.08), ("middle", 0.5), ("late", 0.95))
        tables = [(name, part, seats) for name, part in parts for seats in (game(key).seats[0], game(key).seats[-1])]
        for other, (name, part, seats) in enumerate(tables, 1):
            yield f"{key}-{name}-{seats}", LOOKS[(place + other) % 4], partial(_table, key=key, seats=seats, after=part)


def _pages() -> Iterator[tuple[str, Open]]:
    for name in ("", "-again"):
        yield f"home{name}", lambda window: window.go_home()
        yield f"settings{name}", lambda window: window.overlays.show_settings()
        yield f"home-resumes{name}", _resumes
        yield f"statistics{name}", _statistics
    yield "keys", lambda window: show_keys(window, keys_at_home())
    yield "keys-table", lambda window: show_keys(_table(window, "ra", 3, 0.5), key_list(game_screen("ra")))
    yield "licences", lambda window: window.overlays.show_licences()
    yield "statistics-none", lambda window: window.overlays.show_statistics()
    yield "log", lambda window: _table(window, "taj_mahal", 4, 0.5).frame.tabs.open(LOG)
    yield "rules-beside", lambda window: _table(window, "raja", 3, 0.4).read_beside("7")
    yield "strip", lambda window: _table(window, "ra", 4, 0.45).news.open_list()
    yield "looking-back", lambda window: _table(window, "dice_charmers", 3, 0.5).travel.look_at(20)
    yield "curtain", lambda window: window.show_table(GameSession.new("taj_mahal", players("ppc"), 7))
    yield "reference", lambda window: window.overlays.show_reference("raja")
    yield "lesson-further", lambda window: window.show_lesson("taj_mahal", 2)


def _of_game(key: str) -> Iterator[tuple[str, Open]]:
    yield "set-up", lambda window: window.set_up(key)
    yield "rulebook", lambda window: window.overlays.read_rules(key, "4")
    yield "lesson", lambda window: window.show_lesson(key, 0)
    yield "tip", partial(_tip, key=key)
    if key != "dice_charmers":  # whose rounds end without a table
        yield "stage", partial(_stage, key=key)
    yield "results", partial(_table, key=key, seats=3, after=1.0)


def _table(window: Window, key: str, seats: int, after: float) -> TablePage:
    """The page of a lively game after so many of its moves, or a part; the one person is whoever acts then."""
    return show(window, game_at(key, seats, after))


def _tip(window: Window, key: str) -> None:
    """The pointer rests on the first thing that can be clicked, once the board stands in its place."""
    page = _table(window, key, 3, 0.3)
    picture_at_rest(window)
    page.board.pointed.emit(min(page.shown.offer.legal or page.board.board.targets, key=str))


def _stage(window: Window, key: str) -> None:
    """The move that ends the first stage, and the table that is shown then."""
    table = game_at(key, 3, 0)
    stages, moves = Stages(a_context(shown_of(table))), iter(lively(key, 3))
    while table.at == 0 or stages.table_after(table.seen(table.at - 1, 0)) is None:
        table.play(next(moves))
    _table(window, key, 3, table.at - 1).play.play(table.moves[-1])


def _resumes(window: Window) -> None:
    put_on_shelf(game_at("ra", 3, 0.3), 1)
    put_on_shelf(game_at("dice_charmers", 4, 0.6), 2)
    window.go_home()


def _statistics(window: Window) -> None:
    """Of three games, won and lost."""
    for day, key in enumerate(("ra", "taj_mahal", "ra"), 1):
        ended = archive.finished(game_at(key, 3, 1.0, seed=day))
        archive.keep(msgspec.structs.replace(ended, ended=datetime(2024, 3, day, 20, 15, tzinfo=UTC)))
    window.overlays.show_statistics()
