"""Whether anything can be kept in the person's folder, and the sentences that say so when it can't."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from pathlib import Path

from durbar.session import shelf
from durbar.system import files
from durbar.system.paths import config_dir, data_dir
from durbar.ui import settings
from durbar.ui.words import translate


@dataclass(frozen=True)
class Trouble:
    """A folder in which nothing can be written. reason: in words. statistics, settings: they are not kept either."""

    path: Path
    reason: str
    statistics: bool
    settings: bool

    @property
    def words(self) -> str:
        """What this means, in one sentence with the path."""
        if self.settings:
            words = translate(
                "Keeping",
                "Durbar can’t use its folder {path} ({reason}): you can play, but games, settings and statistics "
                "are not kept.",
            )
        elif self.statistics:
            words = translate(
                "Keeping",
                "Durbar can’t use its folder {path} ({reason}): you can play, but games and statistics are not kept.",
            )
        else:
            words = translate(
                "Keeping",
                "Durbar can’t use its folder of games {path} ({reason}): you can play, but games are not kept.",
            )
        return words.format(path=self.path, reason=self.reason)

    @property
    def heading(self) -> str:
        """The same where the path stands below."""
        if self.statistics:
            words = translate("Keeping", "Games and statistics are not kept, for this folder can’t be used ({reason}):")
        else:
            words = translate("Keeping", "Statistics are kept here, but games are not ({folder}, {reason}):")
        return words.format(folder=self.path.name, reason=self.reason)


def trouble() -> Trouble | None:
    """Return what stands in the way of keeping games, found by trying; None when nothing does."""
    for folder in (data_dir(), shelf.shelf()):
        if (error := _refusal(folder)) is not None:
            with_statistics = folder == data_dir()
            with_settings = with_statistics and _refusal(config_dir()) is not None
            return Trouble(folder, reason(error), with_statistics, with_settings)
    return None


def _refusal(folder: Path) -> OSError | None:
    try:
        files.try_folder(folder)
    except OSError as error:
        return error
    return None


def unkept_settings(error: OSError) -> str:
    """Return that a change of the settings lasts only as long as the window."""
    words = translate("Keeping", "Your settings can’t be kept in {path}: {reason}.")
    return words.format(path=settings.place(), reason=reason(error))


def unreadable_settings(copy: Path) -> str:
    """Return that the settings of before could not be read, and where they are."""
    words = translate(
        "Keeping",
        "Your settings could not be read, so they are those of a first start; the old file is kept as {path}.",
    )
    return words.format(path=copy)


def reason(error: OSError) -> str:
    """Return why the system refused something, in the language that is on.

    In its own words where it is a rare reason.
    """
    known = {
        errno.EACCES: translate("Keeping", "no right to write there"),
        errno.EPERM: translate("Keeping", "no right to write there"),
        errno.EROFS: translate("Keeping", "the disk is read-only"),
        errno.ENOSPC: translate("Keeping", "the disk is full"),
        errno.ENOENT: translate("Keeping", "there is no such folder"),
        errno.ENOTDIR: translate("Keeping", "it is not a folder"),
        errno.ELOOP: translate("Keeping", "a link leads back to itself"),
        errno.ENAMETOOLONG: translate("Keeping", "its name is too long"),
    }
    return known.get(error.errno or 0) or error.strerror or str(error)
