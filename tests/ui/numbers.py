"""Every number that is written beside a legal move, and what it has to be.

A game lists its sentences in ``numbers.py`` beside its own tests of the screen: with a # for each number (## for some
in a row, * for words), and what each of them means. A meaning is a claim's measure ("fame"), the name of a fact that
is found out by the rules alone, or a number that the rules name ("12"). What no sentence explains is wrong, or wants
a claim.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.ui.games import game_screen
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.values.claim import Claim
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip

NUMBER = r"(?:[+−]?(?:\d+(?:[.,]\d+)?½?|½))"
Numbers = Iterable[float]


class At(NamedTuple):
    """A text beside a move: the position, who looks, the move, the claims of every move, and what a tip is about."""

    state: Any
    look: Sight
    move: Move | None
    every: Mapping[Move, Sequence[Claim]]
    target: Target = ()

    @property
    def seat(self) -> int:
        """The seat that looks."""
        return self.look.seat

    def claimed(self, measure: str) -> list[int]:
        """All that is claimed of a measure, whoever's it is: of the move, or of any."""
        moves = self.every if self.move is None else (self.move,)
        return [claim.amount for move in moves for claim in self.every[move] if claim.measure == measure]


class Text(NamedTuple):
    """What is written, and where."""

    place: str
    words: str
    at: At


class Written(NamedTuple):
    """The sentences of a game with numbers, and what the facts among their meanings are.

    told: takes a text apart that tells of several moves.
    """

    sentences: Mapping[str, str]
    facts: Mapping[str, Callable[[At], Numbers]]
    told: Callable[[Text], Iterable[Text]] = lambda text: (text,)


def texts(key: str, state: State, look: Sight) -> Iterator[Text]:
    """Prompt, buttons, tiles, list, previews and tips, of a position and of each of its moves."""
    screen = game_screen(key)
    here = At(state, look, None, {move: screen.claims(move, look) for move in look.legal})
    prompt = screen.prompt(look)
    yield Text("prompt", prompt.sentence, here)
    yield Text("foot", prompt.second, here)
    yield Text("note", screen.moves_note(look), here)
    for button in prompt.buttons:
        at = here._replace(move=button.move if button.move in here.every else None)
        yield Text("button", button.words, at)
        yield Text("tip of a button", button.tip, at)
    for tile in prompt.tiles:
        at = here._replace(move=tile.move if tile.move in here.every else None)
        yield Text("tile", tile.words, at)
        if tile.tip:
            yield from _of_tip("tip of a tile", tile.tip, at)
    for move in look.legal:
        yield from _of_move(screen, here._replace(move=move))


def _of_move(screen: GameScreen, at: At) -> Iterator[Text]:
    assert at.move is not None
    row = screen.move_row(at.move, at.look)
    yield Text("row", row.words, at)
    yield Text("row, second", row.second, at)
    yield Text("gain", row.gain, at)
    yield Text("preview", screen.preview(at.move, at.look)[0], at)
    for target in screen.targets_of(at.move, at.look):
        if tip := screen.tip(target, at.look):
            told = [move for move in screen.moves_at(target, at.look) if move in at.every]  # the tip is about the first
            yield from _of_tip(f"tip of {target[0]}", tip, at._replace(target=target, move=[*told, at.move][0]))


def _of_tip(place: str, tip: Tip, at: At) -> Iterator[Text]:
    for part in ("title", "what", "worth", "reason", "more", "rule", "click", "brings", "refusal"):
        yield Text(f"{place}, {part}", getattr(tip, part), at)
    for seat, words in tip.others:
        yield Text(f"{place}, others", f"{at.look.name(seat)}: {words}", at)


def faults(written: Written, text: Text) -> list[str]:
    """Numbers of an English text that no sentence explains, and those that are not what it means."""
    return [fault for part in written.told(text) for fault in _faults(written, part)]


def _faults(written: Written, text: Text) -> list[str]:
    found, left = [], f"{text.place}: {text.words}"
    for sentence, pattern in _patterns(tuple(written.sentences)):
        while match := pattern.search(left):
            for meaning, many in zip(written.sentences[sentence].split(" | "), match.groups(), strict=True):
                allowed = {*_meant(meaning, written, text.at)}
                if not allowed.issuperset(numbers(many)):
                    found.append(f"{text.at.move}, “{text.place}: {text.words}”: {meaning} is {sorted(allowed)}")
            left = f"{left[: match.start()]} \N{LOWER HALF BLOCK} {left[match.end() :]}"
    if re.search(r"\d|½", left):
        found.append(f"{text.at.move}, “{text.place}: {text.words}”: not explained in “{left}”")
    return found


@lru_cache(maxsize=8)
def _patterns(sentences: tuple[str, ...]) -> list[tuple[str, re.Pattern[str]]]:
    """Longest first: what a longer sentence explains, a shorter one does not explain otherwise."""
    told = []
    for sentence in sorted(sentences, key=len, reverse=True):
        pattern = re.escape(sentence).replace(r"\#\#", f"({NUMBER}(?:(?:,| and) {NUMBER})*)")
        pattern = (
            pattern.replace(r"\#", f"({NUMBER})")
            .replace(r"\*", r"[^\d½]*?")
            .replace("\\ ", r"\s")
            .replace("°", "(?:st|nd|rd|th)")
        )
        start = r"(?<![\d½.,+−])" if sentence[0] == "#" else r"(?<!\w)" if sentence[0].isalpha() else ""
        told.append((sentence, re.compile(start + pattern)))
    return told


def _meant(meaning: str, written: Written, at: At) -> Numbers:
    if meaning.lstrip("−").isdigit():
        return [value(meaning)]
    return written.facts[meaning](at) if meaning in written.facts else at.claimed(meaning)


def value(number: str) -> float:
    """A number as it is written: signed, with a decimal point or comma, or with a half."""
    sign = -1 if number[0] == "−" else 1
    whole = number.lstrip("+−").replace(",", ".")
    return sign * (float(whole.rstrip("½") or 0) + (0.5 if "½" in whole else 0))


def numbers(words: str) -> list[float]:
    """All numbers of a text, in any order."""
    return sorted(value(number) for number in re.findall(NUMBER, words))
