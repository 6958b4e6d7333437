"""Which events of The Dice Charmers get a moment of their own: tracks that cross, with which the last round comes."""

from durbar.games.dice_charmers import events as happened
from durbar.ui.games.dice_charmers.words.log import log_lines
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.moments import Moments
from durbar.ui.kit.values.moment import LONG_MS, Moment, Ornament
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate


def _crossed(event: happened.TracksCrossed, _before: Sight, _after: Sight) -> Moment:
    title = translate("DiceCharmers", "The tracks have crossed")
    return Moment(title, Picture("dice_charmers/elephant"), event.seat, length=LONG_MS)


MOMENTS = Moments(
    Ornament(
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
    ),
    {happened.TracksCrossed: _crossed},
    log_lines,
)
