"""Transcripts of whole games, clicked in the window: what is said, offered, told and announced before every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TextIO

import msgspec
from PySide6.QtCore import QDeadlineTimer, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from durbar.engine.rng import Rng
from durbar.session.session import GameSession
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.page import TablePage
from tests.contract.positions import CASE, Way
from tests.lab.net.sitting import Look, sitting
from tests.ui.eyes import texts_in
from tests.ui.games.taj_mahal.positions import make
from tests.ui.hands import PATIENCE, log_words, players, press, show

#: Tips of all that lies on the table are told before every so many moves of a person.
TIPS_EVERY = 12


#: Of each game two, with who sits there, the options, and the language.
GAMES = {
    "ra": (("pcc", {}, "en"), ("ppcc", {"hidden_scores": False, "forced_bid": "if_able"}, "fr")),
    "raja": (
        ("pccc", {"hidden_gold": False}, "en"),
        ("ppc", {"auction": True, "yogi": True, "home_cities": True, "monopoly": "presence"}, "fr"),
    ),
    "taj_mahal": (("pccc", {}, "fr"), ("ppc", {"start_player": 2}, "en")),
    "dice_charmers": (("pccc", {"sheet": "moon"}, "en"), ("pp", {"start_player": 1}, "fr")),
}


def take(folder: Path, data: Path, key: str) -> None:
    """Click both games of this key, and write what was seen."""
    for seed, (kinds, options, language) in enumerate(GAMES[key], 11):
        seats = [one if one.is_person else msgspec.structs.replace(one, level="gentle") for one in players(kinds)]
        path = folder / f"{key}-{kinds}-{language}.txt"
        with sitting(data, Look(language), auto_pass=True) as window, path.open("w", encoding="utf-8") as file:
            window.setUpdatesEnabled(False)  # nothing need be painted for it
            page = show(window, GameSession.new(key, seats, seed, dict(options)))
            _Clicking(page, file).play(CASE[key].ways[-1], seed)


class _Clicking:
    """Clicks a game at a page, and writes what the page says before each move of a person."""

    def __init__(self, page: TablePage, file: TextIO) -> None:
        self._page, self._file = page, file
        self._heard: list[str] = []
        self._log = Counter[str]()
        QAccessible.isActive, QAccessible.updateAccessibility = (lambda: True), self._hear  # type: ignore[method-assign]

    def _hear(self, event: Any) -> None:
        if hasattr(event, "message"):
            self._heard.append(event.message())

    def play(self, way: Way, seed: int) -> None:
        """To the end."""
        page, rng, clicks = self._page, Rng(seed), 0
        self._settle()
        while page.table.to_act is not None:
            self._write(*self._position(), *(self._tips() if clicks % TIPS_EVERY == 0 else ()))
            clicks, at, move = clicks + 1, page.table.at, way(page.table.state, rng)
            self._write("", f"=== {at + 1}: {move} ({make(page, move)})")
            self._settle()
        self._write(*self._position(), *self._texts("results", page.ends.results))

    def _write(self, *lines: str) -> None:
        self._file.writelines(f"{line}\n" for line in lines)

    def _settle(self) -> None:
        """Wait until a person has a choice or the game is over; curtains are lifted, tables of stages read."""
        page, patience = self._page, QDeadlineTimer(PATIENCE)
        while True:
            if page.secrets.curtain.isVisible():
                self._write(*self._texts("curtain", page.secrets.curtain))
                press(page.secrets.curtain, Qt.Key.Key_Return)
            elif page.ends.panel.isVisible():
                self._write(*self._texts("stage", page.ends.panel))
                press(page.ends.panel, Qt.Key.Key_Return)
            elif self._is_settled():
                return
            assert not patience.hasExpired(), "nobody can choose"
            QTest.qWait(1)

    def _is_settled(self) -> bool:
        page = self._page
        if page.table.to_act is None:
            return page.ends.results is not None and page.ends.results.isVisible()
        return page.table.person_acts and page.play.made_for_person() is None and not page.shown.blocked

    # ---- what the page says ------------------------------------------------------------------------------------

    def _position(self) -> Iterator[str]:
        """All that is said now; of the log what is new, of announcements all since the last move."""
        prompt, strip = self._page.frame.prompt.prompt, self._page.frame.news
        yield from _lines("prompt", prompt.sentence, prompt.second, f"§{prompt.section}" if prompt.section else "")
        for button in prompt.buttons:
            marks = ("*" if button.primary else "") + ("" if button.enabled else "(off)")
            yield from _lines("button", f"{marks}{button.words}", f"[{button.key}]" if button.key else "", button.tip)
        for tile in prompt.tiles:
            marks = "".join(mark for mark in ("on", "done", "faded", "warn") if getattr(tile, mark))
            yield from _lines("tile", prompt.caption, tile.words, tile.key, marks, *_tip_words(tile.tip))
        yield from _lines("strip", strip.title(), *(one.line.words for one in strip.headlines))
        yield from _lines("strip opened", *(one.line.words for one in strip.news))
        yield from _lines("seats", *self._seats())
        yield from self._new_in_log()
        for said in self._heard:
            yield f"said: {said}"
        self._heard.clear()
        yield from self._moves()

    def _seats(self) -> Iterator[str]:
        page = self._page
        for seat in page.sight.panel_order:
            line = page.game_screen.seat_line(seat, page.sight)
            yield " ".join(part for part in (page.sight.name(seat), line.state, line.number, line.spoken) if part)

    def _new_in_log(self) -> Iterator[str]:
        now = Counter(log_words(self._page))
        new = now - self._log
        self._log |= now
        for words in log_words(self._page):
            if new[words]:
                new[words] -= 1
                yield f"log: {words}"

    def _moves(self) -> Iterator[str]:
        page, model = self._page, self._page.frame.tabs.moves.model
        for row in range(model.rowCount()):
            line = model.item_at(row)
            preview = page.game_screen.preview(line.move, page.sight)
            yield from _lines("move", line.words, line.gain, line.second, " ".join(part for part in preview if part))

    def _tips(self) -> Iterator[str]:
        page = self._page
        seats = [("seat", seat) for seat in range(len(page.table.players))]
        for target in [*sorted(page.board.board.targets, key=str), *seats, ("stage",)]:
            yield from _lines(f"tip {target}", *_tip_words(page.pointing.tip(target)))

    def _texts(self, name: str, inside: QWidget | None) -> Iterator[str]:
        assert inside is not None
        yield from _lines(name, *(words for _, words in texts_in(inside)))
        parts = inside.findChildren(QWidget)  # many paint their words themselves
        yield from _lines(f"{name}, told", *(part.accessibleName() or part.accessibleDescription() for part in parts))


def _tip_words(tip: Tip | None) -> list[str]:
    if tip is None:
        return []
    others = [f"{seat}: {worth}" for seat, worth in tip.others]
    facts = [tip.title, tip.what, tip.worth, tip.reason, *others, tip.rule, tip.click, tip.refusal]
    return [*facts, f"§{tip.section}"] if tip.section else facts


def _lines(name: str, *parts: str) -> Iterable[str]:
    """A line for all that there is, however long; nothing where there is nothing."""
    words = " | ".join(part.replace("\n", " / ") for part in parts if part)
    return [f"{name}: {words}"] if words else []
