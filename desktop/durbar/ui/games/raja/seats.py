"""Raja’s panels of the players: goods, characters, actions, and what each is doing."""

from dataclasses import replace

from durbar.games.raja.characters import CARDS
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.pieces import COIN, HOUSE, OUTER
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.seat_line import Count, SeatLine, Sign
from durbar.ui.kit.values.sight import Sight
from durbar.ui.people import kind_words
from durbar.ui.words import translate

_BACK = Picture("raja/disc-back")
#: Numbers as long as those of gold, houses and palaces may become.
_LARGE = ("100", "18", "7/7")


def seat_line(seat: int, sight: Sight) -> SeatLine:
    """A player’s panel."""
    view: View = sight.view
    counts = _counts(seat, sight)
    portraits = tuple(
        Sign(names.character_picture(card), cards_words((card,)), number=str(card)) for card in view.cards[seat]
    )
    signs = _signs(seat, sight)
    spoken = [count.words for count in counts] + [sign.words for sign in (*portraits, *signs)]
    return SeatLine(
        seat,
        state_words(seat, sight),
        "",
        acting=seat == view.to_act,
        counts=counts,
        portraits=portraits,
        signs=signs,
        spoken=", ".join(part for part in spoken if part),
    )


def roomiest_lines(seat: int, sight: Sight) -> tuple[SeatLine, ...]:
    """A panel’s lines that take most room: each character doing each thing, much gold, three actions."""
    view: View = sight.view
    several = (Sign(names.character_picture(card), "") for card in range(1, 1 + (4 if _many(view) else 1)))
    line = replace(
        seat_line(seat, sight),
        counts=tuple(replace(count, number=number) for count, number in zip(_counts(seat, sight), _LARGE, strict=True)),
        portraits=tuple(several),
        signs=(Sign(_BACK, ""),) * (2 + bool(view.options["yogi"])),
    )
    hands = [(card,) for card in range(1, len(CARDS) + 1)] + ([(1, 3, 5, 7)] if _many(view) else [])
    chits = [translate("Raja", "%n chit(s)", None, 2)] if view.options["yogi"] else []
    doing = max([_to_play(), _bids(18), _passes()], key=len)
    kind = kind_words(sight.players[seat], seat == sight.seat and sight.players[seat].is_person)
    states = [", ".join((_numbers_words(cards), *chits, doing)) for cards in hands]
    return tuple(replace(line, state=state) for state in (*states, kind))


def _many(view: View) -> bool:
    """Whether a player may have several characters."""
    return bool(view.options["several_characters"])


def _counts(seat: int, sight: Sight) -> tuple[Count, ...]:
    view: View = sight.view
    gold = estimates.shown_gold(seat, sight)
    hidden = translate("Raja", "gold hidden")
    return (
        Count(Picture(COIN), "?" if gold is None else str(gold), hidden if gold is None else names.gold_words(gold)),
        Count(
            names.piece(HOUSE, seat, sight),
            str(view.reserve[seat]),
            translate("Raja", "%n house(s) in reserve", None, view.reserve[seat]),
        ),
        Count(
            names.piece(OUTER, seat, sight),
            f"{view.built[seat]}/{view.palaces_to_win}",
            translate("Raja", "%n palace(s) built of {all}", None, view.built[seat]).format(all=view.palaces_to_win),
        ),
    )


def _signs(seat: int, sight: Sight) -> tuple[Sign, ...]:
    """The two or three actions, or the back of the disc while they are hidden."""
    view: View = sight.view
    turn = view.turn
    if turn is not None and turn.seat == seat:
        return tuple(
            Sign(names.action_picture(action.action), _told(action.action, action.done), action.done, action.done)
            for action in turn.actions
        )
    disc = view.discs[seat]
    if not disc.laid:
        return ()
    actions = estimates.shown_disc(seat, sight)
    if actions is None:
        return (Sign(_BACK, translate("Raja", "actions hidden")), Sign(_BACK, ""))
    return tuple(
        Sign(names.action_picture(action), names.action_name(action), faded=disc.revealed) for action in actions
    )


def _told(action: str, done: bool) -> str:
    if done:
        return translate("Raja", "{action}, done").format(action=names.action_name(action))
    return names.action_name(action)


def state_words(seat: int, sight: Sight) -> str:
    """Who a player is in this round, and what the player is doing, in a few words.

    Several characters are told by their numbers: there is room for no more, and their portraits stand beside.
    """
    view: View = sight.view
    cards = view.cards[seat]
    parts = [_numbers_words(cards)] if cards else []
    if view.chits[seat]:
        parts.append(translate("Raja", "%n chit(s)", None, view.chits[seat]))
    doing = _doing(seat, sight)
    if doing or not parts:
        parts.append(doing or kind_words(sight.players[seat], seat == view.seat and sight.players[seat].is_person))
    return ", ".join(parts)


def _numbers_words(cards: tuple[int, ...]) -> str:
    return cards_words(cards) if len(cards) == 1 else "\u00a0·\u00a0".join(map(str, cards))


def cards_words(cards: tuple[int, ...]) -> str:
    """Characters with their numbers: "Mogul · 1, Sadhu · 3"."""
    return ", ".join(f"{names.character_name(card)}\u00a0·\u00a0{card}" for card in cards)


def _doing(seat: int, sight: Sight) -> str:
    view: View = sight.view
    if seat == view.to_act:
        return _to_play()
    auction = view.auction
    if auction is not None:
        if seat == auction.best_seat:
            return _bids(auction.best)
        if seat in auction.passed:
            return _passes()
    return ""


def _to_play() -> str:
    return translate("Raja", "to play", "state of a player")


def _bids(gold: int) -> str:
    return translate("Raja", "bids {gold}", "state of a player").format(gold=gold)


def _passes() -> str:
    return translate("Raja", "passes", "state of a player")
