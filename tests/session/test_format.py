"""The form of files: what a newer Durbar adds is kept, options as usual are left out, and each says its rules."""

from pathlib import Path

import pytest

from durbar.engine.record import MOST_KEPT, BadRecord, read_record
from durbar.games import game
from durbar.session import store
from durbar.session.session import GameSession
from tests.session.play import played_table


def with_strange_fields(text: str) -> str:
    """A file to which a newer Durbar added fields: to the head, to the notes, and to a player."""
    for old, new in (
        ('{"game"', '{"omens":[{"deep":[1.50,{}]}],"game"'),
        ('"takebacks"', '"clock":{"left":600},"takebacks"'),
        ('{"name":"Player 2"', '{"title":"Rani","name":"Player 2"'),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


def test_fields_of_a_newer_durbar_are_kept_when_the_game_goes_on(tmp_path: Path):
    path = tmp_path / "game.durbar"
    path.write_text(with_strange_fields(played_table(5).record.text()), encoding="utf-8")
    table = GameSession.open(path)
    for _ in range(3):
        table.play(table.state.legal_moves()[0])
    head = path.read_text(encoding="utf-8").splitlines()[1]
    for field in ('"omens":[{"deep":[1.50,{}]}]', '"clock":{"left":600}', '"title":"Rani"', '"at":8', '"moves":8'):
        assert head.count(field) == 1
    assert GameSession.open(path).at == 8


def test_strange_fields_never_make_a_file_that_cannot_be_read_again(tmp_path: Path):
    path = tmp_path / "game.durbar"
    text = played_table(5).record.text()
    for strange in (
        '"a":"' + "x" * (MOST_KEPT - 100) + '",',
        '"a":"' + "x" * 7000 + '",',
        '"a":' + "[" * 900 + "]" * 900 + ",",
    ):
        path.write_text(text.replace('{"game"', "{" + strange + '"game"'), encoding="utf-8")
        table = GameSession.open(path)
        table.play(table.state.legal_moves()[0])
        assert GameSession.open(path).at == 6


def test_a_file_of_an_older_durbar_began_anew():
    text = played_table(5).record.text()
    assert text.count(',"played_on":null') == 1
    table = GameSession.of_record(read_record(text.replace(',"played_on":null', "").encode()))
    assert (table.at, table.notes.played_on) == (5, None)


@pytest.mark.parametrize("key", ["ra", "raja", "taj_mahal", "dice_charmers"])
def test_a_file_says_the_revision_of_its_rules(tmp_path: Path, key: str):
    path = tmp_path / "game.durbar"
    GameSession.new(key, played_table(0).players, 5, path=path)
    assert store.load(path).rules == game(key).revision >= 1


def test_a_file_names_the_options_that_are_not_as_usual(tmp_path: Path):
    path = tmp_path / "game.durbar"
    chosen = {"forced_bid": "if_no_bid", "hidden_scores": False}
    GameSession.new("ra", played_table(0).players, 5, dict(chosen), path=path)
    assert store.load(path).options == {"hidden_scores": False}
    assert GameSession.open(path).state.view(0).options == chosen


def test_a_file_of_newer_rules_asks_for_a_newer_durbar():
    text = played_table(5).record.text()
    rules, newer = (f'"rules":{revision}' for revision in (game("ra").revision, game("ra").revision + 1))
    assert rules in text
    with pytest.raises(BadRecord) as caught:
        GameSession.of_record(read_record(text.replace(rules, newer).encode()), None)
    assert caught.value.key == "newer"
