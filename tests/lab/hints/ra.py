"""Whether what a hint of Ra tells can come about: auctions won, Gods spent and disasters suffered by the rules."""

from __future__ import annotations

from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.ra.events import EpochScored
from durbar.games.ra.moves import Bid, Draw, Invoke, Pass, Spend
from durbar.games.ra.state import RaState
from durbar.games.ra.tiles import EMPTY
from durbar.ui.kit.values.claim import Claim
from tests.bots.ra.test_reasons import TRUE
from tests.games.ra import outcomes


def fault(position: Position, move: Move, reason: Reason) -> str | None:
    """What is wrong with a reason to make a move; None for nothing."""
    state, seat = position.sample(Rng(1)), position.seat
    assert isinstance(state, RaState)
    wrong = _fault_of_suns(state, seat, move, reason)
    if wrong is None and reason.key in TRUE and isinstance(move, Bid | Spend | Invoke):
        return _fault_of_tiles(state, seat, move, reason)
    return wrong


def _fault_of_suns(state: RaState, seat: int, move: Move, reason: Reason) -> str | None:
    own, sun = state.suns_up[seat], reason.facts.get("sun")
    others = [one for other, suns in enumerate(state.suns_up) if other != seat for one in suns]
    match reason.key:
        case "cheaply" | "dearly":
            return None if sun in own else "not an own sun"
        case "keeps_sun":
            if sun not in own:
                return "not an own sun"
            fuller = EMPTY in state.track if isinstance(move, Draw) else True
            return None if fuller and state.bag else "nothing more can come"
        case "outbid":
            return None if sun in others and sun > max(own) else "nobody has a higher sun"
        case "likely_outbid":
            assert isinstance(move, Bid)
            return None if any(one > move.sun for one in others) else "nobody has a higher sun"
        case "outbid_now":
            return None if sun in others else "not another player's sun"
        case "cannot_bid":
            return None if all(isinstance(one, Pass) for one in state.legal_moves()) else "a bid is legal"
        case "better_sun":
            return None if sun in own and sun < state.board_sun else "no better sun"
        case "nobody_else" | "could_wait":
            return None if not others and EMPTY in state.track else "others have suns, or the track is full"
        case "track_full":
            return None if EMPTY not in state.track else "there is room"
    return None


def _fault_of_tiles(state: RaState, seat: int, move: Move, reason: Reason) -> str | None:
    """What an auction that the others leave to the seat, or a God spent, brings otherwise than told."""
    was, _ = next(outcomes.stopped(state))
    now = state.copy()
    if isinstance(move, Invoke):
        now.play(move)
        while now.step == "auction" and now.to_act != seat:
            if Pass() not in now.legal_moves():
                return None  # somebody has to bid
            now.play(Pass())
        if now.step != "auction":
            return None
        move = next((one for one in now.legal_moves() if isinstance(one, Bid)), Pass())
        if isinstance(move, Pass):
            return None
    claim = Claim("fame", seat, 0, condition="wins" if isinstance(move, Bid) else "")
    ends = [*outcomes.ends(now, move, claim)]
    if len(ends) != 1 or any(isinstance(event, EpochScored) for event in ends[0][1]):
        return None
    return None if TRUE[reason.key](reason.facts, seat, was, ends[0][0]) else "comes out otherwise"
