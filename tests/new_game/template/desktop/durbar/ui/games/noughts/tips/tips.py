"""What a tip teaches about a cell, a player and how far the game has come."""

from durbar.games.noughts.moves import Place
from durbar.games.noughts.view import View
from durbar.ui.games.noughts.names import cell_name, sign
from durbar.ui.kit.screen import Teller
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import refused, translate


def stage_tip(_target: Target, _sight: Sight) -> Tip:
    """Return how the game ends."""
    what = translate("Noughts", "The game ends with three in a row, or when all cells are full.")
    return Tip(translate("Noughts", "The game"), what, section="3")


def player_tip(target: Target, sight: Sight) -> Tip:
    """Return what a player does."""
    seat = int(target[1])
    what = translate("Noughts", "Puts this sign into free cells.")
    return Tip(sight.name(seat), what, sign(seat), section="2")


def cell_tip(target: Target, sight: Sight) -> Tip:
    """Return a cell: whose sign stands there, and what a click does."""
    cell = int(target[1])
    view: View = sight.view
    owner, title = view.cells[cell], cell_name(cell)
    title = title[:1].upper() + title[1:]
    if owner is not None:
        what = translate("Noughts", "{name} put a sign here.").format(name=sight.name(owner))
    else:
        what = translate("Noughts", "This cell is free.")
    refusal = sight.why_not(Place(cell)) if sight.live else None
    return Tip(
        title,
        what,
        None if owner is None else sign(owner),
        click=translate("Noughts", "Click: put your sign here.") if Place(cell) in sight.legal else "",
        refusal=refused(refusal, refusal.facts) if refusal is not None else "",
        section="2",
    )


#: By the first word of a target, what tells its tip.
TELLERS: dict[str, Teller] = {"stage": stage_tip, "seat": player_tip, "cell": cell_tip}
