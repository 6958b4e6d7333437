"""A review as a file for anybody to read: a page of HTML that needs no network, or plain text."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from durbar.bots import players_of
from durbar.bots.review import story
from durbar.bots.review.review import Review
from durbar.bots.review.story import Moment
from durbar.ui.kit.charts.chart import spread
from durbar.ui.kit.look.theme import DARK, LIGHT, SEAT_COLOURS, Palette
from durbar.ui.pages.review.both import BothMoves
from durbar.ui.pages.review.past_game import PastGame
from durbar.ui.pages.review.sums import heads, note, parts
from durbar.ui.reason_words import contrast_lines, difference_lines
from durbar.ui.review_words import (
    accuracy_words,
    change,
    hero,
    luck_lines,
    luck_name,
    moment_title,
    moment_words,
    other_half,
    percent,
    place_words,
    summary,
    told,
    you_words,
)
from durbar.ui.words import language, number, translate

#: Endings of the names of pages.
PAGES = (".html", ".htm")
#: So many moments have a picture of the board, the worst; pixels that it is wide, and with all that lies beside it.
_PICTURES, _WIDE, _WHOLE_WIDE = 10, 640, 960
#: Of the curve, in units of the drawing: it is as wide as the page.
_CURVE, _CURVE_EDGE = (760, 240), (56, 120, 12, 26)
#: Units from one name beside the curves to the next.
_LABEL = 17.0
#: Dashes of each seat's curve, so that colours need not tell them apart.
_DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 5")

_STYLE = """\
:root { color-scheme: light dark; %s }
@media (prefers-color-scheme: dark) { :root { %s } }
body { background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 50rem; padding: 1rem; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
h3 { margin: 2rem 0 0.3rem; }
.quiet, figcaption { color: var(--quiet); font-size: 0.9rem; }
figure { margin: 1rem 0; }
img, svg { max-width: 100%%; height: auto; display: block; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid var(--rule); padding: 0.3rem 0.8rem; text-align: right; }
th:first-child { text-align: left; }
text { fill: var(--ink); font: 13px system-ui, sans-serif; }
"""


def of_kind(path: Path, review: Review, game: PastGame, damage: str = "") -> Iterator[str]:
    """Return a review as what the name of a file says: a page, or else plain text."""
    return (page if path.suffix.lower() in PAGES else text)(review, game, damage)


def text(review: Review, game: PastGame, damage: str = "") -> Iterator[str]:
    """Yield a review as plain text, line by line."""
    yield f"{_title(game)}\n\n"
    for line in told(review, game.table, game.screen, why=lambda moment: [*chain.from_iterable(_why(game, moment))]):
        yield f"{line}\n"
    if damage:
        yield f"\n{damage}\n"


def page(review: Review, game: PastGame, damage: str = "") -> Iterator[str]:
    """Yield a review as HTML, in parts that each take little time to make."""
    yield from _head(review, game, damage)
    yield _curve(review, game)
    yield from _sums(review, game)
    title, moments = translate("Review", "Moments"), story.moments(review)
    yield f"<h2>{_safe(title)}</h2>\n"
    if not moments:
        none = translate("Review", "No choice is known to have cost anything worth naming.")
        yield f"<p>{_safe(none)}</p>\n"
    else:
        yield f'<p class="quiet">{_safe(you_words())}</p>\n'
    for place, moment in enumerate(moments):
        yield _moment(game, moment, place < _PICTURES)
    yield "</main>\n</body>\n</html>\n"


def _safe(words: str) -> str:
    return escape(words, quote=True)


def _title(game: PastGame) -> str:
    names = ", ".join(player.name for player in game.table.players)
    words = translate("Review", "Review of a game of {game}: {names}")
    return words.format(game=game.screen.manifest.title(), names=names)


def _head(review: Review, game: PastGame, damage: str) -> Iterator[str]:
    title = _safe(_title(game))
    yield f'<!DOCTYPE html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
    yield '<meta name="viewport" content="width=device-width">\n'
    yield (
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'\">\n"
    )
    yield f"<style>\n{_STYLE % (_colours(LIGHT), _colours(DARK))}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
    sentences = summary(review, game.table, game.screen, story.Story(review).tale(hero(review, game.table)))
    yield f"<p>{_safe(' '.join(sentences))}</p>\n"
    if damage:
        yield f"<p>{_safe(damage)}</p>\n"


def _colours(palette: Palette) -> str:
    names = ("ground", "ink", "quiet", "rule")
    return " ".join(f"--{name}: {getattr(palette, name).name()};" for name in names)


# ---- the curve -----------------------------------------------------------------------------------------------------


def _curve(review: Review, game: PastGame) -> str:
    wide, high = _CURVE
    left, right, top, below = _CURVE_EDGE
    field = QRectF(left, top, wide - left - right, high - top - below)
    name = _safe(translate("Review", "Everybody’s chance to win, move by move"))
    drawn = [f'<figure>\n<svg viewBox="0 0 {wide} {high}" role="img" aria-label="{name}">\n']
    for chance in (0.0, 0.5, 1.0):
        y = field.bottom() - chance * field.height()
        line = f'x1="{field.left():.0f}" x2="{field.right():.0f}" y1="{y:.1f}" y2="{y:.1f}"'
        drawn.append(f'<line {line} stroke="currentColor" opacity="0.3"/>\n')
        drawn.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{_safe(percent(chance))}</text>\n')
    whole = story.Story(review)
    last = {seat: whole.curve(seat) for seat in review.reviewed}
    ends = [field.height() * (1 - points[-1].chance) for points in last.values()]
    places = [top + y for y in spread(ends, _LABEL, field.height())]
    for place, (seat, points) in zip(places, last.items(), strict=True):
        player = game.table.players[seat]
        colour = SEAT_COLOURS[player.emblem].colour.name()
        dots = " ".join(
            f"{field.left() + field.width() * point.at / max(1, review.moves):.1f},"
            f"{field.bottom() - field.height() * point.chance:.1f}"
            for point in points
        )
        dashes = _DASHES[seat % len(_DASHES)]
        drawn.append(
            f'<polyline points="{dots}" fill="none" stroke="{colour}" stroke-width="2" stroke-linejoin="round" '
            f'stroke-dasharray="{dashes or "none"}"/>\n'
        )
        key = f'x1="{field.right() + 8:.0f}" x2="{field.right() + 30:.0f}" y1="{place:.1f}" y2="{place:.1f}"'
        drawn.append(f'<line {key} stroke="{colour}" stroke-width="3" stroke-dasharray="{dashes or "none"}"/>\n')
        drawn.append(f'<text x="{field.right() + 35:.0f}" y="{place + 4:.1f}">{_safe(player.name[:14])}</text>\n')
    end = translate("Review", "Move {number}").format(number=number(review.moves))
    drawn.append(f'<text x="{field.right():.0f}" y="{high - 6}" text-anchor="end">{_safe(end)}</text>\n')
    drawn.append(f"</svg>\n<figcaption>{name}</figcaption>\n</figure>\n")
    return "".join(drawn)


# ---- luck and play -------------------------------------------------------------------------------------------------


def _sums(review: Review, game: PastGame) -> Iterator[str]:
    whole = story.Story(review)
    found = [one for one in whole.sums() if one.seat in review.reviewed]
    apart = not any(one.unsplit for one in found)
    title = translate("Review", "Luck and choices")
    over = [*heads(apart, luck_name(review)), translate("Review", "Result")]
    yield f"<h2>{_safe(title)}</h2>\n<table>\n<tr><td></td>"
    yield "".join(f'<th scope="col">{_safe(head)}</th>' for head in over) + "</tr>\n"
    for one in found:
        name = _safe(game.table.players[one.seat].name)
        told = "".join(f"<td>{_safe(change(cell))}</td>" for cell in parts(one, apart))
        yield f'<tr><th scope="row">{name}</th>{told}<td>{_safe(percent(one.result))}</td></tr>\n'
    words = note(review.seats, players_of(review.game).same_view)
    yield f'</table>\n<p class="quiet">{_safe(words)}</p>\n<ul>\n'
    for seat in review.reviewed:
        name = game.table.players[seat].name
        lines = [accuracy_words(story.accuracy(review, seat)), *luck_lines(whole, game.table, game.screen, seat)]
        yield f"<li>{_safe(name)} – {'<br/>'.join(map(_safe, lines))}</li>\n"
    yield "</ul>\n"


# ---- moments -------------------------------------------------------------------------------------------------------


def _moment(game: PastGame, moment: Moment, pictured: bool) -> str:
    table = game.table
    written = [f"<section>\n<h3>{_safe(moment_title(moment, table.players))}</h3>\n"]
    written += [
        f"<p>{_safe(words)}</p>\n"
        for words in (moment_words(moment, table, game.screen), other_half(table, game.screen, moment.at))
        if words
    ]
    for lines in _why(game, moment):
        told = "".join(f"<div>{_safe(line)}</div>\n" for line in lines)
        written.append(f"<div>\n{told}</div>\n")
    place = place_words(moment)
    if place and len(table.players) > 2:
        written.append(f'<p class="quiet">{_safe(place)}</p>\n')
    later = game.hindsight(moment.at)
    if later:
        written.append(f'<p class="quiet"><em>{_safe(later)}</em></p>\n')
    if pictured:
        written.append(_picture(game, moment))
    return "".join([*written, "</section>\n"])


def _why(game: PastGame, moment: Moment) -> Iterator[Sequence[str]]:
    """Yield what both moves lead to, and what tells them apart, as far as either is known."""
    differences = moment.judged.differences
    if lines := difference_lines(differences, game.screen):
        yield lines
    if reasons := game.reasons(moment.at, moment.judged.best.move, moment.judged.played):
        yield contrast_lines(reasons, differences, game.screen, game.sight(moment.at, chosen=True).view)


def _picture(game: PastGame, moment: Moment) -> str:
    """Return the board where a choice was made, with both moves framed."""
    sight, board = game.sight(moment.at, chosen=True), game.screen.make_board()
    board.show_sight(sight)
    better, played = (
        game.screen.targets_of(game.move(move), sight) for move in (moment.judged.best.move, moment.judged.played)
    )
    both = BothMoves(board)
    seen = both.show(better, played)
    box, wide = board.miniature_box(), _WIDE
    if not box.contains(both.box):  # a hand or dice lie beside what is shown else
        box, wide = board.sceneRect(), _WHOLE_WIDE
    scale = wide / box.width()
    board.settle(scale)
    picture = QImage(wide, max(1, round(box.height() * scale)), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    board.render(painter, QRectF(picture.rect()), box)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture)
    data = b64encode(buffer.data().data()).decode()
    words = translate("Review", "The board before move {number}").format(number=number(moment.at + 1))
    legend = [
        translate("Review", "solid frame: the better move") if seen[0] else "",
        translate("Review", "dashed frame: the move that was played") if seen[1] else "",
    ]
    told = " – ".join([words, *(part for part in legend if part)])
    caption = f"\n<figcaption>{_safe(told)}</figcaption>"
    size = f'width="{picture.width()}" height="{picture.height()}"'
    return f'<figure>\n<img {size} alt="{_safe(words)}" src="data:image/png;base64,{data}">{caption}\n</figure>\n'
