"""What each event of Raja is worth telling: its lines in the log, its weight, its sound, its moment over the board."""

from collections.abc import Sequence
from itertools import groupby

from durbar.engine.event import Event
from durbar.games.raja import events as happened
from durbar.games.raja.track import order
from durbar.games.raja.view import View
from durbar.ui.games.raja import names
from durbar.ui.games.raja.pieces import ARCHITECT, CENTRAL, COIN, HOUSE, OUTER
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.telling import GameTelling, Telling, by_events
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.moment import LONG_MS, SHORT_MS, Moment, Ornament
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import listed, signed, translate


def log_lines(events: Sequence[Event], sight: Sight) -> list[LogLine]:
    """Return what the events of one move say, or of several that are told as one."""
    lines: list[LogLine] = []
    for travels, group in groupby(events, key=lambda event: isinstance(event, happened.Travelled)):
        if travels:
            walks = [event for event in group if isinstance(event, happened.Travelled)]
            lines.append(_journey(walks, sight).telling(TELLING.weight(*walks), *walks))
        else:
            lines += TELLING.lines(list(group), sight)
    return lines


def continues(before: Sequence[Event], events: Sequence[Event]) -> bool:
    """Return whether a move walks on: a journey of several roads is told, and taken back, as one."""
    return (
        len(before) == len(events) == 1
        and isinstance(before[0], happened.Travelled)
        and isinstance(events[0], happened.Travelled)
        and before[0].seat == events[0].seat
    )


# ---- before the first round ----------------------------------------------------------------------------------------


def _bid_made(event: happened.BidMade, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "{name} bids {gold}.").format(name=sight.name(event.seat), gold=event.gold)
    return [LogLine(words, Picture(COIN), event.seat, quiet=True, raises=True)]


def _bid_passed(event: happened.BidPassed, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "{name} passes.").format(name=sight.name(event.seat))
    return [LogLine(words, None, event.seat, quiet=True)]


def _auction_won(event: happened.AuctionWon, sight: Sight) -> list[LogLine]:
    if event.gold:
        words = translate("Raja", "{name} pays %n gold and chooses a character.", None, event.gold)
    else:
        words = translate("Raja", "{name} pays nothing and chooses a character.")
    return [LogLine(words.format(name=sight.name(event.seat)), Picture(COIN), event.seat, section="11.2.5")]


def _character_chosen(event: happened.CharacterChosen, sight: Sight) -> list[LogLine]:
    if event.instead:
        words = translate("Raja", "{name} chooses {the_character} in its place.")
    else:
        words = translate("Raja", "{name} chooses {the_character}.")
    words = words.format(name=sight.name(event.seat), the_character=names.the_character(event.card))
    return [LogLine(words, names.character_picture(event.card), event.seat)]


def _at_home(event: happened.ArchitectsAtHome, sight: Sight) -> list[LogLine]:
    board = sight.view.board
    places = [
        translate("Raja", "{name} in {city}").format(name=sight.name(seat), city=names.city_name(city, board))
        for seat, city in enumerate(event.cities)
    ]
    words = translate("Raja", "The architects begin at home: {places}.").format(places=listed(places))
    return [LogLine(words, None, section="12.5")]


def _house_placed(event: happened.HousePlaced, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "{name} places a house {where}.")
    words = words.format(name=sight.name(event.seat), where=names.where(event.village, sight.view.board))
    return [LogLine(words, names.piece(HOUSE, event.seat, sight), event.seat)]


def _supplies_given(event: happened.SuppliesGiven, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "Each player takes %n house(s) from the quarry into the reserve.", None, event.houses)
    return [LogLine(words, names.action_picture("quarry"), section="5.2")]


# ---- a round -------------------------------------------------------------------------------------------------------


def _round_began(event: happened.RoundBegan, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "Round {round}: the Maharaja goes to {city}")
    words = words.format(round=event.round, city=names.city_name(event.city, sight.view.board))
    return [LogLine(words, names.arms_picture(event.city, sight.view.board), heading=True, section="6.1")]


def _disc_laid(event: happened.DiscLaid, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "{name} lays their disc face down.").format(name=sight.name(event.seat))
    return [LogLine(words, Picture("raja/disc-back"), event.seat, quiet=True)]


def _turn_began(event: happened.TurnBegan, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "{name} turns the disc over: {actions}.")
    words = words.format(name=sight.name(event.seat), actions=names.actions_listed(event.actions))
    return [LogLine(words, names.action_picture(event.actions[0]), event.seat, chosen=True)]


def _trader_paid(event: happened.TraderPaid, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "The Trader brings {name} %n gold.", None, event.gold)
    return [LogLine(words.format(name=sight.name(event.seat)), names.character_picture(2), event.seat, quiet=True)]


def _chit_gained(event: happened.ChitGained, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "The Yogi brings {name} an action chit.").format(name=sight.name(event.seat))
    return [LogLine(words, Picture("raja/chit"), event.seat, quiet=True)]


def _journey(walks: Sequence[happened.Travelled], sight: Sight) -> LogLine:
    board = sight.view.board
    paid: dict[int, int] = {}
    for walk in walks:
        for owner, gold in walk.tolls:
            paid[owner] = paid.get(owner, 0) + gold
    via = listed([names.city_name(walk.to, board) for walk in walks[:-1]])
    if via:
        words = translate("Raja", "{name} goes from {origin} to {to} via {via}{tolls}.")
    else:
        words = translate("Raja", "{name} goes from {origin} to {to}{tolls}.")
    name, to = sight.name(walks[0].seat), names.city_name(walks[-1].to, board)
    tolls = _tolls_told(paid, any(walk.by_bank for walk in walks), sight)
    origin = names.city_name(walks[0].origin, board)
    words = words.format(name=name, origin=origin, to=to, via=via, tolls=tolls)
    short = translate("Raja", "{name} goes {to}{tolls}.")
    short = short.format(name=name, to=names.towards(walks[-1].to, board), tolls=tolls)
    picture = names.piece(ARCHITECT, walks[0].seat, sight)
    return LogLine(words, picture, walks[0].seat, to=tuple(paid), short=short)


def _tolls_told(paid: dict[int, int], by_bank: bool, sight: Sight) -> str:
    """Return what follows a journey in its sentence; nothing for one that is free."""
    if not paid:
        return ""
    words = translate("Raja", ": the bank pays {tolls}") if by_bank else translate("Raja", ": {tolls}")
    return words.format(tolls=names.paid_words(paid, sight))


def _gold_taken(event: happened.GoldTaken, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "{name} takes %n gold.", None, event.gold).format(name=sight.name(event.seat))
    return [LogLine(words, Picture(COIN), event.seat)]


def _quarried(event: happened.Quarried, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "{name} takes %n house(s) from the quarry.", None, event.houses)
    return [LogLine(words.format(name=sight.name(event.seat)), names.action_picture("quarry"), event.seat)]


def _house_built(event: happened.HouseBuilt, sight: Sight) -> list[LogLine]:
    if event.price:
        words = translate("Raja", "{name} builds a house {where}.")
    else:
        words = translate("Raja", "{name} builds a house {where}, for nothing with the Builder.")
    words = words.format(name=sight.name(event.seat), where=names.where(event.place, sight.view.board))
    return [LogLine(words, names.piece(HOUSE, event.seat, sight), event.seat)]


def _palace_built(event: happened.PalaceBuilt, sight: Sight) -> list[LogLine]:
    if event.site:
        words = translate("Raja", "{name} builds an outer palace in {city} for {price} gold: palace {number}.")
    else:
        words = translate("Raja", "{name} builds the central palace in {city} for {price} gold: palace {number}.")
    name, city = sight.name(event.seat), names.city_name(event.city, sight.view.board)
    words = words.format(name=name, city=city, price=event.price, number=event.number)
    short = translate("Raja", "{name} builds a palace in {city}.").format(name=name, city=city)
    picture = names.piece(OUTER if event.site else CENTRAL, event.seat, sight)
    return [LogLine(words, picture, event.seat, short=short)]


def _house_lifted(event: happened.HouseLifted, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "{name} takes up a house {where}.")
    words = words.format(name=sight.name(event.seat), where=names.where(event.place, sight.view.board))
    return [LogLine(words, names.piece(HOUSE, event.seat, sight), event.seat, quiet=True)]


def _house_moved(event: happened.HouseMoved, sight: Sight) -> list[LogLine]:
    if event.by_builder:
        words = translate("Raja", "{name} puts the house down {where}, with the Builder.")
    else:
        words = translate("Raja", "{name} puts the house down {where}.")
    words = words.format(name=sight.name(event.seat), where=names.where(event.place, sight.view.board))
    return [LogLine(words, names.piece(HOUSE, event.seat, sight), event.seat)]


def _marker_lowered(event: happened.MarkerLowered, sight: Sight) -> list[LogLine]:
    view: View = sight.view
    cities = [view.board.junctions[number].id for number in view.board.cities]
    next_city = cities[order(event.after)[0]]
    if order(event.before)[0] == order(event.after)[0]:
        words = translate("Raja", "{name} moves {city} two spaces down; {next} stays the next city.")
    else:
        words = translate("Raja", "{name} moves {city} two spaces down; {next} is the next city now.")
    words = words.format(
        name=sight.name(event.seat),
        city=names.city_name(event.city, view.board),
        next=names.city_name(next_city, view.board),
    )
    short = translate("Raja", "{name} moves {city} two spaces down.")
    short = short.format(name=sight.name(event.seat), city=names.city_name(event.city, view.board))
    return [LogLine(words, names.arms_picture(event.city, view.board), event.seat, short=short)]


def _character_taken(event: happened.CharacterTaken, sight: Sight) -> list[LogLine]:
    if event.owner is not None and event.returned is not None:
        words = translate("Raja", "{name} takes {card} from {owner} and gives {returned} back to the bank.")
    elif event.owner is not None:
        words = translate("Raja", "{name} takes {card} from {owner}.")
    elif event.returned is not None:
        words = translate("Raja", "{name} takes {card} from the bank and gives {returned} back.")
    else:
        words = translate("Raja", "{name} takes {card} from the bank.")
    words = words.format(
        name=sight.name(event.seat),
        card=names.the_character(event.card),
        owner="" if event.owner is None else sight.name(event.owner),
        returned="" if event.returned is None else names.the_character(event.returned),
    )
    robbed = () if event.owner is None else (event.owner,)
    return [LogLine(words, names.character_picture(event.card), event.seat, to=robbed)]


def _character_attracted(event: happened.CharacterAttracted, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "{name} attracts a character from {owner}.")
    words = words.format(name=sight.name(event.seat), owner=sight.name(event.target))
    return [LogLine(words, names.action_picture("characters"), event.seat, to=(event.target,))]


def _character_given(event: happened.CharacterGiven, sight: Sight) -> list[LogLine]:
    if event.attracted:
        words = translate("Raja", "{name} gives {card} to {to}.")
    else:
        words = translate("Raja", "{name} gives {card} to {to} in return.")
    words = words.format(name=sight.name(event.seat), card=names.the_character(event.card), to=sight.name(event.to))
    return [LogLine(words, names.character_picture(event.card), event.seat, to=(event.to,))]


def _chit_used(event: happened.ChitUsed, sight: Sight) -> list[LogLine]:
    words = translate("Raja", "{name} uses an action chit: {action}.")
    words = words.format(name=sight.name(event.seat), action=names.action_name(event.action))
    return [LogLine(words, Picture("raja/chit"), event.seat)]


def _turn_ended(event: happened.TurnEnded, sight: Sight) -> list[LogLine]:
    if not event.forgone:
        words = translate("Raja", "{name} ends the turn.").format(name=sight.name(event.seat))
        return [LogLine(words, None, event.seat, quiet=True)]
    words = translate("Raja", "{name} forgoes {actions}: %n gold to each of the others.", None, event.gold)
    words = words.format(name=sight.name(event.seat), actions=names.actions_listed(event.forgone))
    paid = tuple(seat for seat in range(len(sight.players)) if seat != event.seat and event.gold)
    return [LogLine(words, names.action_picture(event.forgone[0]), event.seat, section="7.7", to=paid)]


# ---- scoring and end -----------------------------------------------------------------------------------------------


def _city_scored(event: happened.CityScored, sight: Sight) -> list[LogLine]:
    lines = [LogLine(_is_scored(event, sight), Picture("raja/maharaja"), heading=True, section="8")]
    for seat in event.score.ranking:
        points, gold = event.score.points[seat].total, event.score.gold[seat]
        told = translate("Raja", "{name}: %n point(s)", None, points).format(name=sight.name(seat))
        words = translate("Raja", "{points}, {gold}").format(points=told, gold=names.gold_words(gold))
        lines.append(LogLine(words, Picture(COIN), seat, section="8"))
    if not event.score.ranking:
        lines.append(LogLine(translate("Raja", "Nobody has points there."), None, section="8"))
    return lines


def _is_scored(event: happened.CityScored, sight: Sight) -> str:
    return translate("Raja", "{city} is scored").format(city=names.city_name(event.city, sight.view.board))


def _game_ended(event: happened.GameEnded, sight: Sight) -> list[LogLine]:
    best = event.standings[0]
    words = translate("Raja", "{name} wins with %n palace(s)", None, best.score).format(name=sight.name(best.seat))
    return [LogLine(words, Picture("kit/winner"), best.seat, heading=True, section="10")]


# ---- headlines ---------------------------------------------------------------------------------------------------


def headlines(lines: Sequence[LogLine], sight: Sight) -> list[LogLine]:
    """Return the lines of the log, with one for a scoring, which has everybody’s sum."""
    told: list[LogLine] = []
    for event, group in by_events(lines):
        told += [_city_sums(event, sight)] if isinstance(event, happened.CityScored) else group
    return told


def _city_sums(event: happened.CityScored, sight: Sight) -> LogLine:
    """Return the viewer’s own gold first, then from the most down."""
    gold = event.score.gold
    seats = sorted(range(len(gold)), key=lambda seat: (seat != sight.seat, -gold[seat]))
    sums = ", ".join(f"{sight.name(seat)} {signed(gold[seat])}" for seat in seats if gold[seat] or seat == sight.seat)
    city = names.city_name(event.city, sight.view.board)
    words = translate("Raja", "{city} is scored, gold: {sums}").format(city=city, sums=sums)
    line = LogLine(words, Picture("raja/maharaja"), heading=True, section="8", to=tuple(seats))
    return line.telling(TELLING.weight(event), event)


# ---- moments -----------------------------------------------------------------------------------------------------


def _taken(event: happened.CharacterTaken, _before: Sight, after: Sight) -> Moment | None:
    """Return the moment of a character taken from another player; None for one from the bank, which robs nobody."""
    if event.owner is None:
        return None
    return _robbed(event.owner, event.card, after)


def _given(event: happened.CharacterGiven, _before: Sight, after: Sight) -> Moment | None:
    return _robbed(event.seat, event.card, after) if event.attracted else None


def _robbed(owner: int, card: int, sight: Sight) -> Moment:
    mine = owner == sight.seat and sight.people == 1
    title = translate("Raja", "A character changes hands")
    length = LONG_MS if mine else SHORT_MS
    return Moment(title, names.character_picture(card), owner, length=length)


def _auction(event: happened.AuctionWon, _before: Sight, _after: Sight) -> Moment:
    return Moment(translate("Raja", "The bidding is over"), Picture(COIN), event.seat)


def _last_round(event: happened.RoundBegan, _before: Sight, after: Sight) -> Moment | None:
    if event.round != after.view.last_round:
        return None
    picture = names.arms_picture(event.city, after.view.board)
    return Moment(translate("Raja", "The last round"), picture, length=LONG_MS)


#: How its moments look.
ORNAMENT = Ornament(
    crest="raja_moments/crest",
    ground="#E9D3A9",
    line="#8E2F2B",
    ink="#3A1D12",
    quiet="#6E4A22",
    gain="#3A6427",
    refuse="#8E2F2B",
    row="#F3E4C4",
    best="#8E2F2B",
    best_ink="#FFF3DA",
    best_quiet="#F0CFA0",
    night=Ornament(
        crest="raja_moments/crest",
        ground="#2A1411",
        line="#C98A45",
        ink="#F8E7CB",
        quiet="#D9B98C",
        row="#3E2019",
        best="#8E2F2B",
        best_ink="#FFF3DA",
        best_quiet="#F0CFA0",
    ),
)

#: The most telling first: where several happen at once and only one is heard or shown, it is that.
TELLING = GameTelling(
    {
        happened.GameEnded: Telling(5, _game_ended, sound="end"),
        happened.CityScored: Telling(5, _city_scored, sound="gong"),
        happened.CharacterTaken: Telling(4, _character_taken, sound="card", moment=_taken),
        happened.CharacterGiven: Telling(4, _character_given, sound="card", moment=_given),
        happened.PalaceBuilt: Telling(5, _palace_built, sound="stone"),
        happened.RoundBegan: Telling(1, _round_began, sound="drum", moment=_last_round),
        happened.HouseBuilt: Telling(3, _house_built, sound="wood"),
        happened.HouseMoved: Telling(3, _house_moved, sound="wood"),
        happened.HousePlaced: Telling(3, _house_placed, sound="wood"),
        happened.Quarried: Telling(2, _quarried, sound="stone"),
        happened.GoldTaken: Telling(2, _gold_taken, sound="coins"),
        happened.TraderPaid: Telling(0, _trader_paid, sound="coins"),
        happened.AuctionWon: Telling(2, _auction_won, sound="coins", moment=_auction),
        happened.BidMade: Telling(3, _bid_made, sound="coins"),
        happened.Travelled: Telling(1, sound="wood"),
        happened.CharacterChosen: Telling(3, _character_chosen, sound="card"),
        happened.ChitUsed: Telling(2, _chit_used, sound="card"),
        happened.ChitGained: Telling(0, _chit_gained, sound="card"),
        happened.DiscLaid: Telling(0, _disc_laid, sound="wood"),
        happened.MarkerLowered: Telling(4, _marker_lowered),
        happened.TurnEnded: Telling(4, _turn_ended),
        happened.CharacterAttracted: Telling(3, _character_attracted),
        happened.ArchitectsAtHome: Telling(2, _at_home),
        happened.TurnBegan: Telling(1, _turn_began),
        happened.BidPassed: Telling(0, _bid_passed),
        happened.SuppliesGiven: Telling(0, _supplies_given),
        happened.HouseLifted: Telling(0, _house_lifted),
        happened.ArrowPointed: Telling(0),
    },
    ORNAMENT,
)
