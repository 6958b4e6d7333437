"""The words of the screens: complete in both languages, true to the glossary, and set as each language sets them."""

import csv
import importlib.util
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from durbar.engine.rng import Rng
from durbar.games import GAMES, game
from durbar.games.ra.moves import Spend
from durbar.session.player import Player
from durbar.session.session import GameSession
from durbar.system.paths import resource
from durbar.ui import words
from durbar.ui.games import game_screen
from durbar.ui.games.ra.words.move_words import move_words
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.text.search import folded
from durbar.ui.kit.values.prompt import Prompt
from durbar.ui.pages.table.prompt_keys import key_of
from durbar.ui.sight import sight_of
from durbar.ui.words import translate, use_language
from tests.contract.positions import CASE

TOP = Path(__file__).resolve().parents[1]
CODE = sorted((TOP / "desktop/durbar").rglob("*.py"))
TRANSLATIONS = TOP / "translations"


@dataclass(frozen=True)
class Message:
    """A text of a .ts file. forms: its translation, or its singular and plural."""

    context: str
    source: str
    comment: str
    counted: bool
    forms: tuple[str, ...]
    state: str

    @property
    def text(self) -> tuple[str, str, str, bool]:
        """What makes it this text and no other."""
        return self.context, self.source, self.comment, self.counted


def messages(language: str, folder: Path = TRANSLATIONS) -> list[Message]:
    found = []
    for context in ElementTree.parse(folder / f"durbar_{language}.ts").getroot().findall("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
            found.append(
                Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    message.get("numerus") == "yes",
                    tuple(forms),
                    translation.get("type", "finished"),
                )
            )
    return found


FRENCH = messages("fr")
ENGLISH = messages("en")
BOOKS = [(key, language) for key in GAMES for language in ("en", "fr")]


@cache
def installer(name: str) -> ModuleType:
    """A script of the folder installer, which is no package."""
    spec = importlib.util.spec_from_file_location(name, TOP / f"installer/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def texts_of(path: Path) -> list[tuple[str, str, str, bool]]:
    """The texts that a source file shows: context, text, comment, whether it is counted."""
    found: list[tuple[str, str, str, bool]] = installer("extract_texts").texts_of(path.read_text("utf-8"))
    return found


@cache
def game_of(context: str) -> str:
    """The key of the game whose screen has texts of this context; empty for what all games share."""
    for key in GAMES:
        if context == f"Lessons {key}":
            return key
    found = [key for key in GAMES if context in _contexts_of(key)]
    return found[0] if len(found) == 1 else ""


@cache
def _contexts_of(key: str) -> set[str]:
    folder = TOP / "desktop/durbar/ui/games" / key
    return {text[0] for path in CODE if path.is_relative_to(folder) for text in texts_of(path)}


# ---- complete ------------------------------------------------------------------------------------------------------


def test_the_french_of_every_text_is_finished() -> None:
    assert len(FRENCH) > 400
    assert [message.text for message in FRENCH if message.state != "finished" or not all(message.forms)] == []


def test_english_has_every_plural_and_nothing_else() -> None:
    assert {message.text for message in ENGLISH} == {message.text for message in FRENCH if message.counted}
    assert [message.text for message in ENGLISH if message.state != "finished" or not all(message.forms)] == []


def test_the_ts_files_hold_the_texts_of_the_code_and_no_others(tmp_path: Path) -> None:
    for language in ("fr", "en"):
        shutil.copy(TRANSLATIONS / f"durbar_{language}.ts", tmp_path)
    installer("extract_texts").update(tmp_path)
    for language, ours in (("fr", FRENCH), ("en", ENGLISH)):
        assert {message.text for message in messages(language, tmp_path)} == {message.text for message in ours}


def test_lupdate_finds_every_text_that_the_code_shows() -> None:
    extract = installer("extract_texts")
    told = set(extract.texts_of(extract.lesson_texts() + extract.refusal_texts() + extract.qt_texts()))
    assert {text for path in CODE for text in texts_of(path)} | told == {message.text for message in FRENCH}


def test_placeholders_and_terms_are_those_of_the_source() -> None:
    for message in [*FRENCH, *ENGLISH]:
        assert len(message.forms) == 1 + message.counted, message
        for form in message.forms:
            assert marks(form) == marks(message.source), message


def marks(text: str) -> tuple[set[str], list[str], bool, bool]:
    """What a translation has to keep: placeholders, the terms it leads to, a space at its ends."""
    return set(re.findall(r"\{\w*\}", text)), sorted(terms(text)), text[:1].isspace(), text[-1:].isspace()


def test_counted_texts_say_their_number() -> None:
    # Some stand beside their number and only follow it; these have none in any form.
    for message in [*FRENCH, *ENGLISH]:
        says = "%n" in message.source
        assert message.counted or not says, message
        assert ("%n" in message.forms[-1]) == says, message
        # A French singular serves for 0 too; an English one may say "one".
        assert message in ENGLISH or ("%n" in message.forms[0]) == says, message


def terms(text: str) -> list[str]:
    """The keys of the rulebook's glossary that a text leads to."""
    return [key or words for words, key in re.findall(r"\[\[([^]|]+)(?:\|([^]]+))?\]\]", text)]


@pytest.mark.parametrize(("key", "language"), BOOKS)
def test_terms_of_the_tips_stand_in_the_rulebooks(key: str, language: str) -> None:
    book = Rulebook.load(key, language)
    for message in FRENCH:
        if game_of(message.context) in (key, ""):
            for term in terms(message.source):
                assert book.term(term)


# ---- set as French and English set them ----------------------------------------------------------------------------

_NB, _THIN = "\u00a0", "\u202f"
_FRENCH_FAULTS = {
    "a colon without a no-break space before it": rf"[^{_NB}]:|^:",
    "; ! or ? without a thin no-break space before it": rf"[^{_THIN}][;!?]|^[;!?]",
    "a guillemet without a no-break space inside": rf"«[^{_NB}]|[^{_NB}]»|^»|«$",
    "% without a no-break space before it": rf"[^{_NB}]%(?!n)",
    "an English quotation mark": "[“”]",
    "a straight apostrophe or quotation mark": "['\"]",
    "three dots": r"\.\.\.",
    "two spaces": rf"[ {_NB}{_THIN}]{{2}}",
    "a space before a comma, a full stop or a bracket": rf"[ {_NB}{_THIN}][,.)\]]",
    "a hyphen for a minus sign": r"(?<![\w-])-\d",
    "A for À": r"(?:^|[.!?:] )A (?!\d)",
    "oe for œ": r"(?i)\b(?:c|b|v|s|m|n)oeu",
}
_ENGLISH_FAULTS = {
    "a straight apostrophe or quotation mark": "['\"]",
    "three dots": r"\.\.\.",
    "two spaces": r"[ \u00a0]{2}",
    "a space before a sign": r"\s(?:[,.;:!?)]|%(?!n))",
    "a hyphen for a minus sign": r"(?<![\w-])-\d",
    "a spaced hyphen for a dash": " - ",
    "a French quotation mark": "[«»]",
}


def faults(text: str, kinds: dict[str, str]) -> list[str]:
    """What is wrong with a text, in words."""
    return [f"{name}: {text!r}" for name, pattern in kinds.items() if re.search(pattern, text)]


def french_faults(text: str) -> list[str]:
    return faults(text, _FRENCH_FAULTS)


def english_faults(text: str) -> list[str]:
    return faults(text, _ENGLISH_FAULTS)


@pytest.mark.parametrize(
    "text",
    [
        "Râ: l’enchère",
        "Râ : l’enchère",
        "Qui mise ?",
        "Qui mise\u00a0?",
        "un lot; un soleil",
        "«Râ»",
        "« Râ »",
        "100 %",
        "l'enchère",
        "Ouvrir...",
        "un  soleil",
        "le coup .",
        "coûte -5",
        "A vous",
        "au coeur",
    ],
)
def test_the_french_lint_sees_faults(text: str) -> None:
    assert french_faults(text)


def test_the_french_lint_lets_good_french_be() -> None:
    assert not french_faults("À vous\u00a0: «\u00a0misez\u00a0» 100\u00a0% des %n soleils\u202f; −5, l’or… Qui\u202f?")


def test_the_french_is_set_as_french() -> None:
    assert [fault for message in FRENCH for form in message.forms for fault in french_faults(form)] == []


def test_the_english_is_set_as_english() -> None:
    assert [fault for message in FRENCH for fault in english_faults(message.source)] == []


def test_english_plurals_are_set_as_english() -> None:
    assert [fault for message in ENGLISH for form in message.forms for fault in english_faults(form)] == []


def rulebook_lines(key: str, language: str) -> Iterator[str]:
    """The lines of a rulebook without the marks of its own that are no writing."""
    for line in resource(f"rulebook/{language}/{key}.md").read_text("utf-8").splitlines():
        if not re.fullmatch(r"[|\s:-]*", line):
            yield re.sub(r"\{\{[^}]*\}\}|\|[^]|]*(?=\]\])|\*\*[^*]*\*\*(?= )|^[#>|-]+ |\|$", "", line)


@pytest.mark.parametrize("key", GAMES)
def test_the_french_rulebook_is_set_as_french(key: str) -> None:
    assert [fault for line in rulebook_lines(key, "fr") for fault in french_faults(line.strip())] == []


@pytest.mark.parametrize("key", GAMES)
def test_the_english_rulebook_is_set_as_english(key: str) -> None:
    assert [fault for line in rulebook_lines(key, "en") for fault in english_faults(line.strip())] == []


# ---- true to the glossary ------------------------------------------------------------------------------------------

#: Words that mean something else there. Context and term: what.
_OTHER_MEANING = {
    ("About", "art"): "drawings, not the kind of civilization",
    ("About", "round"): "about a screen, not what is played",
    ("Settings", "Flood"): "the verb, in a saying",
    ("Lesson", "good"): "in a saying",
    ("Keys", "space"): "the key",
    ("Table", "space"): "the key",
    ("News", "line"): "of the strip, not palaces joined along roads",
    ("Boards", "kind"): "of a bonus",
    ("Boards", "sun"): "a word of the file, not to be translated",
    ("Boards", "Moon"): "a word of the file, not to be translated",
}
#: A stem of the French, where the first letters of its words would not do.
_STEMS = {
    "fame": ("renommée|gloire|point",),
    "gold": (r"or\b",),
    "art": (r"art\b",),
    "Nile": (r"Nil\b",),
    "God": (r"Dieux?\b",),
    "the start": ("départ",),
    "Advanced I": (r"avancée I\b",),
    "Advanced II": (r"avancée II\b",),
}


def test_every_line_of_the_glossary_is_whole() -> None:
    with (TRANSLATIONS / "glossary.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["game", "english", "french", "note"]
    assert [row for row in rows if len(row) != 4 or not all(row[:3])] == []
    assert {row[0] for row in rows[1:]} >= set(GAMES)
    assert len({(row[0], row[1]) for row in rows}) == len(rows)


@cache
def glossary(key: str) -> tuple[tuple[str, tuple[str, ...], re.Pattern[str]], ...]:
    """A game's terms in English and French, the longest first, and what finds one in a text.

    Without a key those of all games, with the French of each.
    """
    french: dict[str, tuple[str, ...]] = {}
    with (TRANSLATIONS / "glossary.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["game"] == key or (not key and row["game"] in GAMES):
                french[row["english"]] = (*french.get(row["english"], ()), row["french"])
    return tuple((term, french[term], _finder(term)) for term in sorted(french, key=lambda term: -len(term)))


def _finder(term: str) -> re.Pattern[str]:
    inflected = " ".join(rf"{re.escape(word)}(?:e?s|d)?" for word in term.split())
    return re.compile(rf"(?<![\w’]){inflected}(?!\w)", re.IGNORECASE)


def terms_in(source: str, key: str) -> list[tuple[str, tuple[str, ...]]]:
    """The terms of the glossary that stand in an English text, a longer one hiding those inside it."""
    left = re.sub(r"\{\w*\}|\|[^]|]*(?=\]\])", "", source)
    found = []
    for english, french, finder in glossary(key):
        left, times = finder.subn("·", left)
        found += [(english, french)] * bool(times)
    return found


def stems(english: str, french: str) -> tuple[str, ...]:
    """What of a French term does not change with number, gender and person, word by word."""
    if english in _STEMS:
        return _STEMS[english]
    small = ("de", "du", "des", "une", "à", "d", "l", "n", "a")
    spoken = [word for word in re.split(r"[ ’]", french) if word not in small]
    cut = (re.sub(r"(?:er|ir|re|é|ée|s|e)$", "", word) if len(word) > 3 else word for word in spoken)
    return tuple(map(re.escape, cut))


def strayed(message: Message) -> list[str]:
    """The terms of a text that its French does not say with the glossary's words."""
    return [
        f"“{english}” is “{' or '.join(french)}”, not so in “{form}”"
        for english, french in terms_in(message.source, game_of(message.context))
        if (message.context, english) not in _OTHER_MEANING
        for form in message.forms
        if not any(says(form, stems(english, one)) for one in french)
    ]


def says(form: str, found: tuple[str, ...]) -> bool:
    """Whether a French text has all these stems."""
    return all(re.search(rf"(?<!\w)(?:{stem})", form, re.IGNORECASE) for stem in found)


def test_the_french_keeps_to_the_glossary() -> None:
    assert [stray for message in FRENCH for stray in strayed(message)] == []


@pytest.mark.parametrize(
    ("context", "english", "french"),
    [
        ("Ra", "The bag", "La poche"),
        ("Ra", "{name} invokes Ra", "{name} appelle Râ"),
        ("Ra", "two Niles", "deux fleuves"),
        ("Ra", "the auction tracks", "les pistes de Râ"),
        ("Raja", "This round", "Ce tour"),
        ("Settings", "two Niles", "deux fleuves"),
    ],
)
def test_the_glossary_test_sees_other_words(context: str, english: str, french: str) -> None:
    assert strayed(Message(context, english, "", False, (french,), "finished"))


def test_a_longer_term_hides_those_inside_it() -> None:
    assert terms_in("{sun}: the [[auction tracks|auction]] of Ra’s tiles", "ra") == [
        ("auction track", ("piste d’enchère",)),
        ("tile", ("tuile",)),
        ("Ra", ("Râ",)),
    ]


def test_every_exception_from_the_glossary_is_still_needed() -> None:
    met = {
        (message.context, english)
        for message in FRENCH
        for english, _ in terms_in(message.source, game_of(message.context))
    }
    assert met.issuperset(_OTHER_MEANING)


# ---- on the screen -------------------------------------------------------------------------------------------------


@pytest.fixture
def compiled(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The translations as they stand now, compiled, and English again afterwards."""
    folder = tmp_path / "translations"
    folder.mkdir()
    for path in TRANSLATIONS.glob("durbar_*.ts"):
        shutil.copy(path, folder)
    compiler = installer("compile_translations")
    monkeypatch.setattr(compiler, "TOP", tmp_path)
    assert [path.name for path in compiler.compile_all()] == ["durbar_en.qm", "durbar_fr.qm"]
    monkeypatch.setattr(words, "resource", lambda name: tmp_path / name)
    yield
    monkeypatch.undo()
    use_language("en")


def test_texts_come_in_the_language_that_is_on(compiled: None) -> None:
    use_language("fr")
    assert translate("Ra", "Invoke Ra") == "Invoquer Râ"
    assert translate("Ra", "bids {sun}", "state of a player") == "mise {sun}"
    assert translate("Ra", "The Ra track") == "La piste de Râ"
    assert words.listed(["12", "7", "3"]) == "12, 7 et 3"
    use_language("en")
    assert translate("Ra", "Invoke Ra") == "Invoke Ra"
    assert translate("Ra", "bids {sun}", "state of a player") == "bids {sun}"
    assert words.listed(["12", "7", "3"]) == "12, 7 and 3"


def test_a_loss_has_a_true_minus_and_only_a_gain_a_plus() -> None:
    assert [words.signed(value) for value in (4, 0, -2)] == ["+4", "0", "\u22122"]
    assert [words.number(value, 1) for value in (-0.04, -1.25, 7)] == ["0.0", "\u22121.3", "7.0"]


def test_english_takes_0_as_plural_and_french_as_singular(compiled: None) -> None:
    def tiles() -> list[str]:
        return [translate("Ra", "%n tile(s)", None, n) for n in (0, 1, 2)]

    use_language("en")
    assert tiles() == ["0 tiles", "1 tile", "2 tiles"]
    use_language("fr")
    assert tiles() == ["0 tuile", "1 tuile", "2 tuiles"]


def test_every_plural_is_found_in_both_languages(compiled: None) -> None:
    for language, texts in (("en", ENGLISH), ("fr", FRENCH)):
        use_language(language)
        for message in texts:
            if message.counted:
                forms = [form.replace("%n", str(n)) for n, form in enumerate(message.forms, start=1)]
                shown = [translate(message.context, message.source, message.comment or None, n) for n in (1, 2)]
                assert shown == forms


#: So many games that every kind of prompt is met; of a step that comes often in one, each so-manieth is asked for.
SEEDS, OFTEN = 8, 9


def asked(key: str) -> Iterator[GameSession]:
    """The tables at which persons meet a prompt, in some games played by chance."""
    case = CASE[key]
    sets = list((case.golden or {"": {}}).values())
    for seed in range(SEEDS):
        seats = game(key).seats[-1 - seed // len(sets) % len(game(key).seats)]
        players = [Player(name, emblem=seat) for seat, name in enumerate(("Leela", "Marc", "Asha", "Omar", "Noor"))]
        table = GameSession.new(key, players[:seats], seed, sets[seed % len(sets)])
        way, rng = case.ways[seed // len(sets) % len(case.ways)], Rng(seed)
        met: Counter[str] = Counter()
        while table.to_act is not None:
            step = table.state.view(table.to_act).step
            met[step] += 1
            if met[step] < OFTEN or not met[step] % OFTEN:
                yield table
            table.play(way(table.state, rng))


@pytest.mark.parametrize("key", GAMES)
def test_each_button_of_a_prompt_has_a_key_of_its_own(compiled: None, key: str) -> None:
    sights = [sight_of(table) for table in asked(key)]
    letters = [message for message in FRENCH if message.comment.startswith("key for: ")]
    ours = [message for message in letters if game_of(message.context) == key]
    for language in ("en", "fr"):
        use_language(language)
        found = set().union(*(keys_in(game_screen(key).prompt(sight)) for sight in sights))
        assert {translate(message.context, message.source, message.comment) for message in ours} <= found


def keys_in(prompt: Prompt) -> set[str]:
    """The keys of the buttons and tiles of a prompt, no two of which may be equal."""
    keys = [key_of(button) for button in prompt.buttons]
    assert all(keys), f"a button of {[button.words for button in prompt.buttons]} has no key"
    keys += [key_of(tile) for tile in prompt.tiles if tile.move is not None]
    assert len({key.casefold() for key in keys}) == len(keys), (keys, prompt)
    return set(keys)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_button_of_the_gods_filters_the_moves_that_spend_one(compiled: None, language: str) -> None:
    use_language(language)
    offered = 0
    for table in asked("ra"):
        sight = sight_of(table)
        for button in game_screen("ra").prompt(sight).buttons:
            if button.action.startswith("list:"):
                wanted = folded(button.action.removeprefix("list:")).split()
                rows = {move: folded(move_words(move, sight)) for move in sight.legal}
                shown = {move for move, row in rows.items() if all(word in row for word in wanted)}
                assert shown == {move for move in sight.legal if isinstance(move, Spend)}
                offered += 1
    assert offered


def test_the_keys_of_buttons_are_single_letters() -> None:
    for message in FRENCH:
        if message.comment.startswith("key for: "):
            assert re.fullmatch("[A-Z]", message.source)
            assert re.fullmatch("[A-Z]", message.forms[0])


def test_a_letter_does_nothing_else_after_a_change_of_language() -> None:
    letters = [message for message in FRENCH if message.comment.startswith("key for: ")]
    for context in {message.context for message in letters}:
        does: dict[str, dict[str, set[str]]] = {"en": {}, "fr": {}}
        for one in (message for message in letters if message.context == context):
            does["en"].setdefault(one.source, set()).add(one.comment)
            does["fr"].setdefault(one.forms[0], set()).add(one.comment)
        for letter in does["en"].keys() & does["fr"].keys():
            assert does["fr"][letter] <= does["en"][letter], (context, letter)


def test_ra_has_one_french_word_for_fame() -> None:
    said = [form for message in FRENCH if message.context in ("Ra", "Lessons ra") for form in message.forms]
    assert any("renommée" in form for form in said)
    assert [form for form in said if "gloire" in form.lower()] == []


def test_translators_are_told_nothing_that_is_meant_for_programmers():
    for path in TRANSLATIONS.glob("*.ts"):
        assert "<extracomment>" not in path.read_text("utf-8"), path.name
