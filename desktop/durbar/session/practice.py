"""What a person has found in puzzles and own mistakes, and when one comes back: a small file for all games."""

from __future__ import annotations

from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec

from durbar.engine.digest import digest
from durbar.system import files
from durbar.system.paths import data_dir

FILE = "practice.json"
#: Days after which a position comes back that was not found: it has to be found once after each.
STEPS = (1, 3, 7, 21)
#: More positions than anybody finds; what was found for good longest ago is forgotten first.
MOST = 5000
MOST_BYTES = 1 << 20

_MAGIC, _VERSION = "durbar-practice", 1
_Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Outcome(StrEnum):
    """How the first answer to a position was. HELPED: right, but only after a hint."""

    FOUND = "found"
    HELPED = "helped"
    MISSED = "missed"


class Place(msgspec.Struct, frozen=True, array_like=True):
    """Where a position stands. step: which of STEPS it waits for; beyond the last it is found for good.

    day: on which it comes back, or was found for good, as ``date.toordinal`` has it.
    """

    step: Annotated[int, msgspec.Meta(ge=0, le=len(STEPS))]
    day: Annotated[int, msgspec.Meta(ge=1, le=date.max.toordinal())]

    @property
    def is_over(self) -> bool:
        """Whether it is found for good."""
        return self.step == len(STEPS)


class Practice(msgspec.Struct):
    """What is kept. places: by the names of positions. streak, best: how many puzzles were found in a row, now and at
    most.
    """

    places: Annotated[dict[Annotated[str, msgspec.Meta(max_length=64)], Place], msgspec.Meta(max_length=MOST)] = {}
    streak: _Count = 0
    best: _Count = 0

    def is_due(self, name: str, today: date) -> bool:
        """Return whether a position was missed and is to be sought again by now.

        What comes back later than it ever could was noted under a clock that was wrong: it is due as well.
        """
        place = self.places.get(name)
        if place is None or place.is_over:
            return False
        return not today.toordinal() < place.day <= today.toordinal() + STEPS[-1]

    def is_new(self, name: str) -> bool:
        """Return whether a position was never answered."""
        return name not in self.places

    def comes_back(self, name: str) -> date | None:
        """Return on which day a position comes back; None where it does not."""
        place = self.places.get(name)
        return None if place is None or place.is_over else date.fromordinal(place.day)

    def note(self, name: str, outcome: Outcome, today: date, puzzle: bool = False) -> None:
        """Take in the first answer to a position. puzzle: it counts for the streak.

        What is found before it has to be changes nothing: it is still remembered from last time.
        """
        before, day = self.places.get(name), today.toordinal()
        if outcome is not Outcome.FOUND:
            self.places[name] = Place(0, day + STEPS[0])
        elif before is None:
            self.places[name] = Place(len(STEPS), day)
        elif self.is_due(name, today):
            step = before.step + 1
            self.places[name] = Place(step, day + (STEPS[step] if step < len(STEPS) else 0))
        if puzzle and outcome is not Outcome.HELPED:
            self.streak = self.streak + 1 if outcome is Outcome.FOUND else 0
            self.best = max(self.best, self.streak)
        while len(self.places) > MOST:
            del self.places[min(self.places, key=lambda one: (not self.places[one].is_over, self.places[one].day))]


def place() -> Path:
    """Return where the file lies."""
    return data_dir() / FILE


def load() -> Practice:
    """Return what is kept. A file that can't be understood is kept beside its place, and one begins anew."""
    try:
        found = _read(files.read(place(), MOST_BYTES))
    except FileNotFoundError:
        return Practice()
    except OSError:
        found = None
    if found is None:
        files.keep_beside(place())
        return Practice()
    return found


def save(practice: Practice) -> None:
    """Write it. Raises OSError; what was there is then untouched."""
    body = msgspec.json.encode(practice)
    files.write(place(), f"{_MAGIC} {_VERSION} {digest(body)}\n".encode() + body)


def _read(data: bytes) -> Practice | None:
    head, _, body = data.partition(b"\n")
    if head.split(b" ") != [_MAGIC.encode(), str(_VERSION).encode(), digest(body).encode()]:
        return None
    try:
        return msgspec.json.decode(body, type=Practice)
    except (msgspec.DecodeError, RecursionError):
        return None
