"""What Raja teaches about a player, and what only that player may look at."""

from __future__ import annotations

from durbar.games.raja.characters import CARDS
from durbar.games.raja.moves import Attract
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.seats import cards_words
from durbar.ui.games.raja.tips.tiles import CHARACTER_RULES
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def player_tip(target: Target, sight: Sight) -> Tip:
    """A player’s gold, pieces and characters."""
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
    parts.append(_disc_words(seat, sight))
    click = translate("Raja", "Click: look at your gold and disc behind a curtain") if secretly else ""
    if attract:
        click = translate("Raja", "Choose in Moves: attract a character from {name}").format(name=sight.name(seat))
    return Tip(
        title=sight.name(seat),
        what=" ".join(part for part in parts if part),
        worth="?" if gold is None else str(gold),
        reason=_gold_words(gold, sight),
        rule=" ".join(
            [
                *_powers(seat, view),
                translate(
                    "Raja",
                    "The most [[palaces|palace]] win; in a tie the most [[gold]], then the lower [[character]] number.",
                ),
            ]
        ),
        click=click,
        section="5.1" if view.cards[seat] else "10",
    )


def _powers(seat: int, view: View) -> list[str]:
    """What the viewer's own characters do; another's are terms, whose tips tell it."""
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
    """What only this seat may look at, behind a curtain when several people share the screen: gold and disc."""
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
