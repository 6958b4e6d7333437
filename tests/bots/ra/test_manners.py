"""What others did in a game of Ra tells how they will play on."""

from durbar.bots.levels import bot
from durbar.bots.ra.manners import BIDDING, CALLING, Company, Decision, may_wait
from durbar.bots.search.position import Position
from durbar.engine.rng import Rng
from tests.bots.ra.test_players import with_tiles

DRAWN = 400


def drawn(decisions, seat=1):
    """The manners of a seat in many playouts, after these decisions."""
    company, rng = Company(3, decisions), Rng(5)
    return [company.draw(rng)[seat] for _ in range(DRAWN)]


def chance_to_call(decisions, figures):
    return sum(calling.chance(figures) for _, calling in drawn(decisions)) / DRAWN


def chance_to_bid(decisions, lead):
    return sum(bidding.chance((lead,)) for bidding, _ in drawn(decisions)) / DRAWN


def test_the_commonness_of_manners_adds_up():
    for manners in (BIDDING, CALLING):
        assert abs(sum(one.prior for one in manners) - 1) < 1e-9
        assert len(set(manners)) == len(manners)


def test_the_more_there_is_to_gain_the_likelier_a_thing_is_done():
    for manner in BIDDING + CALLING:
        chances = [manner.chance((float(most),) * 3) for most in range(-60, 60, 3)]
        assert chances == sorted(chances)
        assert chances[0] < 0.01
        rng = Rng(9)
        done = sum(manner.does((manner.limit,) * 3, rng) for _ in range(DRAWN))
        assert 0.4 < done / DRAWN < 0.6


def test_who_never_called_for_a_rich_lot_is_not_expected_to():
    rich = (12.0, 5.0, 6.0)
    waited = [Decision(1, True, rich, False)] * 6
    called = [Decision(1, True, rich, True)] * 6
    assert chance_to_call(waited, rich) < 0.2 < chance_to_call((), rich) < 0.9 < chance_to_call(called, rich)


def test_who_let_bargains_go_is_expected_to_let_them_go():
    passed = [Decision(1, False, (4.0,), False)] * 6
    assert chance_to_bid(passed, 4.0) < chance_to_bid((), 4.0) - 0.2


def test_what_one_seat_did_tells_nothing_of_another():
    decisions = [Decision(2, True, (12.0, 5.0, 6.0), False)] * 6
    assert drawn(decisions) == drawn(())


def test_calling_is_a_choice_where_others_can_answer_and_ra_does_not_end_the_epoch():
    state = with_tiles("god", track="gold gold")
    assert may_wait(state, state.to_act)
    state.ra_track = state.ra_spaces - 1
    assert not may_wait(state, state.to_act)
    assert not may_wait(with_tiles("god"), 0)
    alone = with_tiles("god", track="gold gold")
    alone.suns_up = [suns if seat == alone.to_act else () for seat, suns in enumerate(alone.suns_up)]
    assert not may_wait(alone, alone.to_act)


def test_a_lot_is_left_to_grow_where_nobody_else_calls_for_it():
    """Nobody bids; where nobody calls either, it is still there next time, and where all call, it is the next one's."""
    lot = with_tiles(track="gold gold god god", seats=3)

    def choice(others_call):
        calls = (Decision(other, True, (20.0, 9.0, 8.0), others_call) for other in range(3))
        passes = (Decision(other, False, (6.0,), False) for other in range(3))
        noted = (*calls, *passes) * 12
        return str(bot("ra", "expert").choose(Position.of(lot, lot.to_act, noted), 1))

    assert (choice(False), choice(True)) == ("draw", "invoke")
