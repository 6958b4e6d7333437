"""The menu of a table, and the keys of what stands in it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.controls.menu import Menu
from durbar.ui.pages.table.context import TableContext
from durbar.ui.words import translate

SPEEDS = ("instant", "fast", "normal", "step")


class TableMenu(QObject):
    """The menu under the top bar. speed(str): how fast computers play. review: of the game so far."""

    speed = Signal(str)
    save = Signal()
    saved_games = Signal()
    rules = Signal()
    reference = Signal()
    options = Signal()
    review = Signal()
    home = Signal()

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.host)
        self._host, self._screen, self._play = context.host, context.screen, context.play
        self._shown, self._top, self._mode = context.shown, context.frame.top, context.manner
        for keys, asked in (
            ("Ctrl+S", self.save),
            ("Ctrl+O", self.saved_games),
            ("F2", self.reference),
            ("F5", self.show_keys),
        ):
            key = QShortcut(QKeySequence(keys), self._host, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(asked)

    def open(self) -> None:
        """Show the menu."""
        menu = Menu(self._host)
        if any(not player.is_person for player in self._shown.table.players):
            self._add_speeds(menu.add_menu(translate("Table", "Computer speed")))
            menu.addSeparator()
        so_far = [(translate("Table", "Review so far"), "", self.review)] if self._may_be_reviewed() else []
        for label, keys, asked in (
            (translate("Table", "Save a copy…"), "Ctrl+S", self.save),
            (translate("Table", "Saved games"), "Ctrl+O", self.saved_games),
            *so_far,
            (translate("Table", "The rules on a page of their own"), "", self.rules),
            (translate("Table", "Quick reference"), "F2", self.reference),
            (translate("Table", "Keys"), "F5", self.show_keys),
            (translate("Table", "Settings"), "", self.options),
            (translate("Table", "Save and go home"), "", self.home),
        ):
            action = menu.addAction(f"{label}\t{keys}" if keys else label)
            action.triggered.connect(asked)
        menu.popup(self._top.mapToGlobal(self._top.rect().bottomRight()) - QPoint(menu.sizeHint().width(), 0))

    def _may_be_reviewed(self) -> bool:
        """Return whether there is something to look back on, and no lesson; the results have a button for it."""
        return self._mode.counts and self._shown.table.at > 0 and not self._shown.results_open

    def show_keys(self) -> None:
        """Show the list of the keys."""
        from durbar.ui.pages.key_list import key_list, keys_at_results, show_keys  # few ever ask for it

        show_keys(self._host, keys_at_results() if self._shown.results_open else key_list(self._screen))

    def _add_speeds(self, menu: QWidget) -> None:
        words = (
            translate("Table", "Instant"),
            translate("Table", "Fast"),
            translate("Table", "Normal"),
            translate("Table", "Step by step"),
        )
        group = QActionGroup(menu)
        for speed, label in zip(SPEEDS, words, strict=True):
            action = QAction(label, group, checkable=True, checked=speed == self._play.speed)
            action.triggered.connect(lambda _=False, speed=speed: self.speed.emit(speed))
            menu.addAction(action)
