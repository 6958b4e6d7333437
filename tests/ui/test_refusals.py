"""Reasons against moves have one place for their words, the rules' own, and the screens say them in each language."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import durbar
from durbar.engine.refusal import IllegalMove, Refusal
from durbar.engine.state import State
from durbar.games import GAMES, game
from durbar.session.undo import NoUndo
from durbar.ui.games import game_screen
from durbar.ui.words import use_language
from tests.contract.positions import CASE, playing
from tests.games.refusals import check_told
from tests.ui.positions import sight

CODE = Path(durbar.__file__).parent
KINDS: dict[str, type[Refusal]] = {key: game(key).refusals() for key in GAMES}
#: Said of a game by other parts of the screens too.
SHARED = {"The game is over."}
every_game = pytest.mark.parametrize("key", GAMES)


def texts(source: str) -> Iterator[str]:
    """All texts of a source, comments left out."""
    return (
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def met(key: str) -> tuple[tuple[State, Refusal], ...]:
    """Each reason that clicks in some games played by chance are told, once for each set of facts, and where."""
    case, found = CASE[key], {}
    own = durbar.game(key).seats
    for seed, seats in enumerate((own[0], own[-1], max(own[0], min(3, own[-1])))):
        state = durbar.start(key, seats=seats, seed=seed)
        for _ in playing(state, seed, case.ways[-1]):
            if state.played % (3 * case.thin) == 0 or state.to_act is None:
                for move in case.clicks(state):
                    refusal = state.why_not(move)
                    if refusal is not None and (refusal.sentence, *refusal.facts) not in found:
                        found[(refusal.sentence, *refusal.facts)] = state.copy(), refusal
    return tuple(found.values())


@every_game
def test_every_reason_is_a_sentence_without_a_window(key):
    assert len(met(key)) >= min(12, len(KINDS[key].sentences))
    for _, refusal in met(key):
        check_told(refusal)
        assert str(IllegalMove("x", refusal)) == f"The move “x” can’t be made: {refusal}."


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_screens_say_the_same_sentence_in_each_language(key, language, english):
    use_language(language)
    screen = game_screen(key)
    for state, refusal in met(key):
        told = screen.why(refusal, sight(state))
        assert told.endswith("."), refusal
        assert not re.search(r"[{}_]|%n|\(s\)", told), told
        if language == "en" and refusal.key != "no_such_road":  # of which the window knows more
            start, end = refusal.sentence.replace("(s)", "").split("{")[0], refusal.sentence.split("}")[-1]
            assert told.startswith(start.split("%n")[0])
            assert told.endswith(end) or "%n" in end
        elif language == "fr":
            assert told != refusal.sentence


@every_game
def test_every_sentence_is_that_of_a_reason(key):
    uses = defaultdict(int)
    for path in (CODE / "games" / key).glob("*.py"):
        for text in texts(path.read_text("utf-8")):
            uses[text] += 1
    by_part = re.compile(r"part_(done|not_chosen)_")
    assert [name for name in KINDS[key].sentences if uses[name] < 2 and not by_part.match(name)] == []


def test_no_screen_has_a_sentence_of_the_rules_of_its_own():
    theirs = {text for kind in (Refusal, NoUndo, *KINDS.values()) for text in kind.sentences.values()} - SHARED
    assert len(theirs) > 150
    for path in (CODE / "ui").rglob("*.py"):
        source = path.read_text("utf-8")
        assert [text for text in theirs if f'"{text[:50]}' in source] == [], path.name


@pytest.mark.parametrize("count", [1, 2])
def test_what_counts_has_its_plural_without_a_window(count, english):
    counted = [(key, name) for key in GAMES for name, text in KINDS[key].sentences.items() if "%n" in text]
    assert counted
    state = durbar.start("dice_charmers", seats=2, seed=1)
    for key, name in counted:
        refusal = KINDS[key](name, "5", {"count": count, "space": 3, "building": "fort"})
        assert str(refusal) == f"{game_screen(key).why(refusal, sight(state)).removesuffix('.')} (section 5)"


def test_reasons_that_belong_to_no_game_are_sentences_too():
    assert str(Refusal("game_over", "8")) == "The game is over (section 8)"
    for name in NoUndo.sentences:
        assert str(NoUndo(name, "")) == NoUndo.sentences[name].removesuffix(".")
