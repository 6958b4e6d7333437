"""The window: one page at a time, and what goes on between pages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QColor, QGuiApplication, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from durbar.ui import settings
from durbar.ui.games import SCREENS, game_cover, game_screen
from durbar.ui.home import HomePage
from durbar.ui.kit.theme import UNIT_WINDOW, look
from durbar.ui.miniature import miniature
from durbar.ui.words import translate, use_language

if TYPE_CHECKING:
    from durbar.table.table import Table
    from durbar.table.thinker import Thinker
    from durbar.ui.files import Files
    from durbar.ui.setup import NewGame

# What the home screen does not need is imported when it is first used: the first paint should not wait for it.

MOST_RESUMES = 2
SMALLEST = (960, 600)
#: Milliseconds from the first paint until what it could do without is loaded.
AFTER_PAINT = 60


class Window(QWidget):
    """Durbar's window. Pages ask by signals; the window answers with the next page."""

    def __init__(self) -> None:
        super().__init__()
        self.settings = settings.load()
        use_language(settings.chosen_language(self.settings))
        self._dress()
        self.setWindowTitle("Durbar")
        self.setMinimumSize(*SMALLEST)
        self.resize(*self._first_size())
        self._thinker: Thinker | None = None
        self._files: Files | None = None
        self._pages = QStackedLayout(self)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self._home = self._make_home()
        self._pages.addWidget(self._home)
        self._page: QWidget | None = None
        self._under: list[QWidget] = []
        QGuiApplication.styleHints().colorSchemeChanged.connect(lambda _scheme: self._dress())
        self._home.painted.connect(lambda: QTimer.singleShot(AFTER_PAINT, self, self._after_first_paint))

    def _after_first_paint(self) -> None:
        from PySide6.QtGui import QIcon

        from durbar.ui.kit import art

        self._stay_on_screen()
        self._home.attach_tips()
        self.setWindowIcon(QIcon(art.pixmap("kit/app-icon", 128)))
        self._fill_resumes()

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

    # ---- pages -------------------------------------------------------------------------------------------------

    def go_home(self) -> None:
        """The home screen, with the games to resume."""
        self._leave_page()
        self._fill_resumes()
        self._pages.setCurrentWidget(self._home)

    def set_up(self, key: str) -> None:
        """The set-up page of a game."""
        from durbar.bots.levels import levels
        from durbar.ui.setup import SetupPage

        page = SetupPage(game_screen(key), levels(key), self.settings.seats.get(key, ()))
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
        from durbar.ui.table_page import TablePage  # not before the first paint

        page = TablePage(table, self.thinker, self.settings)
        page.home.connect(self.go_home)
        page.again.connect(self.start_game)
        page.rules.connect(self.read_rules)
        page.theme.connect(self.switch_theme)
        page.options.connect(self.show_settings)
        page.open_file.connect(lambda: self.files.choose())
        page.speed.connect(lambda speed: self._apply(msgspec.structs.replace(self.settings, bot_speed=speed)))
        self._enter_page(page)

    def read_rules(self, key: str, section: str = "1") -> None:
        """The rulebook over whatever page is there."""
        from durbar.ui.rulebook import RulebookPage
        from durbar.ui.term_tips import TermTips

        page = RulebookPage()
        page.open(key, section)
        page.term_pointed.connect(TermTips(page, page.term).point)
        page.home_asked.connect(self.go_home)
        page.back_asked.connect(self._uncover)
        page.beside_asked.connect(self._read_beside)
        page.language_chosen.connect(self.switch_language)
        page.theme_asked.connect(self.switch_theme)
        page.settings_asked.connect(self.show_settings)
        page.set_table_open(hasattr(self._page, "read_beside"))
        self._cover(page)

    def show_settings(self) -> None:
        """The settings over whatever page is there."""
        from durbar.ui.settings_page import SettingsPage

        page = SettingsPage(self.settings)
        page.changed.connect(self._apply)
        page.back.connect(self._uncover)
        self._cover(page)

    def _make_home(self) -> HomePage:
        page = HomePage([game_cover(key) for key in SCREENS], miniature)
        page.play.connect(self.set_up)
        page.rules.connect(self.read_rules)
        page.resume.connect(lambda path: self.files.resume(path))
        page.forget.connect(self._forget)
        page.open_file.connect(lambda: self.files.choose())
        page.language.connect(self.switch_language)
        page.theme.connect(self.switch_theme)
        page.settings.connect(self.show_settings)
        return page

    def _enter_page(self, page: QWidget) -> None:
        self._leave_page()
        self._page = page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_page(self) -> None:
        for cover in self._under:
            self._drop(cover)
        self._under.clear()
        if self._page is not None:
            page, self._page = self._page, None
            if hasattr(page, "leave"):
                page.leave()
            self._drop(page)

    def _cover(self, page: QWidget) -> None:
        self._under.append(page)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _uncover(self) -> None:
        if self._under:
            self._drop(self._under.pop())
        below = self._under[-1] if self._under else self._page or self._home
        self._pages.setCurrentWidget(below)
        below.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop(self, page: QWidget) -> None:
        self._pages.removeWidget(page)
        page.hide()
        page.deleteLater()

    def _read_beside(self, section: str) -> None:
        page = self._page
        while self._under:
            self._uncover()
        if page is not None and hasattr(page, "read_beside"):
            page.read_beside(section)

    # ---- files -------------------------------------------------------------------------------------------------

    @property
    def files(self) -> Files:
        """Opening and resuming saved games."""
        if self._files is None:
            from durbar.ui.files import Files

            self._files = Files(self, self.show_table)
        return self._files

    def open_file(self, path: Path) -> None:
        """Open a saved game from anywhere."""
        self.files.open_file(path)

    def _forget(self, path: Path) -> None:
        self.files.forget(path)
        self._fill_resumes()

    def _fill_resumes(self) -> None:
        self._home.set_resumes(self.files.resumes(MOST_RESUMES))

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
        if self._page is not None and hasattr(self._page, "apply"):
            self._page.apply(chosen)

    def _keep(self, chosen: settings.Settings) -> None:
        self.settings = chosen
        try:
            settings.save(chosen)
        except OSError as error:
            from durbar.ui.kit.dialogs import tell

            reason = error.strerror or str(error)
            tell(self, translate("Window", "Settings can’t be kept"), f"{reason}.")

    def _dress(self) -> None:
        """Theme and text size everywhere, native widgets too."""
        look.set(dark=settings.dark_wanted(self.settings), text=self.settings.text / 100)
        c = look.c
        palette = QPalette(c.panel, c.panel)
        for role, colour in (
            (QPalette.ColorRole.Window, c.panel),
            (QPalette.ColorRole.WindowText, c.ink),
            (QPalette.ColorRole.Base, c.field),
            (QPalette.ColorRole.AlternateBase, c.wash),
            (QPalette.ColorRole.Text, c.ink),
            (QPalette.ColorRole.Button, c.panel),
            (QPalette.ColorRole.ButtonText, c.ink),
            (QPalette.ColorRole.PlaceholderText, c.quiet),
            (QPalette.ColorRole.Highlight, c.act),
            (QPalette.ColorRole.HighlightedText, c.on_act),
            (QPalette.ColorRole.Link, c.link),
            (QPalette.ColorRole.ToolTipBase, c.panel),
            (QPalette.ColorRole.ToolTipText, c.ink),
        ):
            palette.setColor(role, QColor(colour))
        QApplication.setPalette(palette)

    # ---- the window itself -------------------------------------------------------------------------------------

    def shut(self) -> None:
        """Stop thinking; every move is already on the disk."""
        self._leave_page()
        if self._thinker is not None:
            self._thinker.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The unit u follows the window."""
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
