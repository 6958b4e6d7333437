"""What each event of Taj Mahal is worth telling: its lines in the log, its weight, its sound, its moment.

A withdrawal is told in the rulebook’s order, with its sums.
"""

from collections.abc import Sequence
from dataclasses import replace

from durbar.engine.event import Event
from durbar.games.taj_mahal import events as happened
from durbar.games.taj_mahal.moves import NOTHING
from durbar.games.taj_mahal.pieces import CARD, POINTS, TAJ_MAHAL, VISITS
from durbar.games.taj_mahal.symbols import WHITE
from durbar.ui.games.taj_mahal import names, pieces
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.telling import GameTelling, Telling, by_events
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.moment import LONG_MS, Moment, Ornament
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import listed, signed, strung, translate


def log_lines(events: Sequence[Event], sight: Sight) -> list[LogLine]:
    """Return what the events of one move say."""
    return TELLING.lines(events, sight)


# ---- cards ---------------------------------------------------------------------------------------------------------


def _cards_played(event: happened.CardsPlayed, sight: Sight) -> list[LogLine]:
    board = sight.view.board
    if event.extra == NOTHING:
        words = translate("TajMahal", "{name} plays {card}.")
    elif event.points:
        words = translate("TajMahal", "{name} plays {card} with {extra}: %n point(s).", None, event.points)
    else:
        words = translate("TajMahal", "{name} plays {card} with {extra}.")
    extra = "" if event.extra == NOTHING else names.card_name(event.extra, board)
    words = words.format(name=sight.name(event.seat), card=names.card_name(event.card, board), extra=extra)
    return [LogLine(words, names.card_picture(event.card), event.seat, section="9" if event.points else "5.1")]


def _card_drawn(event: happened.CardDrawn, sight: Sight) -> list[LogLine]:
    """Return the line of a drawn card.

    Only its owner is told which it was, and nobody where several share the screen.
    """
    known = event.card if sight.people == 1 and event.seat == sight.seat else None
    if event.cause == "bonus":
        words = translate("TajMahal", "{name} draws a card for the bonus tile.")
        if known:
            words = translate("TajMahal", "{name} draws a card for the bonus tile: {card}.")
    else:
        words = translate("TajMahal", "{name} has played no card, and draws one.")
        if known:
            words = translate("TajMahal", "{name} has played no card, and draws one: {card}.")
    card = "" if known is None else names.card_name(known, sight.view.board)
    picture = Picture(pieces.CARD_BACK) if known is None else names.card_picture(known)
    section = "6.1" if event.cause == "bonus" else "7"
    return [LogLine(words.format(name=sight.name(event.seat), card=card), picture, event.seat, section=section)]


def _pile_empty(event: happened.PileEmpty, sight: Sight) -> list[LogLine]:
    words = translate("TajMahal", "Both piles are empty: {name} gets no card.").format(name=sight.name(event.seat))
    return [LogLine(words, Picture(pieces.CARD_BACK), event.seat, section="12.3", quiet=True)]


def _pile_renewed(event: happened.PileRenewed, sight: Sight) -> list[LogLine]:
    words = translate("TajMahal", "The discard pile becomes the draw pile: %n card(s), shuffled.", None, event.cards)
    return [LogLine(words, Picture(pieces.CARD_BACK), section="12.3", quiet=True)]


def _put_away(event: happened.CardsPutAway, sight: Sight) -> list[LogLine]:
    if event.discarded and event.kept:
        words = translate("TajMahal", "{name} discards %n card(s) and takes back {cards}.", None, len(event.discarded))
    else:
        words = translate("TajMahal", "{name} discards %n card(s).", None, len(event.discarded))
    kept = listed([names.card_name(card, sight.view.board) for card in event.kept])
    words = words.format(name=sight.name(event.seat), cards=kept)
    return [LogLine(words, Picture(pieces.CARD_BACK), event.seat, section="7", quiet=True)]


def _card_taken(event: happened.CardTaken, sight: Sight) -> list[LogLine]:
    words = translate("TajMahal", "{name} takes {card} from the display.")
    words = words.format(name=sight.name(event.seat), card=names.card_name(event.card, sight.view.board))
    return [LogLine(words, names.card_picture(event.card), event.seat)]


# ---- withdrawing ---------------------------------------------------------------------------------------------------


def _withdrew(event: happened.Withdrew, sight: Sight) -> list[LogLine]:
    won = [line.symbol for line in event.symbols if line.won]
    name = sight.name(event.seat)
    if won:
        words = translate("TajMahal", "{name} withdraws and wins {symbols}.")
        words = words.format(name=name, symbols=names.the_symbols(won))
        picture = names.symbol_picture(won[0])
    else:
        words = translate("TajMahal", "{name} withdraws and wins nothing.").format(name=name)
        picture = Picture(pieces.CARD_BACK)
    lines = [LogLine(words, picture, event.seat, section="5.2")]
    lost = [_not_won(line) for line in event.symbols if line.own and line.there and not line.won]
    if lost:
        words = translate("TajMahal", "{name} does not win {symbols}.").format(name=name, symbols=", ".join(lost))
        lines.append(LogLine(words, None, event.seat, section="12.2", quiet=True))
    return lines


def _not_won(line: happened.Comparison) -> str:
    if line.own == line.best:
        words = translate("TajMahal", "{symbol} (tie at {own})")
    else:
        words = translate("TajMahal", "{symbol} ({own} against {best})")
    return words.format(symbol=names.the_symbol(line.symbol), own=line.own, best=line.best)


def _palace_placed(event: happened.PalacePlaced, sight: Sight) -> list[LogLine]:
    if event.royal:
        words = translate("TajMahal", "{name} builds the royal palace in {city}.")
    elif event.bonus:
        words = translate("TajMahal", "{name} builds in {city} and takes {bonus}.")
    else:
        words = translate("TajMahal", "{name} builds in {city}.")
    words = words.format(
        name=sight.name(event.seat),
        city=names.city_name(event.city, sight.view.board),
        bonus=names.bonus_name(event.bonus) if event.bonus else "",
    )
    return [LogLine(words, names.palace_picture(event.seat, sight, event.royal), event.seat, section="5.2")]


def _bonus_scored(event: happened.BonusScored, sight: Sight) -> list[LogLine]:
    if event.kind == CARD:
        return []  # the card that is drawn says it
    name = sight.name(event.seat)
    if event.kind in (POINTS, TAJ_MAHAL):
        words = translate("TajMahal", "{name} scores %n point(s) for {bonus}.", None, event.points)
    else:
        words = translate(
            "TajMahal", "{name} scores %n point(s) for {bonus}: {number} of this good in all.", None, event.points
        )
    words = words.format(name=name, bonus=names.bonus_name(event.kind), number=event.owned)
    short = _points_scored(event.seat, event.points, sight)
    return [LogLine(words, names.bonus_picture(event.kind), event.seat, section="6.1", short=short)]


def _points_scored(seat: int, points: int, sight: Sight) -> str:
    return translate("TajMahal", "{name} scores %n point(s).", None, points).format(name=sight.name(seat))


def _province_scored(event: happened.ProvinceScored, sight: Sight) -> list[LogLine]:
    goods = " + ".join(names.good_counted(good, owned) for good, owned in event.goods)
    words = translate("TajMahal", "{name} scores %n point(s) for province tile {tile} ({goods}).", None, event.points)
    words = words.format(name=sight.name(event.seat), tile=event.tile, goods=goods)
    short = _points_scored(event.seat, event.points, sight)
    return [LogLine(words, names.tile_picture(event.tile, sight.view), event.seat, section="6.2", short=short)]


def _palaces_scored(event: happened.PalacesScored, sight: Sight) -> list[LogLine]:
    board = sight.view.board
    if event.provinces:
        words = translate(
            "TajMahal", "{name} scores %n point(s) for palaces: 1 + {number} ({provinces}).", None, event.points
        )
    else:
        words = translate(
            "TajMahal", "{name} scores %n point(s) for palaces, with no province joined.", None, event.points
        )
    words = words.format(
        name=sight.name(event.seat),
        number=len(event.provinces),
        provinces=", ".join(names.province_name(province, board) for province in event.provinces),
    )
    short = _points_scored(event.seat, event.points, sight)
    return [LogLine(words, names.palace_picture(event.seat, sight), event.seat, section="6.3", short=short)]


# ---- visits and the end --------------------------------------------------------------------------------------------


def _pair_exchanged(event: happened.PairExchanged, sight: Sight) -> list[LogLine]:
    robbed = () if event.owner in (None, event.seat) else (event.owner,)
    return [LogLine(exchange_words(event, sight), names.card_picture(event.card), event.seat, section="8", to=robbed)]


def exchange_words(event: happened.PairExchanged, sight: Sight) -> str:
    """Return the words for two influence tiles given back for a special card, and who loses it."""
    if event.owner == event.seat:
        words = translate("TajMahal", "{name} gives back two {symbol} tiles for {card}, in hand already.")
    elif event.owner is not None:
        words = translate("TajMahal", "{name} gives two {symbol} tiles for {card}, out of {owner}’s hand.")
    else:
        words = translate("TajMahal", "{name} gives two {symbol} tiles for {card}.")
    return words.format(
        name=sight.name(event.seat),
        symbol=names.symbol_name(event.symbol),
        card=names.card_name(event.card, sight.view.board),
        owner="" if event.owner is None else sight.name(event.owner),
    )


def _visit_ended(event: happened.VisitEnded, sight: Sight) -> list[LogLine]:
    if not event.unclaimed:
        return []
    words = translate("TajMahal", "Nobody has won province tile {tile}, which leaves the game.").format(
        tile=event.visit
    )
    return [LogLine(words, names.tile_picture(event.visit, sight.view), section="12.4", quiet=True)]


def _visit_began(event: happened.VisitBegan, sight: Sight) -> list[LogLine]:
    words = translate("TajMahal", "Visit {visit}: {province}; {name} begins").format(
        visit=event.visit,
        province=names.province_name(event.province, sight.view.board),
        name=sight.name(event.start),
    )
    lines = [LogLine(words, names.tile_picture(event.visit, sight.view), heading=True, section="8")]
    if event.display:
        cards = listed([names.card_name(card, sight.view.board) for card in event.display])
        shown = translate("TajMahal", "The display brings {cards}.").format(cards=cards)
        lines.append(LogLine(shown, names.card_picture(event.display[0]), quiet=True, section="8"))
    return lines


def _hand_scored(event: happened.HandScored, sight: Sight) -> list[LogLine]:
    parts = []
    if event.white:
        parts.append(translate("TajMahal", "%n white", None, event.white))
    if event.many:
        parts.append(names.cards_of(event.colour, event.many))
    if event.special:
        parts.append(translate("TajMahal", "%n special", None, event.special))
    name = sight.name(event.seat)
    if not parts:
        words = translate("TajMahal", "{name} has no card left, and scores nothing.").format(name=name)
    else:
        words = translate("TajMahal", "{name} scores %n point(s) for the hand: {cards}.", None, event.points)
        words = words.format(name=name, cards=" + ".join(parts))
    return [LogLine(words, Picture(f"taj_mahal/card-{event.colour or WHITE}"), event.seat, section="10")]


def _game_ended(event: happened.GameEnded, sight: Sight) -> list[LogLine]:
    best = [standing for standing in event.standings if standing.rank == 1]
    if len(best) > 1:
        words = translate("TajMahal", "{names} share the victory with %n point(s)", None, best[0].score)
    else:
        words = translate("TajMahal", "{names} wins with %n point(s)", None, best[0].score)
    words = words.format(names=names.players([standing.seat for standing in best], sight))
    return [LogLine(words, Picture("kit/winner"), best[0].seat, heading=True, section="10")]


# ---- headlines ---------------------------------------------------------------------------------------------------

#: What a withdrawal brings, and what scores among it.
_SCORES = (happened.BonusScored, happened.ProvinceScored, happened.PalacesScored)
_BRINGS = (*_SCORES, happened.PalacePlaced, happened.CardDrawn, happened.CardsPutAway, happened.CardTaken)


def headlines(lines: Sequence[LogLine], sight: Sight) -> list[LogLine]:
    """Return the lines of the log, with one for all that a withdrawal brings."""
    told: list[LogLine] = []
    groups = by_events(lines)
    for at, (event, group) in enumerate(groups):
        if isinstance(event, happened.Withdrew):
            brought = [one for one, _ in groups[at:] if isinstance(one, _SCORES) and one.seat == event.seat]
            told.append(_with_points(group[0], event.seat, sum(one.points for one in brought), sight))
        elif not isinstance(event, _BRINGS):
            told += group
    return told


def _with_points(line: LogLine, seat: int, points: int, sight: Sight) -> LogLine:
    """Return the line of a withdrawal, with all its points."""
    if not points:
        return line
    scores = translate("TajMahal", "%n point(s) in all", None, points)
    short = translate("TajMahal", "{name} withdraws: %n point(s).", None, points).format(name=sight.name(seat))
    return replace(line, words=f"{strung([line.words.removesuffix('.'), scores])}.", short=short)


# ---- moments -----------------------------------------------------------------------------------------------------


def _points(points: int, whole: int) -> str:
    """Return what the province was worth, and, where more came with it, all that the same move brought."""
    words = translate("TajMahal", "{points} point(s)", "what a moment was worth, signed", points)
    if whole > points:
        words = translate(
            "TajMahal", "{points} point(s), {whole} for this withdrawal", "what a moment was worth, signed", points
        )
    return words.format(points=signed(points), whole=signed(whole))


def _province(event: happened.ProvinceScored, before: Sight, after: Sight) -> Moment:
    title = translate("TajMahal", "{province} is won").format(
        province=names.province_name(before.view.province, before.view.board)
    )
    picture = names.tile_picture(event.tile, before.view)
    whole = after.view.scores[event.seat] - before.view.scores[event.seat]
    return Moment(title, picture, event.seat, worth=_points(event.points, whole), length=LONG_MS)


def _won(event: happened.PairExchanged, _before: Sight, _after: Sight) -> Moment | None:
    """Return a special card, out of another's hand or from the table.

    Nothing changes for who has it in hand already.
    """
    if event.owner == event.seat:
        return None
    title = translate("TajMahal", "A special card changes hands")
    if event.owner is None:
        title = translate("TajMahal", "A special card is won")
    return Moment(title, names.card_picture(event.card), event.seat, length=LONG_MS)


def _last_visit(event: happened.VisitBegan, _before: Sight, after: Sight) -> Moment | None:
    if event.visit != VISITS:
        return None
    return Moment(translate("TajMahal", "The last visit"), names.tile_picture(event.visit, after.view), length=LONG_MS)


#: How its moments look.
ORNAMENT = Ornament(
    crest="taj_mahal_moments/crest",
    crown="taj_mahal/crown",
    ground="#F4F1EA",
    line="#B98A2F",
    ink="#22303A",
    quiet="#50605C",
    gain="#2D6A5A",
    refuse="#A23A24",
    row="#FFFFFF",
    best="#3F7F6E",
    best_ink="#FFFFFF",
    best_quiet="#FFFFFF",
    night=Ornament(
        crest="taj_mahal_moments/crest",
        crown="taj_mahal/crown",
        ground="#12241F",
        line="#C9A04A",
        ink="#F1F5EF",
        quiet="#B4C7BD",
        row="#1B372E",
        best="#2F6A5A",
        best_ink="#FFFFFF",
        best_quiet="#E3F0EA",
    ),
)

#: The most telling first: where several happen at once and only one is heard or shown, it is that.
TELLING = GameTelling(
    {
        happened.GameEnded: Telling(5, _game_ended, sound="end"),
        happened.ProvinceTaken: Telling(0, sound="elephant"),
        happened.VisitBegan: Telling(1, _visit_began, sound="drum", moment=_last_visit),
        happened.CrownTaken: Telling(0, sound="gong"),
        happened.PalacePlaced: Telling(4, _palace_placed, sound="stone"),
        happened.InfluenceTaken: Telling(0, sound="wood"),
        happened.PairExchanged: Telling(4, _pair_exchanged, sound="card", moment=_won),
        happened.CardsPlayed: Telling(5, _cards_played, sound="card"),
        happened.CardTaken: Telling(1, _card_taken, sound="card"),
        happened.CardDrawn: Telling(1, _card_drawn, sound="card"),
        happened.Withdrew: Telling(5, _withdrew),
        happened.ProvinceScored: Telling(4, _province_scored, moment=_province),
        happened.PalacesScored: Telling(4, _palaces_scored),
        happened.HandScored: Telling(4, _hand_scored),
        happened.BonusScored: Telling(3, _bonus_scored),
        happened.VisitEnded: Telling(1, _visit_ended),
        happened.PileEmpty: Telling(1, _pile_empty),
        happened.PileRenewed: Telling(0, _pile_renewed),
        happened.CardsPutAway: Telling(0, _put_away),
    },
    ORNAMENT,
)
