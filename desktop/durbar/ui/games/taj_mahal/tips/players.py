"""What Taj Mahal teaches about a player, and what only that player may look at."""

from __future__ import annotations

from collections import Counter

from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names, pieces
from durbar.ui.games.taj_mahal.seats import spoken, state_words
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import listed, translate


def player_tip(target: Target, sight: Sight) -> Tip:
    """A player’s points, tiles and cards."""
    seat = int(target[1])
    view: View = sight.view
    parts = [names.capital(spoken(seat, view)) + "."]
    own = [card for card, owner in view.special.items() if owner == seat]
    if own:
        cards = listed([names.card_name(card, view.board) for card in own])
        parts.append(translate("TajMahal", "Owns {cards}.").format(cards=cards))
    secretly = secret(seat, sight) is not None
    return Tip(
        title=sight.name(seat),
        what=" ".join(part for part in parts if part),
        worth=str(view.scores[seat]),
        reason=_player_reason(seat, sight),
        rule=translate(
            "TajMahal",
            "The most [[influence points|influence point]] win. At the end the [[hand]] counts as well: white and "
            "special cards, and the best colour.",
        ),
        click=translate("TajMahal", "Click: look at your hand behind a curtain") if secretly else "",
        section="10",
    )


def _player_reason(seat: int, sight: Sight) -> str:
    """Points, and what a player still in the visit would get by leaving now; all of it lies open."""
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
    """What only this seat may look at, behind a curtain when several people share the screen: the own hand.

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
        what=translate("TajMahal", "For your eyes only. {cards}").format(cards=names.capital(cards)),
        picture=Picture(pieces.CARD_BACK),
        worth=str(len(view.hand)),
        reason=translate("TajMahal", "card(s) in your hand.", None, len(view.hand)),
        section="12.8",
    )
