"""What the person at the screen sees of a table at one moment."""

from durbar.session.session import GameSession
from durbar.ui.kit.values.sight import Sight


def sight_of(table: GameSession, at: int | None = None) -> Sight:
    """Return the table as it is, or as it was after ``at`` moves, for whoever sits at the screen now.

    Looking back, one sees with the eyes of today's viewer: what another person hid then stays hidden.
    """
    at = table.at if at is None else at
    live = at == table.at and table.closed is None
    seat = table.viewer()
    legal = table.state.legal_moves() if live and table.person_acts else ()
    return Sight(
        seat=seat,
        view=table.view(at, seat),
        players=table.players,
        legal=legal,
        why_not=table.state.why_not,
        live=live,
        people=len(table.people),
        over=table.to_act is None,
    )
