"""The pages that open over whatever page is there, and lead back to it: rules, settings, statistics, saved games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from durbar.ui.choices import Choices
from durbar.ui.games import manifest
from durbar.ui.pages.page_stack import PageStack
from durbar.ui.words import language

if TYPE_CHECKING:
    from durbar.bots.review.review import Review
    from durbar.session.session import GameSession
    from durbar.ui.pages.exercises.page import ExercisesPage
    from durbar.ui.pages.review.reviewable import Reviewable
    from durbar.ui.pages.rulebook.page import RulebookPage

# Each page is imported when it is first opened: the first paint should not wait for it.


class Overlays(QObject):
    """The pages that lie over others. home_asked: somebody wants to go home from one of them.

    resume_asked(Path), look_asked(Path), review_asked(Path): somebody wants to go on with a saved game, to look at it,
    or to have it reviewed. play_on_asked(GameSession, int): a new game is to begin as that one did, up to a move.
    file_asked: a file of another folder is to be chosen. shelf_changed: saved games came or went. heard(str): a sound
    to play. said(str): a sentence for the window to say.
    """

    home_asked = Signal()
    resume_asked = Signal(Path)
    look_asked = Signal(Path)
    review_asked = Signal(Path)
    play_on_asked = Signal(object, int)
    file_asked = Signal()
    shelf_changed = Signal()
    heard = Signal(str)
    said = Signal(str)

    def __init__(self, parent: QObject, pages: PageStack, choices: Choices) -> None:
        super().__init__(parent)
        self._pages, self._choices = pages, choices

    def read_rules(self, key: str, section: str = "1", term: str = "") -> None:
        """Open the rulebook over whatever page is there, or uncover it below the quick reference.

        term: of the glossary.
        """
        from durbar.ui.pages.rulebook.page import RulebookPage

        if not manifest(key).has_rulebook(language()):
            return
        page = self._pages.below
        if isinstance(page, RulebookPage) and page.key == key:
            self._pages.uncover()
            page.go(section)
        else:
            page = self._open_rulebook(key, section)
        if term:
            page.go_to_term(term)

    def _open_rulebook(self, key: str, section: str) -> RulebookPage:
        from durbar.ui.pages.rulebook.page import RulebookPage
        from durbar.ui.pages.rulebook.term_tips import TermTips

        page = RulebookPage()
        page.open(key, section)
        page.term_pointed.connect(TermTips(page, page.term).point)
        page.home_asked.connect(self.home_asked)
        page.back_asked.connect(self._pages.uncover)
        page.beside_asked.connect(self._read_beside)
        page.reference_asked.connect(lambda: self.show_reference(key))
        page.language_chosen.connect(self._choices.switch_language)
        page.theme_asked.connect(self._choices.switch_theme)
        page.settings_asked.connect(self.show_settings)
        table_page = self._pages.table_page
        page.set_table_open(table_page is not None and table_page.table.record.game == key)
        self._pages.cover(page)
        return page

    def _read_beside(self, section: str) -> None:
        self._pages.uncover_all()
        if self._pages.table_page is not None:
            self._pages.table_page.read_beside(section)

    def show_reference(self, key: str) -> None:
        """Show the quick reference of a game over whatever page is there.

        The one below the rulebook, if there is one.
        """
        from durbar.ui.pages.rulebook.reference import ReferencePage

        if not manifest(key).has_rulebook(language()):
            return
        if isinstance(self._pages.below, ReferencePage):
            self._pages.uncover()
            return
        page = ReferencePage(key)
        page.back.connect(self._pages.uncover)
        page.section_asked.connect(lambda section: self.read_rules(key, section))
        page.term_asked.connect(lambda term: self.read_rules(key, term=term))
        self._pages.cover(page)

    def show_settings(self) -> None:
        """Show the settings over whatever page is there."""
        from durbar.ui.pages.settings.page import SettingsPage

        page = SettingsPage(self._choices.settings)
        page.changed.connect(self._choices.apply)
        self._choices.applied.connect(page.show_settings)
        page.back.connect(self._pages.uncover)
        page.licences_asked.connect(self.show_licences)
        self._pages.cover(page)

    def show_licences(self) -> None:
        """Show the terms of what Durbar is built of, over whatever page is there."""
        from durbar.ui.pages.about.licences import LicencesPage

        page = LicencesPage()
        page.back.connect(self._pages.uncover)
        self._pages.cover(page)

    def show_statistics(self) -> None:
        """Show what finished games come to, over whatever page is there."""
        from durbar.ui.pages.statistics.page import StatisticsPage

        page = StatisticsPage()
        page.back.connect(self._pages.uncover)
        page.opened.connect(self.look_asked)
        page.reviewed.connect(self.review_asked)
        self._pages.cover(page)

    def show_review(self, game: Reviewable) -> None:
        """Show a game looked back on, over whatever page is there."""
        from durbar.ui.pages.review.page import ReviewPage

        page = ReviewPage(game)
        page.back.connect(self._pages.uncover)
        page.section_asked.connect(self.read_rules)
        page.play_on.connect(self.play_on_asked)
        page.mistakes.connect(lambda review: self._show_mistakes(review, game.table))
        self._pages.cover(page)

    def _show_mistakes(self, review: Review, table: GameSession) -> None:
        """Show the mistakes of the persons in a game that was reviewed, over its review."""
        from durbar.session.exercises import of_review
        from durbar.ui.pages.exercises.page import ExercisesPage

        self._cover_exercises(ExercisesPage(self._choices.settings, of_review(review, table.record, table.players)))

    def show_puzzles(self) -> None:
        """Show puzzles, and the mistakes of all games that were reviewed, over whatever page is there."""
        from durbar.ui.pages.exercises.page import ExercisesPage

        self._cover_exercises(ExercisesPage(self._choices.settings))

    def _cover_exercises(self, page: ExercisesPage) -> None:
        page.back.connect(self._pages.uncover)
        page.home.connect(self.home_asked)
        page.rules.connect(self.read_rules)
        page.reference.connect(self.show_reference)
        page.theme.connect(self._choices.switch_theme)
        page.options.connect(self.show_settings)
        page.mute.connect(self._choices.mute)
        page.heard.connect(self.heard)
        page.said.connect(self.said)
        self._choices.applied.connect(page.apply)
        self._pages.cover(page)

    def show_saved(self) -> None:
        """Show the saved games over whatever page is there."""
        from durbar.ui.pages.saved.page import SavedPage

        table_page = self._pages.table_page
        page = SavedPage(table_page.table.path if table_page is not None else None)
        page.back.connect(self._pages.uncover)
        page.resumed.connect(self.resume_asked)
        page.looked.connect(self.look_asked)
        page.reviewed.connect(self.review_asked)
        page.elsewhere.connect(self.file_asked)
        page.changed.connect(self.shelf_changed)
        self._pages.cover(page)
