"""Finished games: counted once, kept whatever else stands in the file, summed up fairly, told to spreadsheets."""

import csv
import datetime
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from durbar.bots.review import story
from durbar.bots.review.review import Review
from durbar.engine.luck import Luck
from durbar.engine.rng import Rng
from durbar.games.ra.events import RaDrawn, TileDrawn
from durbar.games.taj_mahal.events import CardDrawn, PileRenewed, luck
from durbar.session import reviews, shelf
from durbar.session.player import Player
from durbar.session.session import GameSession
from durbar.session.statistics import archive, spreadsheet
from durbar.session.statistics.archive import Finished, Place
from durbar.session.statistics.reviewed import Looked, reviewed
from durbar.session.statistics.reviewed import of_person as reviewed_of
from durbar.session.statistics.sums import (
    Fall,
    Wanted,
    fall,
    figures,
    luck_of,
    luck_of_all,
    of_level,
    of_person,
    running_mean,
)
from tests.bots.review.games import ready_made
from tests.session.play import played_table, players


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DURBAR_DATA", str(tmp_path))
    return tmp_path


def over(game: str, kinds: str, seed: int) -> GameSession:
    """A whole game of random moves."""
    table, rng = GameSession.new(game, players(kinds), seed), Rng(seed)
    while table.to_act is not None:
        legal = table.state.legal_moves()
        table.play(legal[rng.below(len(legal))])
    return table


def a_game(id: str, *places: int, game: str = "ra", levels: str = "", **more: object) -> Finished:
    """Leela and others; levels: "s" steady, "e" expert, "p" a person, from the second seat on."""
    names = ("Leela", "Marc", "Asha", "Theo")
    kinds = {"p": ("person", ""), "s": ("computer", "steady"), "e": ("computer", "expert")}
    seats = []
    for seat, place in enumerate(places):
        kind, level = kinds[("p" + (levels or "s" * 9))[seat]]
        player = msgspec.convert({"name": names[seat], "kind": kind, "emblem": seat, "level": level}, Player)
        seats.append(Place(player, place, 40 - 10 * place))
    ended = datetime.datetime(2026, 5, 1, 20, 30, tzinfo=datetime.UTC) + datetime.timedelta(days=int(id))
    return Finished(id, ended, game, 7, {"hidden_scores": True}, tuple(seats), 100, **more)  # type: ignore[arg-type]


# ---- the file ------------------------------------------------------------------------------------------------------


def test_a_game_that_is_finished_again_is_counted_once(data: Path):
    table = played_table(5000)
    archive.keep(archive.finished(table))
    other = played_table(5000, seed=6)
    archive.keep(archive.finished(other))
    table.undo()
    assert table.to_act is not None
    table.play(table.state.legal_moves()[-1])
    while table.to_act is not None:
        table.play(table.state.legal_moves()[0])
    archive.keep(archive.finished(table))
    told = {game.seed: game for game in archive.kept().games}
    assert len(archive.kept().games) == len(told) == len(archive.place().read_text().splitlines()) == 2
    again = told[table.record.seed]
    assert again == msgspec.structs.replace(archive.finished(table), ended=again.ended)
    assert (again.taken_back, again.moves) == (table.notes.taken_back, table.at)
    assert again.taken_back == 1
    standings = {standing.seat: standing for standing in table.state.standings()}
    assert [(held.place, held.score) for held in again.seats] == [
        (standings[seat].rank, standings[seat].score) for seat in range(3)
    ]


def test_lines_that_cannot_be_read_are_skipped_and_stay(data: Path):
    good = a_game("1", 1, 2, 3)
    strange = [b"\xff\xfe no text", b'{"id":"2","ended":"2026', b'{"id":3}', msgspec.json.encode(good)[:-9]]
    archive.place().write_bytes(b"\n".join([*strange, msgspec.json.encode(good)]))  # and no end of the last line
    assert archive.kept() == archive.Kept((good,), damaged=4)
    newer = a_game("5", 3, 1, 2)
    archive.keep(newer)
    assert archive.kept() == archive.Kept((newer, good), damaged=4)
    assert archive.place().read_bytes().split(b"\n")[:4] == strange


def test_what_a_newer_durbar_wrote_of_a_game_is_written_again_when_it_ends_anew(data: Path):
    newer = msgspec.json.decode(msgspec.json.encode(a_game("1", 1, 2, 3)))
    newer["weather"], newer["seats"][1]["mood"] = {"rain": 3}, "good"
    archive.place().write_bytes(msgspec.json.encode(newer) + b"\n")
    archive.keep(a_game("1", 2, 1, 3))
    written = msgspec.json.decode(archive.place().read_bytes())
    assert (written["weather"], written["seats"][1]["mood"]) == ({"rain": 3}, "good")
    assert [seat["place"] for seat in written["seats"]] == [2, 1, 3]


def test_clearing_leaves_saved_games_alone(data: Path):
    saved = played_table(5, path=shelf.place_for("ra"))
    archive.keep(a_game("1", 1, 2, 3))
    archive.clear()
    archive.clear()
    assert archive.kept().games == ()
    assert shelf.kept() == [saved.path]


def test_a_file_that_cannot_be_written_is_said_so(data: Path):
    archive.place().mkdir()
    with pytest.raises(OSError, match="not a file"):
        archive.keep(a_game("1", 1, 2))
    with pytest.raises(OSError, match="not a file"):
        archive.kept()


def test_what_is_no_game_is_a_damaged_line_and_what_is_too_much_is_not_read(data: Path):
    archive.keep(a_game("1", 1, 2))
    line = archive.place().read_bytes().strip()
    ended = line.split(b'"ended":"')[1].split(b'"')[0]
    bad = [
        b"\xff",
        b"[" * 100_000,
        line.replace(ended, b"0001-01-01T00:00:00+14:00"),
        line.replace(b'"score":', b'"score":9' + b"0" * 300),
    ]
    archive.place().write_bytes(b"\n".join([*bad, line]))
    assert archive.kept().damaged == len(bad)
    assert [game.id for game in archive.kept().games] == ["1"]
    archive.place().write_bytes(b"{}\n" * (archive.MOST_LINES + 1))
    with pytest.raises(OSError, match="too many lines"):
        archive.kept()


# ---- chance --------------------------------------------------------------------------------------------------------


def test_chance_of_ra_is_what_the_bag_let_expect(data: Path):
    table = played_table(5000)
    luck = archive.finished(table).luck
    for seat in range(3):
        draws = [
            (table.view(at, seat).bag, event)
            for at, events in enumerate(table.events)
            for event in events
            if isinstance(event, TileDrawn | RaDrawn) and event.seat == seat
        ]
        assert (luck[seat].kind, luck[seat].seat, luck[seat].tries) == ("ra", seat, len(draws))
        assert luck[seat].came == sum(isinstance(event, RaDrawn) for _, event in draws)
        odds = [bag["ra"] / sum(bag.values()) for bag, _ in draws]
        assert luck[seat].expected == pytest.approx(sum(odds), abs=1e-4)
    assert sum(one.came for one in luck) > 0


def test_white_cards_of_taj_mahal_are_those_that_came_unseen(data: Path):
    """Reckoned from what lies open; here held to the hands and the pile themselves."""
    table = over("taj_mahal", "pcccc", 3)
    happened = [event for events in table.events for event in events]
    assert any(isinstance(event, PileRenewed) for event in happened)
    ids = table.states[0].board.pieces.ids  # type: ignore[attr-defined]
    for seat, one in enumerate(archive.finished(table).luck):
        dealt = [ids[card] for card in table.states[0].hands[seat]]  # type: ignore[attr-defined]
        drawn = [event.card for event in happened if isinstance(event, CardDrawn) and event.seat == seat]
        came = [card for card in [*dealt, *drawn] if str(card).startswith("white")]
        assert one == Luck("white", seat, len(came), len(dealt) + len(drawn), one.expected)
        assert 0 < one.expected < one.tries / 3


def test_after_a_renewal_white_cards_are_expected_by_what_was_put_away():
    first = GameSession.new("taj_mahal", players("pcc"), 3).state.view(0)
    ids, pieces = first.board.pieces.ids, first.board.pieces
    white, other = ids[pieces.white[0]], next(ids[card] for card in pieces.deck if card not in pieces.white)
    later = SimpleNamespace(discard=(white, white, white, other))
    drawn = [CardDrawn(0, other, "nothing")]
    dealt, (renewed, *_) = luck([(first, [])])[0], luck([(first, []), (later, [PileRenewed(4), *drawn])])
    assert renewed.tries == dealt.tries + 1
    assert renewed.expected - dealt.expected == pytest.approx(3 / 4)


def test_dice_and_the_first_player(data: Path):
    dice = archive.finished(over("dice_charmers", "pc", 2)).luck
    for colour in ("purple", "green", "blue", "orange"):
        own = [one for one in dice if one.kind.startswith(f"{colour} ") and one.seat is None]
        assert sum(one.came for one in own) == own[0].tries > 0
        assert sum(one.expected for one in own) == pytest.approx(own[0].tries, abs=0.01)
    table = over("raja", "pcc", 2)
    began = archive.finished(table).luck
    assert [one.came for one in began] == [int(seat == table.states[0].youngest) for seat in range(3)]  # type: ignore[attr-defined]
    assert {one.expected for one in began} == {0.3333}


# ---- sums ----------------------------------------------------------------------------------------------------------

GAMES = [
    a_game("1", 1, 2, 3, luck=(Luck("ra", 0, 5, 20, 4), Luck("ra", 1, 1, 10, 2))),
    a_game("2", 2, 1, levels="e", luck=(Luck("ra", 0, 1, 10, 3.0),)),
    a_game("3", 1, 1, 3, 4, game="taj_mahal", levels="pse"),
    msgspec.structs.replace(a_game("4", 1, 2), seats=a_game("4", 3, 1, 2).seats[1:], options={"hidden_scores": False}),
]


def test_figures_and_who_is_meant():
    told = figures(of_person(GAMES, "Leela"))
    assert (told.games, told.wins, told.best) == (3, 2, 30)
    assert (told.fair, told.place, told.score) == pytest.approx((1 / 3 + 1 / 2 + 1 / 4, 4 / 3, 80 / 3))
    assert figures(of_level(GAMES, "expert")).games == 2
    assert figures([]).games == 0

    def numbers(**wanted: object) -> list[str]:
        return [game.id for game in GAMES if Wanted(**wanted).fits(game)]  # type: ignore[arg-type]

    assert numbers() == ["1", "2", "3", "4"]
    assert numbers(person="Leela") == ["1", "2", "3"]
    assert numbers(person="") == ["4"]
    assert numbers(person="Marc") == ["3"]
    assert numbers(game="ra", seats=2) == ["2", "4"]
    assert numbers(level="expert") == ["2", "3"]
    assert numbers(level="") == []
    assert numbers(option=("hidden_scores", False)) == ["4"]
    assert numbers(option=("hidden_scores", 1)) == [], "a number is no yes"


def test_chance_over_all_games():
    assert fall(luck_of(GAMES, "Leela")) == Fall(6, 30, 7.0)
    assert fall(luck_of(GAMES, "Leela", others=True)) == Fall(1, 10, 2)
    assert luck_of_all(GAMES) == {}
    assert Fall(50, 100, 50).rarity == 1
    assert Fall(60, 100, 50).rarity == pytest.approx(0.0455, abs=1e-4)  # two standard deviations
    assert Fall().rarity == 1
    assert running_mean([4, 2, 3, 1], over=2) == [4, 3, 2.5, 2]


# ---- what reviews tell ---------------------------------------------------------------------------------------------


@pytest.fixture
def counted(data: Path) -> tuple[Finished, Review, Path]:
    """A game on the shelf that was counted, and a review that belongs to it but does not lie there yet."""
    table = over("ra", "pcc", 3)
    table.path = shelf.place_for("ra")
    table.save()
    return archive.finished(table), ready_made(reviews.subject(table.text())), table.path


def test_what_a_review_tells_of_a_game_that_was_counted_is_found(counted: tuple[Finished, Review, Path]):
    game, review, save = counted
    assert reviewed([game]) == {}
    reviews.keep(review, save)
    other = msgspec.structs.replace(game, id="another")
    told = reviewed([game, other])
    assert set(told) == {game.id}
    assert [one.lost for one in told[game.id]] == [story.accuracy(review, seat).lost for seat in range(3)]
    assert [one.luck for one in told[game.id]] == [sums.luck for sums in story.Story(review).sums()]
    assert reviewed_of([game, other], "Player 1", told) == [(game, game.seats[0], told[game.id][0])]
    assert reviewed_of([game], "Player 2", told) == []


@pytest.mark.parametrize("change", [{"ready": False}, {"cut": 5}, {"moves": 500}, {"result": (0.0, 0.0, 0.0)}])
def test_a_review_that_is_not_whole_or_of_another_end_tells_nothing(
    counted: tuple[Finished, Review, Path], change: dict[str, object]
):
    game, review, save = counted
    reviews.keep(msgspec.structs.replace(review, **change), save)
    assert reviewed([game]) == {}


def test_of_who_was_not_reviewed_nothing_is_told_and_no_luck_where_others_were_not(
    counted: tuple[Finished, Review, Path],
):
    game, review, save = counted
    own = tuple(one for one in review.judged if one.seat == 1)
    reviews.keep(msgspec.structs.replace(review, reviewed=(1,), judged=own), save)
    first, second, third = reviewed([game])[game.id]
    assert (first, third) == (None, None)
    assert second.luck is None


@pytest.mark.parametrize("semicolons", [False, True])
def test_a_table_for_spreadsheets(tmp_path: Path, semicolons: bool):
    path = tmp_path / "games.csv"
    told = {"taj_mahal": ("Tadj Mahal", 2)}
    spreadsheet.write(path, spreadsheet.COLUMNS, GAMES, told, {"1": (None, Looked(0.0123, -0.2), None)}, semicolons)
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file, delimiter=";" if semicolons else ","))
    assert len(rows) == sum(len(game.seats) for game in GAMES)
    first, shared = rows[0], rows[5]
    assert [row["seat"] for row in rows[:3]] == ["1", "2", "3"]
    assert (first["name"], first["place"], first["score"], first["came"]) == ("Leela", "1", "30", "5")
    assert first["expected"] == ("4,000" if semicolons else "4.000")
    assert [(row["lost"], row["luck"]) for row in rows[:2]] == [
        ("", ""),
        ("1,23", "-20,00") if semicolons else ("1.23", "-20.00"),
    ]
    assert (shared["game"], shared["score"]) == ("Tadj Mahal", "15,0" if semicolons else "15.0")


@pytest.mark.parametrize("begin", ["=", "+", "-", "@", "\t=", "\r=", "＝", "＋", "－", "＠", "\u00a0="])
def test_no_text_of_a_table_is_a_formula(tmp_path: Path, begin: str):
    """Whatever text a line of the file holds: somebody else may have written it."""
    text, path = f"{begin}1+cmd|'/c calc'!A1"[:20], tmp_path / "games.csv"
    own = a_game("1", 1, 2)
    seats = (Place(msgspec.structs.replace(own.seats[0].player, name=text, level=text), 1, -7), own.seats[1])
    fallen = (Luck(text, 0, 1, 2, 3.0),)
    game = msgspec.structs.replace(own, id=text, game=text, options={text: text}, seats=seats, luck=fallen)
    spreadsheet.write(path, spreadsheet.COLUMNS, [game], {}, {})
    with path.open(encoding="utf-8-sig", newline="") as file:
        first = next(csv.DictReader(file))
    told = [cell for column, cell in first.items() if "1+cmd" in cell]
    assert len(told) == 6, "id, game, options, name, level and chance"
    assert all(cell.startswith("'") for cell in told)
    assert first["score"] == "-7", "a number stays one"
