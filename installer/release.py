"""Makes a release of what is committed, or says why not: ``python installer/release.py``.

It refuses on a tree with changes, a changelog without a dated entry for the version, a tag that is already there, a
version of which no saved games are kept, an unfinished translation, a build whose smoke test fails, and on Linux
packages that come out otherwise when they are built again. Then it tags; pushing the tag lets the workflow build for
all systems.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

import facts


class Refused(Exception):
    """Why there is no release, in one sentence."""


def main() -> int:
    """Check, build, tag; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether a release could be made; build nothing")
    chosen = parser.parse_args()
    version = facts.version()
    try:
        check_tree(facts.TOP)
        check_tag(facts.TOP, version)
        check_changelog((facts.TOP / "CHANGELOG.md").read_text("utf-8"), version)
        check_saves(facts.TOP / "tests" / "saves", version)
        check_ladder((facts.TOP / "tests" / "lab" / "ladder" / "README.md").read_text("utf-8"))
        check_texts()
        if not chosen.check:
            _build()
    except Refused as refusal:
        print(f"No release: {refusal}", file=sys.stderr)
        return 1
    if facts.HOMEPAGE.endswith(".example"):
        print("Note: installer/facts.py names no true homepage yet; app stores will show no screenshots.")
    if chosen.check:
        print(f"Durbar {version} can be released.")
        return 0
    subprocess.run(["git", "tag", "-a", f"v{version}", "-m", f"Durbar {version}"], cwd=facts.TOP, check=True)
    print(f"Durbar {version} is built, tried and tagged v{version}.")
    return 0


def check_tree(top: Path) -> None:
    """Raises Refused where something is not committed."""
    changed = _git(top, "status", "--porcelain").splitlines()
    if changed:
        raise Refused(f"{len(changed)} files are not as committed, the first is {changed[0][3:]}.")


def check_tag(top: Path, version: str) -> None:
    """Raises Refused where the version was released before."""
    if _git(top, "tag", "--list", f"v{version}").strip():
        raise Refused(f"version {version} has its tag already; raise it in desktop/durbar/__init__.py.")


def check_changelog(text: str, version: str) -> None:
    """Raises Refused where the changelog has no entry of the version, no date for it, or nothing in it."""
    found = re.search(rf"^## {re.escape(version)}(?: – (.*))?\n((?:(?!## ).*\n?)*)", text, re.MULTILINE)
    if found is None:
        raise Refused(f"CHANGELOG.md has no entry for {version}.")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", (found[1] or "").strip()):
        raise Refused(f"CHANGELOG.md does not date {version}: write “## {version} – year-month-day”.")
    if not re.search(r"^- \S", found[2], re.MULTILINE):
        raise Refused(f"CHANGELOG.md says nothing about {version}.")


def check_saves(folder: Path, version: str) -> None:
    """Raises Refused where no saved games of the version are kept for the Durbars to come."""
    if not any(folder.glob(f"*_{version}_*.durbar")):
        raise Refused(f"tests/saves has no games of {version}; add them: python -m tests.saves {version}.")


def check_ladder(page: str) -> None:
    """Raises Refused where the levels of a game were not played against each other since they changed."""
    if "not yet played" in page:
        raise Refused("tests/lab/ladder has rungs that were not yet played; play them: python -m tests.lab.ladder.")


def check_texts() -> None:
    """Raises Refused where a text of the code is not yet in the translations, or not finished there."""
    import extract_texts

    with tempfile.TemporaryDirectory() as name:
        for path in (facts.TOP / "translations").glob("*.ts"):
            shutil.copy(path, name)
        extract_texts.update(Path(name))
        check_translations(Path(name))


def check_translations(folder: Path) -> None:
    """Raises Refused where a .ts file has an unfinished or empty text."""
    for path in sorted(folder.glob("*.ts")):
        open_ = [message for message in ElementTree.parse(path).iter("message") if _is_open(message)]
        if open_:
            first = open_[0].findtext("source", "")
            raise Refused(f"{path.name} has {len(open_)} unfinished texts, the first is “{first}”.")


def _is_open(message: ElementTree.Element) -> bool:
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return True
    forms = translation.findall("numerusform") or [translation]
    return not all((form.text or "").strip() for form in forms)


def _build() -> None:
    import build

    try:
        build.main(["--twice"] if sys.platform == "linux" else [])
    except build.SmokeFailed as failure:
        raise Refused(f"the smoke test failed: {failure}") from failure
    except build.NotTheSame as failure:
        raise Refused(f"{failure}.") from failure


def _git(top: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=top, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    raise SystemExit(main())
