"""Players of one table are told apart by their names, whatever a file says."""

import msgspec
import pytest

from durbar.engine.record import read_record
from durbar.session.player import LONGEST_NAME, Player, told_apart
from durbar.session.session import GameSession


def names(*given: str) -> list[str]:
    return [player.name for player in told_apart([Player(name) for name in given])]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["Ana", "Bo", "Cy"], ["Ana", "Bo", "Cy"]),
        (["Ana", "ana", "ＡＮＡ"], ["Ana", "ana (2)", "ＡＮＡ (3)"]),
        (["Ana", "Ana", "Ana (2)"], ["Ana", "Ana (2)", "Ana (2) (2)"]),
        (["Ana", "A\u200dna"], ["Ana", "A\u200dna (2)"]),
        (["x" * LONGEST_NAME] * 2, ["x" * LONGEST_NAME, "x" * (LONGEST_NAME - 5) + " (2)"]),
    ],
)
def test_who_is_called_like_somebody_else_gets_a_number(given: list[str], told: list[str]):
    assert names(*given) == told
    assert max(map(len, told)) <= LONGEST_NAME


def test_a_name_is_one_however_it_was_typed():
    assert Player("Zoe\u0301") == Player("Zo\u00e9")
    long = Player("\u0958" * LONGEST_NAME)  # each becomes two signs
    assert msgspec.json.decode(msgspec.json.encode(long), type=Player) == long


def test_a_save_of_two_players_of_one_name_is_opened_with_two_names():
    text = GameSession.new("ra", [Player("Ana"), Player("Bo"), Player("Cy")], 1).text().replace(b'"Bo"', b'"ANA"')
    table = GameSession.of_record(read_record(text))
    assert [player.name for player in table.players] == ["Ana", "ANA (2)", "Cy"]
    assert [player.name for player in GameSession.of_record(read_record(table.text())).players] == [
        "Ana",
        "ANA (2)",
        "Cy",
    ]
