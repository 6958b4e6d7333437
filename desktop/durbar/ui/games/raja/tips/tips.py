"""Raja’s tips, by what one points at; those of the stage and of the players are made here."""

from __future__ import annotations

from durbar.games.raja.characters import CARDS
from durbar.games.raja.moves import Attract
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.seats import cards_words
from durbar.ui.games.raja.tips import cities, houses, palaces, tiles, track, travel
from durbar.ui.games.raja.tips.cities import points_reason, to_others
from durbar.ui.games.raja.tips.tiles import CHARACTER_RULES
from durbar.ui.games.raja.tips.travel import going
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.screen import Teller
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def player_tip(target: Target, sight: Sight) -> Tip:
    """Return a player’s gold, pieces and characters."""
    seat = int(target[1])
    view: View = sight.view
    gold = estimates.shown_gold(seat, sight)
    secretly = secret(seat, sight) is not None
    attract = any(isinstance(move, Attract) and move.seat == seat for move in sight.legal)
    what = translate(
        "Raja", "{built} of {palaces} palaces built. Houses: {reserve} in reserve, {quarry} in the quarry."
    )
    parts = [
        what.format(
            built=view.built[seat],
            palaces=view.palaces_to_win,
            reserve=view.reserve[seat],
            quarry=view.quarry[seat],
        )
    ]
    if view.cards[seat]:
        parts.append(translate("Raja", "Character: {cards}.").format(cards=cards_words(view.cards[seat])))
    if view.chits[seat]:
        parts.append(translate("Raja", "%n action chit(s).", None, view.chits[seat]))
    click = translate("Raja", "Click: look at your gold and disc behind a curtain") if secretly else ""
    if attract:
        click = translate("Raja", "Choose in Moves: attract a character from {name}").format(name=sight.name(seat))
    return Tip(
        title=sight.name(seat),
        what=" ".join(part for part in parts if part),
        worth="?" if gold is None else str(gold),
        reason=_gold_words(gold, sight),
        more=" ".join(part for part in (_disc_words(seat, sight), *_powers(seat, view)) if part),
        rule=translate(
            "Raja", "The most [[palaces|palace]] win; in a tie the most [[gold]], then the lower [[character]] number."
        ),
        click=click,
        section="5.1" if view.cards[seat] else "10",
    )


def _powers(seat: int, view: View) -> list[str]:
    """Return what the viewer's own characters do; another's are terms, whose tips tell it."""
    cards = view.cards[seat]
    if seat == view.seat:
        return [translate("Raja", CHARACTER_RULES[card - 1]) for card in cards]
    terms = [f"[[{names.character_name(card)}|{CARDS[card - 1]}]]" for card in cards]
    return [f"{', '.join(terms)}."] if terms else []


def _gold_words(gold: int | None, sight: Sight) -> str:
    if gold is None and sight.over:
        return translate("Raja", "gold: it was hidden then.")
    if gold is None:
        return translate("Raja", "gold: hidden until the end of the game.")
    return translate("Raja", "gold")


def _disc_words(seat: int, sight: Sight) -> str:
    view: View = sight.view
    disc = view.discs[seat]
    if not disc.laid:
        return ""
    actions = estimates.shown_disc(seat, sight)
    if actions is None:
        return translate("Raja", "The disc lies face down.")
    chosen = names.actions_listed(actions)
    if disc.revealed:
        return translate("Raja", "Actions in this round: {actions}.").format(actions=chosen)
    return translate("Raja", "Your disc, face down: {actions}.").format(actions=chosen)


def secret(seat: int, sight: Sight) -> Tip | None:
    """Return what only this seat may look at, behind a curtain when several people share the screen: gold and disc."""
    view: View = sight.view
    if sight.over or sight.people == 1 or seat != sight.seat or not sight.players[seat].is_person:
        return None
    disc = view.discs[seat]
    hides_disc = disc.laid and not disc.revealed
    hides_gold = estimates.shown_gold(seat, sight) is None
    if not hides_disc and not hides_gold:
        return None
    chosen = ""
    if hides_disc and disc.actions is not None:
        chosen = translate("Raja", "Your disc: {actions}.").format(actions=names.actions_listed(disc.actions))
    return Tip(
        title=sight.name(seat),
        what=" ".join(part for part in (translate("Raja", "For your eyes only."), chosen) if part),
        picture=Picture("raja/disc-back"),
        worth=str(view.own_gold),
        reason=translate("Raja", "gold"),
        section="12.3",
    )


def stage_tip(_target: Target, sight: Sight) -> Tip:
    """Return the round, and when the game ends."""
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
            what = translate("Raja", "The Maharaja is in {city}; next, as things stand, in {following}.")
            what = what.format(city=city, following=following)
    rule = translate(
        "Raja",
        "In a [[round]] all play two [[actions|action]]; then the [[Maharaja|maharaja]]’s [[city]] is scored. The "
        "round in which somebody has built {palaces} [[palaces|palace]] is the last, or else round {last}.",
    )
    rule = rule.format(palaces=view.palaces_to_win, last=view.last_round)
    return Tip(title=title, what=what, picture=Picture("raja/maharaja"), rule=rule, section="10")


def maharaja_tip(_target: Target, sight: Sight) -> Tip:
    """Return the Maharaja: where he is, and what is scored there."""
    view: View = sight.view
    more = ""
    if view.round == 0:
        scored, title = None, translate("Raja", "The Maharaja")
        what = translate("Raja", "At the start, before the first round.")
    else:
        scored, what = estimates.scored(view, view.maharaja), ""
        title = translate("Raja", "The Maharaja in {city}").format(city=names.city_name(view.maharaja, view.board))
    if view.to_act is not None and not estimates.is_last_round(view):
        following = translate("Raja", "Next, as things stand: {city}.")
        more = following.format(city=names.city_name(view.next_city, view.board))
    tip_ = Tip(
        title=title,
        what=what,
        picture=Picture("raja/maharaja"),
        worth=str(scored.points[view.seat].total) if scored else "",
        reason=points_reason(view.maharaja, scored, view) if scored else "",
        others=to_others(scored, view) if scored else (),
        more=more,
        rule=translate(
            "Raja",
            "When all have played, the [[Maharaja|maharaja]]’s [[city]] is scored and pays its [[rewards|reward]].",
        ),
        section="6.1",
    )
    return going(tip_, ("maharaja",), view.maharaja, sight)


#: By the first word of a target, what tells its tip.
TELLERS: dict[str, Teller] = {
    "stage": stage_tip,
    "start": cities.start_tip,
    "city": cities.city_tip,
    "houses": houses.houses_tip,
    "central": palaces.central_tip,
    "outer": palaces.outer_tip,
    "village": houses.village_tip,
    "marker": track.marker_tip,
    "space": track.space_tip,
    "maharaja": maharaja_tip,
    "architect": travel.architect_tip,
    "seat": player_tip,
    "tile": tiles.tile_tip,
}
