"""The titles of a rulebook's sections, without the rest of it."""

import re
from functools import lru_cache

from durbar.system import paths

#: A section's heading, "## 7 Fame": its marks, its number, its title.
HEADING = re.compile(r"^(#{2,4}) (\d+(?:\.\d+){0,2}) (\S.*)$", re.MULTILINE)


@lru_cache(maxsize=2)
def titles(key: str, language: str) -> dict[str, str]:
    """The titles of a game's rules by number; none where it has no rulebook. A hundredth of the time its text takes."""
    file = paths.found(f"rulebook/{language}/{key}.md")
    text = "" if file is None else file.read_text(encoding="utf-8")
    return {number: title.strip() for _, number, title in HEADING.findall(text)}
