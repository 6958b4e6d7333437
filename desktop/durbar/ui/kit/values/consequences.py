"""The words for what moves lead to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class ConsequenceWords:
    """What a review says of them. title: "In the expert’s quick trials to the end of the round, on average:". amounts,
    chances: names by key, of what is counted and of what comes about or not.
    """

    title: str = ""
    amounts: Mapping[str, str] = field(default_factory=dict)
    chances: Mapping[str, str] = field(default_factory=dict)
