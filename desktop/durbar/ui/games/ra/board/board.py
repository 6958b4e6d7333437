"""Ra's board: tracks, the sun on the board, and the players' areas, one's own last."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.games.ra.events import (
    AuctionBegan,
    AuctionFailed,
    AuctionWon,
    EpochEnded,
    Passed,
    RaDrawn,
    SunBid,
    TileDrawn,
    TilesLost,
    TilesTaken,
)
from durbar.games.ra.moves import Bid, Spend
from durbar.games.ra.scoring import GOD_FAME
from durbar.games.ra.state import PRINTED_RA_SPACES
from durbar.games.ra.tiles import DISASTERS
from durbar.games.ra.view import View
from durbar.ui.games.ra.board.flights import flights
from durbar.ui.games.ra.board.layout import (
    BAG,
    BAG_WORDS,
    BAND_FOOT_Y,
    BOARD_HEIGHT,
    BOARD_SUN,
    BOARD_WIDTH,
    FIGURE,
    KINDS,
    NICHE,
    RA_TRACK,
    SUN_WORDS,
    TRACK,
    Layout,
)
from durbar.ui.games.ra.pieces import bag_face, pile_face, sun_face, tile_face
from durbar.ui.games.ra.targets import taking
from durbar.ui.kit.board.flights import Flight
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.sprites import Caption, Face, Mark, Piece, Sprite
from durbar.ui.kit.look.board_painter import INK, BoardPainter
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.words import signed, translate

PAPYRUS = QColor("#EAD9A8")
HEADING = QColor("#4A3A22")
OWN_TURN = QColor("#8A3C00")
GROUP_LINE = QColor("#C8962E")
AREA = QColor("#0F2745")
AREA_LINE = QColor("#3A5A83")
ACTING = QColor("#1D4470")
ACTING_LINE = QColor("#F2A33A")
EMPTY_SUN = QColor("#6F8CB2")
DASH_DISC = QColor("#D5C08A")
DASH_EDGE = QColor("#9A7E45")

#: Fame a move is worth to the person who sees it, by target; handed in by Ra's screen.
Worth = Callable[[Sight, Move], dict[Target, int]]


class RaBoard(BoardScene):
    """The board of Ra. worth: tells the fame that a move would bring, for the pills of its preview; None: no pills."""

    def __init__(self, worth: Worth | None = None) -> None:
        super().__init__(BOARD_WIDTH, BOARD_HEIGHT)
        self.worth = worth
        self._layout = Layout(4, 0)
        self._bag = Sprite()
        self._bag_words = Caption(BAG_WORDS, 12.5, PAPYRUS)
        self._board_sun = Sprite()
        self._ra_tiles: list[Sprite] = []
        self._tiles: list[Sprite] = []
        # By row from the top: a row's seat depends on who looks, its place does not.
        self._areas: list[AreaItem] = []
        self._tabs: list[Sprite] = []
        self._suns: list[list[Sprite]] = []
        self._piles: list[dict[str, Sprite]] = []

    # ---- the still part ---------------------------------------------------------------------------------------

    def furniture(self, sight: Sight) -> object:
        """Return the number of players, on which blocked Ra spaces and headings depend."""
        return sight.view.seats

    def own_box(self) -> QRectF:
        """Return the viewer's area."""
        return QRectF() if self.sight is None else self._layout.area(self.sight.seat)

    def keep_clear(self) -> Sequence[QRectF]:
        """Return the viewer's area, where what a tip speaks of would come to lie."""
        return () if self.sight is None else (self.own_box(),)

    def furnish(self, canvas: BoardPainter, sight: Sight | None) -> None:
        """Draw the ground, the spaces, the sun's niche and the headings."""
        seats = sight.view.seats if sight is not None else 4
        layout = Layout(seats, 0)
        canvas.ground("ra/board-ground", QRectF(0, 0, BOARD_WIDTH, BOARD_HEIGHT))
        for k in RA_TRACK:
            kind = "blocked" if k < layout.blocked else "last" if k == PRINTED_RA_SPACES - 1 else "space"
            canvas.picture(f"ra/ra-track-{kind}", layout.ra_space(k))
        for k in TRACK:
            canvas.picture("ra/auction-space", layout.space(k))
        canvas.picture("ra/board-sun-niche", NICHE)
        canvas.words(translate("Ra", "Sun on the board"), SUN_WORDS, 13.5, PAPYRUS, serif=True)
        for k, words in enumerate(_headings()):
            left, right = layout.edges[k], layout.edges[k + 1]
            canvas.words(words, QRectF(left + 2, BAND_FOOT_Y - 15, right - left - 4, 15), 12.5, HEADING, serif=True)

    # ---- pieces -----------------------------------------------------------------------------------------------

    def fill(self, sight: Sight) -> None:
        """Make all pieces show a sight."""
        view: View = sight.view
        if view.seats != len(self._areas):
            self._lay_out(view)
        self._layout = Layout(view.seats, sight.seat)
        self._fill_middle(view)
        said = dict(view.auction.said) if view.auction is not None else {}
        for row, seat in enumerate(self._layout.order):
            self._fill_area(row, seat, sight, said.get(seat))

    def _lay_out(self, view: View) -> None:
        """Make the pieces for a number of players."""
        self.clear_pieces()
        rows = range(view.seats)
        self._areas = [AreaItem() for _ in rows]
        for area in self._areas:
            self.add(area)
        self._bag_words = Caption(BAG_WORDS, 12.5, PAPYRUS)
        self.add(self._bag_words)
        self._bag = self._put(Sprite(("bag",)))
        self._put(Sprite(("figure",))).show_as(Face("ra/ra-figure"), FIGURE)
        self._board_sun = self._put(Sprite(("board_sun",), round_=True))
        self._ra_tiles = [self._put(Sprite(("ra_track", k))) for k in RA_TRACK]
        self._tiles = [self._put(Sprite(("track", k))) for k in TRACK]
        suns = len(view.suns_up[0] + view.suns_down[0])
        self._tabs = [self._put(Sprite()) for _ in rows]
        self._suns = [[self._put(Sprite(round_=True)) for _ in range(suns)] for _ in rows]
        # those below first: the number of a pile reaches over the one beneath it
        self._piles = [{kind: self._put(Sprite()) for kind in reversed(KINDS)} for _ in rows]

    def _put(self, sprite: Sprite) -> Sprite:
        self.add(sprite)
        return sprite

    def _fill_middle(self, view: View) -> None:
        layout = self._layout
        self._board_sun.show_as(sun_face(view.board_sun), BOARD_SUN)
        self._bag_words.say(translate("Ra", "%n in the bag", None, view.bag_size))
        self._bag.show_as(bag_face(view.bag_size), BAG)
        for k, sprite in enumerate(self._ra_tiles):
            there = layout.blocked <= k < layout.blocked + view.ra_track
            sprite.space = layout.ra_space(k)
            sprite.show_as(tile_face("ra") if there else Face(), layout.ra_tile(k))
        for k, sprite in enumerate(self._tiles):
            tile = view.track[k]
            sprite.space = layout.space(k)
            sprite.show_as(Face() if tile is None else tile_face(tile), layout.track_tile(k))

    def _fill_area(self, row: int, seat: int, sight: Sight, said: int | None) -> None:
        view: View = sight.view
        layout = self._layout
        acting = view.to_act == seat
        turn = translate("Ra", "your turn") if acting and seat == sight.seat and sight.live else ""
        player = sight.players[seat]
        crowded = acting and (view.losing is not None or any(tile in DISASTERS for tile in view.picked))
        right = 93 if said or crowded else 119 if said == 0 else 142
        self._areas[row].show_player(
            TableViewState(player.name, player.emblem, turn, acting, passed=said == 0, right=right), layout, seat
        )
        self._tabs[row].target = ("seat", seat)
        self._tabs[row].place(layout.tab(seat))
        self._tabs[row].space = layout.passed(seat)
        suns = [(sun, True) for sun in sorted(view.suns_up[seat], reverse=True)]
        suns += [(sun, False) for sun in sorted(view.suns_down[seat], reverse=True)]
        for slot, (sprite, (sun, up)) in enumerate(zip(self._suns[row], suns, strict=True)):
            sprite.target = ("sun", seat, sun)
            sprite.show_as(sun_face(sun, up), layout.bid(seat) if said == sun else layout.sun(seat, slot))
        self._areas[row].show_gap(
            next((layout.sun(seat, slot) for slot, (sun, up) in enumerate(suns) if up and sun == said), None)
        )
        for kind, sprite in self._piles[row].items():
            sprite.target = ("area", seat, kind)
            sprite.show_as(pile_face(kind, view.areas[seat][kind]), layout.pile(seat, kind))

    # ---- what moves and events mean ---------------------------------------------------------------------------

    def notes(self, sight: Sight) -> list[Mark]:
        """Return tiles picked with Gods, on their way to the area of whoever acts.

        The disaster that is being dealt with.
        """
        view: View = sight.view
        seat, layout = view.to_act, self._layout
        if seat is None:
            return []
        order: dict[str, list[str]] = {}
        for k, tile in enumerate(view.picked, start=1):
            order.setdefault(tile, []).append(str(k))
        marks, struck = [], 0
        for tile, places in order.items():
            box = layout.struck(seat, struck) if tile in DISASTERS else layout.pile(seat, tile)
            struck += tile in DISASTERS
            ghost = f"ra/tile-{tile}" if tile in DISASTERS or not view.areas[seat][tile] else ""
            count = "" if tile in DISASTERS else pile_face(tile, view.areas[seat][tile]).badge
            marks.append(Mark(box, ghost, "coming", count=count, badge=", ".join(places)))
        if view.losing is not None:
            marks.append(Mark(layout.struck(seat), f"ra/tile-{view.losing.disaster}", "", opacity=1.0))
        return marks

    def outcome(self, move: Move, sight: Sight) -> list[Mark]:
        """Return what spending a God or winning with a bid would bring to one's own area."""
        view: View = sight.view
        seat = sight.seat
        if isinstance(move, Spend):
            tiles: tuple[str, ...] = (move.tile,)
        elif isinstance(move, Bid):
            tiles = view.on_track
        else:
            return []
        worth = self.worth(sight, move) if self.worth is not None else {}
        marks = []
        if isinstance(move, Spend):
            marks.append(self._god_goes(seat, worth))
        took = taking(view.areas[seat], tiles)
        for kind in KINDS:
            coming = took.coming.get(kind, 0)
            if coming or kind in took.going:
                ghost = f"ra/tile-{kind}" if coming and not view.areas[seat][kind] else ""
                frame = "going" if kind in took.going else "coming"
                fame = worth.get(("area", seat, kind), 0)
                marks.append(
                    Mark(
                        self._layout.pile(seat, kind),
                        ghost,
                        frame,
                        pill=signed(fame) if fame else "",
                        good=fame > 0,
                        count=pile_face(kind, view.areas[seat][kind]).badge,
                    )
                )
        return marks

    def _god_goes(self, seat: int, worth: dict[Target, int]) -> Mark:
        fame = worth.get(("area", seat, "god"), -GOD_FAME)
        return Mark(self._layout.pile(seat, "god"), "", "", pill=signed(fame), good=fame > 0, pill_left=True)

    def touched(self, events: Sequence[Event]) -> list[Target]:
        """Return the places that a move changed. What an epoch's end swept away is not marked."""
        swept = self.sweeps(events)
        over = any(isinstance(event, AuctionWon | AuctionFailed) for event in events)  # with its signs of passing
        touched = [target for event in events for target in _touched(event, swept)]
        return [target for target in touched if not (over and target[0] == "seat")]

    def sweeps(self, events: Sequence[Event]) -> bool:
        """Return whether a stage begins anew: the end of an epoch does that."""
        return any(isinstance(event, EpochEnded) for event in events)

    def flights(self, events: Sequence[Event], before: Sight) -> list[Flight]:
        """Return the pictures that fly for a move's events."""
        return flights(events, before.view, Layout(before.view.seats, before.seat))


@dataclass(frozen=True)
class TableViewState:
    """What an area says of its player. turn: words under the name. right: where words end, when a piece lies there."""

    name: str = ""
    emblem: int = 0
    turn: str = ""
    acting: bool = False
    passed: bool = False
    right: float = 142


class AreaItem(Piece):
    """A player's area without its pieces: panel, name tab with emblem, the dash of a pass, the gap a bid sun left."""

    def __init__(self) -> None:
        super().__init__(reach=4)
        self._shown = TableViewState()
        self._gap: QRectF | None = None
        self._edges: tuple[float, ...] = ()
        self._tab = QRectF()
        self._dash = QRectF()

    def show_player(self, player: TableViewState, layout: Layout, seat: int) -> None:
        """Show this player in the seat's place."""
        before, self._shown = self._shown, player
        self._edges = layout.edges[1:-1]
        self._tab, self._dash = layout.tab(seat), layout.passed(seat)
        self.place(layout.area(seat))
        if before.acting != player.acting:
            self.changed()
        elif before != player:
            self.changed_in(self._tab)

    def show_gap(self, gap: QRectF | None) -> None:
        """Show the place that a bid sun left."""
        if gap != self._gap:
            for place in (gap, self._gap):
                if place is not None:
                    self.changed_in(place)
            self._gap = gap

    def rest(self, canvas: BoardPainter) -> None:
        """Draw panel, tab, separators and dash."""
        self._panel(canvas, self._shown.acting)
        self._name_tab(canvas)
        painter = canvas.painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(canvas.pen(GROUP_LINE, 1, 0.55))
        for x in self._edges:
            top, foot = canvas.point(x, self._box.top() + 10), canvas.point(x, self._box.bottom() - 10)
            painter.drawLine(top.toPoint(), QPointF(top.x(), foot.y()).toPoint())
        if self._gap is not None:
            inset = self._gap.width() * 0.14
            canvas.ring(self._gap.adjusted(inset, inset, -inset, -inset), EMPTY_SUN, 1.6, dashes=(4, 4))
        if self._shown.passed:
            self._pass_dash(canvas)

    def _panel(self, canvas: BoardPainter, acting: bool) -> None:
        fill = QColor(ACTING if acting else AREA)
        fill.setAlphaF(0.95 if acting else 0.72)
        canvas.frame(self._box, ACTING_LINE if acting else AREA_LINE, 2.4 if acting else 1, corner=8, fill=fill)

    def _name_tab(self, canvas: BoardPainter) -> None:
        shown, right = self._shown, self._shown.right
        painter, tab, scale = canvas.painter, canvas.box(self._tab), canvas.scale
        corner = 6.5 * scale
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(tab, corner, corner)
        path.addRect(tab.adjusted(corner, 0, 0, 0))
        painter.fillPath(path, PAPYRUS)
        colour = SEAT_COLOURS[shown.emblem]
        painter.fillRect(canvas.box(self._tab.adjusted(0, 6.5, 7 - self._tab.width(), -6.5)), colour.colour)
        left = self._tab.left() + 10
        low = self._box.height() < 96
        size = min(self._box.height() - 43, 60)
        centre = (left + right) / 2
        top = self._box.top() + (6 if low else 14)
        canvas.picture(colour.emblem, QRectF(centre - size / 2, top, size, size))
        base = self._box.top() + (self._box.height() - 19 if low else 96)
        canvas.words(shown.name, QRectF(left, base - 20, right - left, 20), 17, INK, serif=True, bold=True)
        if shown.turn:
            canvas.words(shown.turn, QRectF(left, base, right - left, 13), 11.5, OWN_TURN, bold=True)

    def _pass_dash(self, canvas: BoardPainter) -> None:
        canvas.ring(self._dash, DASH_EDGE, 1.4, fill=DASH_DISC)
        pen = canvas.pen(INK, 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        canvas.painter.setPen(pen)
        middle = self._dash.center()
        canvas.painter.drawLine(canvas.point(middle.x() - 6, middle.y()), canvas.point(middle.x() + 6, middle.y()))


def _headings() -> tuple[str, ...]:
    return (
        translate("Ra", "Suns and Gods"),
        translate("Ra", "Pharaohs"),
        translate("Ra", "River"),
        translate("Ra", "Gold, civilization"),
        translate("Ra", "Monuments"),
    )


def _touched(event: Event, swept: bool) -> Iterator[Target]:
    match event:
        case TileDrawn(space=space) if not swept:
            yield ("track", space)
        case RaDrawn(on_track=on_track, spaces=spaces) if not swept:
            yield ("ra_track", PRINTED_RA_SPACES - spaces + on_track - 1)
        case AuctionBegan(cause="invoked" | "full_track"):
            yield ("figure",)
        case SunBid(seat=seat, sun=sun):
            yield ("sun", seat, sun)
        case Passed(seat=seat):
            yield ("seat", seat)
        case AuctionWon():
            yield ("board_sun",)
        case AuctionFailed(discarded=discarded) if discarded:
            yield from (("track", k) for k in TRACK)
        case TilesTaken(seat=seat, tiles=tiles) if not swept:
            yield from (("area", seat, tile) for tile in dict.fromkeys(tiles) if tile not in DISASTERS)
        case TilesLost(seat=seat, tiles=tiles) if not swept:
            yield from (("area", seat, tile) for tile in dict.fromkeys(tiles))
