"""What each event of The Dice Charmers is worth telling: its lines in the log, its weight, its sound, its moment.

A turn is told as a whole, each bonus of its chain on a line of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from durbar.engine.event import Event
from durbar.games.dice_charmers import events as happened
from durbar.games.dice_charmers.names import DICE, GOODS
from durbar.games.dice_charmers.sheet import Sheet
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import deeds, names, pieces, seats
from durbar.ui.games.dice_charmers.words import move_words, phrases
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.telling import GameTelling, Telling
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.moment import LONG_MS, Moment, Ornament
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import capital, listed, translate

#: Stands before a bonus, once for each bonus that led to it.
ARROW = "→"


class Link(msgspec.Struct):
    """A link of a chain: the die or the bonus that is carried out, and all that comes of it.

    cause: the event that began it. depth: how many bonuses led to it, 0 for the die's action.
    """

    cause: Event
    depth: int
    events: list[Event]


def continues(before: Sequence[Event], events: Sequence[Event]) -> bool:
    """Return whether a move goes on with the turn of the one before: a turn is told as one."""
    return not any(isinstance(event, (happened.TurnEnded, happened.Passed)) for event in before)


def log_lines(events: Sequence[Event], sight: Sight) -> list[LogLine]:
    """Return what the events of a turn, or of some of its moves, say."""
    lines: list[LogLine] = []
    for link in links(events):
        weight = TELLING.weight(link.cause, *link.events)
        lines += [line.telling(weight, link.cause, *link.events) for line in _told(link, sight)]
        lines += TELLING.lines([event for event in link.events if isinstance(event, happened.TracksCrossed)], sight)
    lines += [_sum(events, sight).telling(0, *events)] if _is_chain(events) else []
    return lines + TELLING.lines([event for event in events if isinstance(event, _ENDS)], sight)


def links(events: Sequence[Event]) -> list[Link]:
    """Return the chain of a turn: its links in the order they were carried out."""
    found: list[Link] = []
    depths: dict[str, int] = {}
    for event in events:
        if isinstance(event, _STARTS) and not getattr(event, "merged", False):
            depth = depths.get(event.bonus, 1) if isinstance(event, happened.BonusUsed) else 0
            found.append(Link(event, depth, []))
        elif isinstance(event, _ENDS):
            continue
        elif found:
            found[-1].events.append(event)
        else:  # a turn whose beginning is not among these events
            found.append(Link(event, 0, [event]))
        if isinstance(event, happened.BonusGained):
            depths[event.bonus] = found[-1].depth + 1
    return found


_STARTS = (happened.DieChosen, happened.DiceRerolled, happened.Passed, happened.BonusUsed)
_ENDS = (
    happened.BonusLost,
    happened.TurnEnded,
    happened.PassBegan,
    happened.RoundBegan,
    happened.GameEnded,
)


# ---- a turn --------------------------------------------------------------------------------------------------------


def _told(link: Link, sight: Sight) -> list[LogLine]:
    view: View = sight.view
    cause = link.cause
    rest = phrases.joined(link.events, view.sheet, named(cause, view))
    match cause:
        case happened.DieChosen():
            return [_chosen(cause, rest, sight)]
        case happened.DiceRerolled():
            return [_rerolled(cause, sight)]
        case happened.Passed(seat=seat):
            words_ = translate("DiceCharmers", "{name} can use no die, and passes.").format(name=sight.name(seat))
            return [LogLine(words_, None, seat, section="8")]
        case happened.BonusUsed(seat=seat, bonus=bonus):
            return [_bonus(bonus, seat, link, rest, view.sheet)]
    return [LogLine(f"{capital(rest)}.", None, getattr(cause, "seat", None))] if rest else []


def named(cause: Event, view: View) -> str:
    """Return the character, or the shape of a road, that a link’s cause names; "" for none."""
    match cause:
        case happened.DieChosen(die=die, face=face):
            return view.board.faces[names.colour_of(die)][face].what
        case happened.BonusUsed(bonus=bonus):
            effect = names.effect_of(bonus, view.sheet)
            return effect.who or effect.shape
    return ""


def _chosen(event: happened.DieChosen, rest: str, sight: Sight) -> LogLine:
    view: View = sight.view
    if event.idle:
        words_ = translate("DiceCharmers", "{name} picks the {die}, which brings nothing.")
    elif rest and rest != _gained_words(event, view):
        words_ = translate("DiceCharmers", "{name} picks the {die}: {rest}.")
    else:
        words_ = translate("DiceCharmers", "{name} picks the {die}.")
    colour = names.colour_of(event.die)
    name, die = sight.name(event.seat), names.face_words(event.die, event.face, view)
    return LogLine(
        words_.format(name=name, die=die, rest=rest),
        Picture(pieces.die(colour, view.board.faces[colour][event.face])),
        event.seat,
        section=_SECTIONS[colour],
        short=translate("DiceCharmers", "{name} picks the {die}.").format(name=name, die=die),
    )


def _gained_words(event: happened.DieChosen, view: View) -> str:
    """Return what the purple die alone would bring, which its name says already."""
    colour = names.colour_of(event.die)
    goods = tuple(GOODS[kind] for kind in view.board.faces[colour][event.face].goods)
    return phrases.joined([happened.GoodsGained(event.seat, goods)], view.sheet) if goods else ""


_SECTIONS = ("5.1", "5.2", "5.5", "5.6")


def _rerolled(event: happened.DiceRerolled, sight: Sight) -> LogLine:
    words_ = translate("DiceCharmers", "{name} spends a karma and rolls {first} and {second}.")
    first, second = (names.face_words(die, face, sight.view) for die, face in zip(event.dice, event.faces, strict=True))
    return LogLine(
        words_.format(name=sight.name(event.seat), first=first, second=second),
        move_words.KARMA,
        event.seat,
        section="8",
    )


def _bonus(bonus: str, seat: int, link: Link, rest: str, sheet: Sheet) -> LogLine:
    arrows = ARROW * link.depth
    told = capital(names.bonus_words(bonus, sheet))
    if rest:
        words_ = translate("DiceCharmers", "{arrows} {bonus}: {rest}.", "a link of a chain in the log")
    else:
        words_ = translate("DiceCharmers", "{arrows} {bonus}.", "a link of a chain in the log")
    picture = names.effect_picture(names.effect_of(bonus, sheet))
    return LogLine(words_.format(arrows=arrows, bonus=told, rest=rest), picture, seat, section="9")


def _is_chain(events: Sequence[Event]) -> bool:
    return any(isinstance(event, happened.TurnEnded) for event in events) and any(
        isinstance(event, happened.BonusUsed) for event in events
    )


def _sum(events: Sequence[Event], sight: Sight) -> LogLine:
    """Return what a turn with a chain brought in all, and how far the tracks have crossed if they did in this turn."""
    fame, coins, corners = gains(events, sight.view.sheet)
    closer = 2 * (fame + corners) + coins
    many = sum(isinstance(event, happened.BonusUsed) for event in events)
    seat = next(event.seat for event in events if isinstance(event, happened.TurnEnded))
    name = sight.name(seat)
    if not closer:
        told = translate("DiceCharmers", "{name} uses %n bonus(es) in all.", None, many).format(name=name)
        return LogLine(told, None, seat, quiet=True)
    parts = (
        (names.fame_words(fame), fame),
        (names.coins_words(coins), coins),
        (names.corners_words(corners), corners),
    )
    gained = listed([words_ for words_, found in parts if found])
    end = _crossed_by(events, sight)
    if end:
        words_ = translate(
            "DiceCharmers",
            "In all, with %n bonus(es), {name} gains {gained}: the tracks come {distance} closer, and have {gap}.",
            None,
            many,
        )
    else:
        words_ = translate(
            "DiceCharmers",
            "In all, with %n bonus(es), {name} gains {gained}: the tracks come {distance} closer.",
            None,
            many,
        )
    told = words_.format(name=name, gained=gained, distance=names.halves(closer), gap=names.gap_words(end))
    return LogLine(told, None, seat, quiet=True)


def gains(events: Sequence[Event], sheet: Sheet) -> tuple[int, int, int]:
    """Return the fame, the coins, and what corners added."""
    fame = sum(event.after - event.before for event in events if isinstance(event, happened.FameGained))
    earned = [event for event in events if isinstance(event, happened.CoinsGained)]
    coins = sum(event.after - event.before for event in earned)
    return fame, coins, sum(names.corners_passed(event.before, event.after, sheet) for event in earned)


def _crossed_by(events: Sequence[Event], sight: Sight) -> int:
    """Return how far the tracks have crossed, in coins, at the end of the events in which they cross.

    0 if they do not.
    """
    excess = 0
    for event in events:
        match event:
            case happened.TracksCrossed():
                excess = event.excess
            case happened.FameGained() if excess:
                excess += 2 * (event.after - event.before)
            case happened.CoinsGained() if excess:
                edges = sight.view.sheet.tracks.edges
                excess += edges[event.before] - edges[event.after]
    return excess


# ---- after a turn --------------------------------------------------------------------------------------------------


def _round_began(event: happened.RoundBegan, sight: Sight) -> list[LogLine]:
    words_ = translate("DiceCharmers", "Round {round}: {name} rolls")
    told = words_.format(round=event.round, name=sight.name(event.first))
    return [LogLine(told, heading=True, section="4"), _rolled(event, sight)]


def _pass_began(event: happened.PassBegan, sight: Sight) -> list[LogLine]:
    words_ = translate("DiceCharmers", "The second pass begins with {name}: each picks a second die.")
    return [LogLine(words_.format(name=sight.name(event.first)), section="12", quiet=True)]


def _rolled(event: happened.RoundBegan, sight: Sight) -> LogLine:
    """Return all dice of a round."""
    view: View = sight.view
    faces = [
        names.face_name(number // 2, view.board.faces[number // 2][face])
        for number, face in enumerate(event.faces[: len(DICE)])
    ]
    return LogLine(f"{capital(' · '.join(faces))}", None, quiet=True)


def _lost(event: happened.BonusLost, sight: Sight) -> list[LogLine]:
    if event.usable:
        words_ = translate("DiceCharmers", "{name} leaves a bonus unused: {bonus} is lost.")
    else:
        words_ = translate("DiceCharmers", "{name} can’t use a bonus: {bonus} is lost.")
    told = words_.format(name=sight.name(event.seat), bonus=names.bonus_words(event.bonus, sight.view.sheet))
    return [LogLine(told, None, event.seat, section="9", quiet=True)]


def _tracks_crossed(event: happened.TracksCrossed, sight: Sight) -> list[LogLine]:
    if event.first and sight.view.seats == seats.TWO_PLAYERS_SLOTS:
        words_ = translate(
            "DiceCharmers",
            "{name}’s tracks have crossed, by {distance}: the game ends once both have had as many dice.",
        )
    elif event.first:
        words_ = translate(
            "DiceCharmers", "{name}’s tracks have crossed, by {distance}: the game ends with this round."
        )
    else:
        words_ = translate("DiceCharmers", "{name}’s tracks have crossed too, by {distance}.")
    told = words_.format(name=sight.name(event.seat), distance=names.halves(event.excess))
    return [LogLine(told, Picture("kit/winner"), event.seat, section="11")]


def _ended(event: happened.GameEnded, sight: Sight) -> list[LogLine]:
    best = [standing for standing in event.standings if standing.rank == 1]
    gap = names.gap_words(best[0].score)
    if len(best) > 1:
        words_ = translate("DiceCharmers", "{names} share the victory: {gap}")
    elif event.crossed:
        words_ = translate("DiceCharmers", "{names} wins: {gap}")
    else:
        words_ = translate("DiceCharmers", "No die can be used any more; {names} wins: {gap}")
    told = words_.format(names=names.players([standing.seat for standing in best], sight), gap=gap)
    return [LogLine(told, Picture("kit/winner"), best[0].seat, heading=True, section="11")]


# ---- headlines ---------------------------------------------------------------------------------------------------

#: Of these the log’s own line is told, besides the turn itself.
_BESIDES = (happened.TracksCrossed, happened.RoundBegan, happened.GameEnded, happened.Passed)


def headlines(lines: Sequence[LogLine], sight: Sight) -> list[LogLine]:
    """Return a line for each turn, with what was left to go after it, and what else the log tells that is not quiet."""
    told: list[LogLine] = []
    turns = _turns([line for line in lines if not line.quiet])
    for number, turn in enumerate(turns, 1):
        told += _turn(turn, [event for later in turns[number:] for event in _events_of(later)], sight)
    return told


def _turns(lines: Sequence[LogLine]) -> list[list[LogLine]]:
    """Return the lines turn by turn: a turn begins with its die, before which dice may have been rolled again."""
    turns: list[list[LogLine]] = [[]]
    for line in lines:
        begins = _tells(line, happened.DieChosen, happened.DiceRerolled, happened.Passed)
        if begins and any(_tells(one, happened.DieChosen, happened.Passed) for one in turns[-1]):
            turns.append([])
        turns[-1].append(line)
    return turns


def _turn(lines: Sequence[LogLine], later: Sequence[Event], sight: Sight) -> list[LogLine]:
    chosen = [_turn_told(line, _events_of(lines), later, sight) for line in lines if _tells(line, happened.DieChosen)]
    told = chosen or [line for line in lines if _tells(line, happened.DiceRerolled)]
    return told + [line for line in lines if _tells(line, *_BESIDES)]


def _tells(line: LogLine, *kinds: type[Event]) -> bool:
    return isinstance(line.events[0], kinds)


def _events_of(lines: Sequence[LogLine]) -> list[Event]:
    return [event for line in lines for event in line.events]


def _turn_told(line: LogLine, events: Sequence[Event], later: Sequence[Event], sight: Sight) -> LogLine:
    """Return the die, what the turn did with all its bonuses, and how far the tracks are from crossing after it.

    line: of the die. later: what followed the turn.
    """
    event, closer = line.events[0], _closer(events, sight)
    assert isinstance(event, happened.DieChosen)
    matters = [one for one in events if not isinstance(one, _BESIDES) and (closer > 0 or one is not event)]
    line = line.telling(TELLING.weight(*matters), *events)
    did, name = deeds.deeds(event.die, events), sight.name(event.seat)
    if not did:
        return line
    tells = translate("DiceCharmers", "{name} {deeds}", "Marc builds a fort and gains 3 fame")
    words_ = tells.format(name=name, deeds=did)
    short = tells.format(name=name, deeds=deeds.most(events, TELLING.weight))
    if not closer:
        return replace(line, words=f"{words_}.", short=f"{short}.")
    excess = sight.view.excesses[event.seat] - _closer([one for one in later if _is_of(one, event.seat)], sight)
    told, left = translate("DiceCharmers", "{words}: {distance}.", "Marc gains 3 fame: 12 to go"), _left_words(excess)
    return replace(
        line,
        words=told.format(words=words_, distance=left),
        short=told.format(words=short, distance=left),
        explained=told.format(words=words_, distance=_distance_words(excess)),
    )


def _is_of(event: Event, seat: int) -> bool:
    return getattr(event, "seat", None) == seat


def _closer(events: Sequence[Event], sight: Sight) -> int:
    """Return how much nearer events bring the tracks of a player, in coins."""
    fame, coins, corners = gains(events, sight.view.sheet)
    return 2 * (fame + corners) + coins


def _left_words(excess: int) -> str:
    if excess >= 0:
        return names.gap_words(excess)
    return translate("DiceCharmers", "now {distance} to go").format(distance=names.halves(-excess))


def _distance_words(excess: int) -> str:
    """Return what is left, and until when: for those who see the number for the first time."""
    if excess >= 0:
        return names.gap_words(excess)
    words_ = translate("DiceCharmers", "now {distance} to go until the tracks cross")
    return words_.format(distance=names.halves(-excess))


# ---- moments -----------------------------------------------------------------------------------------------------


def _crossed(event: happened.TracksCrossed, _before: Sight, _after: Sight) -> Moment:
    title = translate("DiceCharmers", "The tracks have crossed")
    return Moment(title, Picture("dice_charmers/elephant"), event.seat, length=LONG_MS)


#: How its moments look.
ORNAMENT = Ornament(
    crest="dice_charmers_moments/crest",
    ground="#F5EBD3",
    line="#2B2622",
    ink="#2B2622",
    quiet="#5E5448",
    gain="#3F6A2C",
    refuse="#A63A32",
    row="#FBF4E2",
    best="#2B2622",
    best_ink="#F9EFD9",
    best_quiet="#E3C58A",
    night=Ornament(
        crest="dice_charmers_moments/crest-night",
        ground="#211D1A",
        line="#C9A56A",
        ink="#F5EBD3",
        quiet="#C9BCA4",
        row="#302A25",
        best="#F0DDB0",
        best_ink="#2B2622",
        best_quiet="#5E5448",
    ),
)

#: The most telling first: where several happen at once and only one is heard or shown, it is that.
TELLING = GameTelling(
    {
        happened.GameEnded: Telling(5, _ended, sound="end"),
        happened.TracksCrossed: Telling(5, _tracks_crossed, sound="crossing", moment=_crossed),
        happened.RoundBegan: Telling(0, _round_began, sound="dice"),
        happened.DiceRerolled: Telling(1, sound="dice"),
        happened.BuildingBuilt: Telling(3, sound="stone"),
        happened.GoodSold: Telling(3, sound="coins"),
        happened.BoatMoved: Telling(2, sound="wood"),
        happened.CoinsGained: Telling(2, sound="coins"),
        happened.RoadDrawn: Telling(2, sound="pen"),
        happened.HalfDrawn: Telling(2, sound="pen"),
        happened.MarketOpened: Telling(3, sound="pen"),
        happened.Upgraded: Telling(3, sound="pen"),
        happened.BoxTicked: Telling(2, sound="pen"),
        happened.GoodsGained: Telling(1, sound="pen"),
        happened.BonusUsed: Telling(1, sound="card"),
        happened.DieChosen: Telling(4, sound="wood"),
        happened.FameGained: Telling(3),
        happened.KarmaGained: Telling(1),
        happened.BonusGained: Telling(1),
        happened.Passed: Telling(1),
        happened.RewardLost: Telling(0),
        happened.BonusLost: Telling(0, _lost),
        happened.PassBegan: Telling(0, _pass_began),
        happened.Stopped: Telling(0),
        happened.TurnEnded: Telling(0),
    },
    ORNAMENT,
)
