"""What Raja teaches about the round and the Maharaja."""

from __future__ import annotations

from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.tips.cities import points_reason, to_others
from durbar.ui.games.raja.tips.travel import going
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def stage_tip(_target: Target, sight: Sight) -> Tip:
    """The round, and when the game ends."""
    view: View = sight.view
    city = names.city_name(view.maharaja, view.board)
    following = names.city_name(view.next_city, view.board)
    if view.to_act is None:
        title, what = usual_words.the_end(), usual_words.game_over()
    elif view.round == 0:
        title = translate("Raja", "Before round 1")
        what = translate("Raja", "As the markers stand, {city} is the next city.").format(city=following)
    else:
        title = translate("Raja", "Round {round} of {last}").format(round=view.round, last=view.last_round)
        if estimates.is_last_round(view):
            what = translate("Raja", "The Maharaja is in {city}; this round is the last.").format(city=city)
        else:
            what = translate("Raja", "The Maharaja is in {city}; as the markers stand, {following} is the next city.")
            what = what.format(city=city, following=following)
    rule = translate(
        "Raja",
        "In a [[round]] everyone chooses two [[actions|action]] and plays one [[turn]]; then the [[city]] of the "
        "[[Maharaja|maharaja]] is scored. The game ends with the round in which somebody has built {palaces} "
        "[[palaces|palace]], or with round {last}.",
    )
    rule = rule.format(palaces=view.palaces_to_win, last=view.last_round)
    return Tip(title=title, what=what, picture=Picture("raja/maharaja"), rule=rule, section="10")


def maharaja_tip(_target: Target, sight: Sight) -> Tip:
    """The Maharaja: where he is, and what is scored there."""
    view: View = sight.view
    if view.round == 0:
        scored = None
        what = translate("Raja", "At the start, before the first round.")
    else:
        scored = estimates.scored(view, view.maharaja)
        what = translate("Raja", "In {city}, in round {round} of {last}.").format(
            city=names.city_name(view.maharaja, view.board), round=view.round, last=view.last_round
        )
    if view.to_act is not None and not estimates.is_last_round(view):
        following = translate("Raja", "As the markers stand, {city} is the next city.")
        what = f"{what} {following.format(city=names.city_name(view.next_city, view.board))}"
    tip_ = Tip(
        title=translate("Raja", "The Maharaja"),
        what=what,
        picture=Picture("raja/maharaja"),
        worth=str(scored.points[view.seat].total) if scored else "",
        reason=points_reason(view.maharaja, scored, view) if scored else "",
        others=to_others(scored, view) if scored else (),
        rule=translate(
            "Raja",
            "When all have played, the [[city]] where the [[Maharaja|maharaja]] is gets scored, and the "
            "[[rewards|reward]] are paid.",
        ),
        section="6.1",
    )
    return going(tip_, ("maharaja",), view.maharaja, sight)
