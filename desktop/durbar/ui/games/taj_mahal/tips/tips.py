"""Taj Mahal’s tips, by what one points at; those of the stage and of the players are made here."""

from __future__ import annotations

from collections import Counter

from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names, pieces
from durbar.ui.games.taj_mahal.seats import doings, holdings, state_words
from durbar.ui.games.taj_mahal.tips import bonuses, cards, cities, court, provinces
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.screen import Teller
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import capital, listed, strung, translate


def player_tip(target: Target, sight: Sight) -> Tip:
    """Return a player’s points, tiles and cards."""
    seat = int(target[1])
    view: View = sight.view
    done = doings(seat, view)
    parts = [capital(strung(done)) + "."] if done else []
    own = [card for card, owner in view.special.items() if owner == seat]
    if own:
        cards = listed([names.card_name(card, view.board) for card in own])
        parts.append(translate("TajMahal", "Owns {cards}.").format(cards=cards))
    secretly = secret(seat, sight) is not None
    return Tip(
        title=sight.name(seat),
        what=capital(strung(holdings(seat, view))) + ".",
        worth=str(view.scores[seat]),
        reason=_player_reason(seat, sight),
        more=" ".join(parts),
        rule=translate(
            "TajMahal",
            "The most [[influence points|influence point]] win. White and special cards of the [[hand]] and its best "
            "colour count at the end.",
        ),
        click=translate("TajMahal", "Click: look at your hand behind a curtain") if secretly else "",
        section="10",
    )


def _player_reason(seat: int, sight: Sight) -> str:
    """Return the points, and what a player still in the visit would get by leaving now; all of it lies open."""
    view: View = sight.view
    points = view.scores[seat]
    if view.to_act is None:
        return translate("TajMahal", "influence point(s).", None, points)
    if seat not in forecast.still_in(view):
        words_ = translate("TajMahal", "influence point(s); {state}.", None, points)
        return words_.format(state=state_words(seat, sight))
    found = forecast.of_withdrawal(view, seat)
    words_ = translate("TajMahal", "influence point(s); withdrawing now would bring {points} more.", None, points)
    return words_.format(points=found.points)


def secret(seat: int, sight: Sight) -> Tip | None:
    """Return what only this seat may look at, behind a curtain when several people share the screen: the own hand.

    None where the hand lies open anyway.
    """
    view: View = sight.view
    if sight.over or seat != sight.seat or not sight.players[seat].is_person or forecast.in_private(sight):
        return None
    counts = Counter(view.hand)
    cards = ", ".join(
        names.card_name(card, view.board) + (f"{names.NO_BREAK}×{names.NO_BREAK}{many}" if many > 1 else "")
        for card, many in sorted(counts.items())
    )
    return Tip(
        title=sight.name(seat),
        what=translate("TajMahal", "For your eyes only. {cards}").format(cards=capital(cards)),
        picture=Picture(pieces.CARD_BACK),
        worth=str(len(view.hand)),
        reason=translate("TajMahal", "card(s) in your hand.", None, len(view.hand)),
        section="12.8",
    )


def stage_tip(_target: Target, sight: Sight) -> Tip:
    """Return the visit, and when the game ends."""
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
            "There are twelve [[visits|visit]], one to each [[province]]. One ends when all have "
            "[[withdrawn|withdraw]] and the [[display]] is empty; after the last the [[hands|hand]] count.",
        ),
        section="8",
    )


def start_tip(_target: Target, sight: Sight) -> Tip:
    """Return the figure of the start player."""
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
            "The [[start player]] begins the [[visit]]; turns go on clockwise. After it the figure goes one place to "
            "the left.",
        ),
        section="8",
    )


#: By the first word of a target, what tells its tip.
TELLERS: dict[str, Teller] = {
    "stage": stage_tip,
    "city": cities.city_tip,
    "bonus": bonuses.bonus_tip,
    "province": provinces.province_tip,
    "tile": provinces.tile_tip,
    "start": start_tip,
    "court": court.symbol_tip,
    "symbol": court.symbol_tip,
    "hand": cards.hand_tip,
    "display": cards.display_tip,
    "pile": cards.pile_tip,
    "discard": cards.discard_tip,
    "played": cards.played_tip,
    "special": cards.special_tip,
    "seat": player_tip,
}
