"""What the page of saved games tells of a file on the shelf, in words; the rest of the file stays unread."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from durbar.games import GAMES
from durbar.session.notes import Notes
from durbar.session.shelf import Listed, given_name
from durbar.session.statistics.archive import Finished, game_id
from durbar.session.summaries import glanced, head_of
from durbar.ui.dates import day_words, moment
from durbar.ui.games import manifest
from durbar.ui.kit.look.picture import Picture
from durbar.ui.words import listed, number, translate


@dataclass(frozen=True)
class SavedGame:
    """A row. key: of the game, "" where the file can't be read. game: its title. state: its stage, or who won. leads:
    who leads, where that is known. origin: where in another game it began, "" for one that began anew."""

    path: Path
    key: str
    game: str
    players: str
    state: str
    when: str
    is_over: bool = False
    leads: str = ""
    origin: str = ""

    @property
    def standing(self) -> str:
        """How it stands, in one line."""
        return " · ".join(part for part in (self.state, self.leads) if part)

    @property
    def history(self) -> str:
        """Where it comes from and when it was played, in one line."""
        return " · ".join(part for part in (self.origin, self.when) if part)

    @property
    def title(self) -> str:
        """The name that was given to it, or the game's own."""
        return given_name(self.path) or self.game

    @property
    def about(self) -> str:
        """Who plays, and what, where the title doesn't say it."""
        return self.players if self.title == self.game else f"{self.game} · {self.players}"

    @property
    def picture(self) -> Picture:
        """What stands before it."""
        return manifest(self.key).menu_picture if self.key else Picture("kit/log")

    @property
    def spoken(self) -> str:
        """The row for screen readers."""
        return ". ".join(
            part for part in (self.title, self.about, self.state, self.leads, self.origin, self.when) if part
        )


def saved_game(file: Listed, counted: Mapping[str, Finished]) -> SavedGame | None:
    """Return the row of a file; None where it has just gone. counted: finished games, by their id."""
    when = day_words(moment(file.played))
    try:
        head, entry = head_of(file), glanced(file)
    except OSError:
        return None
    if head is None or head[0].game not in GAMES:
        state = translate("Saved", "This file is damaged, or not a game that this Durbar knows.")
        return SavedGame(file.path, "", file.path.stem, "", state, when)
    record, notes = head
    players = listed([player.name for player in notes.players])
    is_over = entry is not None and entry.summary is None
    state = ""
    if entry is not None and entry.summary is not None:
        state = translate("Saved", "{stage}, {name} to play").format(
            stage=manifest(record.game).where(entry.summary.progress()),
            name=entry.summary.players[entry.summary.to_act].name,
        )
    elif is_over:
        state = _outcome(counted.get(game_id(record, notes)))
    title, origin = manifest(record.game).title(), _origin(notes)
    return SavedGame(file.path, record.game, title, players, state, when, is_over, origin=origin)


def _origin(notes: Notes) -> str:
    """Return from where a game was played on that began as another."""
    if notes.played_on is None:
        return ""
    return translate("Saved", "played on from move {number} of another game").format(number=number(notes.played_on + 1))


def _outcome(game: Finished | None) -> str:
    """Return who won a game that is over, where the statistics have it."""
    if game is None or not game.winners:
        return translate("Saved", "Finished")
    names = listed([player.name for player in game.winners])
    return translate("Saved", "{names} won", None, len(game.winners)).format(names=names)
