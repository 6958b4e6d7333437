"""Days, with their hours, as people say them."""

from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QTime

from durbar.ui import words
from durbar.ui.words import translate


def day_words(when: datetime | None) -> str:
    """Return a moment as people say it: today, yesterday, or the date."""
    if when is None:
        return translate("Home", "date unknown")
    days = (datetime.now().date() - when.date()).days
    clock = time_words(when)
    if days == 0:
        return translate("Home", "today, {time}").format(time=clock)
    if days == 1:
        return translate("Home", "yesterday, {time}").format(time=clock)
    return date_words(when)


def date_words(when: datetime) -> str:
    """Return the day of a moment, here, in figures."""
    here = when.astimezone() if when.tzinfo is not None else when
    return date_locale().toString(QDate(here.year, here.month, here.day), QLocale.FormatType.ShortFormat)


def time_words(when: datetime) -> str:
    """Return the hour and minute of a moment, here."""
    here = when.astimezone() if when.tzinfo is not None else when
    return date_locale().toString(QTime(here.hour, here.minute), QLocale.FormatType.ShortFormat)


def date_locale() -> QLocale:
    """Return the system's ways of writing dates if they are in the language that is on, else the language's own."""
    system, code = QLocale.system(), words.language()
    if system.language() == QLocale(code).language():
        return system
    return QLocale("en_GB" if code == "en" else code)


def moment(nanoseconds: int) -> datetime | None:
    """Return a file's time as local time; None where no calendar has it: a file can say any."""
    try:
        return datetime.fromtimestamp(nanoseconds / 1e9)
    except (ValueError, OverflowError, OSError):
        return None
