"""The rules in the column beside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from durbar.ui.pages.rulebook.term_tips import TermTips
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.tabs import MOVES, RULES
from durbar.ui.words import language, translate

if TYPE_CHECKING:
    from durbar.ui.kit.text.rulebook import Rulebook
    from durbar.ui.pages.rulebook.page import RulesPane


class RulesBeside(QObject):
    """A game's rulebook in the language that is on, in the tab Rules, with its terms explained in tips.

    reading: a section is opened beside the board.
    """

    reading = Signal()

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.host)
        self._key, self._frame = context.screen.game.key, context.frame
        self._pane: RulesPane | None = None
        self.terms = TermTips(context.host, self._term, context.frame.tips)

    def retranslate(self, emblems: list[str]) -> None:
        """Turn to the book of the language that is on. emblems: of the players, for tips that name them."""
        if self._pane is not None:
            self._pane.retranslate()
        self._frame.tips.set_helps(self.terms.look_up, self.section_words, emblems)

    @property
    def _book(self) -> Rulebook:
        """The rulebook; read when it is first asked, for many a game does without."""
        from durbar.ui.kit.text.rulebook import Rulebook

        return Rulebook.load(self._key, language())

    def section_words(self, section: str) -> str:
        """Return the words of a link to a section."""
        title = self._book.section(section).title.replace("\u00a0: ", ", ").replace(": ", ", ")  # one colon is enough
        return translate("Tip", "Rules: {section} ›").format(section=title[:1].lower() + title[1:])

    def _term(self, key: str) -> tuple[str, str]:
        return self._book.term(key)

    @property
    def pane(self) -> RulesPane:
        """The rules themselves; made when they are first read, for they take 3 MB."""
        if self._pane is None:
            from durbar.ui.pages.rulebook.page import RulesPane

            self._pane = RulesPane()
            self._pane.open(self._key)
            self._pane.term_pointed.connect(self.terms.point)
            self._frame.set_rules(self._pane, self._pane.focus_order())
        return self._pane

    def close(self) -> None:
        """Close the rules: where they are open and what is sought in them tells what one thinks about."""
        if self._pane is None:
            return
        pane, self._pane = self._pane, None
        self._frame.set_rules(QWidget(), ())
        pane.deleteLater()
        if self._frame.tabs.on == RULES:
            self._frame.tabs.open(MOVES)

    def step_back(self) -> bool:
        """Go back to the text of the rules, where they are open and something lies over it; return whether it did."""
        return self._pane is not None and self._frame.tabs.on == RULES and self._pane.step_back()

    def turn_to(self, tab: int) -> None:
        """Show the rules when their tab is opened."""
        if tab == RULES:
            self.pane.show()

    def read(self, section: str) -> None:
        """Open a section."""
        self.pane.go(section)
        self._frame.tabs.open(RULES)
        self.reading.emit()
