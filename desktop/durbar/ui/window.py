"""The window: one page at a time, and what goes on between pages."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QColor, QGuiApplication, QIcon, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QStackedLayout, QWidget

from durbar.bots.levels import levels
from durbar.engine.record import BadRecord, Record
from durbar.table import shelf, store
from durbar.table.table import Table
from durbar.ui import records, settings
from durbar.ui.games import SCREENS, game_screen
from durbar.ui.home import HomePage, Resume
from durbar.ui.kit import art
from durbar.ui.kit.dialogs import Answer, ask, tell
from durbar.ui.kit.theme import UNIT_WINDOW, look
from durbar.ui.miniature import miniature
from durbar.ui.setup import NewGame, SetupPage
from durbar.ui.words import translate, use_language

if TYPE_CHECKING:
    from durbar.table.thinker import Thinker

MOST_RESUMES = 2
SMALLEST = (960, 600)


class Window(QWidget):
    """Durbar's window. Pages ask by signals; the window answers with the next page."""

    def __init__(self) -> None:
        super().__init__()
        self.settings = settings.load()
        use_language(settings.chosen_language(self.settings))
        self._dress()
        self.setWindowTitle("Durbar")
        self.setWindowIcon(QIcon(art.pixmap("kit/app-icon", 128)))
        self.setMinimumSize(*SMALLEST)
        self.resize(*self._first_size())
        self._thinker: Thinker | None = None
        self._pages = QStackedLayout(self)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self._home = self._make_home()
        self._pages.addWidget(self._home)
        self._page: QWidget | None = None
        self._under: list[QWidget] = []
        QGuiApplication.styleHints().colorSchemeChanged.connect(lambda _scheme: self._dress())
        QTimer.singleShot(0, self, self._fill_resumes)

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
        page = SetupPage(game_screen(key), levels(key), self.settings.seats.get(key, ()))
        page.start.connect(self.start_game)
        page.back.connect(self.go_home)
        page.section_asked.connect(lambda section: self.read_rules(key, section))
        self._enter_page(page)

    def start_game(self, new: NewGame) -> None:
        """A new game, kept on the shelf from its first moment."""
        self._keep(msgspec.structs.replace(self.settings, seats={**self.settings.seats, new.key: new.players}))
        try:
            path: Path | None = shelf.place_for(new.key)
            table = Table.new(new.key, new.players, new.seed, new.options, new.takebacks, path)
        except OSError as error:
            self._tell_unsaved(error)
            table = Table.new(new.key, new.players, new.seed, new.options, new.takebacks)
        self.show_table(table)

    def show_table(self, table: Table) -> None:
        """The page of a game in play."""
        from durbar.ui.table_page import TablePage  # not before the first paint

        page = TablePage(table, self.thinker, self.settings)
        page.home.connect(self.go_home)
        page.again.connect(self.start_game)
        page.rules.connect(self.read_rules)
        page.theme.connect(self.switch_theme)
        page.options.connect(self.show_settings)
        page.open_file.connect(self.choose_file)
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
        page = HomePage([game_screen(key) for key in SCREENS], miniature)
        page.play.connect(self.set_up)
        page.rules.connect(self.read_rules)
        page.resume.connect(self.resume)
        page.forget.connect(self._forget)
        page.open_file.connect(self.choose_file)
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

    def choose_file(self) -> None:
        """Let the person choose a saved game and open it."""
        title = translate("Window", "Open a saved game")
        kind = translate("Window", "Games of Durbar")
        name, _ = QFileDialog.getOpenFileName(self, title, str(shelf.shelf()), f"{kind} (*{store.SUFFIX})")
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Open a saved game from anywhere. It goes on on the shelf: the file itself stays as it is."""
        if path.parent == shelf.shelf():
            self.resume(path)
            return
        self._open(path, keep=None)

    def resume(self, path: Path) -> None:
        """Go on with a game of the shelf."""
        self._open(path, keep=path)

    def _open(self, path: Path, keep: Path | None) -> None:
        try:
            record = store.load(path)
            table = Table.of_record(record, keep or shelf.place_for(record.game))
            if keep is None:
                table.save()
        except BadRecord as error:
            self._offer_rescue(error, path)
        except OSError as error:
            self._tell_unsaved(error)
        else:
            self.show_table(table)

    def _offer_rescue(self, error: BadRecord, path: Path) -> None:
        """Say what is wrong; where the beginning is sound, offer it. The damaged file is left as it is."""
        rescued = self._sound(error)
        title = translate("Window", "{file} can’t be opened").format(file=path.name)
        if rescued is None:
            tell(self, title, records.sentence(error))
            return
        answers = [
            Answer("no", translate("Window", "Leave it")),
            Answer("yes", translate("Window", "Open what is sound"), primary=True),
        ]
        words = f"{records.sentence(error)} {records.rescue(error)}"
        if ask(self, title, words, answers, safe="no") == "yes":
            rescued.path = shelf.place_for(rescued.record.game)
            rescued.save()
            self.show_table(rescued)

    def _sound(self, error: BadRecord) -> Table | None:
        """A table at the part of a record that plays; what a refusal calls good may itself hold a bad move."""
        good: Record | None = error.good
        while good is not None and good.moves:
            try:
                return Table.of_record(good, None)
            except BadRecord as worse:
                good = worse.good if worse.good is None or len(worse.good.moves) < len(good.moves) else None
                error.good = good
        return None

    def _forget(self, path: Path) -> None:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            tell(self, translate("Window", "This game can’t be removed"), error.strerror or str(error))
        self._fill_resumes()

    def _fill_resumes(self) -> None:
        found: list[Resume] = []
        for path in shelf.kept():
            if len(found) == MOST_RESUMES:
                break
            resume = self._resume_of(path)
            if resume is not None:
                found.append(resume)
        self._home.set_resumes(found)

    def _resume_of(self, path: Path) -> Resume | None:
        """A saved game for the home screen; None when it is over, or so damaged that it can't be named."""
        try:
            when = datetime.fromtimestamp(path.stat().st_mtime)
            table = Table.open(path)
        except BadRecord as error:
            sound = self._sound(error)
            if sound is None:
                return None
            table, problem = sound, records.sentence(error)
        except OSError:
            return None
        else:
            problem = ""
        if table.to_act is None:
            return None
        screen = game_screen(table.record.game)
        where = translate("Window", "{stage}, turn {turn}. {who} to play.").format(
            stage=screen.where(table.view(table.at, table.viewer())),
            turn=table.at + 1,
            who=table.players[table.to_act].name,
        )
        emblems = tuple(player.emblem for player in table.players)
        return Resume(
            path, table.record.game, screen.title(), screen.menu_picture.art, emblems, where, when, problem
        )

    def _tell_unsaved(self, error: OSError) -> None:
        reason = error.strerror or str(error)
        words = translate("Window", "The game goes on, but it can’t be kept: {reason}.").format(reason=reason)
        tell(self, translate("Window", "Not saved"), words)

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
