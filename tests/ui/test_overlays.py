"""What lies over a table keeps the pointer from what is beneath: every overlay of every game's table, with the pointer
going over it and clicking on it as the system tells of it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from durbar.ui.kit.board.overview import Overview
from durbar.ui.kit.board.zoom_hint import ZoomHint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.pressing import misclick
from durbar.ui.kit.tips import panel as tip_panel
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.kit.values.moment import Moment, Ornament
from durbar.ui.kit.values.score_table import ScoreRow, ScoreTable
from durbar.ui.pages.table.news_strip import NewsList
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.plaque import Plaque
from durbar.ui.window import Window
from tests.ui.hands import LEFT, NO_KEYS, played, show

#: No test here looks at pixels.
UNPAINTED = True

#: As the program has it, while other tests click as fast as they like.
IS_MISCLICK = misclick.is_misclick

#: How many places across an overlay, and down, the pointer goes to.
PLACES = 7

#: Of these what is beneath must not be told.
_TOLD = (QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel)

#: Opens an overlay; gives it, or None where the game has none.
Open = Callable[[TablePage], QWidget | None]


class Ears(QObject):
    """Hears which widgets are told of the pointer, and what the board makes of it."""

    def __init__(self, page: TablePage) -> None:
        super().__init__()
        self.told: set[QWidget] = set()
        self.heard: list[tuple[str, object]] = []
        page.board.clicked.connect(lambda target: self.heard.append(("clicked", target)))
        page.board.asked.connect(lambda target: self.heard.append(("asked", target)))
        page.board.pointed.connect(lambda target: target is None or self.heard.append(("pointed", target)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Part of QObject."""
        if isinstance(watched, QWidget) and event.type() in _TOLD:
            self.told.add(watched)
        return False

    @contextmanager
    def listening(self) -> Iterator[None]:
        """From now on, for a while."""
        self.told.clear()
        self.heard.clear()
        QApplication.instance().installEventFilter(self)
        yield
        QApplication.instance().removeEventFilter(self)


def _tip(page: TablePage) -> QWidget:
    target = next(iter(page.board.board.targets))
    tip = page.pointing.tip(target)
    assert tip is not None
    page.tips.show(tip, page.board.rect_of(target), by_keyboard=True)
    return next(panel for panel in page.frame.findChildren(TipPanel) if panel.isVisible())


def _list(page: TablePage) -> QWidget | None:
    page.news.open_list()
    return page.findChild(NewsList)


def _hint(page: TablePage) -> QWidget:
    """The sentence about zooming, where the strip has something to tell: on the board."""
    return ZoomHint(page.board)


def _retold(page: TablePage) -> QWidget:
    """The sentence of a move that is shown again, so long that it lies over the board too."""
    page.frame.news.tell_replay(1, 2, "Marc draws a tile, and so does everybody else. " * 9)
    return page.frame.news.replay


def _sheet(page: TablePage) -> QWidget | None:
    page.sheets.open_next()
    return page.sheets.peek if page.game_screen.sheets else None


def _overview(page: TablePage) -> QWidget | None:
    page.board.zoom_by(3)
    return page.board.findChild(Overview)


def _aside(page: TablePage) -> QWidget | None:
    return page.aside


def _moment(page: TablePage) -> QWidget:
    moment = Moment("The auction is over", Picture("kit/winner"), None, "Leela wins with 13.", "+5", length=60_000)
    plaque = Plaque(page.board, moment, Ornament(), "", moves=False)
    plaque.open()
    return plaque


def _stage(page: TablePage) -> QWidget:
    points = ((1,), (2,), (3,))
    table = ScoreTable(
        "The stage", (0, 1, 2), ("1",), (ScoreRow("Points", None, points),), "All", points, gains=(1, 2, 3)
    )
    page.ends.panel.fill(table, page.table.players)
    page.ends.panel.open()
    return page.ends.panel


def _curtain(page: TablePage) -> QWidget:
    page.secrets.curtain.ask("Marc", 1, "Nothing to see.")
    return page.secrets.curtain


OVERLAYS: dict[str, Open] = {
    "a tip": _tip,
    "the opened strip": _list,
    "the hint about zooming": _hint,
    "a move told again": _retold,
    "a sheet": _sheet,
    "the overview": _overview,
    "the panel aside": _aside,
    "a moment": _moment,
    "the table of a stage": _stage,
    "the curtain": _curtain,
}


def close(page: TablePage) -> None:
    """Nothing lies over the table any more, and the pointer is elsewhere."""
    page.replay.stop()
    page.tips.close_all()
    page.news.close_list()
    page.frame.news.end_replay()
    page.sheets.close()
    page.board.fit()
    page.ends.panel.put_away()
    if page.secrets.curtain.isVisible():
        page.secrets.curtain.drop()
    for kind in (ZoomHint, Plaque):
        for one in page.findChildren(kind):
            one.hide()
    page.setFocus()


def beneath(over: QWidget, page: TablePage) -> set[QWidget]:
    """All that an overlay is to keep the pointer from."""
    around, host = {over, *over.findChildren(QWidget)}, over.parentWidget()
    while host is not None:
        around.add(host)
        host = host.parentWidget()
    if over is not page.aside:  # which is part of the board: it is dragged there, and looked at as closely
        around -= {page.board, page.board.viewport()}
    return {*page.window().findChildren(QWidget)} - around


def places(over: QWidget) -> Iterator[QPoint]:
    """Places all over it, in its window's pixels."""
    window, shape = over.window(), over.mask()
    for row in range(PLACES):
        for column in range(PLACES):
            spot = QPoint(over.width() * (2 * column + 1), over.height() * (2 * row + 1)) / (2 * PLACES)
            if (shape.isEmpty() or shape.contains(spot)) and window.rect().contains(over.mapTo(window, spot)):
                yield over.mapTo(window, spot)


def go_over(over: QWidget, page: TablePage, name: str) -> None:
    """Go over an overlay; nothing beneath it hears of the pointer, and it stays where it is."""
    system, ears, lay, below = page.window().windowHandle(), Ears(page), over.geometry(), beneath(over, page)
    QTest.mouseMove(system, QPoint(1, 1))
    for spot in places(over):
        with ears.listening():
            QTest.mouseMove(system, spot)
        assert not ears.heard, f"pointed at through {name}"
        assert not ears.told & below, f"told of the pointer through {name}"
        assert over.geometry() == lay, f"{name} gives way"


def wheel_over(over: QWidget, page: TablePage, name: str) -> None:
    """Turn the wheel on it: what is beneath stays as it is."""
    window, ears, zoom = page.window(), Ears(page), page.board.zoom
    at = QPointF(over.mapTo(window, over.rect().center()))
    phase = Qt.ScrollPhase.NoScrollPhase
    turn = QWheelEvent(
        at, window.mapToGlobal(at), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, NO_KEYS, phase, False
    )
    with ears.listening():
        QApplication.sendEvent(window.windowHandle(), turn)
    assert page.board.zoom == zoom, f"the wheel went through {name}"
    assert not ears.told & {page.board, page.board.viewport()}


def click_on(over: QWidget, page: TablePage, name: str) -> None:
    """Click on it, wherever it stays, twice as fast as one clicks twice: the board hears nothing of it."""
    system, ears, below = page.window().windowHandle(), Ears(page), beneath(over, page)
    for spot in list(places(over))[PLACES * PLACES // 2 :: 9]:
        if not isValid(over) or not over.isVisible():
            return
        with ears.listening():
            QTest.mouseMove(system, spot)
            QTest.qWait(2)  # for a tip: who clicks at once was on the way to what it came over
            QTest.mouseClick(system, LEFT, pos=spot)
        assert not ears.heard, f"clicked through {name}"
        assert not ears.told & below, f"a click went through {name}"
        with ears.listening():
            QTest.mouseClick(system, LEFT, pos=spot)
        assert not [told for told in ears.heard if told[0] != "pointed"], f"a second click where {name} was"


@pytest.mark.parametrize("game", ["ra", "raja", "taj_mahal", "dice_charmers"])
def test_nothing_beneath_an_overlay_hears_of_the_pointer(window: Window, monkeypatch: pytest.MonkeyPatch, game: str):
    monkeypatch.setattr(misclick, "is_misclick", IS_MISCLICK)
    monkeypatch.setattr(tip_panel, "PASSING_MS", 0)
    window.choices.settings = msgspec.structs.replace(window.choices.settings, auto_pass=False)
    window.resize(1280, 720)
    page = show(window, played("ppp", 25, game=game))
    for name, lay in OVERLAYS.items():
        over = lay(page)
        if over is not None:
            go_over(over, page, name)
            if over is not page.aside:
                wheel_over(over, page, name)
            click_on(over, page, name)
        close(page)


def test_nothing_beneath_the_results_hears_of_the_pointer(window: Window):
    page = show(window, played("ppc", 5000, seed=3))
    results = page.ends.results
    assert results is not None
    go_over(results, page, "the results")
    wheel_over(results, page, "the results")
