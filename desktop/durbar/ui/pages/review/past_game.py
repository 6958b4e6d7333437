"""The game that is looked back on: its positions, moves in words, why a move was better."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from durbar.bots.review.judging import Subject
from durbar.bots.review.review import Judged
from durbar.bots.search.advice import reasons_apart
from durbar.bots.search.reason import Reason
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.values.sight import Sight
from durbar.ui.review_words import better_words, hindsight, move_words, sight_at, stage_words


class PastGame:
    """A game as the page shows it. Once it is over all lies open, and a choice is seen with the eyes of who made it.

    seat: with whose eyes it is seen before that; None while it is not known which person looks.
    """

    def __init__(self, table: GameSession, seat: int | None) -> None:
        """seat: who looks, where that is known."""
        self.table = table
        self.seat = seat if self.is_over or len(table.people) > 1 else table.viewer()
        self.screen: GameScreen = game_screen(table.record.game)
        self._words: dict[tuple[int, str], str] = {}
        self._stages: dict[int, str] = {}
        self._reasons: dict[tuple[int, str, str], list[tuple[Reason, ...]]] = {}

    @property
    def covered(self) -> bool:
        """Whether several share what one of them may not see, and it is not known who looks."""
        return self._has_secrets and self.seat is None

    @property
    def reviewed(self) -> tuple[int, ...] | None:
        """Whose choices are looked at; None: everybody’s."""
        return (self.seat,) if self._has_secrets and self.seat is not None else None

    @property
    def _has_secrets(self) -> bool:
        return not self.is_over and self.table.game.secrets

    @property
    def may_be_played_on(self) -> bool:
        """Whether a new game may begin from it: among several people it would show what chance still hides."""
        return self.table.closed is None and (self.is_over or len(self.table.people) == 1)

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.table.to_act is None

    def looks(self, seat: int) -> bool:
        """Return whether it is this seat that looks, as far as that is known."""
        people = self.table.people
        return seat == (people[0] if len(people) == 1 else self.seat)

    def sight(self, at: int, chosen: bool = False) -> Sight:
        """Return the position after ``at`` moves. chosen: as who chose there saw it, with the moves it had."""
        state = self.table.states[at]
        viewer = self.table.viewer() if self.seat is None else self.seat
        if not chosen or state.to_act is None:
            return replace(sight_at(self.table, at, viewer), legal=())
        return sight_at(self.table, at, state.to_act if self.is_over else viewer)

    def events(self, at: int, seat: int) -> list[Event]:
        """Return what happened in the move that led to a position."""
        return self.table.seen(at - 1, seat) if at else []

    def move(self, text: str) -> Move:
        """Return a move by its text."""
        return self.table.game.read_move(text)

    def words(self, at: int, text: str) -> str:
        """Return a move in words, as who chose after ``at`` moves reads them."""
        key = at, text
        if key not in self._words:
            self._words[key] = move_words(self.table, self.screen, at, text)
        return self._words[key]

    def better(self, judged: Judged) -> str:
        """Return the better move of a choice in words, whole."""
        return better_words(self.table, self.screen, judged.at, judged.best.move, judged.then)

    def hindsight(self, at: int) -> str:
        """Return what came to light after a choice that nobody could know then, as who looks may know it now."""
        seat = self.table.states[at].to_act if self.is_over or self.seat is None else self.seat
        return hindsight(self.table, self.screen, at, self.table.viewer() if seat is None else seat)

    def forget_words(self) -> None:
        """Forget them, as another language is on."""
        self._words.clear()
        self._stages.clear()

    def stage(self, at: int) -> str:
        """Return the name of the stage of a position."""
        if at not in self._stages:
            self._stages[at] = stage_words(self.screen, self.sight(at).view)
        return self._stages[at]

    @cached_property
    def stages(self) -> list[tuple[int, str]]:
        """Return where stages begin, for the slider. None comes again: what lies between two places of one is of it."""
        seat = self.table.viewer() if self.seat is None else self.seat
        known: dict[int, int] = {}

        def stage(at: int) -> int:
            if at not in known:
                known[at] = self.screen.stage(self.table.view(at, seat))
            return known[at]

        def begun(first: int, last: int) -> list[int]:
            """Return where stages begin after one place, up to another."""
            if stage(first) == stage(last):
                return []
            middle = (first + last) // 2
            return [last] if last == first + 1 else [*begun(first, middle), *begun(middle, last)]

        return [(at, "") for at in (0, *begun(0, self.table.at))]

    @cached_property
    def _subject(self) -> Subject:
        return Subject(self.table.record, self.table.states, self.table.moves)

    def reasons(self, at: int, better: str, played: str) -> list[tuple[Reason, ...]]:
        """Return what tells two moves apart, by what their seat knew; nothing where the game's expert gives no reasons.

        It may take 100 ms the first time: not for the window's thread.
        """
        key = at, better, played
        if key not in self._reasons:
            moves = [self.move(better), self.move(played)]
            apart = (
                reasons_apart(self._subject.position(at), self.table.record.game, moves) if self.screen.hints else []
            )
            self._reasons[key] = apart
        return self._reasons[key]

    def known_reasons(self, at: int, better: str, played: str) -> list[tuple[Reason, ...]] | None:
        """Return the same where it was found before; None where it was not."""
        return self._reasons.get((at, better, played))
