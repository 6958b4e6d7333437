"""Raja’s panels of the players: goods, characters, actions, and what each is doing."""

from dataclasses import replace

from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.pieces import COIN, HOUSE, OUTER
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.seat_line import Box, SeatLine, Thing
from durbar.ui.kit.values.sight import Sight
from durbar.ui.people import kind_words
from durbar.ui.words import translate

_BACK = Thing(Picture("raja/disc-back"))
#: How strong the pictures of actions are that are done.
_SPENT_OPACITY = 0.5
#: Units that a panel keeps for one portrait, for several, and for actions.
_PORTRAIT_WIDTH, _PORTRAITS_WIDTH, _ACTIONS_WIDTH = 64, 92, 87


def seat_line(seat: int, sight: Sight) -> SeatLine:
    """Return a player’s panel."""
    view: View = sight.view
    gold, houses, built = estimates.shown_gold(seat, sight), view.reserve[seat], view.built[seat]
    signs = _signs(seat, sight)
    spoken = [
        translate("Raja", "gold hidden") if gold is None else names.gold_words(gold),
        translate("Raja", "%n house(s) in reserve", None, houses),
        translate("Raja", "%n palace(s) built of {all}", None, built).format(all=view.palaces_to_win),
        *(cards_words((card,)) for card in view.cards[seat]),
        *(words for _, words in signs),
    ]
    portraits = tuple(Thing(names.character_picture(card), str(card)) for card in view.cards[seat])
    return SeatLine(
        seat,
        state_words(seat, sight),
        acting=seat == view.to_act,
        counts=(
            Thing(Picture(COIN), "?" if gold is None else str(gold)),
            Thing(names.piece(HOUSE, seat, sight), str(houses)),
            Thing(names.piece(OUTER, seat, sight), f"{built}/{view.palaces_to_win}"),
        ),
        boxes=(
            Box(portraits, _PORTRAITS_WIDTH if view.options["several_characters"] else _PORTRAIT_WIDTH),
            Box(tuple(thing for thing, _ in signs), _ACTIONS_WIDTH),
        ),
        spoken=", ".join(part for part in spoken if part),
    )


def _signs(seat: int, sight: Sight) -> list[tuple[Thing, str]]:
    """Return the two or three actions with their words, or the back of the disc while they are hidden."""
    view: View = sight.view
    turn = view.turn
    if turn is not None and turn.seat == seat:
        return [(_sign(one.action, done=one.done), _told(one.action, one.done)) for one in turn.actions]
    disc = view.discs[seat]
    if not disc.laid:
        return []
    actions = estimates.shown_disc(seat, sight)
    if actions is None:
        return [(_BACK, translate("Raja", "actions hidden")), (_BACK, "")]
    return [(_sign(action, spent=disc.revealed), names.action_name(action)) for action in actions]


def _sign(action: str, done: bool = False, spent: bool = False) -> Thing:
    faint = done or spent
    return Thing(replace(names.action_picture(action), opacity=_SPENT_OPACITY if faint else 1), framed=True, done=done)


def _told(action: str, done: bool) -> str:
    if done:
        return translate("Raja", "{action}, done").format(action=names.action_name(action))
    return names.action_name(action)


def state_words(seat: int, sight: Sight) -> str:
    """Return who a player is in this round, and what the player is doing, in a few words.

    Several characters are told by their numbers: there is room for no more, and their portraits stand beside.
    """
    view: View = sight.view
    cards = view.cards[seat]
    parts = []
    if cards:
        parts.append(cards_words(cards) if len(cards) == 1 else "\u00a0·\u00a0".join(map(str, cards)))
    if view.chits[seat]:
        parts.append(translate("Raja", "%n chit(s)", None, view.chits[seat]))
    doing = _doing(seat, sight)
    if doing or not parts:
        parts.append(doing or kind_words(sight.players[seat], seat == view.seat and sight.players[seat].is_person))
    return ", ".join(parts)


def cards_words(cards: tuple[int, ...]) -> str:
    """Return characters with their numbers: "Mogul · 1, Sadhu · 3"."""
    return ", ".join(f"{names.character_name(card)}\u00a0·\u00a0{card}" for card in cards)


def _doing(seat: int, sight: Sight) -> str:
    view: View = sight.view
    if seat == view.to_act:
        return translate("Raja", "to play", "state of a player")
    auction = view.auction
    if auction is not None:
        if seat == auction.best_seat:
            return translate("Raja", "bids {gold}", "state of a player").format(gold=auction.best)
        if seat in auction.passed:
            return translate("Raja", "passes", "state of a player")
    return ""
