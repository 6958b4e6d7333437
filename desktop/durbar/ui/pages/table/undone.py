"""What an undo would take back, and in which words."""

from dataclasses import replace

from durbar.ui.kit.screen import GameScreen
from durbar.ui.pages.table.view_state import TableViewState
from durbar.ui.words import listed, translate

#: So many moves are named one by one.
_MAX_NAMED = 3


def undo_leads_to(shown: TableViewState, screen: GameScreen) -> int | None:
    """Return after how many moves the table stands once undone: what goes on with a choice is taken back with it."""
    table, seat, undoing = shown.table, shown.sight.seat, shown.table.undoing
    while (at := undoing.goes_to()) is not None:
        undoing = replace(undoing, at=at)
        goes_on = at > 0 and screen.undone_as_one and screen.continues(table.seen(at - 1, seat), table.seen(at, seat))
        if not (goes_on and undoing.is_free() and undoing.seen_by() is None):
            return at
    return None


def undone_words(shown: TableViewState, screen: GameScreen) -> str:
    """Return how many moves that are, and which, as far as they are the viewer’s own, where undo is open."""
    table, seat = shown.table, shown.sight.seat
    target = undo_leads_to(shown, screen)
    assert target is not None
    many = table.at - target
    chooser = table.states[target].to_act
    assert chooser is not None
    if chooser != seat:  # what another person chose may be hidden from who looks
        words = translate("Table", "%n move(s), from the last choice of {name} on", None, many)
        return words.format(name=table.players[chooser].name)
    own = all(state.to_act == seat for state in table.states[target : table.at])
    if own and many <= _MAX_NAMED:
        named, words = range(target, table.at), translate("Table", "%n move(s): {moves}", None, many)
    else:
        named, words = range(target, target + 1), translate("Table", "%n move(s), the first: {moves}", None, many)
    return words.format(moves=listed([_move_words(at, shown, screen) for at in named]))


def _move_words(at: int, shown: TableViewState, screen: GameScreen) -> str:
    """Return a move as the list had it. at: how many moves had been made before it."""
    sight = replace(shown.see(at), legal=shown.table.states[at].legal_moves())
    return screen.move_row(shown.table.moves[at], sight).words


def takes_back(undone: str) -> str:
    """Return a sentence that says beforehand what an undo takes back."""
    return translate("Table", "Takes back {moves}.").format(moves=undone)
