"""Which events of Taj Mahal get a moment of their own: a province won, a special card won, the last visit."""

from durbar.games.taj_mahal import events as happened
from durbar.games.taj_mahal.pieces import VISITS
from durbar.ui.games.taj_mahal import names
from durbar.ui.games.taj_mahal.words.log import log_lines
from durbar.ui.kit.moments import Moments
from durbar.ui.kit.values.moment import LONG_MS, Moment, Ornament
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import signed, translate


def _points(points: int, whole: int) -> str:
    """What the province was worth, and, where more came with it, all that the same move brought."""
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
    """A special card, out of another's hand or from the table; nothing changes for who has it in hand already."""
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


MOMENTS = Moments(
    Ornament(
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
    ),
    {
        happened.PairExchanged: _won,
        happened.ProvinceScored: _province,
        happened.VisitBegan: _last_visit,
    },
    log_lines,
)
