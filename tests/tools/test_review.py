"""``durbar review``: a saved game looked back on, on the terminal."""

import json
from pathlib import Path

import msgspec
import pytest

from durbar import cli
from durbar.bots.review import plan
from durbar.engine.rng import Rng
from durbar.session import reviews
from durbar.session.player import Player
from durbar.session.session import GameSession
from tests.bots.review.games import made_up, random_game

NAMES = ("Ann", "Bram", "Chandra")


def saved(folder: Path, key: str, moves: int | None = None) -> Path:
    """A game of one person, and beside it a review of which nothing is left to do; judged at random."""
    subject = random_game(key)
    seats = subject.record.seats
    players = [
        Player(name, "computer" if seat else "person", seat, "steady" if seat else "")
        for seat, name in enumerate(NAMES[:seats])
    ]
    path = folder / f"{key}.durbar"
    table = GameSession.new(key, players, subject.record.seed, path=path)
    for move in subject.moves[:moves]:
        table.play(move)
    survey = reviews.subject(table.text()).survey()
    review = plan.begin(survey, None if moves is None else [0], "quick")
    judged = [
        msgspec.structs.replace(
            one,
            times=64,
            tried=tuple(
                msgspec.structs.replace(tried, move=str(subject.states[one.at].legal_moves()[-1]))
                if tried.move != one.played
                else tried
                for tried in one.tried
            ),
        )
        for one in made_up(review, survey, Rng(1))
        if one.seat in review.reviewed
    ]
    reviews.keep(msgspec.structs.replace(review, judged=tuple(judged), ready=True), path)
    return path


@pytest.mark.parametrize(
    ("key", "language"), [("ra", "en"), ("raja", "fr"), ("taj_mahal", "en"), ("dice_charmers", "fr")]
)
def test_a_game_is_told_in_words(tmp_path: Path, english: None, capsys: pytest.CaptureFixture, key: str, language: str):
    path = saved(tmp_path, key)
    assert cli.run(["review", str(path), "--depth", "quick", "--jobs", "1", "--language", language]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(tuple(NAMES))
    assert {"en": " won", "fr": " a gagné"}[language] in told[0].split(".")[0]
    assert told[0].count(".") >= 5
    blunders = [line for line in told if {"en": "blunder (", "fr": "gaffe ("}[language] in line]
    assert blunders
    assert all({"en": "Better: ", "fr": "Mieux\u00a0: "}[language] in line for line in blunders)
    whose = {"en": ": 33% at the start", "fr": "\u00a0: 33\u00a0% au départ"}[language].replace(
        "33", "50" if key == "dice_charmers" else "33"
    )
    assert [name for name in NAMES if f"{name}{whose}" in "\n".join(told)] == [*NAMES[: 2 + (key != "dice_charmers")]]


def test_all_figures_are_told_as_json(tmp_path: Path, english: None, capsys: pytest.CaptureFixture):
    path = saved(tmp_path, "ra")
    assert cli.run(["review", str(path), "--depth", "quick", "--jobs", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["review"]["ready"]
    assert len(told["curves"]) == len(told["sums"]) == 3
    for one in told["sums"]:
        assert one["fair"] + one["luck"] + one["course"] + one["own"] + one["others"] == pytest.approx(one["result"])


@pytest.mark.parametrize("name", ["seen.html", "read.txt"])
def test_it_is_written_to_a_file(tmp_path: Path, qapp: object, english: None, capsys: pytest.CaptureFixture, name: str):
    path, file = saved(tmp_path, "dice_charmers"), tmp_path / name
    words = ["review", str(path), "--depth", "quick", "--jobs", "1", "--language", "en", "--export", str(file)]
    assert cli.run(words) == 0
    assert capsys.readouterr().out == f"The review is in {file}.\n"
    assert ("<html" in file.read_text("utf-8")) == (name == "seen.html")
    assert "Better: " in file.read_text("utf-8")
    with pytest.raises(SystemExit):
        cli.run([*words[:-1], str(tmp_path / "seen.doc")])


def test_a_damaged_end_is_left_out_and_said(tmp_path: Path, english: None, capsys: pytest.CaptureFixture):
    path = saved(tmp_path, "ra", 12)
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([*lines[:12], "draw 0000000000000000", lines[13], ""]), "utf-8")
    assert cli.run(["review", str(path), "--depth", "quick", "--jobs", "1", "--language", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == "This game is damaged from move 11 on."
    assert told[0].startswith("Ann is ") or told[0].startswith("Ann has ")


def test_what_can_not_be_reviewed_is_said(tmp_path: Path, english: None, capsys: pytest.CaptureFixture):
    path = tmp_path / "no.durbar"
    path.write_text("something else")
    assert cli.run(["review", str(path), "--language", "en"]) == 1
    assert capsys.readouterr().err == "This file is not a game of Durbar.\n"
    table = GameSession.new("ra", [Player("Ann"), Player("Bram"), Player("Chandra")], 3, path=tmp_path / "some.durbar")
    assert cli.run(["review", str(table.path), "--language", "en", "--jobs", "1"]) == 1
    assert "it can be reviewed for one of them only" in capsys.readouterr().err
    assert cli.run(["review", str(table.path), "--language", "en", "--seat", "4"]) == 1
    assert capsys.readouterr().err == "This game has 3 seats.\n"
