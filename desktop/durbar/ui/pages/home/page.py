"""The home screen: games to resume, a card for each game, language, theme and settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QWidget

from durbar.ui.dates import day_words
from durbar.ui.kit.controls.layouts import Column, Row, order_tabs
from durbar.ui.kit.controls.page import Ground, Scroll
from durbar.ui.kit.manifest import Manifest
from durbar.ui.pages.home.bar import HomeBar
from durbar.ui.pages.home.filled_frame import Part
from durbar.ui.pages.home.game_card import GameCard
from durbar.ui.pages.home.resume_card import Resume, ResumeCard
from durbar.ui.words import translate

if TYPE_CHECKING:
    from durbar.ui.kit.tips.tips import Tips

_MAX_RESUMES = 2

#: In units: round what scrolls (left, top, right, bottom), and between its parts.
_MARGINS, _GAP = (24, 12, 24, 16), 12


class HomePage(Ground):
    """The first page. Signals say what the person asked for; the page itself opens nothing.

    play(key), learn(key), rules(key): a game. resume(path), review(path), forget(path): a saved game; forget only after
    the person agreed.
    language(code): "en" or "fr". theme(): the other one. painted(): the page is on the screen for the first time.
    """

    play = Signal(str)
    learn = Signal(str)
    rules = Signal(str)
    resume = Signal(Path)
    review = Signal(Path)
    forget = Signal(Path)
    saved_games = Signal()
    language = Signal(str)
    theme = Signal()
    puzzles = Signal()
    statistics = Signal()
    settings = Signal()
    painted = Signal()

    def __init__(self, games: Sequence[Manifest], miniature: Part) -> None:
        super().__init__()
        self._was_painted = False
        self._resumes: tuple[Resume, ...] = ()
        self._resume_cards: list[ResumeCard] = []
        self._tips: Tips | None = None
        self._bar = HomeBar(self)
        self._cards = [GameCard(game, miniature) for game in games]
        self._pass_on()
        self._lay_out()
        for keys, asked in (("Ctrl+O", self.saved_games), ("F5", self._show_keys)):
            QShortcut(QKeySequence(keys), self).activated.connect(asked)
        self.retranslate()

    def _pass_on(self) -> None:
        """Pass on what bar and cards are asked for."""
        for theirs, ours in (
            (self._bar.language, self.language),
            (self._bar.theme, self.theme),
            (self._bar.saved_games, self.saved_games),
            (self._bar.puzzles, self.puzzles),
            (self._bar.statistics, self.statistics),
            (self._bar.settings, self.settings),
        ):
            theirs.connect(ours)
        for card in self._cards:
            card.play.connect(self.play)
            card.learn.connect(self.learn)
            card.rules.connect(self.rules)

    def set_resumes(self, resumes: Sequence[Resume]) -> None:
        """Show the newest saved games, newest first; only the first two have room."""
        self._resumes = tuple(resumes[:_MAX_RESUMES])
        for old in self._resume_cards:
            self._resume_row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._resume_cards = []
        for resume in self._resumes:
            card = ResumeCard(resume)
            card.resumed.connect(lambda path=resume.path: self.resume.emit(path))
            card.reviewed.connect(lambda path=resume.path: self.review.emit(path))
            card.forgotten.connect(lambda resume=resume: self._ask_forget(resume))
            self._resume_row.addWidget(card, 1)
            self._resume_cards.append(card)
            if self._tips is not None:
                card.attach_tips(self._tips)
        self._resume_part.setVisible(bool(self._resumes))
        order_tabs(self)

    def set_progress(self, progress: Mapping[str, tuple[int, int]]) -> None:
        """Set with which lesson to go on, of how many, for the games whose course was begun."""
        for card in self._cards:
            card.set_progress(*progress.get(card.key, (0, 0)))

    def attach_tips(self) -> None:
        """Let signs without words tell their names; called after the first paint."""
        from durbar.ui.kit.tips.tips import Tips

        self._tips = Tips(self)
        parts: tuple[HomeBar | ResumeCard | GameCard, ...] = (self._bar, *self._resume_cards, *self._cards)
        for part in parts:
            part.attach_tips(self._tips)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground; what can wait for the first paint is told of it, once."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    def retranslate(self) -> None:
        """Fill every text anew, in the language that is on."""
        self._bar.retranslate()
        for card in self._cards:
            card.retranslate()
        self.set_resumes(self._resumes)

    def _lay_out(self) -> None:
        page = Column()
        self.setLayout(page)
        page.addWidget(self._bar)
        inside = QWidget()
        column = Column(_MARGINS, _GAP)
        inside.setLayout(column)
        self._resume_part = QWidget()
        self._resume_row = Row(gap=_GAP)
        self._resume_part.setLayout(self._resume_row)
        column.addWidget(self._resume_part)
        for row in zip_longest(self._cards[::2], self._cards[1::2]):
            cards = Row(gap=_GAP)
            for card in filter(None, row):
                cards.addWidget(card, 1)
            column.addLayout(cards, 1)
        page.addWidget(Scroll(inside), 1)

    def _show_keys(self) -> None:
        from durbar.ui.pages.key_list import keys_at_home, show_keys  # not before the first paint

        show_keys(self, keys_at_home())

    def _ask_forget(self, resume: Resume) -> None:
        sentence = translate("Home", "{where} Last played: {when}. Once removed, it can’t be brought back.")
        from durbar.ui.kit.controls.dialogs import Answer, Question  # not before the first paint

        question = Question(
            self,
            translate("Home", "Remove this game of {game}?").format(game=resume.title),
            sentence.format(where=resume.where, when=day_words(resume.when)),
            [Answer("keep", translate("Home", "Keep it")), Answer("remove", translate("Home", "Remove"))],
            safe="keep",
        )
        question.answered.connect(lambda answer: self.forget.emit(resume.path) if answer == "remove" else None)
        question.open()
