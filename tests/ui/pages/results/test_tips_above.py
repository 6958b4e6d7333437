"""Tips of the bar above the results open over these, and over the table again when it comes back."""

from PySide6.QtCore import QPoint, QRect

from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.ui.hands import played, show

#: No test here looks at pixels.
UNPAINTED = True


def is_seen_whole(window: Window, page: TablePage) -> bool:
    """Open a tip below the bar, and look what a pointer would find in its middle and at its foot."""
    bar = page.frame.top
    page.tips.show(
        Tip("A stage", what="What it is."), QRect(bar.mapToGlobal(QPoint(200, 0)), bar.size() / 4), by_keyboard=True
    )
    (panel,) = [panel for panel in window.findChildren(TipPanel) if panel.isVisible()]
    places = panel.rect().center(), QPoint(panel.width() // 2, panel.height() - 12)
    found = [window.childAt(panel.mapTo(window, place)) for place in places]
    return all(panel is widget or panel.isAncestorOf(widget) for widget in found)


def test_a_tip_of_the_bar_is_seen_over_the_results_and_over_the_table(window: Window):
    page = show(window, played("pcc", 5000))
    assert page.ends.results is not None
    assert is_seen_whole(window, page)
    page.ends.hide_results()
    assert is_seen_whole(window, page)
