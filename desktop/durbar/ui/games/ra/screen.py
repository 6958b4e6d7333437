"""Ra's part of the screen: everything the frame asks of a game, answered from the folders beside this file."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.search.reason import Reason
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.games.ra.events import EpochBegan, GameEnded
from durbar.games.ra.moves import Bid, Draw, Invoke, Spend
from durbar.games.ra.tiles import DISASTERS
from durbar.games.ra.view import View
from durbar.ui.games.ra import headlines, names, prompt, seats, targets, telling
from durbar.ui.games.ra.board.board import RaBoard
from durbar.ui.games.ra.cover import RaCover, epoch_name
from durbar.ui.games.ra.shown import shown_view
from durbar.ui.games.ra.tips import players, suns, tips
from durbar.ui.games.ra.words import (
    claims,
    first,
    highlights,
    move_words,
    options,
    preview,
    reasons,
    refusals,
    results,
)
from durbar.ui.games.ra.words.gains import gain, gains_by_place, is_of_later_worth
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
from durbar.ui.words import number, signed, translate


class RaScreen(RaCover, GameScreen):
    """Ra as the frame sees it."""

    board_size = (1000, 620)
    roomiest_lines = staticmethod(seats.roomiest_lines)
    first_step = staticmethod(first.first_step)
    key_moves = staticmethod(prompt.key_moves)
    panel_rows = 1
    setup = SetupWords(options.option_words)
    endings = Endings(
        results.results, results.stage_table, highlights.telling_choices, begins=(EpochBegan, GameEnded), far=20
    )

    def make_board(self) -> RaBoard:
        """An empty Ra board."""
        return RaBoard(worth=gains_by_place)

    def chips(self, view: View) -> list[Chip]:
        """The three epochs."""
        over = view.to_act is None
        chips = [
            Chip(
                epoch_name(epoch) if epoch == view.epoch and not over else names.epoch_short(epoch),
                names.epoch_short(epoch),
                epoch == view.epoch and not over,
                ("stage", epoch),
            )
            for epoch in (1, 2, 3)
        ]
        if over:
            chips.append(Chip(usual_words.the_end(), usual_words.the_end(), True))
        return chips

    def stage(self, view: View) -> int:
        """The epoch, from 0."""
        return view.epoch - 1

    def prompt(self, sight: Sight) -> Prompt:
        """The sentence and buttons."""
        return prompt.prompt(sight)

    def move_row(self, move: Move, sight: Sight) -> MoveRow:
        """A move with what it brings."""
        view = shown_view(sight)
        sentence = move_words.move_words(move, sight)
        picture = move_words.move_picture(move)
        match move:
            case Draw():
                return MoveRow(move, sentence, picture, second=preview.odds_words(view))
            case Bid(sun=sun):
                return MoveRow(move, sentence, picture, second=suns.rivals_words(sun, sight))
            case Invoke():
                if None not in view.track:
                    second = translate("Ra", "You bid last, and may pass: the track is full.")
                elif view.options["forced_bid"] == "if_able":
                    second = translate("Ra", "You bid last, and must bid if you can.")
                else:
                    second = translate("Ra", "You bid last, and must bid if nobody does.")
                return MoveRow(move, sentence, picture, second=second)
        change = gain(move, view)
        if change is None:
            return MoveRow(move, sentence, picture)
        tone = "gain" if change > 0 else "refuse" if change < 0 else "quiet"
        return MoveRow(move, sentence, picture, gain=signed(change), tone=tone)

    def first_words(self, step: str) -> str:
        """What is said when a step is met for the first time."""
        return first.first_words(step)

    def expected_words(self, points: float) -> str:
        """What the end of the game may bring."""
        return translate("Ra", "About {fame} fame expected at the end").format(fame=number(points))

    def reason_words(self, reason: Reason, sight: Sight) -> str:
        """Why the expert would do it."""
        return reasons.reason_words(reason, shown_view(sight))

    def moves_note(self, sight: Sight) -> str:
        """How to read the numbers in the list."""
        if any(isinstance(move, Spend) for move in sight.legal):
            return translate("Ra", "What you would gain by the end of this epoch, less the 2 of the God.")
        if any(is_of_later_worth(move, sight.view) for move in sight.legal):
            return translate("Ra", "What you would lose at the end of the game, as your monuments stand.")
        return ""

    def listed(self, sight: Sight) -> Sequence[Move]:
        """Tiles to take in the order of the track, disasters last."""
        track = sight.view.on_track

        def place(move: Move) -> tuple[bool, int]:
            return (move.tile in DISASTERS, track.index(move.tile)) if isinstance(move, Spend) else (False, 0)

        ranks = sorted({move.rank for move in sight.legal})
        return [move for rank in ranks for move in sorted((m for m in sight.legal if m.rank == rank), key=place)]

    def doubt(self, move: Move, sight: Sight) -> str:
        """Taking a disaster with a God is allowed (§9.3), and seldom meant."""
        if not isinstance(move, Spend) or move.tile not in DISASTERS:
            return ""
        words_ = translate("Ra", "{tile} would strike you, and the God would be spent. Take it?")
        return words_.format(tile=names.tile_name(move.tile))

    def claims(self, move: Move, sight: Sight) -> tuple[Claim, ...]:
        """What is stated of a legal move."""
        return claims.claims(move, sight)

    def preview(self, move: Move, sight: Sight) -> tuple[str, Tone]:
        """What a move would bring, in a sentence."""
        return preview.preview(move, sight)

    def seat_line(self, seat: int, sight: Sight) -> SeatLine:
        """A player's suns and fame."""
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

    def targets_of(self, move: Move, sight: Sight) -> tuple[Target, ...]:
        """What a move touches."""
        return targets.targets_of(move, sight)

    def tip(self, target: Target, sight: Sight) -> Tip | None:
        """What to teach about a target."""
        return tips.tip(target, sight)

    def secret(self, seat: int, sight: Sight) -> Tip | None:
        """A seat's own fame, while it is hidden."""
        return players.secret(seat, sight)
