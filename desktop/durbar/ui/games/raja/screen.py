"""Raja’s part of the screen: everything the frame asks of a game, answered from the folders beside this file."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.search.reason import Reason
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.games.raja.actions import NUMBER
from durbar.games.raja.events import GameEnded, RoundBegan
from durbar.games.raja.moves import Chit, End, Point, Travel
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, headlines, names, prompt, seats, targets, telling
from durbar.ui.games.raja.board.board import RajaBoard
from durbar.ui.games.raja.cover import RajaCover
from durbar.ui.games.raja.tips import players, tips
from durbar.ui.games.raja.words import (
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


class RajaScreen(RajaCover, GameScreen):
    """Raja as the frame sees it."""

    board_size = (1080, 700)
    roomiest_lines = staticmethod(seats.roomiest_lines)
    key_moves = staticmethod(prompt.key_moves)
    panel_rows = 2
    ends_turn = (End,)
    setup = SetupWords(
        options.option_words, ("short_game", "home_cities"), presets=options.presets, board_faults=faults.faults
    )
    endings = Endings(
        results.results, results.stage_table, highlights.telling_choices, begins=(RoundBegan, GameEnded), far=3
    )

    def make_board(self) -> RajaBoard:
        """An empty Raja board."""
        return RajaBoard()

    def chips(self, view: View) -> list[Chip]:
        """The round, and where the Maharaja is."""
        if view.to_act is None:
            end = usual_words.the_end()
            return [Chip(end, end, True)]
        if view.round == 0:
            before = translate("Raja", "Before round 1")
            return [Chip(before, before, True)]
        if estimates.is_last_round(view):
            last = translate("Raja", "Round {round}, the last").format(round=view.round)
            round_ = Chip(last, translate("Raja", "Last round"), True)
        else:
            words_ = translate("Raja", "Round {round} of {last}").format(round=view.round, last=view.last_round)
            round_ = Chip(words_, translate("Raja", "Round {round}").format(round=view.round), True)
        city = names.city_name(view.maharaja, view.board)
        maharaja = translate("Raja", "Maharaja in {city}").format(city=city)
        return [round_, Chip(maharaja, city, target=("maharaja",))]

    def stage(self, view: View) -> int:
        """The round; 0 before the first."""
        return view.round

    def prompt(self, sight: Sight) -> Prompt:
        """The sentence, tiles and buttons."""
        return prompt.prompt(sight)

    def move_row(self, move: Move, sight: Sight) -> MoveRow:
        """A move with what it costs and brings."""
        gain, tone = gains.gain_words(move, sight) if move in sight.legal else ("", "quiet")
        second = gains.second_words(move, sight.view) if move in sight.legal else ""
        return MoveRow(
            move,
            move_words.move_words(move, sight),
            move_words.move_picture(move, sight),
            second=second,
            gain=gain,
            tone=tone,
        )

    def first_words(self, step: str) -> str:
        """What is said when a step is met for the first time."""
        return first.first_words(step)

    def expected_words(self, points: float) -> str:
        """What the end of the game may bring."""
        return translate("Raja", "About {palaces} palaces expected at the end").format(palaces=number(points))

    def reason_words(self, reason: Reason, sight: Sight) -> str:
        """Why the expert would do it."""
        return reasons.reason_words(reason, sight.view)

    def moves_note(self, sight: Sight) -> str:
        """How to go far from the list."""
        if any(isinstance(move, Travel) for move in sight.legal):
            return translate("Raja", "Listed road by road; a click on the board goes all the way.")
        return ""

    def listed(self, sight: Sight) -> Sequence[Move]:
        """Journeys by what they cost, actions as on the disc, places by their names; the rest as the rules have it."""

        def place(move: Move) -> tuple[int, int, str]:
            if isinstance(move, Travel):
                return move.rank, gains.cost(move, sight.view), move_words.move_words(move, sight)
            if isinstance(move, Point | Chit):
                return move.rank, NUMBER[move.action], ""
            named = hasattr(move, "place") or hasattr(move, "village")
            return move.rank, 0, move_words.move_words(move, sight) if named else ""

        return sorted(sight.legal, key=place)

    def doubt(self, move: Move, sight: Sight) -> str:
        """To end the turn with an action undone is allowed (§7.7), and pays the others."""
        forgone = preview.forgone_words(sight) if isinstance(move, End) else ""
        return translate("Raja", "{forgone} End the turn?").format(forgone=forgone) if forgone else ""

    def claims(self, move: Move, sight: Sight) -> tuple[Claim, ...]:
        """What is stated of a legal move."""
        return claims.claims(move, sight)

    def preview(self, move: Move, sight: Sight) -> tuple[str, Tone]:
        """What a move would bring, in a sentence or two."""
        return preview.preview(move, sight)

    def path(self, target: Target, sight: Sight) -> tuple[Move, ...]:
        """The cheapest journey over several roads to where one clicks."""
        return targets.path(target, sight)

    def preview_path(self, path: tuple[Move, ...], sight: Sight) -> tuple[str, Tone]:
        """Who is paid on a journey, and what is left."""
        return preview.preview_path(path, sight)

    def continues(self, before: Sequence[Event], events: Sequence[Event]) -> bool:
        """A journey of several roads is one."""
        return telling.continues(before, events)

    def private(self, sight: Sight) -> bool:
        """The disc is set in secret, and gold may be hidden; before the first round all know what each one has."""
        view: View = sight.view
        return view.to_act == sight.seat and (
            view.step == "disc" or (bool(view.options["hidden_gold"]) and view.round > 0)
        )

    def seat_line(self, seat: int, sight: Sight) -> SeatLine:
        """A player’s goods, characters and actions."""
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
        """A seat’s own gold and disc, while others look at the screen."""
        return players.secret(seat, sight)
