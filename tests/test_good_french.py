"""French that is put together reads like French: what a game's screen says all through a game, and every text."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDir, QFileInfo, Qt
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QLabel, QLineEdit, QPushButton, QTreeView

from durbar.ui.games import game_screen
from durbar.ui.kit.text.terms import read_terms
from durbar.ui.words import use_language
from tests.contract.positions import CASES
from tests.contract.test_screen import game_of, of_each_step, sight_of, spoken
from tests.test_words import FRENCH

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)

_GAP = "[ \u00a0\u202f]"
_VOWEL = "aeiouéèêëàâîïôöùûœAEIOUÉÈÊËÀÂÎÏÔÖÙÛŒ"
#: What counts no whole thing stands before it: a part of a number, a sign, "n°".
_WHOLE = rf"(?<![\w,.½/−+–-])(?<!n°{_GAP})"
_NO_PLURAL = "palais|bonus|sens|puits|épices|pierreries|Sphinx|fois|sur|plus|pas|dans|des|les|vous|sans|chacune?s"
_COUNTED = "tuile|pièce|point|maison|carte|case|marchandise|soleil|jeton|coup|joueur|karma|personnage|emplacement|dé"
_TILES = "Inondation|Nil|Pharaon|Écriture|Art|Religion|Forteresse|Temple|Statues|Pyramide|Obélisque|Sécheresse"
FAULTS = {
    "no contraction": r"\b(?:[Dd]e|[Àà]) les? (?!\w+(?:er|ir|re)\b)",  # but not before a verb
    "que before 1": rf"\b[Qq]ue{_GAP}[01]\b",
    "no elision": rf"(?<![’\w-])(?:[Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Nn]e|[Ss]e) (?=[{_VOWEL}])(?!un à )",
    "one thing as many": rf"{_WHOLE}[01]{_GAP}(?!(?:{_NO_PLURAL})\b)[a-zéèêàâîôûç]+[sx]\b",
    "many things as one": rf"{_WHOLE}(?:[2-9]|[1-9]\d+){_GAP}(?:{_COUNTED})\b",
    "two colons": r"\u00a0:[^.!?;·]*\u00a0:",
    "no article": rf"\b(?:à|de|coûté|perd|prend|retourne|avec|contre|pour|cède|donne) (?=(?:{_TILES})\b)",
}


@pytest.fixture(autouse=True)
def french(qapp: object) -> Iterator[None]:
    """French, and English afterwards."""
    use_language("fr")
    yield
    use_language("en")


def faults(text: str) -> list[str]:
    """What is wrong with a sentence, with the sentence."""
    plain = read_terms(text)[0]
    return [f"{name}: {plain!r}" for name, pattern in FAULTS.items() if re.search(pattern, plain)]


@pytest.mark.parametrize(
    "text",
    [
        "la maison de le joueur",
        "à les autres",
        "ne rapporte que 1 point",
        "le éléphant",
        "1 tuiles",
        "0 pièces d’or",
        "3 tuile",
        "qui a coûté Inondation",
        "Clic\u00a0: obtenir\u00a0: thé",
    ],
)
def test_the_faults_are_seen(text: str) -> None:
    assert faults(text)


def test_good_french_has_none() -> None:
    assert not faults("1 palais, 0 carte, 2½ points, n° 3 tuile, 1 sur 8, 12 tuiles, un Nil ; il en a le plus")


def told(case) -> Iterator[str]:
    """What is told of a whole game: its log, and at each step prompts, panels, moves, tips and refusals."""
    screen, board = game_screen(case.key), game_screen(case.key).make_board()
    for moment in game_of(case):
        for line in screen.log_lines(moment.events, sight_of(moment.state, 0)):
            yield line.words
    for state in of_each_step(case):
        sight = sight_of(state)
        yield from spoken(state, sight, screen)
        for move in sight.legal:
            row = screen.move_row(move, sight)
            yield from (row.words, row.second, screen.preview(move, sight)[0])
        board.show_sight(sight)
        for target in board.targets:
            tip = screen.tip(target, sight)
            assert tip is not None
            yield from (tip.title, tip.what, tip.reason, tip.rule, tip.click, tip.refusal)


@every_case
def test_a_played_game_is_told_in_good_french(case) -> None:
    said = list(dict.fromkeys(told(case)))
    assert len(said) > 100
    assert [fault for text in said for fault in faults(text)] == []


def test_every_text_is_good_french() -> None:
    texts = [form.replace("%n", number) for one in FRENCH for form, number in zip(one.forms, ("1", "7"), strict=False)]
    assert [fault for text in texts for fault in faults(text)] == []


# ---- what Qt says --------------------------------------------------------------------------------------------------


def said_by_qt() -> set[str]:
    """The words of Qt's own file dialog, which stands where the system has none, and of the menu of a line."""
    dialog = QFileDialog(None, "", QDir.rootPath())
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    words = {part.text() for kind in (QLabel, QPushButton) for part in dialog.findChildren(kind)}
    words |= {action.text() for action in dialog.findChildren(QLineEdit)[0].createStandardContextMenu().actions()}
    (tree,) = dialog.findChildren(QTreeView)
    header = [tree.model().headerData(at, Qt.Orientation.Horizontal) for at in range(tree.model().columnCount())]
    return words | set(header) | {QFileIconProvider().type(QFileInfo(QDir.homePath()))} - {""}


def test_qts_own_dialogs_speak_french() -> None:
    ours = said_by_qt()
    use_language("en")
    assert len(ours) > 15
    assert ours & said_by_qt() <= {"", "Type"}
