"""The statistics' panel of chance: how it fell over all games that are shown, against what was to be expected."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.games import GAMES
from durbar.session.statistics.archive import Finished
from durbar.session.statistics.sums import Fall, Wanted, fall, luck_of, luck_of_all
from durbar.ui.games import manifest, score_words
from durbar.ui.kit.charts.chance_chart import ChanceBar
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.chance import DieReport
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.results.chance import ChancePanel
from durbar.ui.pages.statistics.figures import emblem_of
from durbar.ui.words import number, translate


class FallPanel(ChancePanel):
    """Of one game a person beside all others, or the dice; of all games a bar for each."""

    def __init__(self, tips: Tips) -> None:
        super().__init__()
        self._tip_words = ""
        tips.attach(self, lambda: Tip(translate("Statistics", "How chance fell"), rule=self._tip_words))

    def show_games(self, games: Sequence[Finished], wanted: Wanted) -> None:
        """Show the chance of some games, as far as they are wanted."""
        bars: list[ChanceBar] = []
        dice: tuple[DieReport, ...] = ()
        notes: list[str] = []
        counted = translate("Statistics", "Against the average")
        if wanted.game is None:
            for key in GAMES:
                bars += _game_bar(key, [game for game in games if game.game == key], wanted.person)
            notes += _all_notes(games, bars)
        else:
            told = score_words(wanted.game)
            counted = told.counted
            bars, notes = _own_bars(games, wanted)
            if told.dice is not None:
                dice = told.dice(luck_of_all(games))
                notes = _dice_notes(dice)
        if not bars and not dice and not notes:
            notes.append(translate("Statistics", "Nothing of these games was left to chance that could be counted."))
        self._tip_words = " ".join(notes)
        self.set_bars(translate("Statistics", "How chance fell"), counted, bars, dice, self._tip_words)


def _bar(art: str, words: str, person: int | None, told: Fall) -> ChanceBar:
    colour = None if person is None else SEAT_COLOURS[person].colour
    return ChanceBar(art, words, colour, told.came, told.tries, told.expected)


def _game_bar(key: str, games: Sequence[Finished], person: str | None) -> list[ChanceBar]:
    """Return one bar for a game: the person's chance, or everybody's."""
    told = fall(luck_of(games, person or "", others=not person))
    if not told.tries:
        return []
    whose = emblem_of(games, person) if person else None
    return [_bar(score_words(key).picture.art, manifest(key).title(), whose, told)]


def _own_bars(games: Sequence[Finished], wanted: Wanted) -> tuple[list[ChanceBar], list[str]]:
    """Return two bars for one game: the person, and all the others."""
    bars, notes = [], []
    person = wanted.person or ""
    own, others = fall(luck_of(games, person)), fall(luck_of(games, person, others=True))
    if own.tries:
        emblem = emblem_of(games, person)
        bars.append(_bar(SEAT_COLOURS[emblem].emblem, person, emblem, own))
        words = translate("Statistics", "Of 100 players, {share} would be at least as far from the average as {name}.")
        notes.append(words.format(share=_share(own), name=person))
    if others.tries:
        words = translate("Statistics", "the others") if own.tries else translate("Statistics", "all players")
        picture = score_words(wanted.game or "").picture.art
        bars.append(_bar(picture, words, None, others))
    return bars, notes


def _share(told: Fall) -> str:
    percent = 100 * told.rarity
    return number(percent) if percent >= 1 else number(percent, 2)


def _all_notes(games: Sequence[Finished], bars: Sequence[ChanceBar]) -> list[str]:
    """Return what each game's bar counts, and how many dice were rolled."""
    titles = {manifest(key).title(): score_words(key).counted for key in GAMES}
    words = translate("Statistics", "{counted} ({game}).")
    notes = [words.format(game=bar.words, counted=titles[bar.words]) for bar in bars]
    rolled = sum(one.came for one in luck_of_all(games).values())
    if rolled:
        dice = translate(
            "Statistics", "%n dice were rolled in all; choose their game to see how they fell.", None, rolled
        )
        notes.append(dice)
    return notes


def _dice_notes(dice: Sequence[DieReport]) -> list[str]:
    """Return how many dice, and the face that strayed furthest."""
    faces = [(face, die) for die in dice for face in die.faces if die.expected]
    if not faces:
        return []
    notes = [translate("Statistics", "%n dice were rolled in all.", None, sum(face.came for face, _ in faces))]
    face, die = max(faces, key=lambda one: abs(one[0].came - one[1].expected) / one[1].expected ** 0.5)
    words = translate("Statistics", "{dice}, {face}: {came} for {expected} expected; no other face strayed further.")
    notes.append(
        words.format(dice=die.words, face=face.words, came=number(face.came), expected=number(die.expected, 1))
    )
    return notes
