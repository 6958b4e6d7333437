"""What Taj Mahal teaches about the visit and its start player."""

from __future__ import annotations

from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import names, pieces
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def stage_tip(_target: Target, sight: Sight) -> Tip:
    """The visit, and when the game ends."""
    view: View = sight.view
    if view.to_act is None:
        title, what = usual_words.the_end(), usual_words.game_over()
    else:
        title = names.visit_words(view)
        what = translate("TajMahal", "In {province}. Still in the visit: {names}.")
        province = names.province_name(view.province, view.board)
        what = what.format(province=province, names=names.players(view.inside, sight))
    return Tip(
        title=title,
        what=what,
        picture=names.tile_picture(view.visit, view),
        rule=translate(
            "TajMahal",
            "The game has twelve [[visits|visit]], one to each [[province]]. A visit is over when all have "
            "[[withdrawn|withdraw]] and the [[display]] is empty. After the last one the [[hands|hand]] count.",
        ),
        section="8",
    )


def start_tip(_target: Target, sight: Sight) -> Tip:
    """The figure of the start player."""
    view: View = sight.view
    name = sight.name(view.start)
    begins = translate("TajMahal", "{name} has begun this visit.")
    if not names.has_begun(view):
        begins = translate("TajMahal", "{name} begins this visit.")
    return Tip(
        title=translate("TajMahal", "Start player"),
        what=begins.format(name=name),
        picture=Picture(pieces.START_FIGURE),
        rule=translate(
            "TajMahal",
            "The [[start player]] has the first turn of a [[visit]]; turns go on clockwise. After each visit the "
            "figure passes to the next player on the left, whoever withdrew first or last.",
        ),
        section="8",
    )
