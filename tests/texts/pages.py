"""What people read of a game, line by line, English beside French."""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

TOP = Path(__file__).parents[2]
#: In which context of the translations a game’s own screen speaks; at last that for the files of boards of all games.
CONTEXTS = {"ra": "Ra", "raja": "Raja", "taj_mahal": "TajMahal", "dice_charmers": "DiceCharmers", "boards": "Boards"}
_SECTION = re.compile(r"#+ (\d+(?:\.\d+)*) ")
_ICONS = re.compile(r"\{\{[^}]*\}\} ?")
_LINK = re.compile(r"\[\[([^]|]*)(?:\|[^]]*)?\]\]")
_REFERENCE = re.compile(r"\d+(?:\.\d+)+|(?<=\()\d+(?=\))")
#: What a lesson says is in these of its fields.
_SAID = ("title", "blurb", "say", "otherwise")


class Line(NamedTuple):
    """A line in both languages. place: a section of the rulebook, a chapter of the lessons, or "words"."""

    place: str
    en: str
    fr: str


def lines(game: str) -> list[Line]:
    """All lines of a game that people read."""
    return [*words(game)] if game == "boards" else [*rulebook(game), *lessons(game), *words(game)]


def rulebook(game: str) -> Iterator[Line]:
    """Its rulebook, without headings and references to other sections."""
    english, french = (_book(game, language) for language in ("en", "fr"))
    assert [place for place, _ in english] == [place for place, _ in french], "the books have other lines"
    for (place, en), (_, fr) in zip(english, french, strict=True):
        yield Line(f"§{place}", en, fr)


def lessons(game: str) -> Iterator[Line]:
    """What its lessons say; their French is among the translations."""
    course = json.loads((TOP / f"resources/lessons/{game}.json").read_text("utf-8"))
    french = dict(_translations(f"Lessons {game}"))
    for en in _said({key: told for key, told in course.items() if key != "chapters"}):
        yield Line("lessons", plain(en), plain(french[en]))
    for chapter in course["chapters"]:
        for en in _said(chapter):
            yield Line(f"lesson {chapter['id']}", plain(en), plain(french[en]))


def chapters(game: str) -> int:
    """How many lessons a game has."""
    return len(json.loads((TOP / f"resources/lessons/{game}.json").read_text("utf-8"))["chapters"])


def words(game: str) -> Iterator[Line]:
    """What the program says on the game’s screen. What it puts in by name stands in angles."""
    for en, fr in _translations(CONTEXTS[game]):
        yield Line("words", plain(_angles(en)), plain(_angles(fr)))


def plain(text: str) -> str:
    """A text without pictures, links and spaces within numbers."""
    text = _LINK.sub(r"\1", _ICONS.sub("", text)).replace("**", "")
    return re.sub(r"(?<=\d)[\u202f\u00a0](?=\d{3}\b)", "", text)


def _book(game: str, language: str) -> list[tuple[str, str]]:
    """Lines with their sections; the glossary is in the order of its terms."""
    text = (TOP / f"resources/rulebook/{language}/{game}.md").read_text("utf-8")
    sections = set(re.findall(_SECTION.pattern, text))
    place, found = "0", []
    for line in text.splitlines():
        if heading := _SECTION.match(line):
            place = heading[1]
        elif line.startswith("## "):
            place = "glossary"
        elif line and not line.startswith(("# ", "See also", "Voir aussi", "{{quick}}")):
            bare = _REFERENCE.sub(lambda number: "" if number[0] in sections else number[0], line)
            found.append((place, bare if place == "glossary" else plain(bare)))
    rules = [one for one in found if one[0] != "glossary"]
    terms = sorted((text for place, text in found if place == "glossary"), key=lambda text: text.split("**")[1])
    return [*rules, *(("glossary", plain(term)) for term in terms)]


def _said(told: Any) -> Iterator[str]:
    if isinstance(told, Mapping):
        for key, value in told.items():
            if key in _SAID and isinstance(value, str):
                yield value
            else:
                yield from _said(value)
    elif isinstance(told, list):
        for value in told:
            yield from _said(value)


def _translations(context: str) -> Iterator[tuple[str, str]]:
    """Every English text of a context with its French; a text that counts, once for each of its forms."""
    for found in _catalogue().iter("context"):
        if found.findtext("name") == context:
            for message in found.iter("message"):
                translation = message.find("translation")
                assert translation is not None
                if translation.get("type") in ("vanished", "obsolete"):
                    continue
                forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
                for form in forms:
                    yield message.findtext("source") or "", form


@cache
def _catalogue() -> ElementTree.Element:
    return ElementTree.parse(TOP / "translations/durbar_fr.ts").getroot()


def _angles(text: str) -> str:
    return re.sub(r"(?<!\{)\{(\w+)\}(?!\})", r"<\1>", text)
