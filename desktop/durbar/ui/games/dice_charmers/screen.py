"""The Dice Charmers’ part of the screen: everything the frame asks, answered from the folders beside this file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from durbar.bots.search.reason import Reason
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.games.dice_charmers.events import RoundBegan
from durbar.games.dice_charmers.moves import End, Forfeit, Pass, Reroll, Stop
from durbar.games.dice_charmers.steps import Sale
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import headlines, names, prompt, seats, targets, telling
from durbar.ui.games.dice_charmers.board.board import DiceCharmersBoard
from durbar.ui.games.dice_charmers.board.layout import BOARD
from durbar.ui.games.dice_charmers.board.sketch import sketch_of
from durbar.ui.games.dice_charmers.cover import DiceCharmersCover
from durbar.ui.games.dice_charmers.tips import tips
from durbar.ui.games.dice_charmers.words import (
    claims,
    faults,
    first,
    gains,
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
from durbar.ui.kit.values.seat_line import SeatLine, Sketch
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.kit.values.tone import Tone
from durbar.ui.words import translate


class DiceCharmersScreen(DiceCharmersCover, GameScreen):
    """The Dice Charmers as the frame sees it."""

    board_size = BOARD
    roomiest_lines = staticmethod(seats.roomiest_lines)
    key_moves = staticmethod(prompt.key_moves)
    panel_rows = 2
    ends_turn = (End,)
    sheets = True
    turns = True
    setup = SetupWords(options.option_words, ("sheet",), board_faults=faults.faults)
    endings = Endings(results.results, rolls=(RoundBegan,), far=30)

    def make_board(self) -> DiceCharmersBoard:
        """An empty board: the sheet, the dice, the elephant."""
        return DiceCharmersBoard()

    def chips(self, view: View) -> list[Chip]:
        """The round and the sheet."""
        sheet = Chip(names.sheet_name(view), names.sheet_name(view))
        if view.to_act is None:
            end = usual_words.the_end()
            return [Chip(end, end, True), sheet]
        round_ = names.round_words(view)
        if max(view.excesses) > 0:
            two = view.seats == seats.TWO_PLAYERS_SLOTS
            last = translate("DiceCharmers", "Last dice") if two else translate("DiceCharmers", "Last round")
            short = translate("DiceCharmers", "Last", "short for: last round")
            return [Chip(round_, round_, True), Chip(last, short, True), sheet]
        return [Chip(round_, round_, True), sheet]

    def stage(self, view: View) -> int:
        """The round, from 0."""
        return view.round - 1

    def prompt(self, sight: Sight) -> Prompt:
        """The sentence, the bonuses that wait, and the buttons."""
        return prompt.prompt(sight)

    def move_row(self, move: Move, sight: Sight) -> MoveRow:
        """A move with what it brings."""
        legal = move in sight.legal
        gain, tone = gains.gain_words(move, sight) if legal else ("", "quiet")
        second = gains.second_words(move, sight) if legal else ""
        return MoveRow(
            move, move_words.move_words(move, sight), move_words.move_picture(move, sight), second, gain, tone
        )

    def first_words(self, step: str) -> str:
        """What is said when a step is met for the first time."""
        return first.first_words(step)

    def expected_words(self, points: float) -> str:
        """What the end of the game may bring."""
        gap = names.gap_words(round(points))
        return translate("DiceCharmers", "Your tracks expected at the end: {gap}").format(gap=gap)

    def reason_words(self, reason: Reason, sight: Sight) -> str:
        """Why the expert would do it."""
        return reasons.reason_words(reason, sight.view)

    def moves_note(self, sight: Sight) -> str:
        """How to read the numbers in the list."""
        if not any(gains.gain_words(move, sight)[0] for move in sight.legal):
            return ""
        return translate("DiceCharmers", "On the right: by how much your tracks come closer, in fame points.")

    def listed(self, sight: Sight) -> Sequence[Move]:
        """Roads by what they bring; the rest as the rules have it."""
        return gains.ordered(sight)

    def doubt(self, move: Move, sight: Sight) -> str:
        """Bonuses and rewards thrown away, a market left unsold, a turn passed with karma in hand."""
        view: View = sight.view
        if isinstance(move, End) and (lost := preview.usable_bonuses(sight)):
            question = translate(
                "DiceCharmers", "You could still use: {bonuses}. Unused it is lost. End the turn all the same?"
            )
            return question.format(bonuses=names.bonuses_words(lost, view.sheet))
        step = view.steps[-1] if view.steps else None
        if isinstance(move, Forfeit):
            reward = getattr(step, "reward", None)
            question = translate("DiceCharmers", "It could be used: {reward}. Give it up?")
            return question.format(reward=names.effect_name(reward)) if reward is not None else ""
        if isinstance(move, Stop) and isinstance(step, Sale) and step.market and not step.sold:
            return translate("DiceCharmers", "A market opens only once. Leave it without selling anything?")
        if isinstance(move, Pass) and any(isinstance(other, Reroll) for other in sight.legal):
            return translate("DiceCharmers", "You could spend karma on other faces. Pass all the same?")
        return ""

    def claims(self, move: Move, sight: Sight) -> tuple[Claim, ...]:
        """What is stated of a legal move."""
        return claims.claims(move, sight)

    def preview(self, move: Move, sight: Sight) -> tuple[str, Tone]:
        """What a move would bring, in a sentence or two."""
        return preview.preview(move, sight)

    def previewed_number(self, move: Move, sight: Sight) -> Mapping[int, str]:
        """The distance between the tracks as a move would make it."""
        return gains.previewed_number(move, sight)

    def peek(self, seat: int, sight: Sight) -> Sketch | None:
        """A seat’s sheet, large; the one that is large on the board already needs no other."""
        view: View = sight.view
        if seat == names.shown_seat(sight):
            return None
        return sketch_of(view, seat)

    def seat_line(self, seat: int, sight: Sight) -> SeatLine:
        """A player’s distance, sheet, depot and elephant."""
        return seats.seat_line(seat, sight)

    def log_lines(self, events: Sequence[Event], sight: Sight) -> list[LogLine]:
        """What happened, in words."""
        return telling.log_lines(events, sight)

    def headlines(self, events: Sequence[Event], sight: Sight) -> list[LogLine]:
        """What a player's moves come to."""
        return headlines.headlines(events, sight)

    def continues(self, before: Sequence[Event], events: Sequence[Event]) -> bool:
        """A turn is told as one."""
        return telling.continues(before, events)

    def undone_with(self, before: Sequence[Event], events: Sequence[Event]) -> bool:
        """A chain is told as one, but taken back stroke by stroke."""
        return False

    def why(self, refusal: Refusal, sight: Sight) -> str:
        """A refusal in one sentence."""
        return refusals.why(refusal, sight)

    def moves_at(self, target: Target, sight: Sight) -> tuple[Move, ...]:
        """What a click could mean."""
        return targets.moves_at(target, sight)

    def choose(self, target: Target, sight: Sight) -> tuple[Target, ...] | None:
        """The road picked out after a click on a cell."""
        return targets.choose(target, sight)

    def turn(self, target: Target, sight: Sight, by: int) -> tuple[Target, ...] | None:
        """The road picked out, turned."""
        return targets.turn(target, sight, by)

    def targets_of(self, move: Move, sight: Sight) -> tuple[Target, ...]:
        """What a move touches."""
        return targets.targets_of(move, sight)

    def tip(self, target: Target, sight: Sight) -> Tip | None:
        """What to teach about a target."""
        return tips.tip(target, sight)
