"""What goes to a terminal commands it not, and fits whatever it goes into."""

import unicodedata

import pytest

from durbar.session.player import Player
from durbar.system.terminal import cleaned, fitting

#: Escapes, eight-bit controls, and all marks that turn the direction of writing.
ACTING = (
    "\x00\x07\x08\x1b\x7f\x80\x85\x9b\x9d\u061c\u200e\u200f\u2028\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)


@pytest.mark.parametrize("letter", ACTING)
def test_what_acts_is_left_out(letter: str):
    assert cleaned(f"a{letter}b") in {"ab", "a b"}


def test_no_control_at_all_is_let_through():
    for code in (*range(0x3000), *range(0xD800, 0xE000), *range(0xFE00, 0x10000), *range(0xE0000, 0xE0080)):
        if unicodedata.category(chr(code)) in {"Cc", "Cs", "Zl", "Zp"} or unicodedata.bidirectional(chr(code)) in {
            "LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI",
        }:  # fmt: skip
            assert cleaned(chr(code)) in {"", " "}


@pytest.mark.parametrize("text", ["Zoé gagne : « oui » !", "अशा", "क्‍ष", "雪", "🐘", "two  spaces"])
def test_what_is_written_stays(text: str):
    assert cleaned(text) == text
    assert fitting(text, "utf-8") == text


@pytest.mark.parametrize(
    ("encoding", "fits"),
    [
        ("ascii", 'L\'epoque "3" ... 9 : a-b ?'),
        ("latin-1", "L'époque «\xa03\xa0» ... 9\xa0: a-b ?"),
        ("cp1252", "L’époque «\xa03\xa0» … 9\xa0: a–b ?"),
    ],
)
def test_a_text_fits_an_encoding_that_has_not_all_its_letters(encoding: str, fits: str):
    text = "L’époque «\xa03\xa0» … 9\xa0: a–b 雪"
    found = fitting(text, encoding)
    assert found.encode(encoding)
    assert found.replace('" 3 "', '"3"') == fits


@pytest.mark.parametrize(
    ("name", "seen"), [("Zoé", "Zoé"), ("a\u202eb", "ab"), ("\u2067", "?"), ("\x9b31mred", "31mred"), ("", "")]
)
def test_a_name_turns_no_sentence_round(name: str, seen: str):
    assert Player(name).name == seen
