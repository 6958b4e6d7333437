"""Taj Mahal’s part of the screen: everything the frame asks of a game, answered from the folders beside this file."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.search.reason import Reason
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.games.taj_mahal.events import GameEnded, VisitBegan
from durbar.games.taj_mahal.moves import Play, Royal
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import headlines, names, prompt, seats, targets, telling
from durbar.ui.games.taj_mahal.board.aside import TajMahalAside
from durbar.ui.games.taj_mahal.board.board import TajMahalBoard
from durbar.ui.games.taj_mahal.cover import TajMahalCover
from durbar.ui.games.taj_mahal.tips import players, tips
from durbar.ui.games.taj_mahal.words import (
    claims,
    faults,
    first,
    gains,
    highlights,
    move_words,
    options,
    preview,
    reasons,
    refusals,
    results,
)
from durbar.ui.kit.endings import Endings
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.setup_words import SetupWords
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.chip import Chip
from durbar.ui.kit.values.claim import Claim
from durbar.ui.kit.values.lines import LogLine, MoveRow
from durbar.ui.kit.values.prompt import Prompt
from durbar.ui.kit.values.seat_line import SeatLine
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.kit.values.tone import Tone
from durbar.ui.words import number, translate


class TajMahalScreen(TajMahalCover, GameScreen):
    """Taj Mahal as the frame sees it."""

    board_size = (980, 585)
    roomiest_lines = staticmethod(seats.roomiest_lines)
    key_moves = staticmethod(prompt.key_moves)
    panel_rows = 2
    setup = SetupWords(options.option_words, board_faults=faults.faults)
    endings = Endings(
        results.results,
        results.stage_table,
        highlights.telling_choices,
        whole_stages=True,
        begins=(VisitBegan, GameEnded),
        far=30,
    )

    def make_board(self) -> TajMahalBoard:
        """An empty board of Taj Mahal."""
        return TajMahalBoard()

    def make_aside(self) -> TajMahalAside:
        """The middle column: the visit, the symbols, the forecast."""
        return TajMahalAside()

    def chips(self, view: View) -> list[Chip]:
        """The visit and its province."""
        if view.to_act is None:
            end = usual_words.the_end()
            return [Chip(end, end, True)]
        visit = names.visit_words(view)
        short = translate("TajMahal", "Visit {visit}").format(visit=view.visit)
        province = names.province_name(view.province, view.board)
        return [Chip(visit, short, True), Chip(province, province, target=("province", view.province))]

    def stage(self, view: View) -> int:
        """The visit, from 0."""
        return view.visit - 1

    def prompt(self, sight: Sight) -> Prompt:
        """The sentence, tiles and buttons."""
        return prompt.prompt(sight)

    def move_row(self, move: Move, sight: Sight) -> MoveRow:
        """A move with what it brings."""
        gain, tone = gains.gain_words(move, sight) if move in sight.legal else ("", "quiet")
        return MoveRow(
            move, move_words.move_words(move, sight), move_words.move_picture(move, sight), gain=gain, tone=tone
        )

    def first_words(self, step: str) -> str:
        """What is said when a step is met for the first time."""
        return first.first_words(step)

    def expected_words(self, points: float) -> str:
        """What the end of the game may bring."""
        return translate("TajMahal", "About {points} points expected at the end").format(points=number(points))

    def reason_words(self, reason: Reason, sight: Sight) -> str:
        """Why the expert would do it."""
        return reasons.reason_words(reason, sight.view)

    def moves_note(self, sight: Sight) -> str:
        """How to read the numbers in the list."""
        if any(isinstance(move, Play) for move in sight.legal):
            return translate(
                "TajMahal", "On the right: your points if you withdraw now, or play these cards and then withdraw."
            )
        placing = sight.view.placing
        if placing is not None and placing.ordinary + placing.royal > 1:
            return translate(
                "TajMahal",
                "On the right: all points of the withdrawal, if you then place the others where they bring most.",
            )
        if placing is not None:
            return translate("TajMahal", "On the right: all the points of your withdrawal.")
        return ""

    def listed(self, sight: Sight) -> Sequence[Move]:
        """Places for palaces by the points they bring; the rest as the rules have it, withdrawing last."""
        if sight.view.step == "placing":
            return sorted(sight.legal, key=lambda move: (-gains.points(move, sight.view), move.rank))
        return sight.legal

    def doubt(self, move: Move, sight: Sight) -> str:
        """A royal palace where one has a palace already is allowed (§12.5), and joins nothing."""
        view: View = sight.view
        if not isinstance(move, Royal):
            return ""
        there = view.cities[move.city]
        if view.seat != there.ordinary:
            return ""
        words_ = translate("TajMahal", "You have a palace in {city}; a royal one there joins nothing more. Build it?")
        return words_.format(city=names.city_name(move.city, view.board))

    def claims(self, move: Move, sight: Sight) -> tuple[Claim, ...]:
        """What is stated of a legal move."""
        return claims.claims(move, sight)

    def preview(self, move: Move, sight: Sight) -> tuple[str, Tone]:
        """What a move would bring, in a sentence or two."""
        return preview.preview(move, sight)

    def private(self, sight: Sight) -> bool:
        """A hand lies open while its owner acts."""
        view: View = sight.view
        return sight.people > 1 and view.to_act == sight.seat

    def seat_line(self, seat: int, sight: Sight) -> SeatLine:
        """A player’s points, tiles, hand, goods and cards played."""
        return seats.seat_line(seat, sight)

    def log_lines(self, events: Sequence[Event], sight: Sight) -> list[LogLine]:
        """What happened, in words."""
        return telling.log_lines(events, sight)

    def headlines(self, events: Sequence[Event], sight: Sight) -> list[LogLine]:
        """What a player's moves come to."""
        return headlines.headlines(events, sight)

    def why(self, refusal: Refusal, sight: Sight) -> str:
        """A refusal in one sentence."""
        return refusals.why(refusal, sight)

    def moves_at(self, target: Target, sight: Sight) -> tuple[Move, ...]:
        """What a click could mean."""
        return targets.moves_at(target, sight)

    def choose(self, target: Target, sight: Sight) -> tuple[Target, ...] | None:
        """The cards picked out after a click on the hand."""
        return targets.choose(target, sight)

    def targets_of(self, move: Move, sight: Sight) -> tuple[Target, ...]:
        """What a move touches."""
        return targets.targets_of(move, sight)

    def tip(self, target: Target, sight: Sight) -> Tip | None:
        """What to teach about a target."""
        return tips.tip(target, sight)

    def secret(self, seat: int, sight: Sight) -> Tip | None:
        """A seat’s own hand, while others look at the screen."""
        return players.secret(seat, sight)
