"""The window: one page at a time, and what goes on between pages."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from durbar.games import GAMES
from durbar.system import terminal
from durbar.system.memory import give_back
from durbar.ui.choices import Choices
from durbar.ui.games import game_screen, manifest
from durbar.ui.kit.look import art
from durbar.ui.kit.look.theme import UNIT_WINDOW, look
from durbar.ui.kit.pressing.signs import SignKeys
from durbar.ui.pages.home.board_pictures import miniature
from durbar.ui.pages.home.page import HomePage
from durbar.ui.pages.overlays import Overlays
from durbar.ui.pages.page_stack import PageStack
from durbar.ui.screens import FittingScreens
from durbar.ui.sound.speaker import Speaker
from durbar.ui.window_keys import WindowKeys

if TYPE_CHECKING:
    from durbar.session.session import GameSession
    from durbar.session.thinker import Thinker
    from durbar.ui.files import Files
    from durbar.ui.kit.controls.notice import NoticeStrip
    from durbar.ui.pages.home.resumes import Resumes
    from durbar.ui.pages.setup.new_game import NewGame
    from durbar.ui.pages.table.page import TablePage
    from durbar.ui.settings import Settings

# What the home screen does not need is imported when it is first used: the first paint should not wait for it.

MAX_RESUMES = 2
#: In less, where a screen has no more, the page scrolls.
MIN_WINDOW_SIZE = (1024, 680)
#: Pixels that the bars of a Wayland desktop may take, of which it tells nobody.
UNTOLD_BARS = QSize(100, 100)
#: Milliseconds from the first paint until the games to resume are looked for, so that a press comes first;
#: and until what else the first paint could do without is loaded.
RESUMES_MS, AFTER_PAINT_MS = 10, 60
#: Milliseconds from a new page, size or theme until memory is tidied.
TIDY_MS = 400
#: Milliseconds from the opening of a page until it is at rest, and something else may be loaded.
IDLE_MS = 400
#: Milliseconds until a game that is to be opened looks again whether a question is still open.
ASK_AGAIN_MS = 200


class Window(QWidget):
    """Durbar's window. Pages ask by signals; the window answers with the next page."""

    def __init__(self) -> None:
        super().__init__()
        self._tidying = QTimer(self, singleShot=True, interval=TIDY_MS)
        self._tidying.timeout.connect(tidy_memory)
        self._was_painted = False
        self._screens = FittingScreens(self, self._stay_on_screen)
        self.choices = Choices(self)
        self.choices.dressed.connect(self._tidying.start)
        self.choices.unkept.connect(self.say)
        self.choices.applied.connect(self._apply_to_table)
        self._keys = WindowKeys(self, self.choices)
        self.choices.dress()
        self.setWindowTitle("Durbar")
        self.setAcceptDrops(True)
        if not self.restoreGeometry(QByteArray.fromBase64(self.choices.settings.window.encode())):
            self.resize(*self._first_size())
        self._thinker: Thinker | None = None
        self._files: Files | None = None
        self._resumes: Resumes | None = None
        self.strip: NoticeStrip | None = None
        self._column = QVBoxLayout(self)
        self._column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)  # what fits is known by the screen
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.pages = PageStack(self._column, self._make_home)
        self.pages.turned.connect(self._tidying.start)
        self.overlays = Overlays(self, self.pages, self.choices)
        self.overlays.home_asked.connect(self.go_home)
        self.overlays.resume_asked.connect(lambda path: self.files.resume(path))
        self.overlays.look_asked.connect(self._look_at)
        self.overlays.review_asked.connect(self._review)
        self.overlays.play_on_asked.connect(lambda table, at: self.files.branch(table, at))
        self.overlays.file_asked.connect(lambda: self.files.choose())
        self.overlays.shelf_changed.connect(self.fill_resumes)
        self.overlays.said.connect(self.say)
        SignKeys(self, signs="M").typed.connect(lambda _sign: self.choices.mute())
        self.speaker = Speaker(self.choices.settings)
        self.overlays.heard.connect(self.speaker.play)
        self.choices.applied.connect(self.speaker.apply)
        self.pages.turned.connect(lambda: self.speaker.attend(self.pages.table_page))

    def _after_first_paint(self) -> None:
        from PySide6.QtGui import QIcon

        self._stay_on_screen()
        if (handle := self.windowHandle()) is not None:  # painted into a picture, it is on no screen
            handle.screenChanged.connect(self._fit_size)  # only that: somebody may be dragging the window
        self.setWindowIcon(QIcon(art.pixmap("kit/app-icon", 128)))
        self._tell_trouble()
        self._tidying.start()

    def _tell_trouble(self) -> None:
        """Say once what could not be read, or that nothing can be kept; every game can be played all the same."""
        from durbar.ui import storage

        if self.choices.unreadable is not None:
            self.say(storage.unreadable_settings(self.choices.unreadable), lasting=True)
        trouble = storage.trouble()
        if trouble is not None:
            self.choices.told_unkept = trouble.settings
            terminal.tell(sys.stderr, [trouble.words])
            self.say(trouble.words, lasting=True)

    def fill_small_screen(self) -> None:
        """Fill a screen with no more room than the usual size, unless the window was elsewhere before.

        How much of it is free beside bars and frames, the desktop knows best.
        """
        room = self.screen().availableSize()
        is_small = room.width() <= UNIT_WINDOW[0] or room.height() <= UNIT_WINDOW[1]
        if is_small and not self.choices.settings.window:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _stay_on_screen(self) -> None:
        """Move the window so that no part of it, title bar and frame included, lies beyond what its screen has free."""
        self._fit_size()
        if self.isMaximized() or self.isFullScreen():
            return
        room, frame = self.screen().availableGeometry(), self.frameGeometry()
        frame.moveRight(min(frame.right(), room.right()))
        frame.moveBottom(min(frame.bottom(), room.bottom()))
        frame.moveTopLeft(QPoint(max(frame.x(), room.x()), max(frame.y(), room.y())))
        if frame.topLeft() != self.pos():
            self.move(frame.topLeft())

    def _fit_size(self) -> None:
        """Keep the window no larger than what its screen has free, and let it need no more.

        A Wayland desktop ends a program whose window needs more than filling the screen gives it.
        """
        most = self.screen().availableSize() - (self.frameGeometry().size() - self.size())
        if QGuiApplication.platformName().startswith("wayland"):
            most -= UNTOLD_BARS
        self.setMinimumSize(QSize(*MIN_WINDOW_SIZE).boundedTo(most))
        if not (self.isMaximized() or self.isFullScreen()):
            self.resize(self.size().boundedTo(most))

    @property
    def thinker(self) -> Thinker:
        """Where computers think; made when the first table needs it."""
        if self._thinker is None:
            from durbar.session.thinker import Thinker

            self._thinker = Thinker()
        return self._thinker

    def say(self, sentence: str, lasting: bool = False, details: Callable[[], str] | None = None) -> None:
        """Say something in a strip below the page, which nobody has to answer. lasting: it stays until it is closed.
        details: what can be copied about it.

        Only in the window's thread. Where several sentences are to be said, one waits for the other.
        """
        from durbar.ui.kit.controls.notice import Notice, NoticeStrip

        if self.strip is None:
            self.strip = NoticeStrip(self)
            self.strip.left.connect(lambda: self.pages.currentWidget().setFocus(Qt.FocusReason.OtherFocusReason))
            self._column.addWidget(self.strip)
        self.strip.say(Notice(sentence, lasting, details))

    # ---- pages -------------------------------------------------------------------------------------------------

    def go_home(self) -> None:
        """Show the home screen, with the games to resume."""
        self.pages.leave()
        self.fill_resumes()
        self.pages.show_home()

    def set_up(self, key: str) -> None:
        """Set the set-up page of a game."""
        from durbar.bots.levels import LEVELS
        from durbar.ui.pages.setup.page import SetupPage

        QTimer.singleShot(IDLE_MS, self, lambda: _load_graphs(key))
        kept = self.choices.settings
        last = kept.seats.get(key, ()), kept.options.get(key, {})
        page = SetupPage(game_screen(key), LEVELS, *last, kept.declined.get(key, ""))
        if self.choices.more_in_setup:
            page.show_more(True)
        page.start.connect(self.start_game)
        page.back.connect(self.go_home)
        page.section_asked.connect(lambda section: self.overlays.read_rules(key, section))
        page.declined.connect(lambda game: self.choices.keep_declined(key, game))
        page.unfolded.connect(self._keep_more)
        self.pages.enter(page)

    def _keep_more(self, shown: bool) -> None:
        self.choices.more_in_setup = shown

    def start_game(self, new: NewGame) -> None:
        """Start a new game, kept on the shelf from its first moment."""
        self.choices.keep_table(new.key, new.players, new.options)
        self.show_table(self.files.new_table(new))

    def show_table(self, table: GameSession) -> None:
        """Show the page of a game in play."""
        from durbar.ui.pages.review.reviewable import Reviewable
        from durbar.ui.pages.table.page import TablePage  # not before the first paint

        _load_graphs(table.record.game)
        self.pages.leave()  # a table that is left drops what its computers think of, and not what the next one asks
        page = TablePage(table, self.thinker, self.choices.settings)
        page.home.connect(self.go_home)
        page.again.connect(self.start_game)
        page.met.connect(self.choices.keep_met)
        page.said.connect(self.say)
        page.speed.connect(self.choices.set_speed)
        page.review.connect(lambda: self.overlays.show_review(Reviewable.of_table(table, page.open_seat)))
        self._connect_table(page)
        self.pages.enter(page, page)

    def _connect_table(self, page: TablePage) -> None:
        """Connect what is asked for at every table, in a lesson too."""
        page.rules.connect(self.overlays.read_rules)
        page.reference.connect(self.overlays.show_reference)
        page.theme.connect(self.choices.switch_theme)
        page.options.connect(self.overlays.show_settings)
        page.saved_games.connect(self.overlays.show_saved)
        page.heard.connect(self.speaker.play)
        page.mute.connect(self.choices.mute)

    def learn(self, key: str) -> None:
        """Open the course of a game where it was left; at the beginning once all of it was learnt."""
        from durbar.session.course import following

        course = manifest(key).course
        if course is not None:
            kept = self.choices.settings
            number = following(course, kept.lessons.get(key, 0), kept.learnt.get(key, ()))
            self.show_lesson(key, number if number < len(course.chapters) else 0)

    def show_lesson(self, key: str, number: int) -> None:
        """Show a chapter of a game's course."""
        from durbar.ui.pages.lesson.page import LessonPage

        page = LessonPage(key, number, self.thinker, self.choices.settings)
        page.home.connect(self.go_home)
        page.chapter_asked.connect(self.show_lesson)
        page.reached.connect(self.choices.keep_progress)
        page.learnt.connect(self.choices.keep_learnt)
        page.play_on.connect(self._play_on)
        self._connect_table(page.table_page)
        self.choices.keep_progress(key, number)
        self.pages.enter(page, page.table_page)

    def _play_on(self, table: GameSession) -> None:
        """Go on with a game that began as a lesson as with any other."""
        self.files.put_on_shelf(table)
        self.show_table(table)

    def _make_home(self) -> HomePage:
        home = HomePage([manifest(key) for key in GAMES], miniature)
        home.painted.connect(lambda: QTimer.singleShot(RESUMES_MS, self, lambda: self.fill_resumes()))
        home.painted.connect(lambda: QTimer.singleShot(AFTER_PAINT_MS, home, home.attach_tips))
        home.play.connect(self.set_up)
        home.learn.connect(self.learn)
        home.rules.connect(self.overlays.read_rules)
        home.resume.connect(lambda path: self.files.resume(path))
        home.review.connect(self._review)
        home.forget.connect(self._forget)
        home.saved_games.connect(self.overlays.show_saved)
        home.language.connect(self.choices.switch_language)
        home.theme.connect(self.choices.switch_theme)
        home.statistics.connect(self.overlays.show_statistics)
        home.puzzles.connect(self.overlays.show_puzzles)
        home.settings.connect(self.overlays.show_settings)
        return home

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
            self._resumes.changed.connect(self.fill_resumes)
        return self._resumes

    def open_file(self, path: Path) -> None:
        """Open a saved game from anywhere."""
        self.files.open_file(path)

    def come_forward(self, file: Path | None = None, token: str = "") -> None:
        """Come before all other windows, and open a saved game as soon as no question and no menu is open.

        token: with which a Wayland desktop lets the window take the keyboard.
        """
        if token:
            with contextlib.suppress(ValueError):  # whoever knocks may say anything, and no desktop gave out that
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
            QTimer.singleShot(ASK_AGAIN_MS, self, lambda: self._open_when_free(file))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a saved game or a board file that somebody drags over the window."""
        from durbar.ui.dropped import dropped_file

        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a saved game, put a board among the person's; once whoever let go of it is free again."""
        from durbar.ui.dropped import dropped_file

        file = dropped_file(event.mimeData())
        if file is not None:
            event.acceptProposedAction()
            QTimer.singleShot(0, self, lambda: self._take(file))

    def _take(self, file: Path) -> None:
        from durbar.ui.dropped import is_save, take_board
        from durbar.ui.pages.setup.boards import BoardChooser

        if is_save(file):
            self._open_when_free(file)
            return
        self.say(take_board(file), lasting=True)
        chooser = self.findChild(BoardChooser)
        if isinstance(chooser, BoardChooser):
            chooser.read_again()

    def _look_at(self, path: Path) -> None:
        """Show a game of the shelf from its beginning."""
        self.files.resume(path)
        shown = self.pages.table_page
        if shown is not None and shown.table.path == path:
            shown.look_back()

    def _review(self, path: Path) -> None:
        """Show the review of a game of the shelf, over the page that is there; it may be the one on the table."""
        from durbar.ui.pages.review.reviewable import Reviewable

        shown = self.pages.table_page
        on_table = shown is not None and shown.table.path == path
        if shown is not None and on_table:
            found: Reviewable | None = Reviewable.of_table(shown.table, shown.open_seat)
        else:
            found = self.files.to_review(path)
        if found is not None:
            _load_graphs(found.table.record.game)
            self.overlays.show_review(found)

    def _apply_to_table(self, chosen: Settings) -> None:
        if self.pages.table_page is not None:
            self.pages.table_page.apply(chosen)

    def _forget(self, path: Path) -> None:
        self.files.forget(path)
        self.fill_resumes()

    def fill_resumes(self) -> None:
        """Show on the home screen which games and courses can be gone on with."""
        from durbar.session.course import progress

        kept = self.choices.settings
        resumes = self.resumes.newest(MAX_RESUMES)
        self.pages.home.set_resumes(resumes)
        for key in {resume.key for resume in resumes}:
            QTimer.singleShot(IDLE_MS, self, lambda key=key: _load_graphs(key))
        self.pages.home.set_progress(progress(kept.lessons, kept.learnt))

    # ---- the window itself -------------------------------------------------------------------------------------

    def shut(self) -> None:
        """Stop thinking; every move is already on the disk."""
        self.pages.leave()
        if self._resumes is not None:
            self._resumes.close()
        if self._thinker is not None:
            self._thinker.close()
        self.speaker.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the unit u follow the window; drop pictures of the old size when it has come to rest."""
        art.note_use()
        self._tidying.start()
        look.set(window=(self.width(), self.height()))
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show home where no page was opened before."""
        if not self.pages.count():
            self.pages.show_home()
        super().showEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let everything else follow the first paint, whatever page is seen first."""
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(AFTER_PAINT_MS, self, self._after_first_paint)
        super().paintEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the window's place and close; there is nothing to ask, for everything is kept."""
        self.choices.keep_window(self.saveGeometry().toBase64().data().decode())
        self.shut()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Tell of the games to resume in a new language; measure anew when the system's letters have grown."""
        if event.type() == QEvent.Type.ApplicationFontChange:
            look.letters_changed()
        if event.type() == QEvent.Type.LanguageChange and self._resumes is not None:  # the first language is no change
            QTimer.singleShot(0, self, self.fill_resumes)
        if event.type() == QEvent.Type.WindowStateChange:  # the size of before comes back, and may be another screen's
            self._screens.fit_soon()
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


def _load_graphs(key: str) -> None:
    """Load networkx in the background for a game on a map that is set up or may be gone on with."""
    if manifest(key).asks_graph and "networkx" not in sys.modules:
        Thread(target=import_module, args=("networkx",), daemon=True).start()
