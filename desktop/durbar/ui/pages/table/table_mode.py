"""How one plays at a table: freely, led by a lesson, or to find one move."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.session.session import GameSession
from durbar.session.thinker import Thinker
from durbar.ui.kit.values.prompt import Prompt
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.pages.table.game_loop import GameLoop
from durbar.ui.settings import Settings, patience


class TableMode(QObject):
    """What the parts of a table ask where a lesson or an exercise answers otherwise than a game does.

    These are a game's answers.

    counts: whether a game that ends here stands in the statistics. chimes: whether a sound says whose turn it is.
    moments: whether great moments get one of their own.
    """

    counts = True
    chimes = True
    moments = True

    def make_play(self, table: GameSession, thinker: Thinker, settings: Settings) -> GameLoop:
        """Return what moves the game forward."""
        return GameLoop(table, thinker, settings.bot_speed, settings.auto_pass, patience(settings))

    def opened(self, sight: Sight) -> Sight:
        """Return a sight of the table, with those moves open that may be made."""
        return sight

    def for_tips(self, sight: Sight) -> Sight:
        """Return the sight of which tips speak."""
        return sight

    def why(self, refusal: Refusal) -> str:
        """Return a refusal in its own words; empty: the game says why."""
        return ""

    def prompt(self, sight: Sight) -> Prompt | None:
        """Return a prompt of its own; None: the usual one."""
        return None

    def spoken_to(self, sight: Sight) -> int:
        """Return whose emblem the prompt bears: whoever acts, the viewer when nobody does."""
        return sight.seat if sight.view.to_act is None else sight.view.to_act

    def click(self, target: Target, answered: bool, click: Callable[[Target], None]) -> None:
        """Handle a click on the board by ``click``, which is what usually happens.

        answered: whether it makes a move or is refused one.
        """
        click(target)

    def make(self, move: Move, sight: Sight, make: Callable[[Move], None]) -> None:
        """Make a move that the person wants to make by ``make``, which is the usual way."""
        make(move)

    def enter(self) -> bool:
        """Answer Enter on the table; return whether it was meant for something of its own."""
        return False

    def escape(self) -> bool:
        """Handle Esc when no tip is open and nothing picked out.

        Return whether it was meant for something of its own.
        """
        return False

    def why_stay(self) -> str:
        """Return why nothing is taken back and nobody looks back; empty where both can be done."""
        return ""

    def undone(self) -> str:
        """Return what an undo takes back that is no move, in a sentence; empty where there is nothing of that kind."""
        return ""

    def undo(self) -> bool:
        """Take back what is no move; return whether there was something."""
        return False

    def hint(self) -> bool:
        """Give a hint of its own; return whether there is one: then the expert is not asked."""
        return False

    def why_no_hint(self) -> str:
        """Return why the expert is never asked; empty where it may be."""
        return ""

    def is_quiet(self) -> bool:
        """Return whether nothing may sound now."""
        return False
