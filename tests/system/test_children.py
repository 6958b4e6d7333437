"""Nothing is imported from the folder one is in, by the window's process or by those it starts; who fails says why."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

#: What Durbar imports of others, and itself.
OTHERS = {"msgspec", "networkx", "platformdirs", "shiboken6", "PySide6", "miniaudio", "cffi", "_cffi_backend", "durbar"}

#: As an installed ``durbar`` starts.
SCRIPT = "import sys\nfrom durbar.__main__ import main\nif __name__ == '__main__':\n    sys.exit(main())\n"

#: Starts a process that thinks, which can't work; what is told of it goes into the log of the folder that is named.
FAILING = """
if __name__ == "__main__":
    import multiprocessing, sys
    from pathlib import Path
    from durbar.ui.faults import Faults
    from durbar.session.thinker import Thinker, ThinkingFailed
    Faults(Path(sys.argv[1])).watch()
    {fault}
    thinker = Thinker()
    try:
        thinker.warm_up().result(20)
    except ThinkingFailed as error:
        print(error.key)
    thinker.close()
"""

#: As ``python -m durbar``, with a process that thinks.
AS_M = """
import sys
from durbar.__main__ import main
sys.argv[1:] = ["--version"]
try:
    main()
except SystemExit:
    pass
assert "" not in sys.path
from durbar.session.thinker import Thinker
thinker = Thinker()
print("works" if thinker.warm_up().result(20) else "")
thinker.close()
"""


def run(words: list[str], folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), **more}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def lay_traps(folder: Path, but_for_m: bool = False) -> None:
    """Lay down modules that tell when they are imported, and end the process, under all names that Durbar asks for.

    but_for_m: without those that Python itself imports for -m, before anything of ours runs, and without Durbar.
    """
    folder.mkdir()
    names = set(sys.stdlib_module_names) | OTHERS
    if but_for_m:
        names -= {"durbar", *run(["-P", "-c", "import runpy, sys; print(*sys.modules)"], folder).stdout.split()}
    for name in names:
        (folder / f"{name}.py").write_text(f"import sys\nsys.stderr.write('imported {name}')\nraise SystemExit(7)\n")


def test_the_installed_program_and_what_it_starts_import_nothing_from_the_folder_one_is_in(tmp_path: Path):
    here = tmp_path / "here"
    lay_traps(here)
    (tmp_path / "durbar").write_text(SCRIPT)
    assert run([str(tmp_path / "durbar"), "--version"], here).stderr == ""
    (tmp_path / "program").write_text(FAILING.format(fault="pass"))
    told = run([str(tmp_path / "program"), str(tmp_path)], here)
    assert (told.stdout, told.stderr) == ("", "")
    assert not (tmp_path / "durbar.log").read_text()


def test_started_from_its_own_folder_durbar_finds_itself():
    desktop = Path(__file__).parents[2] / "desktop"
    others = os.pathsep.join(path for path in sys.path if path and Path(path) != desktop)
    told = run(["-S", "-c", AS_M], desktop, PYTHONPATH=others)
    assert told.stdout.splitlines()[-1] == "works", told.stderr


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        ("multiprocessing.set_executable('/nowhere/python')", "/nowhere/python ended before it answered"),
        ("sys.path.insert(0, sys.argv[1])", "RuntimeError: broken"),
    ],
)
def test_the_log_says_why_a_process_cannot_start(tmp_path: Path, fault: str, why: str):
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "msgspec.py").write_text("raise RuntimeError('broken')")
    (tmp_path / "program").write_text(FAILING.format(fault=fault))
    told = run([str(tmp_path / "program"), str(folder)], tmp_path)
    assert told.stdout in ("lost\n", "start\n")  # the second where it was gone before it was told what to do
    assert why in (folder / "durbar.log").read_text()
