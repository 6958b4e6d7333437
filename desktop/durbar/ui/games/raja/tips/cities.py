"""What Raja teaches about a city: when it is scored, what it would bring to whom; about the start likewise."""

from __future__ import annotations

from durbar.games.raja.scoring import REWARDS, CityScore
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.tips.travel import going
from durbar.ui.games.raja.words import move_words
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def start_tip(_target: Target, sight: Sight) -> Tip:
    """Return the start, where the architects set out."""
    view: View = sight.view
    here = [seat for seat, place in enumerate(view.architects) if names.is_start(place, view.board)]
    what = translate("Raja", "Nothing can be built here.")
    if here:
        what = f"{what} {_architects_words(here, sight)}"
    tip_ = Tip(
        title=translate("Raja", "Start"),
        what=what,
        picture=Picture("raja/start"),
        rule=translate("Raja", "An [[architect]] may pass the [[start]] or stop there for nothing, as in a [[city]]."),
        section="7.1",
    )
    return going(tip_, ("start",), view.board.junctions[0].id, sight)


def city_tip(target: Target, sight: Sight) -> Tip:
    """Return a city: when it is scored, and what it would bring to each."""
    city = str(target[1])
    view: View = sight.view
    shown = view.cities[city]
    scored = estimates.scored(view, city)
    total = scored.points[view.seat].total
    tip_ = Tip(
        title=names.city_name(city, view.board),
        what="" if city == view.maharaja else _turn_of(city, view),
        picture=names.arms_picture(city, view.board),
        worth=str(total),
        worth_tone="gain" if total else "ink",
        reason=points_reason(city, scored, view),
        others=to_others(scored, view),
        more=_city_words(city, sight),
        rule=_city_rule(shown.outer_sites + (shown.central is None), view),
        section="8" if city == view.maharaja else "4",
    )
    return going(tip_, ("city", city), city, sight)


def _city_words(city: str, sight: Sight) -> str:
    """Return whether the Maharaja is in a city, who is at home there, and which architects are."""
    view: View = sight.view
    parts = [translate("Raja", "The Maharaja is here: scored in this round.")] if city == view.maharaja else []
    if view.options["home_cities"]:
        home = view.board.junctions[view.board.junction_number[city]].home_of
        parts.append(translate("Raja", "Home of {the_character}.").format(the_character=names.the_character(home)))
    here = [seat for seat, place in enumerate(view.architects) if place == city]
    if here:
        parts.append(_architects_words(here, sight))
    return " ".join(parts)


def _turn_of(city: str, view: View) -> str:
    """Return how soon the Maharaja would come, as the markers stand."""
    later = view.by_space.index(city) + 1
    if view.to_act is None or estimates.is_last_round(view) or view.round + later > view.last_round:
        return translate("Raja", "Not to be scored again, as things stand.")
    if later == 1:
        return translate("Raja", "Scored next, as things stand.")
    return translate("Raja", "Scored in round {round}, as things stand.").format(round=view.round + later)


def _architects_words(seats: list[int], sight: Sight) -> str:
    return translate("Raja", "Architects here: {names}.").format(names=names.names(seats, sight))


def points_reason(city: str, scored: CityScore, view: View) -> str:
    """Return the words after a seat’s points in a city."""
    total = scored.points[view.seat].total
    if city == view.maharaja and view.to_act is not None:
        words_ = translate("Raja", "point(s) to you at the end of this round, if nothing changes", None, total)
    else:
        words_ = translate("Raja", "point(s) to you if it were scored now", None, total)
    if not total:
        return f"{words_}."
    reward = move_words.reward_words(scored, view.seat)
    return translate("Raja", "{points}: {reward}.").format(points=words_, reward=reward)


def to_others(scored: CityScore, view: View) -> tuple[tuple[int, str], ...]:
    """Return each other seat’s points."""
    return tuple((seat, str(scored.points[seat].total)) for seat in names.others(view, view.seat))


def _city_rule(free: int, view: View) -> str:
    rewards = ", ".join(str(gold) for gold in REWARDS[view.seats])
    sites = translate("Raja", "%n [[site(s)|site]] free.", None, free)
    rule = translate("Raja", "The [[rewards|reward]] by rank: {rewards} [[gold]].")
    return f"{sites} {rule.format(rewards=rewards)}"
