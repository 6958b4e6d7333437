"""Golden games stay as they are. See the package's docstring for how to write them anew."""

import pytest

import durbar
from tests.contract.positions import CASES
from tests.golden.writing import FOLDER, makers_of, unraised

#: What plays each golden game; no game is played before its test.
MAKERS = {name: make for case in CASES for name, make in makers_of(case).items()}


@pytest.mark.parametrize("name", MAKERS)
def test_golden_file(name):
    assert (FOLDER / name).read_text(encoding="utf-8").splitlines() == MAKERS[name]().splitlines()


def test_no_golden_file_is_left_over():
    assert {path.name for path in FOLDER.glob("*.txt")} == set(MAKERS)


@pytest.mark.parametrize("name", [name for name in MAKERS if not name.startswith("playthrough")])
def test_a_golden_game_plays_again_from_its_file_alone(name):
    """The moves as they stand in the file lead to the digests that stand there."""
    head, at_start, _, *rest = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    key, players, seed, rules, *chosen = head.split(", ")
    assert rules == f"rules {durbar.game(key).revision}"
    values = {"True": True, "False": False}
    options = {name: values.get(value, value) for name, value in (pair.split(" ") for pair in chosen)}
    state = durbar.start(key, seats=int(players.split()[0]), seed=int(seed.split()[1]), options=options)
    assert at_start == f"at the start: {state.digest()}"
    end = max(number for number, line in enumerate(rest) if line.startswith("after"))
    for line in rest[: end + 1]:
        if line.startswith("after"):
            assert line == f"after {state.played}: {state.digest()}"
        elif line:
            for text in line.split(", "):
                state.play(durbar.game(key).read_move(text))
    assert state.to_act is None
    assert [int(line.split(": ")[1].split(" ")[0]) for line in rest[end + 1 :] if line] == sorted(
        state.scores(), reverse=True
    )


def test_moves_and_digests_change_only_with_the_revision():
    name = "ra_3_default.txt"
    text = MAKERS[name]()
    digest = text[text.rindex("after ") :].split()[2]
    other = text.replace(digest, "0123456789abcdef")
    assert unraised({name: text}) == []
    assert unraised({name: other}) == [name]
    now = durbar.game("ra").revision
    assert unraised({name: other.replace(f"rules {now}", f"rules {now + 1}")}) == []
