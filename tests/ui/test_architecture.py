"""The shape of the program: imports run one way, Qt stays in the screens, every public name says what it is."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import durbar
from durbar.system.paths import resource

PACKAGE = Path(durbar.__file__).parent
TOP = PACKAGE.parents[1]
FILES = sorted(PACKAGE.rglob("*.py"))


def names(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(PACKAGE)) for path in paths]


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def says(path: Path, *words: str) -> bool:
    """Whether a file says one of these at all: to read all files as code takes seconds."""
    text = path.read_text(encoding="utf-8")
    return any(word in text for word in words)


def test_import_contracts_hold():
    tool = Path(sys.executable).with_name("lint-imports")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([tool], cwd=TOP, capture_output=True, text=True, env=environment, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def loaded(program: str) -> set[str]:
    """The modules that a program has loaded in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    code = f"{program}\nimport sys\nprint(' '.join(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=60, check=True
    )
    return set(done.stdout.split())


def test_the_headless_part_loads_no_qt_and_nothing_large():
    """No rule and no computer player needs networkx or OpenSSL: screens ask the graph."""
    modules = loaded(
        "import durbar\nfrom durbar.games import GAMES\n"
        "for key in GAMES:\n    state = durbar.start(key, seats=durbar.game(key).seats[0], seed=1)\n"
        "    state.play(state.legal_moves()[0])\n    state.digest()"
    )
    assert not {module for module in modules if module.startswith(("PySide6", "shiboken6", "networkx", "_hashlib"))}


def test_the_process_that_thinks_loads_no_qt():
    """What the worker imports: the thinker's own module and the computer players."""
    program = (
        "import durbar.session.thinker\nfrom durbar.bots.levels import LEVELS, bot\nfrom durbar.games import GAMES\n"
        "for key in GAMES:\n    for level in LEVELS:\n        bot(key, level)"
    )
    assert not {module for module in loaded(program) if module.startswith(("PySide6", "shiboken6"))}


#: What the first paint does not wait for, and the home screen does not hold.
_LATER = ("networkx", "_hashlib", "durbar.bots.ra", "durbar.ui.games.ra.screen", "multiprocessing")


def test_the_home_screen_holds_no_graphs_no_computer_players_no_games_and_no_sources():
    program = (
        "import os\nos.environ['QT_QPA_PLATFORM'] = 'offscreen'\n"
        "from durbar.app import application\napp = application()\n"
        "from durbar.ui.games import manifest\n"
        "from durbar.ui.window import Window\nwindow = Window()\nwindow.show()\nwindow.grab()\n"
        "for card in window.pages.home._cards:\n    card._picture._draw()\n"
        "    assert card._picture._pixmap.width() > 100 or manifest(card.key).sample is None\n"
        "import linecache\nassert not [name for name in linecache.cache if 'pages' in name]"
    )
    modules = loaded(program)
    assert "durbar.ui.window" in modules
    assert not {module for module in modules if module.startswith(_LATER)}


def test_a_table_holds_no_types_of_qt_and_no_pages_that_it_does_not_use_and_no_sources(tmp_path: Path):
    """Asked for a widget that Qt made, PySide makes the types of all widgets there are, 3 MB."""
    modules = loaded(_AT_A_TABLE.format(folder=str(tmp_path), key="ra"))
    assert "durbar.ui.games.ra.screen" in modules
    assert not {module for module in modules if module.startswith(_NOT_AT_A_TABLE)}


#: What a game that goes on does not need.
_NOT_AT_A_TABLE = (
    "networkx",
    "_hashlib",
    "multiprocessing",
    "durbar.ui.pages.setup.page",
    "durbar.ui.pages.results.page",
    "durbar.ui.kit.text.rulebook",
    "statistics",
)

#: A table is opened and painted, and its pictures are rendered for the size it has come to.
_AT_A_TABLE = """
import linecache, os
from pathlib import Path
folder = Path({folder!r})
os.environ.update(QT_QPA_PLATFORM="offscreen", DURBAR_DATA=str(folder))
from durbar.app import application
from durbar.system.paths import resource
from durbar.session.session import GameSession
from durbar.ui.window import Window
app = application()
window = Window()
window.show()
window.grab()
window.show_table(GameSession.open(resource("samples/{key}.durbar"), folder / "{key}.durbar"))
window.grab()
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractItemView, QDialog
made = {{type.__name__ for base in (QAbstractItemView, QDialog) for type in base.__subclasses__()}}
assert "QListView" in made and not made & {{"QColorDialog", "QTableView", "QTreeView", "QWizard"}}, made
assert not linecache.cache
window.shut()
"""


@pytest.mark.parametrize(("key", "on_a_map"), [("ra", False), ("taj_mahal", True)])
def test_a_game_on_a_map_loads_the_graphs_while_it_is_set_up_and_no_other_game_does(
    tmp_path: Path, key: str, on_a_map: bool
):
    modules = loaded(_AT_REST_IN_SETUP.format(folder=str(tmp_path), key=key))
    assert "durbar.ui.pages.setup.page" in modules
    assert ("networkx" in modules) == on_a_map


@pytest.mark.parametrize(("key", "on_a_map"), [("ra", False), ("raja", True)])
def test_who_can_go_on_with_a_game_on_a_map_does_not_wait_for_its_graphs(tmp_path: Path, key: str, on_a_map: bool):
    shelf = tmp_path / "games"
    shelf.mkdir()
    shutil.copy(resource(f"samples/{key}.durbar"), shelf)
    modules = loaded(_AT_REST_AT_HOME.format(folder=str(tmp_path)))
    assert ("networkx" in modules) == on_a_map


_BEGIN = """
import os, sys, threading
os.environ.update(QT_QPA_PLATFORM="offscreen", DURBAR_DATA={folder!r})
from durbar.app import application
from durbar.ui.window import IDLE_MS, Window
from PySide6.QtTest import QTest
app = application()
window = Window()
window.show()
"""

#: The home screen with a game to resume, painted without graphs, and left at rest.
_AT_REST_AT_HOME = (
    _BEGIN
    + """
window.grab()
assert "networkx" not in sys.modules
for _ in range(100):
    QTest.qWait(20)
    if window.resumes.newest(1):
        break
window.fill_resumes()
QTest.qWait(IDLE_MS + 100)
for thread in threading.enumerate():
    if thread is not threading.current_thread():
        thread.join(10)
window.shut()
"""
)

#: The set-up of a game is opened, painted without graphs, and left at rest.
_AT_REST_IN_SETUP = (
    _BEGIN
    + """
window.set_up({key!r})
window.grab()
assert "networkx" not in sys.modules
QTest.qWait(IDLE_MS + 100)
for thread in threading.enumerate():
    if thread is not threading.current_thread():
        thread.join(10)
window.shut()
"""
)


#: What is called with a text that is translated.
TRANSLATING = ("translate", "QT_TRANSLATE_NOOP")


def translated(module: ast.Module) -> Iterator[ast.Call]:
    """The calls that translate a text."""
    for node in ast.walk(module):
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Name) and called.id in TRANSLATING:
            yield node


def test_translated_texts_are_never_put_together():
    """A text that is translated is a literal, or looked up in a table of such; never an f-string or a sum."""
    calls = 0
    for path in (path for path in FILES if says(path, *TRANSLATING)):
        for call in translated(tree(path)):
            calls += 1
            for argument in call.args[:3]:
                assert not isinstance(argument, ast.JoinedStr | ast.BinOp), f"{path.name}, line {call.lineno}"
    assert calls > 300


def public(body: list[ast.stmt]) -> Iterator[ast.ClassDef | ast.FunctionDef]:
    """The public classes and functions of a module, and the public methods of its public classes."""
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef):
                yield from public(node.body)


@pytest.mark.parametrize("part", ["engine", "games", "table", "bots", "ui"])
def test_every_public_name_says_what_it_is(part: str):
    for path in sorted((PACKAGE / part).rglob("*.py")):
        module = tree(path)
        assert ast.get_docstring(module) or not module.body, f"{path} has no docstring"
        for node in public(module.body):
            overload = isinstance(node, ast.FunctionDef) and any("setter" in ast.dump(d) for d in node.decorator_list)
            assert ast.get_docstring(node) or overload, f"{path.name}: {node.name} has no docstring"


def test_only_the_screens_and_their_wiring_name_qt():
    outside = [path for path in FILES if path.relative_to(PACKAGE).parts[0] not in ("ui", "tools")]
    assert names([path for path in outside if "PySide6" in path.read_text()]) == ["app.py"]


CRASHING = {"QToolTip", "QAccessibleInterface"}


def test_no_screen_uses_what_crashes_or_vanishes():
    """QToolTip times out, and accessible interfaces written in Python crash Qt."""
    for path in FILES:
        assert not says(path, "setToolTip"), path
        if says(path, *CRASHING):
            used = {node.id for node in ast.walk(tree(path)) if isinstance(node, ast.Name)}
            assert not used & CRASHING, path


def test_the_kit_knows_no_particular_game():
    kit = sorted((PACKAGE / "ui" / "kit").rglob("*.py"))
    assert kit
    for path in (path for path in kit if says(path, "durbar.games.", "durbar.ui.games.")):
        for node in ast.walk(tree(path)):
            module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            assert not module.startswith(("durbar.games.", "durbar.ui.games.")), path
