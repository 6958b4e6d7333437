"""Why a move of Ra can’t be made: a sentence for every refusal, which the screens translate."""

from typing import ClassVar

from durbar.engine import refusal

SENTENCES = {
    "track_full": "The track is full: spend a God or invoke Ra.",
    "no_god": "To take a tile from the track without an auction, spend a God; you have none.",
    "god_for_god": "A God can’t be spent on another God.",
    "god_for_ra": "A God can’t take a Ra tile.",
    "not_on_track": "There is no such tile on the auction track.",
    "no_god_spent": "No God has been spent this turn.",
    "no_auction_now": "No auction is on: bidding starts when Ra is drawn or invoked.",
    "no_disaster_now": "Tiles are given up only to a disaster.",
    "spending_gods": "A God was spent: take another tile, or stop.",
    "auction_on": "An auction is on: bid a sun, or pass.",
    "choose_losses": "First choose what the disaster takes.",
    "must_bid": "You invoked Ra and nobody has bid: you must bid a sun.",
    "must_bid_if_able": "You invoked Ra: by the option chosen, you must bid when you can.",
    "bid_too_low": "The sun {sun} is too low: a bid must be higher than {best}.",
    "sun_face_down": "The sun {sun} lies face down: it can’t be bid before the next epoch.",
    "sun_on_board": "The sun {sun} lies on the board: it is what the auction is for.",
    "not_your_sun": "The sun {sun} is not yours.",
    "not_owned": "You have no such tile.",
    "not_struck": "This disaster does not strike that tile.",
}


class Refusal(refusal.Refusal, frozen=True):
    """A reason against a move of Ra, with its sentence."""

    context: ClassVar = "Ra"
    sentences: ClassVar = SENTENCES
