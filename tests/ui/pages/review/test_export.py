"""A review as a file: whole without a network, true to what the page says, and nothing in it acts."""

from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from durbar.bots.review import story
from durbar.session import reviews
from durbar.ui.pages.review import export
from durbar.ui.pages.review.past_game import PastGame
from durbar.ui.reason_words import contrast_lines, difference_lines
from durbar.ui.review_words import change, luck_lines, place_words
from durbar.ui.window import Window
from durbar.ui.words import use_language
from tests.ui.hands import button_called, click, played
from tests.ui.pages.review.made import opened, review_of, reviewed

#: Nothing here looks at pixels.
UNPAINTED = True


class Read(HTMLParser):
    """What a browser finds: every element is closed, and what each has."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.words = ""
        self.feed(page)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "img"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words += data


@pytest.mark.parametrize("game", ["ra", "raja", "taj_mahal", "dice_charmers"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_page_is_whole_needs_no_network_and_its_pictures_are_told(window: Window, game: str, language: str):
    table = reviewed(game=game)
    table.players[0] = type(table.players[0])("<b>Eve</b>", "person", 0)
    use_language(language)
    read = Read("".join(export.page(review_of(table), PastGame(table, None), "damaged & cut")))
    use_language("en")
    assert dict(read.tags)["html"]["lang"] == language
    assert "<b>Eve</b>" in read.words
    assert "damaged & cut" in read.words
    assert {"Blunder": "en", "Gaffe": "fr"}["Blunder" if "Blunder" in read.words else "Gaffe"] == language
    pictures = [about for tag, about in read.tags if tag == "img"]
    assert 1 <= len(pictures) <= 10
    assert all(one["alt"] and str(one["src"]).startswith("data:image/png;base64,") for one in pictures)
    assert any(tag == "svg" and about["aria-label"] for tag, about in read.tags)
    assert sum(tag == "polyline" for tag, _ in read.tags) == len(table.players)
    assert not {"script", "link", "iframe", "b"} & {tag for tag, _ in read.tags}
    assert not any("href" in about or about.get("src", "data:")[:5] != "data:" for _, about in read.tags)


@pytest.mark.parametrize("name", ["seen.html", "read.txt"])
def test_the_page_writes_what_is_seen_to_the_file_that_is_named(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
):
    page = opened(window, table := reviewed())
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
    click(button_called(page, "Export…"))
    qtbot.waitUntil((tmp_path / name).exists, timeout=30_000)
    written = (tmp_path / name).read_text("utf-8")
    assert "Blunder: " in written if name.endswith("html") else "blunder (" in written
    assert all(player.name in written for player in table.players)
    assert table.path is not None
    assert reviews.load(table.path) is not None


def test_where_the_file_can_not_be_written_that_is_said(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    said = list[str]()
    page, said = opened(window, reviewed()), list[str]()
    (tmp_path / "none").write_text("a file, and no folder")
    monkeypatch.setattr("durbar.ui.pages.review.export_button.tell", lambda _host, _title, words: said.append(words))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "a.txt"), ""))
    click(button_called(page, "Export…"))
    qtbot.waitUntil(lambda: bool(said))
    assert said[0].startswith("The review could not be written:")


def test_only_a_review_that_is_ready_is_exported_and_the_button_says_so(
    window: Window, monkeypatch: pytest.MonkeyPatch
):
    asked = list[object]()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: asked.append(args) or ("", ""))
    page = opened(window, played("pc", 12, game="dice_charmers"))
    button = button_called(page, "Export…")
    click(button)
    assert not asked
    assert button.accessibleDescription() == "The review can be exported once it is ready."
    click(button_called(opened(window, reviewed()), "Export…"))
    assert asked


def test_a_place_that_reads_alike_after_both_moves_is_left_out(window: Window):
    table = reviewed()
    review = review_of(table)
    moment = story.moments(review)[0]
    assert "instead of" in place_words(moment)
    made = msgspec.structs.replace(moment.judged.made, chances=moment.judged.best.chances)
    tried = tuple(made if one is moment.judged.made else one for one in moment.judged.tried)
    alike = msgspec.structs.replace(moment, judged=msgspec.structs.replace(moment.judged, tried=tried))
    assert place_words(alike) == ""


@pytest.mark.parametrize("game", ["ra", "raja", "taj_mahal", "dice_charmers"])
def test_as_plain_text_a_moment_has_the_reasons_of_the_page(window: Window, game: str):
    past = PastGame(table := reviewed(game=game), None)
    review = review_of(table)
    written = "".join(export.text(review, past))
    words = Read("".join(export.page(review, past))).words
    moment = story.moments(review)[0]
    lines = [
        *difference_lines(moment.judged.differences, past.screen),
        *contrast_lines(
            past.reasons(moment.at, moment.judged.best.move, moment.judged.played),
            moment.judged.differences,
            past.screen,
            past.sight(moment.at, chosen=True).view,
        ),
    ]
    assert past.stage(moment.at)
    lines += [f"{past.stage(moment.at)}, move {moment.at + 1}, blunder ("]
    assert f"  {lines[-1]}" in written
    assert lines.pop() in words
    lines.append(place_words(moment))
    assert written.index("“You” is always") < written.index(lines[0])
    assert "“You” is always" in words
    assert lines
    for line in lines:
        assert f"    {line}\n" in written
        assert line in words


@pytest.mark.parametrize("game", ["ra", "raja", "taj_mahal", "dice_charmers"])
def test_text_and_page_tell_what_luck_changed_most_and_what_it_was(window: Window, game: str):
    past = PastGame(table := reviewed(game=game), None)
    review = review_of(table)
    whole = story.Story(review)
    text, page = "".join(export.text(review, past)), Read("".join(export.page(review, past))).words
    told = 0
    for seat in review.reviewed:
        swings = [
            one
            for one in whole.swings[seat]
            if one.kind is story.Kind.CHANCE and one.at and one.end < review.moves  # no deal, and no end of the game
        ]
        largest = max((abs(one.by) for one in swings), default=0.0)
        lines = list(luck_lines(whole, table, past.screen, seat))
        assert bool(lines) == (largest >= story.CLEAR)
        assert all(line in text and line in page for line in lines)
        assert not lines or any(change(one.by) in line for one in swings if abs(one.by) == largest for line in lines)
        assert not any(line.endswith((": ", ":", ": .")) for line in lines)
        told += len(lines)
    assert told
