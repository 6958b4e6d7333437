"""Every page of Durbar, opened in a window, for tests that look at all of them."""

from collections.abc import Callable
from functools import partial

import msgspec
from PySide6.QtCore import QDeadlineTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from durbar.engine.state import State
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.pages.setup.seats import AddRow, SeatRow
from durbar.ui.pages.table.tabs import LOG
from durbar.ui.window import Window
from tests.games.ra.build import table
from tests.ui.hands import button_called, click, only, played, seen, show, sit_at, words_in
from tests.ui.pages.exercises.made import opened_from_review, table_of
from tests.ui.pages.review.made import opened, reviewed
from tests.ui.positions import DECISIONS, a_turn, an_auction

LONG_NAMES = ("Maximilienne", "Bartholomew", "Konstantinos")

#: Opens a page; gives what to look at, asked again after each change, for some pages are made anew.
Open = Callable[[Window], Callable[[], QWidget]]


def _home(window: Window) -> Callable[[], QWidget]:
    """Two games to resume, one of them damaged at its end."""
    played("ppp", 30)
    damaged = played("pcc", 40)
    assert damaged.path is not None
    damaged.path.write_text(damaged.path.read_text()[:-40])
    window.go_home()
    return lambda: window


def _saved(window: Window) -> Callable[[], QWidget]:
    """A game in play, and a file that is none."""
    path = played("ppp", 30).path
    assert path is not None
    path.with_name(f"{LONG_NAMES[0]}.durbar").write_text("none")
    window.overlays.show_saved()
    return lambda: window


def _setup(window: Window, seats: int = 3) -> Callable[[], QWidget]:
    window.set_up("ra")
    for _ in range(seats - 3):
        click(window.pages.page.findChild(AddRow))
    return lambda: window


def _setup_refused(window: Window) -> Callable[[], QWidget]:
    window.set_up("ra")
    field = seen(window.pages.page, SeatRow)[1].name
    field.selectAll()
    QTest.keyClicks(field, "Leela")
    return lambda: window


def _settings(window: Window) -> Callable[[], QWidget]:
    window.overlays.show_settings()
    return lambda: window


def _rules(window: Window, search: str = "") -> Callable[[], QWidget]:
    window.overlays.read_rules("ra", "7.3")
    only(window.pages.covers[-1], QLineEdit).setText(search)
    return lambda: window


def _table(window: Window, position: Callable[[], State]) -> Callable[[], QWidget]:
    sit_at(window, position())
    return lambda: window


def _long_names(window: Window) -> Callable[[], QWidget]:
    page = sit_at(window, an_auction(), "pcc")
    for seat, name in enumerate(LONG_NAMES):
        page.table.players[seat] = msgspec.structs.replace(page.table.players[seat], name=name)
    page.retranslate()
    return lambda: window


def _looking_back(window: Window) -> Callable[[], QWidget]:
    show(window, played("ppppp", 90)).travel.look_at(40)
    return lambda: window


def _log(window: Window) -> Callable[[], QWidget]:
    show(window, played("ppppp", 90)).frame.tabs.open(LOG)
    return lambda: window


def _rules_beside(window: Window, contents: bool = False, search: str = "") -> Callable[[], QWidget]:
    page = sit_at(window, a_turn())
    page.read_beside("7.5")
    button_called(page.beside.pane, "Contents").setChecked(contents)
    page.beside.pane.findChild(QLineEdit).setText(search)
    return lambda: window


def _epoch_table(window: Window) -> Callable[[], QWidget]:
    page = sit_at(window, table(5, areas=({"pharaoh": 2, "nile": 2, "flood": 1},), ra=9, bag={"ra": 1}))
    page.clicks.make(page.sight.legal[0])
    return lambda: page.ends.panel


def _results(window: Window) -> Callable[[], QWidget]:
    page = show(window, played("ppc", 5000, seed=3))
    page.ends.show_results()

    def results() -> QWidget:
        assert page.ends.results is not None
        return page.ends.results

    return results


def _review(window: Window) -> Callable[[], QWidget]:
    """Of a game that is over, with its worst moment and what sets it apart."""
    page = opened(window, reviewed())
    until = QDeadlineTimer(10_000)
    while "as the expert would go on" not in words_in(page):
        assert not until.hasExpired()
        QTest.qWait(10)
    return lambda: window


def _mistakes(window: Window) -> Callable[[], QWidget]:
    """A wrong answer, with what the expert says of it."""
    page = opened_from_review(window, reviewed("ppp"))
    assert page.attempt is not None
    table_of(page).clicks.make(table_of(page).table.game.read_move(page.attempt.tried[-1].move))
    return lambda: window


def _curtain(window: Window) -> Callable[[], QWidget]:
    page = sit_at(window, a_turn())
    page.secrets.look_in(0)
    return lambda: page.secrets.curtain


def _tip(window: Window, position: Callable[[], State], target: tuple[str | int, ...]) -> Callable[[], QWidget]:
    page = sit_at(window, position())

    def tip() -> QWidget:
        """A change of the look closes tips, so it is opened again."""
        shown = page.game_screen.tip(target, page.sight)
        assert shown is not None
        page.tips.show(shown, page.board.rect_of(target), by_keyboard=True)
        return only(window, TipPanel)

    return tip


PAGES: dict[str, Open] = {
    "home": _home,
    "saved games": _saved,
    "set-up": _setup,
    "set-up, five seats": partial(_setup, seats=5),
    "set-up, refused": _setup_refused,
    "settings": _settings,
    "rulebook": _rules,
    "rulebook, search": partial(_rules, search="sun"),
    **{f"table, {name}": partial(_table, position=DECISIONS[name]) for name in ("turn", "auction", "unrest")},
    "table, long names": _long_names,
    "table, looking back": _looking_back,
    "table, log": _log,
    "table, rules": _rules_beside,
    "table, rules, contents": partial(_rules_beside, contents=True),
    "table, rules, search": partial(_rules_beside, search="sun"),
    "epoch table": _epoch_table,
    "results": _results,
    "review": _review,
    "mistakes": _mistakes,
    "curtain": _curtain,
    "tip of the bag": partial(_tip, position=a_turn, target=("bag",)),
    "tip of a tile": partial(_tip, position=a_turn, target=("track", 3)),
    "tip of a sun": partial(_tip, position=an_auction, target=("sun", 0, 13)),
}

#: One of each kind, for tests that need not see every position.
KINDS = (
    "home",
    "set-up",
    "settings",
    "rulebook",
    "table, turn",
    "table, rules",
    "epoch table",
    "results",
    "review",
    "mistakes",
    "curtain",
)
