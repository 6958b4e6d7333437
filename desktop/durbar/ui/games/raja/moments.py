"""Which events of Raja get a moment of their own: a city scored, a character taken, a bidding, the last round."""

from durbar.games.raja import events as happened
from durbar.ui.games.raja import names
from durbar.ui.games.raja.pieces import COIN
from durbar.ui.games.raja.words.log import log_lines
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.moments import Moments
from durbar.ui.kit.values.moment import LONG_MS, SHORT_MS, Moment, Ornament
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate

#: Of a city's scoring so many lines are read in a moment; its table follows.
_LINES = 3


def _scored(event: happened.CityScored, _before: Sight, after: Sight) -> Moment:
    heading, *lines = log_lines([event], after)
    picture = names.arms_picture(event.city, after.view.board)
    first = event.score.ranking[0] if event.score.ranking else None
    words = "\n".join(line.words for line in lines[:_LINES])
    return Moment(heading.words, picture, first, words, length=LONG_MS)


def _taken(event: happened.CharacterTaken, _before: Sight, after: Sight) -> Moment | None:
    """From another player; what comes from the bank robs nobody."""
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


MOMENTS = Moments(
    Ornament(
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
    ),
    {
        happened.CityScored: _scored,
        happened.CharacterTaken: _taken,
        happened.CharacterGiven: _given,
        happened.RoundBegan: _last_round,
        happened.AuctionWon: _auction,
    },
    log_lines,
)
