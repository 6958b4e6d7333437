"""Why the expert advises a move of Ra, and why a move can’t be made, in words."""

from durbar.bots.search.reason import Reason
from durbar.engine.refusal import Refusal
from durbar.games.ra.view import View
from durbar.ui.games.ra.names import tile_name
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, number, refused, translate

#: By the key of a reason (see durbar.bots.ra.reasons); what is counted is its fact "n".
REASONS = {
    # suns
    "weakest_sun": QT_TRANSLATE_NOOP("Ra", "Spends your weakest sun, the {sun}"),
    "dear_sun": QT_TRANSLATE_NOOP("Ra", "Costs you the {sun}, with the {board} in return"),
    "sun_now": QT_TRANSLATE_NOOP("Ra", "Your {sun} can still win tiles in this epoch, the {board} in return cannot"),
    "last_sun": QT_TRANSLATE_NOOP("Ra", "Spends your last sun of this epoch, the {sun}"),
    "better_sun": QT_TRANSLATE_NOOP("Ra", "The {board} in return is worth more to you than your {sun}"),
    "keeps_sun": QT_TRANSLATE_NOOP("Ra", "Keeps your {sun} for better tiles"),
    "cannot_bid": QT_TRANSLATE_NOOP("Ra", "None of your suns is high enough"),
    # auctions
    "cheaply": QT_TRANSLATE_NOOP("Ra", "Your {sun} should be enough to win"),
    "dearly": QT_TRANSLATE_NOOP("Ra", "To win, you would have to bid your {sun}"),
    "outbid": QT_TRANSLATE_NOOP("Ra", "Another player should bid more than you can"),
    "likely_outbid": QT_TRANSLATE_NOOP("Ra", "Another player is likely to bid more"),
    "outbid_now": QT_TRANSLATE_NOOP("Ra", "Called now, this lot would go to another player’s {sun}"),
    "denies": QT_TRANSLATE_NOOP("Ra", "Takes what would bring another player about %n fame by the end of the game"),
    "no_tiles": QT_TRANSLATE_NOOP("Ra", "There are no tiles to win, only the sun {sun}"),
    "track_brings": QT_TRANSLATE_NOOP(
        "Ra", "Keeps a sun for a better lot: this one is worth about %n fame to you by the end of the game"
    ),
    "track_empty": QT_TRANSLATE_NOOP(
        "Ra", "Keeps a sun: this lot is worth next to nothing to you by the end of the game"
    ),
    "track_harms": QT_TRANSLATE_NOOP("Ra", "Keeps a sun: this lot would cost you about %n fame by the end of the game"),
    "track_full": QT_TRANSLATE_NOOP("Ra", "The track is full: nothing more can be drawn"),
    # the time that is left
    "before_last_ra": QT_TRANSLATE_NOOP("Ra", "%n of the {tiles} tiles left is Ra, and one more ends the epoch"),
    "may_end": QT_TRANSLATE_NOOP(
        "Ra", "%n of the {tiles} tiles left is Ra, which would end the epoch and sweep this lot away"
    ),
    "nobody_else": QT_TRANSLATE_NOOP("Ra", "Nobody else has a sun left: the track may fill up for you"),
    "could_wait": QT_TRANSLATE_NOOP("Ra", "Nobody else has a sun left: you could wait for more tiles"),
    "time_left": QT_TRANSLATE_NOOP("Ra", "About %n tile(s) will still come in this epoch"),
    # Gods and disasters
    "god_spent": QT_TRANSLATE_NOOP("Ra", "Gives up the God, which is sure to bring %n fame"),
    "keeps_god": QT_TRANSLATE_NOOP("Ra", "Keeps your Gods for better tiles"),
    "gives_up": QT_TRANSLATE_NOOP("Ra", "Costs you about %n fame by the end of the game"),
    "spare": QT_TRANSLATE_NOOP("Ra", "You own another one of this kind"),
    "hardly_missed": QT_TRANSLATE_NOOP("Ra", "You will hardly miss it"),
    "funeral": QT_TRANSLATE_NOOP("Ra", "The funeral takes %n of your Pharaohs"),
    "drought": QT_TRANSLATE_NOOP("Ra", "The drought takes %n tile(s) of your river"),
    "unrest": QT_TRANSLATE_NOOP("Ra", "Unrest takes %n of your civilization tiles"),
    "earthquake": QT_TRANSLATE_NOOP("Ra", "The earthquake takes %n of your monuments"),
    # tiles
    "gods": QT_TRANSLATE_NOOP("Ra", "Brings %n God tile(s)"),
    "gold": QT_TRANSLATE_NOOP("Ra", "Brings gold for %n fame"),
    "most_pharaohs": QT_TRANSLATE_NOOP("Ra", "Gives you the most Pharaohs, %n against {others}"),
    "not_fewest_pharaohs": QT_TRANSLATE_NOOP("Ra", "You no longer have the fewest Pharaohs"),
    "pharaohs": QT_TRANSLATE_NOOP("Ra", "Gives you %n Pharaoh(s) in all"),
    "flood": QT_TRANSLATE_NOOP("Ra", "Takes the Flood that makes %n Nile(s) score"),
    "river": QT_TRANSLATE_NOOP("Ra", "Makes your river bring %n fame"),
    "niles": QT_TRANSLATE_NOOP("Ra", "Gives you %n Nile(s) that wait for a Flood"),
    "first_civilization": QT_TRANSLATE_NOOP("Ra", "Saves you from losing %n fame for want of civilization"),
    "civilization": QT_TRANSLATE_NOOP("Ra", "Makes %n kinds of civilization, for {fame} fame"),
    "civilization_begun": QT_TRANSLATE_NOOP("Ra", "Makes %n kind(s) of civilization; the third would score"),
    "same_monuments": QT_TRANSLATE_NOOP("Ra", "Makes %n monuments of one kind ({tile}), {fame} fame at the end"),
    "monuments": QT_TRANSLATE_NOOP("Ra", "Makes %n different monument(s)"),
    "pair_of_monuments": QT_TRANSLATE_NOOP("Ra", "Makes two monuments of one kind ({tile})"),
}


def reason_words(reason: Reason, _view: View) -> str:
    """Return a reason as a clause, without a full stop."""
    facts = {name: tile_name(str(fact)) if name == "tile" else fact for name, fact in reason.facts.items()}
    return translate("Ra", REASONS[reason.key], None, int(facts.get("n", -1))).format(**facts)


def expected_words(points: float, _view: View) -> str:
    """Return what the end of the game may bring."""
    return translate("Ra", "About {fame} fame expected at the end").format(fame=number(points))


def why(refusal: Refusal, _sight: Sight) -> str:
    """Return a refusal in one sentence."""
    return refused(refusal, refusal.facts)
