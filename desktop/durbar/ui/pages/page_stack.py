"""The pages of the window on top of each other: home, the page of the moment, and what was opened over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.look import art
from durbar.ui.kit.pressing.swallowed import swallow_rest
from durbar.ui.pages.home.page import HomePage

if TYPE_CHECKING:
    from durbar.ui.pages.table.page import TablePage


#: Pixels that a page needs; where there are fewer it scrolls.
MIN_PAGE_SIZE = QSize(1024, 640)


class _Ground(QWidget):
    """What the pages lie on."""

    def minimumSizeHint(self) -> QSize:
        """Return what the pages need, and what is laid out by hand at least."""
        return super().minimumSizeHint().expandedTo(MIN_PAGE_SIZE)


class PageStack(QStackedLayout):
    """Only the topmost page is seen. turned: another one is, and what is gone can be tidied away.

    page: the page over home, None where home is all there is. table_page: the table that this page is or holds. covers:
    what was opened over the page or over home; the last one is seen.
    """

    turned = Signal()

    def __init__(self, column: QVBoxLayout, make_home: Callable[[], HomePage]) -> None:
        self._ground = _Ground()
        super().__init__(self._ground)
        column.addWidget(Scroll(self._ground), 1)  # before any page is added: one without a parent would be a window
        self._make_home = make_home
        self._home: HomePage | None = None
        self.page: QWidget | None = None
        self.table_page: TablePage | None = None
        self.covers: list[QWidget] = []

    @property
    def home(self) -> HomePage:
        """Home, which is made when it is first asked for."""
        if self._home is None:
            self._home = self._make_home()
            self.addWidget(self._home)
        return self._home

    @property
    def below(self) -> QWidget | None:
        """The cover that would come to light if the topmost went, if there is one."""
        return self.covers[-2] if len(self.covers) > 1 else None

    def show_home(self) -> None:
        """Show home; every page over it has left."""
        self.setCurrentWidget(self.home)
        self.turned.emit()

    def enter(self, page: QWidget, table_page: TablePage | None = None) -> None:
        """Show a page in the place of all that was over home. table_page: the table that it is or holds."""
        self.leave()
        self.page, self.table_page = page, table_page
        self._show_page(page)
        if table_page is not None:
            swallow_rest(page)  # of what led to it: no move is made by a second Enter
        self.turned.emit()

    def leave(self) -> None:
        """Drop all that is over home; a table is left as tables are."""
        art.note_use()
        for cover in self.covers:
            self._drop(cover)
        self.covers.clear()
        if self.page is not None:
            page, self.page = self.page, None
            if self.table_page is not None:
                self.table_page.leave()
                self.table_page = None
            self._drop(page)

    def cover(self, page: QWidget) -> None:
        """Show a page over whatever is there."""
        self.covers.append(page)
        self._show_page(page)

    def uncover(self) -> None:
        """Drop the topmost cover; what lies below it has the keyboard."""
        if self.covers:
            self._drop(self.covers.pop())
        below = self.covers[-1] if self.covers else self.page or self.home
        self.setCurrentWidget(below)
        below.setFocus(Qt.FocusReason.OtherFocusReason)
        self.turned.emit()

    def uncover_all(self) -> None:
        """Drop every cover, one after the other."""
        while self.covers:
            self.uncover()

    def _show_page(self, page: QWidget) -> None:
        """Show a page.

        The event loop comes round between a page's making and its first painting: each may take long. Until then one
        sees what was there. Not the window's updates: one that was asked for an update meanwhile never paints again.
        """
        self._ground.setUpdatesEnabled(False)
        QTimer.singleShot(0, self._ground, lambda: self._ground.setUpdatesEnabled(True))
        self.addWidget(page)
        self.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop(self, page: QWidget) -> None:
        self.removeWidget(page)
        page.hide()
        page.deleteLater()
