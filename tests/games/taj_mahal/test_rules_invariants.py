"""Rules 113 to 122: what holds in every position, in games played at random and beside a referee."""

import re
from collections import Counter

import pytest

import durbar
from durbar.engine.record import Played, Record, read_record
from durbar.engine.refusal import IllegalMove
from durbar.games.taj_mahal.events import (
    CardDrawn,
    CardTaken,
    PairExchanged,
    PalacePlaced,
    PalacesScored,
    PileEmpty,
    VisitBegan,
    VisitEnded,
    Withdrew,
)  # fmt: skip
from tests.contract.positions import CASE, playing, uniform
from tests.games.taj_mahal.build import PROVINCE_OF, SPECIAL, A, B, find, play, table
from tests.games.taj_mahal.keeping import clicks, covering_sets, laws, lively
from tests.games.taj_mahal.referee import Referee

TABLES = list(CASE["taj_mahal"].tables())
every_count = pytest.mark.parametrize("seats", [3, 4, 5])
every_way = pytest.mark.parametrize("way", [uniform, lively])


def start(seats, seed, **options):
    return durbar.start("taj_mahal", seats=seats, seed=seed, options=options)


@every_count
@every_way
def test_taj_mahal_113_114_115_117_118_119_121_the_laws_hold(seats, way):
    """laws() counts cards (113, 114, 121), tiles (115), palaces (117, 118) and looks at the seats (119)."""
    for seed in range(4):
        state = start(seats, seed)
        laws(state)
        for _ in playing(state, seed, way):
            laws(state)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: state.bag.pop(),
        lambda state: state.display.pop(),
        lambda state: state.display.append(state.bag.pop()),
        lambda state: state.hands.__setitem__(0, b""),
        lambda state: state.known.__setitem__(0, bytes([0, 0, 0])),
        lambda state: state.holder.__setitem__(state.board.pieces.special[0], 2),
        lambda state: state.influence[0].__setitem__(0, 2),
        lambda state: state.piles.__setitem__(1, 6),
        lambda state: state.court.__setitem__(2, False),
        lambda state: state.court.__setitem__(5, False),
        lambda state: state.tiles.__setitem__(1, (1, 2)),
        lambda state: state.goods[2].__setitem__(0, 5),
        lambda state: state.ordinary.__setitem__(48, 0),
        lambda state: state.own.__setitem__(0, 0),
        lambda state: state.bonus.__setitem__(state.board.city_number["jammu"], "points"),
        lambda state: state.inside.__setitem__(1, False),
        lambda state: state.tallies.__setitem__(0, (9,) * 6),
        lambda state: state.colour.__setitem__(0, 3),
        lambda state: setattr(state, "first", state.first + 1),
        lambda state: setattr(state, "visit", 1),
    ],
)
def test_taj_mahal_113_114_115_117_118_119_121_the_laws_would_notice(spoil):
    state = table(hands={A: ["rEE"]}, played={A: ["rEV"], B: ["yEE"]}, palaces={"jammu": "A"}, tiles={A: [1]}, visit=2,
                  province="delhi", special={B: ["+2"]}, influence={A: "V"})  # fmt: skip
    laws(state)
    spoil(state)
    with pytest.raises(AssertionError):
        laws(state)


@every_count
def test_taj_mahal_113_ninety_six_cards_in_views(seats):
    """Counted as players could count them together."""
    state = start(seats, 3)
    for _ in playing(state, 3, lively):
        views = [state.view(seat) for seat in range(seats)]
        seen = Counter([*views[0].display, *views[0].discard])
        for seat, view in enumerate(views):
            seen.update([*view.hand, *view.visitors[seat].cards])
        special = {id: seen.pop(id, 0) for id in SPECIAL.values()}
        assert seen.total() + views[0].pile == 96
        assert special == {id: int(owner is not None) for id, owner in views[0].special.items()}


@every_count
@every_way
def test_taj_mahal_114_four_special_cards(seats, way):
    state = start(seats, 11)
    for _ in playing(state, 11, way):
        views = [state.view(seat) for seat in range(seats)]
        held = [id for seat, view in enumerate(views) for id in (*view.hand, *view.visitors[seat].cards)]
        beside = [id for id, owner in views[0].special.items() if owner is None]
        assert sorted(id for id in [*held, *beside] if id in SPECIAL.values()) == sorted(SPECIAL.values())


@every_count
def test_taj_mahal_115_influence_tiles(seats):
    for seed in range(6):
        state = start(seats, seed)
        for _, events in playing(state, seed, lively):
            view = state.view(A)
            assert sum(view.influence_piles) + sum(view.court[:4]) + sum(map(sum, view.influence)) == 24
            most = max(max(tiles) for tiles in view.influence)
            assert most <= (1 if find(events, VisitBegan) else 2)


@every_count
@every_way
def test_taj_mahal_116_scores_never_go_down(seats, way):
    state = start(seats, 5)
    before = state.scores()
    for _ in playing(state, 5, way):
        assert all(new >= old for new, old in zip(state.scores(), before, strict=True))
        before = state.scores()


@every_count
def test_taj_mahal_117_118_palaces_only_where_the_visit_is(seats):
    for seed in range(6):
        state = start(seats, seed)
        placed = Counter()
        here = state.view(A).province
        for _, events in playing(state, seed, lively):
            for event in events:
                if isinstance(event, PalacePlaced):
                    assert PROVINCE_OF[event.city] == here
                    placed[event.royal] += 1
                elif isinstance(event, VisitEnded):
                    assert placed[False] <= 4
                    assert placed[True] <= 1
                    placed.clear()
                elif isinstance(event, VisitBegan):
                    here = event.province


@every_count
def test_taj_mahal_119_visits_and_start_players(seats):
    state = start(seats, 7, start_player=2)
    done = 0
    for _, events in playing(state, 7, lively):
        done += len(find(events, VisitEnded))
        assert state.view(A).visit == min(done + 1, 12)
        assert state.view(A).start == (1 + min(done, 11)) % seats
    assert done == 12


@every_count
def test_taj_mahal_120_palace_points(seats):
    most = 0
    for seed in range(6):
        state = start(seats, seed)
        visit = 1
        for _, events in playing(state, seed, lively):
            for event in find(events, PalacesScored):
                assert 1 <= event.points <= visit
                most = max(most, event.points)
            visit += len(find(events, VisitEnded))
    assert most >= 4, "the games would tell little otherwise"


@every_count
def test_taj_mahal_121_the_display(seats):
    """While cards suffice it holds 2n - 1 less two for each who has withdrawn, and nothing at the end of a visit."""
    for seed in range(6):
        state = start(seats, seed)
        for _, events in playing(state, seed, lively):
            assert not find(events, PileEmpty), "cards suffice in these games"
            view = state.view(A)
            if view.step != "picking" and state.to_act is not None:
                assert len(view.display) == 2 * seats - 1 - 2 * (seats - len(view.inside))


@every_count
@every_way
def test_taj_mahal_122_the_same_seed_and_choices_bring_the_same_game(seats, way):
    one, other = start(seats, 9), start(seats, 9)
    for move, events in playing(one, 9, way):
        assert other.play(move) == events
    assert one.digest() == other.digest()
    assert one.digest() != start(seats, 10).digest()


# ---- beside a referee ----------------------------------------------------------------------------------------------


def drawn(events):
    """The cards that came from the pile, in order."""
    for event in events:
        if isinstance(event, CardDrawn):
            yield event.card
        elif isinstance(event, VisitBegan):
            yield from event.display


@every_way
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_referee_agrees_with_every_move(seats, options, way):
    """The whole game against a second telling of the rules: what is legal, and what lies on the table."""
    seed = TABLES.index((seats, options)) + 100 * (way is uniform)
    state = start(seats, seed, **options)
    referee = Referee([state.view(seat) for seat in range(seats)])
    points = []
    for number, (move, events) in enumerate(playing(state, seed, way)):
        referee.play(str(move), drawn(events))
        points += [event.points for event in find(events, PalacesScored)]
        assert {str(move) for move in state.legal_moves()} == referee.legal()
        if number % 2 == 0 or state.to_act is None:
            referee.check(state.view(number % seats))
        kinds = state.board.pieces.kinds
        assert [sorted(kinds[card].id for card in known) for known in state.known] == list(map(sorted, referee.open))
    assert points == referee.joined
    assert [(standing.rank, standing.seat) for standing in state.standings()] == referee.final()


@every_count
def test_a_referee_agrees_when_cards_run_short(seats):
    """Everybody withdraws at once, always."""
    state = start(seats, 1)
    referee = Referee([state.view(seat) for seat in range(seats)])
    while state.to_act is not None:
        move = state.legal_moves()[-1]
        referee.play(str(move), drawn(state.play(move)))
        assert {str(move) for move in state.legal_moves()} == referee.legal()
        referee.check(state.view(state.played % seats))


def test_the_covering_sets_hold_every_start_player():
    for seats in (3, 4, 5):
        sets = list(covering_sets(seats))
        assert [options["start_player"] for options in sets] == ["random", *range(1, seats + 1)]
        assert {options["board"] for options in sets} == {"durbar"}


def test_random_games_meet_what_the_rules_speak_of():
    """The random games would be worth little if they never met exchanges, crowns and an empty pile."""
    met = set()
    for seed in range(30):
        for way in (uniform, lively):
            for _, events in playing(start(3 + seed % 3, seed), seed, way):
                for event in events:
                    met.add(re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower())
                    met |= {name for name in ("royal", "unclaimed") if getattr(event, name, False)}
                    met |= {getattr(event, name, None) for name in ("cause", "bonus", "extra")}
                    if isinstance(event, PairExchanged):
                        met.add("from a player" if event.owner is not None else "from the table")
                    if isinstance(event, Withdrew):
                        met |= {line.symbol for line in event.symbols if line.won}
                        met |= {"gone" for line in event.symbols if not line.there and line.own > line.best}
    assert met - {None, "", "-"} >= {
        "cards played", "withdrew", "influence taken", "crown taken", "province taken", "palace placed",
        "bonus scored", "card drawn", "pile renewed", "province scored", "palaces scored", "cards put away",
        "card taken", "pair exchanged", "visit ended", "visit began", "hand scored", "game ended", "royal",
        "unclaimed", "nothing", "bonus", "points", "card", "rice", "tea", "spices", "jewels", "taj_mahal",
        "special-elephant", "special-grand_mogul", "special-points", "special-change", "white-elephant",
        "from a player", "from the table", "vizier", "general", "monk", "princess", "grand_mogul", "elephant", "gone",
    }  # fmt: skip


#: Every reason that a move of this game can be refused for, as its screens put them in words.
REASONS = {
    "another_province", "city_taken", "coloured_card_first", "game_over", "no_card_now", "no_crown", "no_palace_now",
    "not_in_display", "not_in_hand", "one_coloured_card", "only_the_royal_palace", "place_palaces", "take_cards",
    "wrong_colour",
}  # fmt: skip


def test_every_reason_against_a_move_is_met_and_no_other():
    """All that a click can be told, in random games; the bare +2 card and its like in a position made for it."""
    met = set()
    for seed in range(9):
        state = start(3 + seed % 3, seed)
        for _ in playing(state, seed, lively):
            if state.played % 5 == 0 or state.to_act is None:
                met |= {reason.key for move in clicks(state) if (reason := state.why_not(move)) is not None}
    assert met == REASONS
    assert table().why_not(durbar.game("taj_mahal").read_move("withdraw")) is None


@every_count
def test_a_record_reads_back_at_every_state(seats):
    game = durbar.game("taj_mahal")
    options = game.full_options({"start_player": 2}, seats)
    state = start(seats, 17, **options)
    record = Record("taj_mahal", seats, 17, options, rules=durbar.game("taj_mahal").revision)
    for move, _ in playing(state, 17, lively):
        record.moves.append(Played(str(move), state.digest()))
    again = read_record(record.text().encode())
    assert again.text() == record.text()
    states = [position for position, _, _ in again.replay(game)]
    assert len(states) == state.played + 1
    assert states[-1].digest() == state.digest()
    assert states[-1].standings() == state.standings()


def test_an_illegal_move_says_why_in_one_sentence():
    with pytest.raises(
        IllegalMove, match=r"^The move “build jammu” can’t be made: Palaces are placed .* \(section 5\.2\)\.$"
    ):
        play(table(), "build jammu")


def test_what_one_takes_is_no_others_loss():
    state = table(played={A: ["rVP"]}, display=["wE", "wE", "wG", "yEE", "rEE"])
    before = state.view(A)
    events = play(state, "withdraw", "build jammu", "build poonch", "take white-elephant", "take white-elephant")
    assert [event.card for event in find(events, CardTaken)] == ["white-elephant"] * 2
    after = state.view(A)
    for name in ("hand_sizes", "influence", "goods", "tiles_owned", "bonuses_owned", "scores", "visitors"):
        assert getattr(after, name)[B:] == getattr(before, name)[B:]
