"""The reader of the rulebooks: what it makes of a file, what it refuses, and the rulebooks themselves."""

from itertools import pairwise

import pytest

from durbar.games import game
from durbar.system.paths import resource
from durbar.ui.games import MANIFESTS, manifest
from durbar.ui.kit.text.blocks import (
    GLOSSARY,
    Case,
    Definition,
    Example,
    Items,
    Paragraph,
    Pictures,
    Reference,
    SeeAlso,
    TableBlock,
    Term,
    plain,
)
from durbar.ui.kit.text.reader import RulebookError
from durbar.ui.kit.text.rulebook import Rulebook

#: Games whose rules are written.
WRITTEN = [key for key in MANIFESTS if manifest(key).has_rulebook("en")]

SMALL = """# Ra

## 1 The idea

First you read.
The line goes on. See 2.1, not 2.11 nor 12.1.

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
    return Rulebook.parse(text, "ra", "small.md")


def wrong(text: str) -> str:
    with pytest.raises(RulebookError) as caught:
        book(text)
    return str(caught.value)


def test_sections_know_number_title_and_parent() -> None:
    found = [(section.number, section.title, section.parent) for section in book().sections]
    assert found == [
        ("1", "The idea", None),
        ("2", "Fame", None),
        ("2.1", "The river", "2"),
        (GLOSSARY, "Glossary", None),
    ]
    assert book().title == "Ra"
    assert book().section(GLOSSARY).shown_number == ""


def test_lines_of_a_paragraph_are_one_and_numbers_of_sections_are_references() -> None:
    (paragraph,) = book().section("1").blocks
    assert paragraph == Paragraph(("First you read. The line goes on. See ", Reference("2.1"), ", not 2.11 nor 12.1."))


def test_lists() -> None:
    dots, numbers = book().section("2").blocks
    assert dots == Items((("one ", Term("Floods", "flood")), ("two",)), numbered=False)
    assert numbers == Items((("first",),), numbered=True)


def test_pictures_stand_before_the_paragraph_and_may_name_their_file() -> None:
    paragraph = book().section("2.1").blocks[0]
    assert isinstance(paragraph, Paragraph)
    assert paragraph.pictures == (Pictures("ra/tile-nile"), Pictures("kit/coin"))
    assert plain(paragraph.text) == "The Flood comes. Crues d’été (2)."


def test_a_term_without_a_key_is_its_own_key_in_small_letters() -> None:
    paragraph = book().section("2.1").blocks[0]
    assert isinstance(paragraph, Paragraph)
    assert paragraph.text[1] == Term("Flood", "flood")


def test_examples() -> None:
    example = book().section("2.1").blocks[1]
    assert example == Example(
        "Two rivers",
        (
            Case(
                (Pictures("ra/tile-nile", 3), Pictures("ra/tile-flood")),
                "+4",
                ("three Niles and the ", Term("flood", "flood")),
            ),
            Case((Pictures("ra/tile-nile"),), "0", ()),
            Case((), "", ("nothing to see",)),
        ),
    )


def test_tables_and_see_also() -> None:
    table, see_also = book().section("2.1").blocks[2:]
    assert table == TableBlock((("Kinds",), ("1",), ()), ((("Fame",), ("5",), (Term("flood", "flood"),)),))
    assert see_also == SeeAlso(("1", "2"))


def test_glossary() -> None:
    assert book().term("flood") == ("Flood", "a river tile. It leaves.")
    assert book().section(GLOSSARY).blocks == (Definition("flood", "Flood", "a river tile. It leaves."),)
    with pytest.raises(KeyError, match="no term “sun”"):
        book().term("sun")


def test_what_is_marked_is_part_of_the_quick_reference() -> None:
    marked = book(SMALL.replace("- one", "{{quick}}\n- one").replace("| Kinds", "{{quick}}\n\n| Kinds"))
    dots, _numbers = book().section("2").blocks
    assert [(section.number, section.quick) for section in marked.quick] == [
        ("2", (dots,)),
        ("2.1", (book().section("2.1").blocks[2],)),
    ]
    assert [section.blocks for section in marked.sections] == [section.blocks for section in book().sections]


def test_french_spaces_before_colons() -> None:
    french = (
        SMALL.replace("See also:", "Voir aussi\u00a0:")
        .replace("## Glossary", "## Lexique")
        .replace("Flood: a", "Crue\u00a0: a")
    )
    assert book(french).term("flood") == ("Crue", "a river tile. It leaves.")
    assert book(french).section("2.1").blocks[-1] == SeeAlso(("1", "2"))


def test_a_section_that_does_not_exist() -> None:
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


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("# Ra\n", "Ra\n", "line 1: the first line must be the title"),
        ("## 1 The idea", "## One", "line 3: a heading must be"),
        ("## 2 Fame", "## 2.5 Fame", "line 8: number 2.5 does not go with ##"),
        ("### 2.1 The", "### 2.1.5 The", "line 15: number 2.1.5 does not go with ###"),
        ("### 2.1 The", "### 4.1 The", "line 15: section 4.1 comes before section 4"),
        ("## 2 Fame", "## 1 Fame", "stands here twice"),
        ("[[Floods|flood]]", "[[Floods]]", "line 10: the glossary has no term “floods”"),
        ("[[Floods|flood]]", "[[Floods", "line 10: a term must be"),
        ("{{tile-nile}} {{kit", "{{tile-nile} {{kit", "line 17: a picture must stand"),
        ("> **Two rivers**\n", "", "line 19: an example must begin with its title"),
        ("| Fame | 5 | [[flood]] |", "| Fame | 5 |", "line 26: this row has 2 cells, the first has 3"),
        ("|---|---|---|\n", "", "line 25: the second row of a table must be"),
        ("See also: 1, 2", "See also: 1, 9", "line 28: there is no section 9 to see"),
        ("See also: 1, 2", "See also: 1\n\nAnd more.", "line 30: “See also” must be the last line"),
        ("- **flood** Flood:", "- flood:", "the glossary"),
        ("> **Two", "{{quick}}\n> **Two", "line 19: a paragraph, a list or a table must stand below"),
        ("## 2 Fame", "{{quick}}\n\n## 2 Fame", "line 8: a paragraph, a list or a table must stand below"),
    ],
)
def test_what_is_malformed_is_named_with_its_line(old: str, new: str, says: str) -> None:
    assert old in SMALL
    assert says in wrong(SMALL.replace(old, new))


def test_a_section_of_a_section_belongs_to_the_chapter() -> None:
    more = "See 2.1.5.\n\n#### 2.1.5 The dry years\n\nSee 2.1.\n\nSee also: 1, 2.1.5"
    deep = book(SMALL.replace("See also: 1, 2", more))
    section = deep.section("2.1.5")
    assert (section.parent, section.title) == ("2", "The dry years")
    assert section.blocks[-1] == SeeAlso(("1", "2.1.5"))
    assert deep.section("2.1").blocks[-1] == Paragraph(("See ", Reference("2.1.5"), "."))


def test_pieces_in_a_players_colour() -> None:
    coloured = book(SMALL.replace("{{tile-nile*3}} {{tile-flood}}", "{{house@2*3}} {{house@-1}}"))
    example = coloured.section("2.1").blocks[1]
    assert isinstance(example, Example)
    assert example.cases[0].pictures == (Pictures("ra/house@2", 3), Pictures("ra/house@-1"))


@pytest.mark.parametrize("key", WRITTEN)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_our_rulebooks_read_whole(language: str, key: str) -> None:
    text = resource(f"rulebook/{language}/{key}.md").read_text(encoding="utf-8")
    loaded = Rulebook.parse(text, key)  # which is stricter than load
    drawn = {name: resource(f"art/{name}.svg").read_text(encoding="utf-8") for name in (key, "kit")}
    for section in loaded.sections:
        assert section.blocks, section.number
        for block in section.blocks:
            groups = [block.pictures] if isinstance(block, Paragraph) else []
            groups += [case.pictures for case in block.cases] if isinstance(block, Example) else []
            for pictures in groups:
                for picture in pictures:
                    file, element = picture.art.partition("@")[0].split("/")
                    assert f'id="{element}"' in drawn[file], picture.art


@pytest.mark.parametrize("key", WRITTEN)
def test_options_lead_to_sections(key: str) -> None:
    for language in ("en", "fr"):
        loaded = Rulebook.load(key, language)
        assert all(loaded.section(option.section) for option in game(key).options)


@pytest.mark.parametrize("key", WRITTEN)
def test_both_languages_have_the_same_sections_and_terms(key: str) -> None:
    english, french = Rulebook.load(key, "en"), Rulebook.load(key, "fr")
    assert [section.number for section in english.sections] == [section.number for section in french.sections]
    keys = [
        {block.key for block in loaded.section(GLOSSARY).blocks if isinstance(block, Definition)}
        for loaded in (english, french)
    ]
    assert keys[0] == keys[1]


@pytest.mark.parametrize("key", WRITTEN)
def test_both_languages_have_the_same_quick_reference(key: str) -> None:
    english, french = (
        [
            (section.number, place, type(block), len(getattr(block, "items", getattr(block, "rows", ()))))
            for section in Rulebook.load(key, language).quick
            for place, block in enumerate(section.blocks)
            if block in section.quick
        ]
        for language in ("en", "fr")
    )
    assert english == french
    assert english


def test_a_missing_rulebook_is_an_empty_page() -> None:
    missing = Rulebook.load("ra", "xx")
    assert missing.section("7.3").blocks == ()
    assert missing.search("sun") == []
    assert missing.next("1") is None
