"""What the prompt of Taj Mahal promises after a visit: after the last one there is none."""

from dataclasses import replace

import msgspec

from durbar.games.taj_mahal.pieces import VISITS
from durbar.session.session import GameSession
from durbar.ui.games.taj_mahal.prompt import _picking
from durbar.ui.sight import sight_of
from tests.ui.hands import players


def test_after_the_last_visit_no_display_is_filled_for_a_next_one(english: None):
    sight = sight_of(GameSession.new("taj_mahal", players("pcc"), 4))
    for visit, next_visit in ((VISITS - 1, True), (VISITS, False)):
        view = msgspec.structs.replace(sight.view, visit=visit, picks=len(sight.view.display))
        assert ("next visit" in _picking(replace(sight, view=view)).second) == next_visit
