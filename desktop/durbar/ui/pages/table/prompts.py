"""The prompt of a table: what it says, and who has the keyboard then."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from durbar.engine.record import BadRecord
from durbar.engine.refusal import Refusal
from durbar.ui import records
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.kit.values.prompt import Button, Prompt
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.saving import Saving
from durbar.ui.settings import Settings
from durbar.ui.words import translate


class Prompts(QObject):
    """The prompts of a table, by what is shown, what the computers do and which steps were explained.

    met(str): a step of the game was met for the first time.
    """

    met = Signal(str)

    def __init__(self, context: TableContext, saving: Saving, settings: Settings) -> None:
        super().__init__(context.host)
        self._host, self._shown, self._screen = context.host, context.shown, context.screen
        self._manner, self._play, self._frame, self._saving = context.manner, context.play, context.frame, saving
        self.waiting = False
        self.lingers = False
        self._first = ""  # the step that is explained now
        self.apply(settings)

    def apply(self, settings: Settings) -> None:
        """Take over changed settings."""
        self._explains, self._met = settings.first_steps, set(settings.met)

    def show(self) -> None:
        """Fill the prompt bar. While it has no button the page keeps the keyboard, or the next field would take it."""
        self._frame.tabs.close_hints()
        prompt, sight, bar = self.prompt(), self._shown.sight, self._frame.prompt
        to = sight.seat if self._shown.blocked else self._manner.spoken_to(sight)
        emblem = SEAT_COLOURS[sight.players[to].emblem].emblem
        here = self._host.focusWidget()
        if not prompt.buttons and here is not None and bar.isAncestorOf(here):
            self._host.setFocus(Qt.FocusReason.OtherFocusReason)
        self._frame.set_prompt(prompt, emblem, self._somebody_thinks())
        self._saving.tell_trouble()
        if prompt.buttons and here is self._host:
            bar.focus_first()

    def _somebody_thinks(self) -> bool:
        """Return whether a computer is to act."""
        acting = self._shown.sight.view.to_act
        if self._shown.blocked or self._shown.looking is not None or self._shown.table.closed is not None:
            return False
        if not self._play.by_itself:
            return False
        return acting is not None and not self._shown.sight.players[acting].is_person

    def prompt(self) -> Prompt:
        """Return the prompt of the position that is shown."""
        own = self._manner.prompt(self._shown.sight)
        return self._with_tips(own) if own is not None else self._usual()

    def why(self, refusal: Refusal) -> str:
        """Return a refusal in one sentence."""
        return self._manner.why(refusal) or self._screen.why(refusal, self._shown.sight)

    def only_looking(self) -> str:
        """Return why nothing can be played from the position that is shown; empty when something can."""
        if self._shown.table.closed is not None:
            return records.sentence(self._shown.table.closed)
        if self._shown.looking is not None:
            return translate("Table", "You are looking back; press End to return to the game.")
        return ""

    def no_moves(self) -> str:
        """Return why the list of moves is empty."""
        if why_not := self.only_looking():
            return why_not
        if self._shown.table.to_act is None:
            return translate("Table", "The game is over.")
        return translate("Table", "Your moves are listed here when it is your turn.")

    def _usual(self) -> Prompt:
        table, sight, looking = self._shown.table, self._shown.sight, self._shown.looking
        if self._shown.again:
            return _shown_again()
        if table.closed is not None and sight.view.to_act is not None:
            return _closed(table.closed)
        if looking is not None:
            return _looking_back(looking)
        if self._shown.blocked:
            return Prompt(translate("Table", "The scoring is under way."))
        if self.nothing_is_left():
            words = translate("Table", "Nothing is left to do, {name}: your turn ends.")
            return Prompt(words.format(name=sight.name(sight.seat)))
        prompt = self._with_first_words(self._with_tips(self._screen.prompt(sight)))
        if table.to_act is None and not self._shown.results_open:
            return with_buttons(replace(prompt, second=self._who_won()), (_home(), _results()))
        skip = (_skip(),) if self._has_nothing_to_do() else ()
        if self.lingers:
            return with_buttons(prompt, (_move_now(), *skip))
        if self.waiting:
            return with_buttons(prompt, (_next_move(), *skip))
        return with_buttons(prompt, skip) if skip else prompt

    def _has_nothing_to_do(self) -> bool:
        """Return whether the one person at the table is out of a stage that others play on."""
        table, sight = self._shown.table, self._shown.sight
        if sight.people != 1 or table.to_act is None or table.person_acts or self._manner.why_stay():
            return False
        return self._screen.seat_line(sight.seat, sight).out

    def nothing_is_left(self) -> bool:
        """Return whether nothing is left to do in a turn, so that it ends by itself."""
        return len(self._shown.sight.legal) == 1 and self._play.idle_move() is not None

    def _who_won(self) -> str:
        """Return how the game ended, as its log has it."""
        items = self._frame.tabs.log.model.items
        return items[-1].line.words if items else ""

    def _with_first_words(self, prompt: Prompt) -> Prompt:
        """Return the prompt, with one more sentence where its step is met for the first time."""
        sight = self._shown.sight
        step = self._screen.first_step(sight) if sight.legal else ""
        key = f"{self._screen.game.key}/{step}"
        if key != self._first and (not step or key in self._met or not self._explains):
            self._first = ""
            return prompt
        words = self._screen.first_words(step)
        if words and key != self._first:
            self._first = key
            self._met.add(key)
            QTimer.singleShot(0, self, lambda: self.met.emit(key))  # the page may not be wired yet
        return replace(prompt, second=f"{words} {prompt.second}".strip(), figures=()) if words else prompt

    def _with_tips(self, prompt: Prompt) -> Prompt:
        """Return a button that makes a move tells what it brings, or why it can't be made.

        A menu, how much it holds.
        """
        return with_buttons(prompt, tuple(self._with_tip(button) for button in prompt.buttons))

    def _with_tip(self, button: Button) -> Button:
        if button.moves and not button.tip:
            return replace(button, tip=translate("Table", "Opens a menu of %n move(s).", None, len(button.moves)))
        if button.move is None or button.tip:
            return button
        refusal = self._shown.sight.why_not(button.move)
        tip = self.why(refusal) if refusal else self._screen.preview(button.move, self._shown.sight)[0]
        return replace(button, tip=tip)


def with_buttons(prompt: Prompt, buttons: tuple[Button, ...]) -> Prompt:
    """Return the same sentences with other buttons."""
    return replace(prompt, buttons=buttons)


def _closed(why: BadRecord) -> Prompt:
    again = Button(
        translate("Table", "New game, same players"),
        translate("Table", "P", "key for: new game, same players"),
        action="again",
        tip=translate("Table", "Begins another game with these players and options."),
    )
    return Prompt(records.sentence(why), translate("Table", "Its file stays as it is."), buttons=(again,))


def _shown_again() -> Prompt:
    words = translate("Table", "This is what happened; nothing is played meanwhile.")
    return Prompt(words, translate("Table", "Any key or a click ends it."))


def _looking_back(at: int) -> Prompt:
    back = Button(
        translate("Table", "Back to the game"),
        translate("Table", "End"),
        action="live",
        primary=True,
        tip=translate("Table", "Leaves the past; the game goes on where it stands."),
    )
    sentence = translate("Table", "You are looking back at move {number}.").format(number=at + 1)
    return Prompt(
        sentence, translate("Table", "Nothing is played from here. Space shows how it went on."), buttons=(back,)
    )


def _results() -> Button:
    return Button(
        translate("Table", "Results"),
        translate("Table", "V", "key for: results"),
        action="results",
        primary=True,
        tip=translate("Table", "Shows who won, and where it came from."),
    )


def _home() -> Button:
    return Button(
        translate("Table", "Home"),
        translate("Table", "Esc"),
        action="home",
        tip=translate("Table", "Leaves the game, which is kept."),
    )


def _move_now() -> Button:
    return Button(
        translate("Table", "Move now"),
        translate("Table", "N", "key for: move now"),
        action="hurry",
        tip=translate("Table", "Ends its thinking; it makes the best move that it knows by now."),
    )


def _skip() -> Button:
    return Button(
        translate("Table", "Skip ahead"),
        translate("Table", "A", "key for: skip ahead"),
        action="skip",
        tip=translate("Table", "Shows at once what the others do, until you choose again or something is scored."),
    )


def _next_move() -> Button:
    return Button(
        translate("Table", "Next move"),
        translate("Table", "N", "key for: next move"),
        action="step",
        primary=True,
        tip=translate("Table", "Lets the computer player make its move."),
    )
