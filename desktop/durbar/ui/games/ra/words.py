"""Ra in words: names of tiles and epochs, moves, and what happened."""

from collections import Counter
from collections.abc import Iterable, Sequence

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.games.ra import events as happened
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.screen import LogLine, Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, signed, translate

_NAMES = {
    "ra": QT_TRANSLATE_NOOP("Ra", "Ra"),
    "god": QT_TRANSLATE_NOOP("Ra", "God"),
    "pharaoh": QT_TRANSLATE_NOOP("Ra", "Pharaoh"),
    "nile": QT_TRANSLATE_NOOP("Ra", "Nile"),
    "flood": QT_TRANSLATE_NOOP("Ra", "Flood"),
    "gold": QT_TRANSLATE_NOOP("Ra", "Gold"),
    "astronomy": QT_TRANSLATE_NOOP("Ra", "Astronomy"),
    "agriculture": QT_TRANSLATE_NOOP("Ra", "Agriculture"),
    "writing": QT_TRANSLATE_NOOP("Ra", "Writing"),
    "religion": QT_TRANSLATE_NOOP("Ra", "Religion"),
    "art": QT_TRANSLATE_NOOP("Ra", "Art"),
    "fortress": QT_TRANSLATE_NOOP("Ra", "Fortress"),
    "obelisk": QT_TRANSLATE_NOOP("Ra", "Obelisk"),
    "palace": QT_TRANSLATE_NOOP("Ra", "Palace"),
    "pyramid": QT_TRANSLATE_NOOP("Ra", "Pyramid"),
    "sphinx": QT_TRANSLATE_NOOP("Ra", "Sphinx"),
    "statues": QT_TRANSLATE_NOOP("Ra", "Statues"),
    "step-pyramid": QT_TRANSLATE_NOOP("Ra", "Step pyramid"),
    "temple": QT_TRANSLATE_NOOP("Ra", "Temple"),
    "funeral": QT_TRANSLATE_NOOP("Ra", "Funeral"),
    "drought": QT_TRANSLATE_NOOP("Ra", "Drought"),
    "unrest": QT_TRANSLATE_NOOP("Ra", "Unrest"),
    "earthquake": QT_TRANSLATE_NOOP("Ra", "Earthquake"),
}

_AS_OBJECT = {
    "ra": QT_TRANSLATE_NOOP("Ra", "a Ra tile"),
    "god": QT_TRANSLATE_NOOP("Ra", "a God tile"),
    "pharaoh": QT_TRANSLATE_NOOP("Ra", "a Pharaoh"),
    "nile": QT_TRANSLATE_NOOP("Ra", "a Nile"),
    "flood": QT_TRANSLATE_NOOP("Ra", "a Flood"),
    "gold": QT_TRANSLATE_NOOP("Ra", "a gold tile"),
    "astronomy": QT_TRANSLATE_NOOP("Ra", "an Astronomy tile"),
    "agriculture": QT_TRANSLATE_NOOP("Ra", "an Agriculture tile"),
    "writing": QT_TRANSLATE_NOOP("Ra", "a Writing tile"),
    "religion": QT_TRANSLATE_NOOP("Ra", "a Religion tile"),
    "art": QT_TRANSLATE_NOOP("Ra", "an Art tile"),
    "fortress": QT_TRANSLATE_NOOP("Ra", "a Fortress"),
    "obelisk": QT_TRANSLATE_NOOP("Ra", "an Obelisk"),
    "palace": QT_TRANSLATE_NOOP("Ra", "a Palace"),
    "pyramid": QT_TRANSLATE_NOOP("Ra", "a Pyramid"),
    "sphinx": QT_TRANSLATE_NOOP("Ra", "a Sphinx"),
    "statues": QT_TRANSLATE_NOOP("Ra", "a Statues tile"),
    "step-pyramid": QT_TRANSLATE_NOOP("Ra", "a Step pyramid"),
    "temple": QT_TRANSLATE_NOOP("Ra", "a Temple"),
    "funeral": QT_TRANSLATE_NOOP("Ra", "a Funeral"),
    "drought": QT_TRANSLATE_NOOP("Ra", "a Drought"),
    "unrest": QT_TRANSLATE_NOOP("Ra", "an Unrest tile"),
    "earthquake": QT_TRANSLATE_NOOP("Ra", "an Earthquake"),
}

_EPOCHS_SHORT = (QT_TRANSLATE_NOOP("Ra", "Old"), QT_TRANSLATE_NOOP("Ra", "Middle"), QT_TRANSLATE_NOOP("Ra", "New"))
_EPOCH_OVER = (
    QT_TRANSLATE_NOOP("Ra", "The Old Kingdom is over"),
    QT_TRANSLATE_NOOP("Ra", "The Middle Kingdom is over"),
    QT_TRANSLATE_NOOP("Ra", "The New Kingdom is over"),
)
_EPOCH_BEGINS = (
    QT_TRANSLATE_NOOP("Ra", "The Old Kingdom begins"),
    QT_TRANSLATE_NOOP("Ra", "The Middle Kingdom begins"),
    QT_TRANSLATE_NOOP("Ra", "The New Kingdom begins"),
)

_CATEGORIES = {
    "gods": QT_TRANSLATE_NOOP("Ra", "Gods"),
    "pharaohs": QT_TRANSLATE_NOOP("Ra", "Pharaohs"),
    "river": QT_TRANSLATE_NOOP("Ra", "River"),
    "gold": QT_TRANSLATE_NOOP("Ra", "Gold"),
    "civilization": QT_TRANSLATE_NOOP("Ra", "Civilization"),
    "monuments": QT_TRANSLATE_NOOP("Ra", "Monuments"),
    "suns": QT_TRANSLATE_NOOP("Ra", "Suns"),
}


def tile_name(tile: str) -> str:
    """A tile's name, as a title: "Flood"."""
    return translate("Ra", _NAMES[tile])


def a_tile(tile: str) -> str:
    """A tile's name as the object of a sentence: "a Flood"."""
    return translate("Ra", _AS_OBJECT[tile])


def tiles_listed(tiles: Iterable[str]) -> str:
    """Tiles as one enumeration, equal ones counted: "Nile × 2 and Flood"."""
    counts = Counter(tiles)
    return listed([tile_name(tile) if n == 1 else f"{tile_name(tile)}\u00a0×\u00a0{n}" for tile, n in counts.items()])


def epoch_short(epoch: int) -> str:
    """An epoch's short name for chips and column heads."""
    return translate("Ra", _EPOCHS_SHORT[epoch - 1])


def epoch_over(epoch: int, cause: str) -> str:
    """A title: this epoch is over, and why."""
    if cause == "ra_track":
        because = translate("Ra", "the Ra track is full")
    else:
        because = translate("Ra", "the last sun is spent")
    return translate("Ra", "{epoch_over}: {because}").format(
        epoch_over=translate("Ra", _EPOCH_OVER[epoch - 1]), because=because
    )


def category_name(category: str) -> str:
    """A scoring category (a field of EpochScore) in words."""
    return translate("Ra", _CATEGORIES[category])


def tile_picture(tile: str) -> Picture:
    """A tile's drawing."""
    return Picture(f"ra/tile-{tile}")


def sun_picture(sun: int, up: bool = True, ringed: bool = False) -> Picture:
    """A sun with its number, face up or down."""
    side = "up" if up else "down"
    return Picture(f"ra/sun-{side}", str(sun), "#241F2E" if up else "#D5DEEC", ringed=ringed)


def move_words(move: Move, sight: Sight) -> str:
    """A move as a sentence without a full stop, for lists and buttons."""
    view = sight.view
    match move:
        case Draw():
            return translate("Ra", "Draw a tile")
        case Invoke():
            if not view.on_track:
                return translate("Ra", "Invoke Ra: no tile, only the sun {sun}").format(sun=view.board_sun)
            return translate("Ra", "Invoke Ra for %n tile(s)", None, len(view.on_track))
        case Spend(tile=tile):
            return translate("Ra", "Spend a God, take {tile}").format(tile=a_tile(tile))
        case Stop():
            return translate("Ra", "Spend no more Gods")
        case Bid(sun=sun):
            return translate("Ra", "Bid {sun}").format(sun=sun)
        case Pass():
            return translate("Ra", "Pass")
        case Lose(tile=tile):
            return translate("Ra", "Give up {tile}").format(tile=a_tile(tile))
    raise TypeError(f"Ra has no move {move!r}")


def move_picture(move: Move) -> Picture:
    """The picture beside a move."""
    match move:
        case Draw():
            return Picture("ra/tile-back")
        case Invoke():
            return Picture("ra/ra-figure")
        case Spend(tile=tile) | Lose(tile=tile):
            return tile_picture(tile)
        case Stop():
            return Picture("ra/tile-god")
        case Bid(sun=sun):
            return sun_picture(sun)
    return Picture("ra/sun-down")


def said(seat: int, sun: int, sight: Sight) -> str:
    """What a bidder said: "Asha passes", "Theo bids 5"."""
    if sun:
        return translate("Ra", "{name} bids {sun}").format(name=sight.name(seat), sun=sun)
    return translate("Ra", "{name} passes").format(name=sight.name(seat))


def log_lines(events: Sequence[Event], sight: Sight) -> list[LogLine]:
    """What the events of one move say."""
    return [line for event in events for line in _lines(event, sight)]


def _lines(event: Event, sight: Sight) -> list[LogLine]:
    match event:
        case happened.TileDrawn(seat=seat, tile=tile):
            words = translate("Ra", "{name} draws {tile}.").format(name=sight.name(seat), tile=a_tile(tile))
            return [LogLine(words, tile_picture(tile), seat)]
        case happened.RaDrawn():
            return [_ra_drawn(event, sight)]
        case happened.GodSpent(seat=seat, tile=tile):
            words = translate("Ra", "{name} spends a God on {tile}.").format(name=sight.name(seat), tile=a_tile(tile))
            return [LogLine(words, tile_picture(tile), seat)]
        case happened.AuctionBegan():
            return _auction_began(event, sight)
        case happened.SunBid(seat=seat, sun=sun):
            return [LogLine(said(seat, sun, sight) + ".", sun_picture(sun), seat, quiet=True)]
        case happened.Passed(seat=seat):
            return [LogLine(said(seat, 0, sight) + ".", None, seat, quiet=True)]
        case happened.AuctionWon():
            return [_auction_won(event, sight)]
        case happened.AuctionFailed(ra_player=seat, discarded=discarded):
            if discarded:
                words = translate("Ra", "Nobody bids: the full track leaves the game.")
            else:
                words = translate("Ra", "Nobody bids: the tiles stay on the track.")
            return [LogLine(words, None, seat)]
        case happened.TilesLost():
            return [_tiles_lost(event, sight)]
        case happened.EpochEnded(epoch=epoch, cause=cause):
            return [LogLine(epoch_over(epoch, cause), heading=True, section="6")]
        case happened.EpochScored(scores=scores):
            words = translate("Ra", "{name}: {fame} fame")
            return [
                LogLine(
                    words.format(name=sight.name(seat), fame=signed(score.total)), Picture("ra/fame"), seat, section="7"
                )
                for seat, score in enumerate(scores)
            ]
        case happened.EpochBegan(epoch=epoch, first=first):
            words = translate("Ra", "{epoch_begins}: {name}, who owns the highest sun, plays first")
            begins = translate("Ra", _EPOCH_BEGINS[epoch - 1])
            return [LogLine(words.format(epoch_begins=begins, name=sight.name(first)), heading=True, section="6.3")]
        case happened.GameEnded(standings=standings):
            best = standings[0]
            words = translate("Ra", "{name} wins with {fame} fame").format(name=sight.name(best.seat), fame=best.score)
            return [LogLine(words, Picture("kit/winner"), best.seat, heading=True, section="8")]
    return []


def _ra_drawn(event: happened.RaDrawn, sight: Sight) -> LogLine:
    if event.on_track == event.spaces:
        words = translate("Ra", "{name} draws the last Ra: the epoch ends.")
    else:
        words = translate("Ra", "{name} draws Ra, {count} of {spaces}: an auction.")
    words = words.format(name=sight.name(event.seat), count=event.on_track, spaces=event.spaces)
    return LogLine(words, tile_picture("ra"), event.seat)


def _auction_began(event: happened.AuctionBegan, sight: Sight) -> list[LogLine]:
    if event.cause == "ra_drawn":
        return []
    if event.cause == "full_track":
        words = translate("Ra", "{name} invokes Ra: the auction track is full.")
    elif event.tiles:
        words = translate("Ra", "{name} invokes Ra for %n tile(s).", None, len(event.tiles))
    else:
        words = translate("Ra", "{name} invokes Ra on an empty track.")
    return [LogLine(words.format(name=sight.name(event.ra_player)), Picture("ra/ra-figure"), event.ra_player)]


def _auction_won(event: happened.AuctionWon, sight: Sight) -> LogLine:
    if event.tiles:
        words = translate("Ra", "{name} wins with {sun}: {tiles}; the sun {board_sun} is at rest.")
    else:
        words = translate("Ra", "{name} wins with {sun}: no tile; the sun {board_sun} is at rest.")
    words = words.format(
        name=sight.name(event.seat), sun=event.sun, tiles=tiles_listed(event.tiles), board_sun=event.board_sun
    )
    return LogLine(words, sun_picture(event.sun), event.seat)


def _tiles_lost(event: happened.TilesLost, sight: Sight) -> LogLine:
    if event.tiles:
        words = translate("Ra", "{disaster}: {name} loses {tiles}.")
    else:
        words = translate("Ra", "{disaster}: {name} has nothing to lose.")
    words = words.format(
        disaster=tile_name(event.disaster), name=sight.name(event.seat), tiles=tiles_listed(event.tiles)
    )
    return LogLine(words, tile_picture(event.disaster), event.seat, section="5")
