"""The window: one page at a time, and what goes on between pages."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedLayout, QVBoxLayout, QWidget

from durbar.system.memory import give_back
from durbar.ui import settings
from durbar.ui.games import MANIFESTS, game_cover, game_screen, manifest
from durbar.ui.kit.look import art
from durbar.ui.kit.look.native import native_palette
from durbar.ui.kit.look.theme import UNIT_WINDOW, look
from durbar.ui.pages.home.board_pictures import miniature
from durbar.ui.pages.home.page import HomePage
from durbar.ui.words import language, use_language

if TYPE_CHECKING:
    from durbar.table.table import Table
    from durbar.table.thinker import Thinker
    from durbar.ui.files import Files
    from durbar.ui.kit.controls.notice import NoticeStrip
    from durbar.ui.pages.home.resumes import Resumes
    from durbar.ui.pages.rulebook.page import RulebookPage
    from durbar.ui.pages.setup.page import NewGame
    from durbar.ui.pages.table.page import TablePage

# What the home screen does not need is imported when it is first used: the first paint should not wait for it.

MOST_RESUMES = 2
SMALLEST = (960, 600)
#: Milliseconds from the first paint until what it could do without is loaded.
AFTER_PAINT = 60
#: Milliseconds from a new page, size or theme until memory is tidied.
TIDY_AFTER = 400
#: Milliseconds until a game that is to be opened looks again whether a question is still open.
ASK_AGAIN = 200


class Window(QWidget):
    """Durbar's window. Pages ask by signals; the window answers with the next page."""

    def __init__(self) -> None:
        super().__init__()
        self._tidying = QTimer(self, singleShot=True, interval=TIDY_AFTER)
        self._tidying.timeout.connect(tidy_memory)
        self.settings = settings.load()
        use_language(settings.chosen_language(self.settings))
        self._dress()
        self.setWindowTitle("Durbar")
        self.setMinimumSize(*SMALLEST)
        self.resize(*self._first_size())
        self._thinker: Thinker | None = None
        self._files: Files | None = None
        self._told_unkept = False
        self._resumes: Resumes | None = None
        self._strip: NoticeStrip | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._pages = QStackedLayout()
        self._column.addLayout(self._pages, 1)
        self._home = self._make_home()
        self._pages.addWidget(self._home)
        self._page: QWidget | None = None
        self._table_page: TablePage | None = None
        self._under: list[QWidget] = []
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._dress)  # a lambda would outlive us
        self._home.painted.connect(lambda: QTimer.singleShot(AFTER_PAINT, self, self._after_first_paint))

    def _after_first_paint(self) -> None:
        from PySide6.QtGui import QIcon

        self._stay_on_screen()
        self._home.attach_tips()
        self.setWindowIcon(QIcon(art.pixmap("kit/app-icon", 128)))
        if self._resumes is None:  # else the catalogues of the first language have brought them already
            self._fill_resumes()
        self._tell_trouble()
        self._tidying.start()

    def _tell_trouble(self) -> None:
        """Say once that nothing can be kept, if so; every game can be played all the same."""
        from durbar.ui import keeping

        trouble = keeping.trouble()
        if trouble is not None:
            self._told_unkept = trouble.all
            self.say(trouble.words, lasting=True)

    def _stay_on_screen(self) -> None:
        """The title bar takes room too: on a small screen the window gives it up, if it may."""
        room, frame = self.screen().availableGeometry(), self.frameGeometry()
        if not (self.isMaximized() or self.isFullScreen()):
            high = self.height() - max(0, frame.height() - room.height())
            self.resize(self.width() - max(0, frame.width() - room.width()), high)

    @property
    def thinker(self) -> Thinker:
        """Where computers think; made when the first table needs it."""
        if self._thinker is None:
            from durbar.table.thinker import Thinker

            self._thinker = Thinker()
        return self._thinker

    def say(self, sentence: str, lasting: bool = False) -> None:
        """Say something in a strip below the page, which nobody has to answer. lasting: it stays until it is closed.

        Only in the window's thread. Where several sentences are to be said, one waits for the other.
        """
        from durbar.ui.kit.controls.notice import Notice, NoticeStrip

        if self._strip is None:
            self._strip = NoticeStrip(self)
            self._strip.left.connect(lambda: self._pages.currentWidget().setFocus(Qt.FocusReason.OtherFocusReason))
            self._column.addWidget(self._strip)
        self._strip.say(Notice(sentence, lasting))

    # ---- pages -------------------------------------------------------------------------------------------------

    def go_home(self) -> None:
        """The home screen, with the games to resume."""
        self._leave_page()
        self._fill_resumes()
        self._pages.setCurrentWidget(self._home)
        self._tidying.start()

    def set_up(self, key: str) -> None:
        """The set-up page of a game."""
        from durbar.bots.levels import LEVELS
        from durbar.ui.pages.setup.page import SetupPage

        page = SetupPage(game_screen(key), LEVELS, self.settings.seats.get(key, ()))
        page.start.connect(self.start_game)
        page.back.connect(self.go_home)
        page.section_asked.connect(lambda section: self.read_rules(key, section))
        self._enter_page(page)

    def start_game(self, new: NewGame) -> None:
        """A new game, kept on the shelf from its first moment."""
        self._keep(msgspec.structs.replace(self.settings, seats={**self.settings.seats, new.key: new.players}))
        self.show_table(self.files.new_table(new))

    def show_table(self, table: Table) -> None:
        """The page of a game in play."""
        from durbar.ui.pages.table.page import TablePage  # not before the first paint

        page = TablePage(table, self.thinker, self.settings)
        page.home.connect(self.go_home)
        page.again.connect(self.start_game)
        page.met.connect(self._keep_met)
        page.said.connect(self.say)
        page.speed.connect(self._set_speed)
        self._connect_table(page)
        self._enter_page(page, page)

    def _connect_table(self, page: TablePage) -> None:
        """What is asked for at every table, in a lesson too."""
        page.rules.connect(self.read_rules)
        page.reference.connect(self.show_reference)
        page.theme.connect(self.switch_theme)
        page.options.connect(self.show_settings)
        page.open_file.connect(self._choose_file)

    def _choose_file(self) -> None:
        self.files.choose()

    def _set_speed(self, speed: str) -> None:
        self._apply(msgspec.structs.replace(self.settings, bot_speed=speed))

    def learn(self, key: str) -> None:
        """The course of a game, where it was left; from the beginning once it is over."""
        course = manifest(key).course
        if course is not None:
            done = self.settings.lessons.get(key, 0)
            self.show_lesson(key, done if 0 <= done < len(course.chapters) else 0)

    def show_lesson(self, key: str, number: int) -> None:
        """A chapter of a game's course."""
        from durbar.ui.pages.lesson.page import LessonPage

        page = LessonPage(key, number, self.thinker, self.settings)
        page.home.connect(self.go_home)
        page.chapter_asked.connect(self.show_lesson)
        page.reached.connect(self._keep_progress)
        page.play_on.connect(self._play_on)
        self._connect_table(page.table_page)
        self._keep_progress(key, number)
        self._enter_page(page, page.table_page)

    def _play_on(self, table: Table) -> None:
        """A game that began as a lesson goes on as any other."""
        self.files.put_on_shelf(table)
        self.show_table(table)

    def _keep_met(self, step: str) -> None:
        self._keep(msgspec.structs.replace(self.settings, met=(*self.settings.met, step)))

    def _keep_progress(self, key: str, done: int) -> None:
        self._keep(msgspec.structs.replace(self.settings, lessons={**self.settings.lessons, key: done}))

    def read_rules(self, key: str, section: str = "1", term: str = "") -> None:
        """The rulebook over whatever page is there, or the one below the quick reference. term: of the glossary."""
        from durbar.ui.pages.rulebook.page import RulebookPage

        if not manifest(key).has_rulebook(language()):
            return
        page = self._below()
        if isinstance(page, RulebookPage) and page.key == key:
            self._uncover()
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
        page.home_asked.connect(self.go_home)
        page.back_asked.connect(self._uncover)
        page.beside_asked.connect(self._read_beside)
        page.reference_asked.connect(lambda: self.show_reference(key))
        page.language_chosen.connect(self.switch_language)
        page.theme_asked.connect(self.switch_theme)
        page.settings_asked.connect(self.show_settings)
        page.set_table_open(self._table_page is not None and self._table_page.table.record.game == key)
        self._cover(page)
        return page

    def show_reference(self, key: str) -> None:
        """The quick reference of a game over whatever page is there; the one below the rulebook, if there is one."""
        from durbar.ui.pages.rulebook.reference import ReferencePage

        if not manifest(key).has_rulebook(language()):
            return
        if isinstance(self._below(), ReferencePage):
            self._uncover()
            return
        page = ReferencePage(key)
        page.back.connect(self._uncover)
        page.section_asked.connect(lambda section: self.read_rules(key, section))
        page.term_asked.connect(lambda term: self.read_rules(key, term=term))
        self._cover(page)

    def _below(self) -> QWidget | None:
        """The page over the table that would come to light if the topmost went, if there is one."""
        return self._under[-2] if len(self._under) > 1 else None

    def show_settings(self) -> None:
        """The settings over whatever page is there."""
        from durbar.ui.pages.settings.page import SettingsPage

        page = SettingsPage(self.settings)
        page.changed.connect(self._apply)
        page.back.connect(self._uncover)
        page.licences_asked.connect(self.show_licences)
        self._cover(page)

    def show_licences(self) -> None:
        """The terms of what Durbar is built of, over whatever page is there."""
        from durbar.ui.pages.about.licences import LicencesPage

        page = LicencesPage()
        page.back.connect(self._uncover)
        self._cover(page)

    def show_statistics(self) -> None:
        """What finished games come to, over whatever page is there."""
        from durbar.ui.pages.statistics.page import StatisticsPage

        page = StatisticsPage()
        page.back.connect(self._uncover)
        self._cover(page)

    def _make_home(self) -> HomePage:
        page = HomePage([game_cover(key) for key in MANIFESTS], miniature)
        page.play.connect(self.set_up)
        page.learn.connect(self.learn)
        page.rules.connect(self.read_rules)
        page.resume.connect(lambda path: self.files.resume(path))
        page.forget.connect(self._forget)
        page.open_file.connect(self._choose_file)
        page.language.connect(self.switch_language)
        page.theme.connect(self.switch_theme)
        page.statistics.connect(self.show_statistics)
        page.settings.connect(self.show_settings)
        return page

    def _enter_page(self, page: QWidget, table_page: TablePage | None = None) -> None:
        """Show a page. table_page: the table that it is or holds."""
        self._leave_page()
        self._page, self._table_page = page, table_page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tidying.start()

    def _leave_page(self) -> None:
        art.note_use()
        for cover in self._under:
            self._drop(cover)
        self._under.clear()
        if self._page is not None:
            page, self._page = self._page, None
            if self._table_page is not None:
                self._table_page.leave()
                self._table_page = None
            self._drop(page)

    def _cover(self, page: QWidget) -> None:
        self._under.append(page)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _uncover(self) -> None:
        if self._under:
            self._drop(self._under.pop())
            self._tidying.start()
        below = self._under[-1] if self._under else self._page or self._home
        self._pages.setCurrentWidget(below)
        below.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop(self, page: QWidget) -> None:
        self._pages.removeWidget(page)
        page.hide()
        page.deleteLater()

    def _read_beside(self, section: str) -> None:
        while self._under:
            self._uncover()
        if self._table_page is not None:
            self._table_page.read_beside(section)

    # ---- files -------------------------------------------------------------------------------------------------

    @property
    def files(self) -> Files:
        """Opening and resuming saved games."""
        if self._files is None:
            from durbar.ui.files import Files

            self._files = Files(self, self.show_table)
        return self._files

    @property
    def resumes(self) -> Resumes:
        """The games to resume."""
        if self._resumes is None:
            from durbar.ui.pages.home.resumes import Resumes

            self._resumes = Resumes()
            self._resumes.changed.connect(self._fill_resumes)
        return self._resumes

    def open_file(self, path: Path) -> None:
        """Open a saved game from anywhere."""
        self.files.open_file(path)

    def come_forward(self, file: Path | None = None, token: str = "") -> None:
        """Come before all other windows, and open a saved game as soon as no question and no menu is open.

        token: with which a Wayland desktop lets the window take the keyboard.
        """
        if token:
            os.environ["XDG_ACTIVATION_TOKEN"] = token  # Qt hands it on with the wish below
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if file is not None:
            self._open_when_free(file)

    def _open_when_free(self, file: Path) -> None:
        if QApplication.activeModalWidget() is None and QApplication.activePopupWidget() is None:
            self.open_file(file)
        else:
            QTimer.singleShot(ASK_AGAIN, self, lambda: self._open_when_free(file))

    def _forget(self, path: Path) -> None:
        self.files.forget(path)
        self._fill_resumes()

    def _fill_resumes(self) -> None:
        from durbar.table.course import progress

        self._home.set_resumes(self.resumes.newest(MOST_RESUMES))
        self._home.set_progress(progress(self.settings.lessons))

    # ---- choices -----------------------------------------------------------------------------------------------

    def switch_language(self, code: str) -> None:
        """English or French, at once and from now on."""
        self._apply(msgspec.structs.replace(self.settings, language=code))

    def switch_theme(self) -> None:
        """Light to dark and back."""
        self._apply(msgspec.structs.replace(self.settings, theme="light" if look.dark else "dark"))

    def _apply(self, chosen: settings.Settings) -> None:
        before = settings.chosen_language(self.settings)
        self._keep(chosen)
        language = settings.chosen_language(chosen)
        if language != before:
            use_language(language)
        self._dress()
        if self._table_page is not None:
            self._table_page.apply(chosen)

    def _keep(self, chosen: settings.Settings) -> None:
        self.settings = chosen
        try:
            settings.save(chosen)
        except OSError as error:
            from durbar.ui import keeping

            if not self._told_unkept:
                self.say(keeping.unkept_settings(error))
            self._told_unkept = True
        else:
            self._told_unkept = False

    @Slot()
    def _dress(self) -> None:
        """Theme and text size everywhere, native widgets too."""
        art.note_use()
        self._tidying.start()
        look.set(dark=settings.dark_wanted(self.settings), text=self.settings.text / 100)
        QApplication.setPalette(native_palette())

    # ---- the window itself -------------------------------------------------------------------------------------

    def shut(self) -> None:
        """Stop thinking; every move is already on the disk."""
        self._leave_page()
        if self._resumes is not None:
            self._resumes.close()
        if self._thinker is not None:
            self._thinker.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The unit u follows the window; pictures of the old size go when it has come to rest."""
        art.note_use()
        self._tidying.start()
        look.set(window=(self.width(), self.height()))
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing to ask: everything is kept."""
        self.shut()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """The home screen's games to resume are told in words too; the system's letters may have grown."""
        if event.type() == QEvent.Type.ApplicationFontChange:
            look.letters_changed()
        if event.type() == QEvent.Type.LanguageChange:
            QTimer.singleShot(0, self, self._fill_resumes)
        super().changeEvent(event)

    def _first_size(self) -> tuple[int, int]:
        screen = QGuiApplication.primaryScreen()
        if screen is None:
            return UNIT_WINDOW
        room = screen.availableSize()
        return min(room.width(), UNIT_WINDOW[0]), min(room.height(), UNIT_WINDOW[1])


def tidy_memory() -> None:
    """Collect garbage now and let what is alive be: to look through all of it in the midst of a game takes 50 ms.

    Pictures that nothing shows any more go as well, and the system gets back what is free.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    art.forget_unused()
    give_back()
