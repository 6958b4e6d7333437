"""What a move of Taj Mahal would bring: in a sentence or two, as a row of the list, and as measured values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from durbar.engine.move import Move
from durbar.games.taj_mahal import network
from durbar.games.taj_mahal.moves import NOTHING, Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.pieces import CARD
from durbar.games.taj_mahal.scoring import bonus_points
from durbar.games.taj_mahal.symbols import COMMODITIES, SYMBOLS
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names
from durbar.ui.games.taj_mahal.forecast import Forecast, Standing
from durbar.ui.games.taj_mahal.words import move_words
from durbar.ui.kit.values.claim import Bound, Claim
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.tone import Tone
from durbar.ui.words import signed, translate

_BEST_FIRST = ("alone", "level", "behind", "gone")


def preview(move: Move, sight: Sight) -> tuple[str, Tone]:
    """Return the sentence, and its tone: "gain" for points or a lead, "refuse" for points thrown away, else "quiet"."""
    view: View = sight.view
    match move:
        case Play():
            return _play(move, sight)
        case Withdraw():
            found = forecast.of_withdrawal(view, view.seat)
            return withdraw_words(found), "gain" if found.points else "quiet"
        case Build() | Royal():
            return _palace(move, view)
        case Take(card=card):
            return _take(card, view), "quiet"
    raise TypeError(f"Taj Mahal has no move {move!r}")


# ---- cards ---------------------------------------------------------------------------------------------------------


def _play(move: Play, sight: Sight) -> tuple[str, Tone]:
    view: View = sight.view
    before, after = view.visitors[view.seat].symbols, forecast.symbols_after(view, move)
    changed = [symbol for symbol, own, now in zip(SYMBOLS, before, after, strict=True) if own != now]
    standings = [forecast.standing(view, view.seat, symbol, after[SYMBOLS.index(symbol)]) for symbol in changed]
    standings.sort(key=lambda one: _BEST_FIRST.index(one.lead))
    parts = [standing_words(one, sight) for one in standings]
    if move.extra != NOTHING and move.card not in {target[1] for target in sight.chosen}:
        words = translate("TajMahal", "Together with {card}.")
        parts.insert(0, words.format(card=names.card_name(move.card, view.board)))
    if points := forecast.points_at_once(move):
        parts.insert(0, translate("TajMahal", "This brings %n point(s) at once.", None, points))
    now, then = forecast.of_withdrawal(view, view.seat), forecast.after_play(view, move)
    if then.points != now.points:
        parts.append(
            translate("TajMahal", "As things stand, withdrawing then would bring {points}.").format(
                points=signed(then.points)
            )
        )
    parts += [_bound_words(move, view), _hand_words(move, view)]
    better = points or any(one.lead == "alone" for one in standings)
    return " ".join(part for part in parts if part), "gain" if better else "quiet"


def standing_words(standing: Standing, sight: Sight) -> str:
    """Return how one stands in a symbol: "Elephant 2: behind Leela with 4."; nothing without any of it."""
    count = names.counted(standing.symbol, standing.own)
    if standing.lead == "gone":
        return translate("TajMahal", "{count}: already won by somebody.").format(count=count)
    if standing.lead == "none":
        return ""
    if standing.lead == "alone" and not standing.best:
        return translate("TajMahal", "{count}: no rival.").format(count=count)
    if standing.lead == "alone":
        words = translate("TajMahal", "{count}: ahead of {names} with {best}.")
    elif standing.lead == "level":
        words = translate("TajMahal", "{count}: level with {names}.")
    else:
        words = translate("TajMahal", "{count}: behind {names} with {best}.")
    return words.format(count=count, names=names.players(standing.rivals, sight), best=standing.best)


def _bound_words(move: Play, view: View) -> str:
    """Return the first card of a visit binds its player to a colour (§5.1)."""
    if view.visitors[view.seat].colour:
        return ""
    colour = names.colour_name(names.kind_of(move.card, view.board).colour)
    return translate("TajMahal", "From now on you play only {colour}.").format(colour=colour)


def _hand_words(move: Play, view: View) -> str:
    """Return how many points fewer the hand counts in the last visit, as special cards alone come back to it."""
    if not forecast.is_last_visit(view):
        return ""
    hand = list(view.hand)
    for card in (move.card, move.extra):
        if card in hand and not card.startswith("special-"):
            hand.remove(card)
    lost = forecast.hand_worth(view, view.hand) - forecast.hand_worth(view, tuple(hand))
    return translate("TajMahal", "As it stands, your hand then counts %n point(s) less.", None, lost) if lost else ""


def withdraw_words(found: Forecast) -> str:
    """Return a withdrawal in one sentence."""
    cards = translate("TajMahal", "%n card(s)", None, found.cards)
    if not found.won:
        return translate("TajMahal", "You win nothing, and take {cards}.").format(cards=cards)
    if found.chosen:
        words = translate("TajMahal", "You win {symbols}: at best %n point(s), and {cards}.", None, found.points)
    else:
        words = translate("TajMahal", "You win {symbols}: %n point(s), and {cards}.", None, found.points)
    return words.format(symbols=names.the_symbols(found.won), cards=cards)


def _take(card: str, view: View) -> str:
    """Return what a card of the display is good for."""
    board = view.board
    kind = names.kind_of(card, board)
    parts = []
    if names.is_coloured(card, board):
        many = 1 + sum(names.kind_of(other, board).colour == kind.colour for other in view.hand)
        words = translate("TajMahal", "You would have %n card(s) of this colour: {colour}.", None, many)
        parts.append(words.format(colour=names.colour_name(kind.colour)))
    else:
        parts.append(translate("TajMahal", "It goes with a card of any colour."))
    if forecast.is_last_visit(view):
        more = forecast.hand_worth(view, (*view.hand, card)) - forecast.hand_worth(view, view.hand)
        parts.append(translate("TajMahal", "Your hand would count %n point(s) more.", None, more))
    else:
        counts = [
            names.counted(
                symbol, sum(names.kind_of(other, board).symbols.count(symbol) for other in (*view.hand, card))
            )
            for symbol in dict.fromkeys(kind.symbols)
        ]
        parts.append(translate("TajMahal", "On all your cards: {counts}.").format(counts=", ".join(counts)))
    return " ".join(parts)


# ---- palaces -------------------------------------------------------------------------------------------------------


def _palace(move: Build | Royal, view: View) -> tuple[str, Tone]:
    royal = isinstance(move, Royal)
    parts = []
    bonus = "" if royal else view.cities[move.city].bonus
    if bonus:
        parts.append(_bonus_words(bonus, view))
    elif royal and view.cities[move.city].bonus:
        parts.append(bonus_stays())
    own = view.own_cities(view.seat)
    city = view.board.city_number[move.city]
    if own >> city & 1:
        parts.append(translate("TajMahal", "You have a palace there already: this one joins nothing more."))
        return " ".join([*parts, _in_all(move, view)]), "refuse"
    parts.append(_joined_words(own | 1 << city, own, view))
    parts.append(_in_all(move, view))
    return " ".join(part for part in parts if part), "gain"


def bonus_stays() -> str:
    """Return what a royal palace does in a city with a bonus tile."""
    return translate("TajMahal", "A royal palace does not take the bonus tile: it stays.")


def _bonus_words(kind: str, view: View) -> str:
    assert view.placing is not None
    goods = list(view.goods[view.seat])
    for taken in (*view.placing.bonuses, kind):
        if taken in COMMODITIES:
            goods[COMMODITIES.index(taken)] += 1
    owned = goods[COMMODITIES.index(kind)] if kind in COMMODITIES else 0
    points = bonus_points(kind, goods)
    if kind == CARD:
        if forecast.draws_a_card(view):
            return translate("TajMahal", "It takes the card tile: you draw a card.")
        return translate("TajMahal", "It takes the card tile, but no card is left to draw.")
    words = translate("TajMahal", "It takes {bonus}: %n point(s).", None, points)
    told = names.bonus_name(kind)
    if owned:
        told = translate("TajMahal", "{good} ({number} in all with it)").format(good=told, number=owned)
    return words.format(bonus=told)


def _joined_words(own: int, before: int, view: View) -> str:
    """Return the other provinces that the palaces in this one are joined to, with a new palace."""
    board = view.board
    province = board.province_number[view.province]
    reached = network.joined_provinces(board, own, province)
    if not reached:
        return translate("TajMahal", "It is joined to no other province.")
    more = [number for number in reached if number not in network.joined_provinces(board, before, province)]
    if not more:
        return translate("TajMahal", "It is joined to no further province.")
    joined = names.provinces_listed([board.provinces[number].id for number in more], board)
    return translate("TajMahal", "It is joined to {provinces}.").format(provinces=joined)


def _in_all(move: Build | Royal, view: View) -> str:
    """Return points of the whole withdrawal with this palace, and whether other places would bring more."""
    assert view.placing is not None
    found, best = forecast.of_placing(view, move), forecast.of_placing(view)
    last = view.placing.ordinary + view.placing.royal == 1
    if last:
        words = translate("TajMahal", "%n point(s) in all.", None, found.points)
    else:
        words = translate("TajMahal", "At best %n point(s) in all.", None, found.points)
    if best.points > found.points:
        more = translate("TajMahal", "Elsewhere it could be {best}.").format(best=best.points)
        return f"{words} {more}"
    return words


#: What else has to happen: nobody acts before the seat withdraws; palaces stand where they score most.
NOTHING_CHANGES, BEST_PLACES = "nothing else changes", "best places"


def claims(move: Move, sight: Sight) -> tuple[Claim, ...]:
    """Return all that is stated of a legal move of the viewer."""
    view: View = sight.view
    match move:
        case Play():
            found = forecast.after_play(view, move)
            after = forecast.symbols_after(view, move)
            leads = [
                forecast.standing(view, view.seat, symbol, own) for symbol, own in zip(SYMBOLS, after, strict=True)
            ]
            wins = (_wins(one.symbol, one.lead == "alone", view) for one in leads)
            return (*_withdrawal(found, points(move, view), view, NOTHING_CHANGES), *wins)
        case Withdraw():
            found = forecast.of_withdrawal(view, view.seat)
            wins = (_wins(symbol, symbol in found.won, view) for symbol in SYMBOLS)
            return (*_withdrawal(found, points(move, view), view, ""), *wins, *_pairs(found, view))
        case Build() | Royal():
            found = forecast.of_placing(view, move)
            return tuple(_withdrawal(found, points(move, view), view, ""))
        case Take() if forecast.is_last_visit(view):
            return (Claim("hand", view.seat, points(move, view)),)
    return ()


def _withdrawal(found: Forecast, points: int, view: View, condition: str) -> Iterator[Claim]:
    """Yield points and cards of the withdrawal that a move makes or belongs to."""
    bound: Bound = "at most" if found.chosen else "exactly"
    yield Claim("points", view.seat, points, "turn", bound, condition)
    yield Claim("cards", view.seat, found.cards, "turn", "exactly", BEST_PLACES if found.chosen else condition)


def _wins(symbol: str, won: bool, view: View) -> Claim:
    return Claim(f"wins {symbol}", view.seat, int(won), "turn", "exactly", NOTHING_CHANGES)


def _pairs(found: Forecast, view: View) -> Iterator[Claim]:
    """Yield special cards that pairs of influence tiles bring at the end of the visit."""
    yield Claim("pairs", view.seat, len(found.pairs), "stage")


def move_row(move: Move, sight: Sight) -> MoveRow:
    """Return a move with what it brings, and the bonus tile that a palace takes: one of them is worth a card."""
    words = move_words.move_words(move, sight)
    if isinstance(move, Build) and (bonus := sight.view.cities[move.city].bonus):
        words = translate("TajMahal", "{city}: {bonus}").format(city=words, bonus=names.bonus_name(bonus))
    gain, tone = gain_words(move, sight) if move in sight.legal else ("", "quiet")
    return MoveRow(move, words, move_words.move_picture(move, sight), gain=gain, tone=tone)


def in_order(sight: Sight) -> Sequence[Move]:
    """Return places for palaces by points and then by cards; the rest as the rules have it, withdrawing last."""
    view: View = sight.view
    if view.step != "placing":
        return sight.legal
    found = {move: forecast.of_placing(view, move) for move in sight.legal}
    return sorted(sight.legal, key=lambda move: (-found[move].points, -found[move].cards, move.rank))


def moves_note(sight: Sight) -> str:
    """Return how to read the numbers in the list."""
    if any(isinstance(move, Play) for move in sight.legal):
        return translate(
            "TajMahal", "On the right: your points if you withdraw now, or play these cards and then withdraw."
        )
    placing = sight.view.placing
    if placing is not None and placing.ordinary + placing.royal > 1:
        return translate("TajMahal", "On the right: all the points, if you place the others where they bring most.")
    if placing is not None:
        return translate("TajMahal", "On the right: all the points of your withdrawal.")
    return ""


def doubt(move: Move, sight: Sight) -> str:
    """Return a royal palace where one has a palace already is allowed (§12.5), and joins nothing."""
    view: View = sight.view
    if not isinstance(move, Royal):
        return ""
    there = view.cities[move.city]
    if view.seat != there.ordinary:
        return ""
    words_ = translate("TajMahal", "You have a palace in {city}; a royal one there joins nothing more. Build it?")
    return words_.format(city=names.city_name(move.city, view.board))


def points(move: Move, view: View) -> int:
    """Return points of the withdrawal that a move makes or belongs to; for cards of a withdrawal right after them.

    Of a card taken the points that the hand gains, once these are the last to count (§10).
    """
    match move:
        case Play():
            return forecast.points_at_once(move) + forecast.after_play(view, move).points
        case Withdraw():
            return forecast.of_withdrawal(view, view.seat).points
        case Build() | Royal():
            return forecast.of_placing(view, move).points
        case Take(card=card) if forecast.is_last_visit(view):
            return forecast.hand_worth(view, (*view.hand, card)) - forecast.hand_worth(view, view.hand)
    return 0


def gain_words(move: Move, sight: Sight) -> tuple[str, str]:
    """Return the short text at the right of a move in the list, and its tone: cards are a gain if they bring more than
    now.
    """
    view: View = sight.view
    found = points(move, view)
    if isinstance(move, Play):
        now = forecast.of_withdrawal(view, view.seat).points
        return signed(found), "gain" if found > now else "quiet"
    if not found:
        return ("0", "quiet") if isinstance(move, Withdraw) else ("", "quiet")
    return signed(found), "gain"
