"""The README keeps its word: its example runs as written, its commands stand each on one line."""

import contextlib
import io
import re
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
README = (TOP / "README.md").read_text(encoding="utf-8")


def block(mark: str) -> str:
    found = re.search(rf"<!-- {mark} -->\n```\w+\n(.*?)```", README, re.DOTALL)
    assert found is not None, f"the README has no block “{mark}”"
    return found[1]


def test_the_headless_example_runs_as_written():
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(block("example"), {})
    assert out.getvalue().count("Standing(seat=") == 3


def test_each_command_is_one_line_that_makes_its_own_environment():
    for mark in ("play", "test"):
        lines = block(mark).strip().splitlines()
        assert len(lines) == 1
        assert lines[0].startswith("python3 -m venv .venv && .venv/bin/pip install ")


def test_links_and_pictures_of_the_documents_exist():
    for name in ("README.md", "CONTRIBUTING.md"):
        text = (TOP / name).read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)]+)\)", text):
            if "://" not in link:
                assert (TOP / link).exists(), f"{name} links to {link}"


def test_the_page_of_the_wheel_has_whole_addresses(installer):
    facts = installer("facts")
    shown = installer("page").page(README)
    links = re.findall(r"\]\(([^)]+)\)", shown)
    assert links
    assert [link for link in links if "://" not in link] == []
    version = facts.version()
    assert f"]({facts.REPOSITORY}/raw/v{version}/resources/screenshots/ra.png)" in shown
    assert f"]({facts.REPOSITORY}/blob/v{version}/CONTRIBUTING.md)" in shown


def test_screenshots_are_not_brought_along(installer):
    names = {path.name for path in installer("facts").resource_folders()}
    assert {"art", "boards", "rulebook", "sounds"} <= names
    assert "screenshots" not in names
