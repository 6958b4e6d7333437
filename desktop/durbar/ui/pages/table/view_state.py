"""What is on the screen of a table at this moment."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from durbar.session.session import GameSession
from durbar.ui.kit.board.click_actions import NOTHING, ClickActions
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.pages.table.beats import BeatPlayer
from durbar.ui.sight import sight_of


class TableViewState:
    """The position that is shown and what can be done in it; all parts of a page read it here.

    chosen: what is picked out so far for a move of several clicks. sight: the position as the person sees it. offer:
    what clicks can do in it. results_open: whether the results of the game stand over it. still(bool): told whenever
    something keeps the game from going on, or nothing does any more: nobody else stops it, or has to remember to let it
    go.
    """

    def __init__(self, table: GameSession, opened: Callable[[Sight], Sight], beats: BeatPlayer) -> None:
        """opened: the sight with those moves open that may be made (in a lesson not all of them)."""
        self.table = table
        self.still: Callable[[bool], None] = _nobody
        self.chosen: tuple[Target, ...] = ()
        self.results_open = False
        self._looking: int | None = None
        self._again = False
        self._opened, self._beats = opened, beats
        beats.changed.connect(self._tell_still)
        self.sight = self.see()
        self.offer = NOTHING

    @property
    def looking(self) -> int | None:
        """After how many moves the position is, looking back; None at the game itself."""
        return self._looking

    @looking.setter
    def looking(self, at: int | None) -> None:
        self._looking = at
        self._tell_still()

    @property
    def blocked(self) -> bool:
        """Whether a stage has ended whose table is to be read before anything else."""
        return self._beats.keeps_away

    @property
    def again(self) -> bool:
        """Whether moves are shown again."""
        return self._again

    @again.setter
    def again(self, on: bool) -> None:
        self._again = on
        self._tell_still()

    def _tell_still(self) -> None:
        self.still(self._looking is not None or self.blocked or self._again)

    @property
    def at(self) -> int:
        """After how many moves the position is."""
        return self.table.at if self.looking is None else self.looking

    def see(self, at: int | None = None) -> Sight:
        """Return the table as the person sees it now, or as it was."""
        return self._opened(sight_of(self.table, at))

    def renew(self) -> Sight:
        """Look again, after a move or another choice."""
        self.sight = replace(self.see(self.looking), chosen=self.chosen)
        return self.sight

    def go_on(self, sight: Sight) -> None:
        """Show a sight after a move: what was offered before belongs to a position that is gone."""
        self.sight, self.offer = sight, NOTHING

    def make_offer(self, screen: GameScreen, targets: Iterable[Target]) -> ClickActions:
        """Find out what clicks on these can do."""
        self.offer = ClickActions.of(self.sight, targets, screen.moves_at, screen.path)
        return self.offer


def _nobody(_still: bool) -> None:
    """Do nothing: nobody has to be told."""
