"""Rulebooks: what is read from a file, found in it and set as text, and the form of the rulebooks themselves."""

import re
from itertools import pairwise

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QPixmap, QTextBlock, QTextDocument, QTextTable

from durbar.games import GAMES, game
from durbar.system.paths import resource
from durbar.ui.games import manifest
from durbar.ui.kit.look.theme import Look
from durbar.ui.kit.text.rulebook import GLOSSARY, Rulebook
from durbar.ui.kit.text.rulebook_html import Style
from durbar.ui.kit.text.rulebook_view import RulebookText
from durbar.ui.kit.text.search import places_of

#: Games whose rules are written.
WRITTEN = [key for key in GAMES if manifest(key).has_rulebook("en")]

SMALL = """# Ra

## 1 The idea

First you read. See 2.1, not 2.11 nor 12.1.

## 2 Fame

- one [[Floods|flood]]
- two

1. first

### 2.1 The river

{{tile-nile}} {{kit/coin}} The [[Flood]] comes. Crues d’été (2).

> **Two rivers**
> {{tile-nile*3}} {{tile-flood}} = +4 · three Niles and the [[flood]]
> {{tile-nile}} = 0
> nothing to see

| Kinds | 1 | |
|---|---|---|
| Fame | 5 | [[flood]] |

See also: 1, 2

## Glossary

- **flood** Flood: a river tile. It leaves.
"""


def book(text: str = SMALL) -> Rulebook:
    return Rulebook.parse(text, "ra")


def shown(number: str, text: str = SMALL, **style: bool) -> RulebookText:
    """A section as it is set."""
    document = RulebookText()
    document.write_section(book(text), book(text).section(number), Style(Look(), **style), 1)
    return document


def blocks_of(text: QTextDocument) -> list[QTextBlock]:
    """Its paragraphs, those in tables too."""
    found, block = [], text.begin()
    while block.isValid():
        found.append(block)
        block = block.next()
    return found


def links(text: QTextDocument) -> list[tuple[str, str]]:
    """Words that lead somewhere, and where."""
    found = []
    for block in blocks_of(text):
        for piece in block.textFormats():
            if piece.format.isAnchor() and piece.format.anchorHref():
                words = block.text()[piece.start : piece.start + piece.length]
                found.append((words, piece.format.anchorHref()))
    return found


def tables(text: QTextDocument) -> list[list[list[str]]]:
    """The words of the cells of its tables, those that stand in others too."""
    found, frames = [], list(text.rootFrame().childFrames())
    while frames:
        frame = frames.pop(0)
        frames += frame.childFrames()
        if isinstance(frame, QTextTable):
            cells = [[frame.cellAt(row, column) for column in range(frame.columns())] for row in range(frame.rows())]
            found.append([[cell.firstCursorPosition().block().text() for cell in row] for row in cells])
    return found


def test_sections_know_number_title_and_parent():
    found = [(section.number, section.title, section.parent) for section in book().sections]
    assert found == [
        ("1", "The idea", None),
        ("2", "Fame", None),
        ("2.1", "The river", "2"),
        (GLOSSARY, "Glossary", None),
    ]
    assert book().title == "Ra"
    assert book().section(GLOSSARY).shown_number == ""


def test_terms_and_numbers_of_sections_become_links(qapp: object):
    assert links(shown("1")) == [("2.1", "section:2.1")]
    assert links(shown("2")) == [("Floods", "term:flood")]
    river = links(shown("2.1"))
    assert ("Flood", "term:flood") in river, "a term without a key is its own key in small letters"
    assert [link for _words, link in river if link.startswith("section:")] == ["section:2", "section:1", "section:2"]
    assert links(shown("2.1", links=False)) == []


def test_a_section_says_all_that_its_source_says(qapp: object):
    words = shown("2.1").toPlainText()
    for part in (
        "2.1\u2002The river",
        "The Flood comes. Crues d’été (2).",
        "Two rivers",
        "+4",
        "nothing to see",
        "Fame",
    ):
        assert part in words
    assert not re.search(r"[\[\]{}|>]", words)
    assert "1.\n" not in shown("2").toPlainText()


def test_tables_are_tables_and_lists_where_the_pane_is_too_narrow(qapp: object):
    rows = [["Kinds", "1", ""], ["Fame", "5", "flood"]]
    assert rows in tables(shown("2.1"))
    narrow = shown("2.1", narrow=True, lists=True)
    assert rows not in tables(narrow)
    assert "Fame · 1: 5 · : flood" in narrow.toPlainText()


def test_pictures_are_of_the_game_or_of_the_file_they_name_and_lie_over_each_other(qapp: object):
    text = SMALL.replace("{{tile-nile*3}}", "{{tile-nile*9}}")
    text = shown("2.1", text.replace("{{tile-nile}} {{kit/coin}}", "{{tile-nile}} {{kit/coin}} {{sun-up}} {{fame}}"))
    ranges = [each for block in blocks_of(text) for each in block.textFormats()]
    images = [each.format.toImageFormat() for each in ranges if each.format.isImageFormat()]
    names = [image.name() for image in images]
    assert any(name.startswith("art:ra/tile-nile?") for name in names)
    assert any(name.startswith("art:kit/coin?") for name in names)
    for image in images:
        drawn = text.resource(QTextDocument.ResourceType.ImageResource.value, QUrl(image.name()))
        assert isinstance(drawn, QPixmap)
        assert (drawn.width(), drawn.height()) == (image.width(), image.height())
    (many,) = [image for image in images if image.name().count("+") == 9]
    assert many.width() < 9 * many.height()


def test_glossary(qapp: object):
    assert book().term("flood") == ("Flood", "a river tile. It leaves.")
    assert "Flood\u2002a river tile. It leaves." in shown(GLOSSARY).toPlainText()
    with pytest.raises(KeyError, match="no term “sun”"):
        book().term("sun")


def test_what_is_marked_is_part_of_the_quick_reference(qapp: object):
    marked = book(SMALL.replace("- one", "{{quick}}\n- one").replace("| Kinds", "{{quick}}\n| Kinds"))
    assert [section.number for section in marked.quick] == ["2", "2.1"]
    assert [section.blocks for section in marked.sections] == [section.blocks for section in book().sections]
    text = RulebookText()
    text.setTextWidth(600)
    text.write_reference(marked, 2, "", Style(Look(), close=True), 1)
    words = text.toPlainText()
    assert "one Floods" in words
    assert "first" not in words
    assert ("2.1", "section:2.1") in links(text)


def test_french_spaces_before_colons():
    french = (
        SMALL.replace("See also:", "Voir aussi\u00a0:")
        .replace("## Glossary", "## Lexique")
        .replace("Flood: a", "Crue\u00a0: a")
    )
    assert book(french).term("flood") == ("Crue", "a river tile. It leaves.")
    assert [hit.number for hit in book(french).search("voir")] == []


def test_narrow_spaces_of_french_are_kept(qapp: object):
    assert "Vraiment\u202f?" in shown("1", SMALL.replace("First you read.", "Vraiment\u202f?")).toRawText()


def test_a_section_that_does_not_exist():
    with pytest.raises(KeyError, match=r"no section “7\.9”"):
        book().section("7.9")


def test_previous_and_next() -> None:
    numbers = [section.number for section in book().sections]
    for before, after in pairwise(numbers):
        assert book().next(before) == book().section(after)
        assert book().previous(after) == book().section(before)
    assert book().previous("1") is None
    assert book().next(GLOSSARY) is None


def test_search_ignores_case_and_accents() -> None:
    (hit,) = book().search("ETE")
    assert (hit.number, hit.excerpt) == ("2.1", "Crues d’été (2).")


def test_search_puts_titles_first_and_wants_every_word() -> None:
    assert [hit.number for hit in book().search("river")] == ["2.1", GLOSSARY]
    assert [hit.number for hit in book().search("nile three")] == ["2.1"]
    assert book().search("nile moon") == []
    assert book().search("  ") == []


def test_search_finds_beginnings_of_words_and_numbers_of_sections() -> None:
    assert [hit.number for hit in book().search("flo")] == ["2", "2.1", GLOSSARY]
    assert book().search("lood") == []
    assert [hit.title for hit in book().search("2.1")] == ["The river"]


def test_places_of_words_that_were_sought():
    text = "Crues d’été\u202f: œuvre, crue, recrue. 7.3"
    found = places_of(text, "cru ETE oeu 7")
    assert [text[start:end] for start, end in found] == ["Cru", "été", "œu", "cru"]


_TERM = re.compile(r"\[\[([^\[\]|]+)(?:\|([^\[\]|]+))?\]\]")
_PICTURES = re.compile(r"(?:\{\{[\w/@.-]+(?:\*[1-9]\d*)?\}\}\s*)+")
_LINES = {
    "example": re.compile(r"> ?(\*\*[^*]+\*\*|(= ?[^·\s][^·]*)?.*)"),
    "table": re.compile(r"\|.*\|"),
    "list": re.compile(r"- \S.*"),
    "numbers": re.compile(r"\d+\. \S.*"),
    "text": re.compile(r"[^>|#\s-].*"),
}


def faults(loaded: Rulebook) -> list[str]:
    """What is not well formed in a rulebook, with its section."""
    found, numbers = [], [section.number for section in loaded.sections]
    if len(set(numbers)) < len(numbers) or numbers[-1] != GLOSSARY:
        found.append("a number stands twice, or there is no glossary at the end")
    for section in loaded.sections[:-1]:
        if section.parent and section.parent not in numbers[: numbers.index(section.number)]:
            found.append(f"{section.number} comes before its chapter")
        for place, block in enumerate(section.blocks):
            last = place == len(section.blocks) - 1
            found += [f"{section.number}: {fault}: {block[:60]}" for fault in _faults_of(loaded, block, last)]
    lines = [line for line in loaded.sections[-1].source.splitlines() if line]
    if len(lines) != len(loaded.terms):
        found.append("a line of the glossary is no “- **key** Term: definition.”, or stands twice")
    return found


def _faults_of(loaded: Rulebook, block: str, last: bool) -> list[str]:
    lines, found = block.splitlines(), []
    if not any(all(form.fullmatch(line) for line in lines) for form in _LINES.values()):
        found.append("lines of several kinds")
    if lines[0].startswith(">") and (len(lines) < 2 or not lines[0].startswith("> **")):
        found.append("an example without a title or a case")
    if lines[0].startswith("|") and (
        len({line.count("|") for line in lines}) > 1 or len(lines) < 3 or not re.fullmatch(r"[|:-]+", lines[1])
    ):
        found.append("a table needs a head, “|---|” and rows of as many cells")
    if found_also := re.match(r"(See also|Voir aussi)\W+(.*)", block):
        wrong = [number for number in found_also[2].split(", ") if not loaded.has_section(number)]
        found += ["“See also” must be the last"] * (not last) + [f"no section {number}" for number in wrong]
    for line in lines:
        bare = _TERM.sub("", line.removeprefix("> "))
        if re.search(r"\[\[|\]\]|\{\{|\}\}", bare[pictures.end() :] if (pictures := _PICTURES.match(bare)) else bare):
            found.append("a mark that is not closed, or a picture within a line")
    terms = [key or words[0].lower() + words[1:] for words, key in _TERM.findall(block)]
    return found + [f"the glossary has no term “{term}”" for term in terms if term not in loaded.terms]


@pytest.mark.parametrize("key", WRITTEN)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_our_rulebooks_are_well_formed_and_their_pictures_drawn(language: str, key: str):
    loaded = Rulebook.load(key, language)
    assert faults(loaded) == []
    text = resource(f"rulebook/{language}/{key}.md").read_text(encoding="utf-8")
    marks = [found for section in loaded.sections for found in re.findall(r"\{\{(?!quick)([^}*@]+)", section.source)]
    assert marks
    assert text.count("{{quick}}\n") == sum(len(section.quick) for section in loaded.sections)
    for mark in set(marks):
        file, _, element = mark.rpartition("/")
        drawn = resource(f"art/{file or key}.svg").read_text(encoding="utf-8")
        assert f'id="{element}"' in drawn, mark


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[[Floods|flood]]", "[[Floods]]", "no term “floods”"),
        ("[[Floods|flood]]", "[[Floods", "not closed"),
        ("{{tile-nile}} {{kit", "{{tile-nile} {{kit", "not closed"),
        ("> **Two rivers**\n", "", "without a title"),
        ("| Fame | 5 | [[flood]] |", "| Fame | 5 |", "a table needs"),
        ("|---|---|---|\n", "", "a table needs"),
        ("See also: 1, 2", "See also: 1, 9", "no section 9"),
        ("See also: 1, 2", "See also: 1\n\nAnd more.", "must be the last"),
        ("- **flood** Flood:", "- flood:", "a line of the glossary"),
        ("### 2.1 The", "### 4.1 The", "4.1 comes before"),
        ("## 2 Fame", "## 1 Fame", "stands twice"),
    ],
)
def test_what_is_malformed_is_found(old: str, new: str, says: str):
    assert faults(book()) == []
    assert any(says in fault for fault in faults(book(SMALL.replace(old, new))))


@pytest.mark.parametrize("key", WRITTEN)
def test_options_lead_to_sections(key: str) -> None:
    for language in ("en", "fr"):
        loaded = Rulebook.load(key, language)
        assert all(loaded.section(option.section) for option in game(key).options)


@pytest.mark.parametrize("key", WRITTEN)
def test_both_languages_have_the_same_sections_terms_and_quick_reference(key: str):
    english, french = Rulebook.load(key, "en"), Rulebook.load(key, "fr")
    assert [section.number for section in english.sections] == [section.number for section in french.sections]
    assert english.terms.keys() == french.terms.keys()
    quick = [
        [
            (section.number, place, block.count("\n"), block[0] in "|>-1" and block[0])
            for section in loaded.quick
            for place, block in enumerate(section.blocks)
            if block in section.quick
        ]
        for loaded in (english, french)
    ]
    assert quick[0] == quick[1]
    assert quick[0]


def test_a_missing_rulebook_is_an_empty_page():
    missing = Rulebook.load("ra", "xx")
    assert missing.section("7.3").blocks == []
    assert missing.search("sun") == []
    assert missing.next("1") is None
