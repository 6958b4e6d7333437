"""A fault: a few characters of the program replaced by wrong ones, found by the text and not by the line."""

import shlex
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = Path("desktop/durbar")


class LostFault(ValueError):
    """The text of a fault stands nowhere, or in several places: the list has to follow the program."""


@dataclass(frozen=True)
class Fault:
    """A plausible slip. file: below ``desktop/durbar``. text: as it stands there, once. instead: what replaces it.

    tests: pytest arguments, those that ought to notice.
    """

    name: str
    file: str
    text: str
    instead: str
    tests: str

    def test_files(self) -> list[str]:
        """The files of its tests, without what is chosen in them."""
        return [word.partition("::")[0] for word in shlex.split(self.tests) if "/" in word]


class Sources:
    """The program's modules, read once."""

    def __init__(self, root: Path = ROOT) -> None:
        """root: a checkout or a copy of one."""
        self._package = root / PACKAGE
        self._texts: dict[Path, str] = {}

    def place(self, fault: Fault) -> Path:
        """The module that a fault goes into: its own, or the one its text has moved to. Raises LostFault."""
        named = self._package / fault.file
        if named.is_file() and fault.text in self.text(named):
            holding = [named]
        else:
            holding = [path for path in sorted(self._package.rglob("*.py")) if fault.text in self.text(path)]
        found = sum(self.text(path).count(fault.text) for path in holding)
        if found != 1:
            raise LostFault(f"{fault.name}: its text stands {found} times; it was in {fault.file}")
        return holding[0]

    def faulty(self, fault: Fault) -> str:
        """That module with the fault in it."""
        return self.text(self.place(fault)).replace(fault.text, fault.instead)

    def text(self, path: Path) -> str:
        """A module as it stands."""
        if path not in self._texts:
            self._texts[path] = path.read_text("utf-8")
        return self._texts[path]
