"""Languages and the small matters of writing: translation, numbers, signs, lists."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator

from durbar.engine.refusal import Fact, Refusal
from durbar.system.paths import resource

#: Codes and own names of the languages Durbar speaks.
LANGUAGES = {"en": "English", "fr": "Français"}

MINUS = "\u2212"

_installed: list[QTranslator] = []
_current = "en"

#: The one function for every text a person reads. translate(context, English) finds the chosen language's text;
#: with n it takes the plural form for n and puts it at %n. Placeholders are filled afterwards with str.format.
translate = QCoreApplication.translate


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark a text in a table for the extractor, which knows this name; it is translated where it is shown."""
    return text


def capital(words: str) -> str:
    """Return words at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def refused(refusal: Refusal, facts: Mapping[str, Fact]) -> str:
    """Return the sentence of a refusal. facts: those of the refusal, with names instead of ids."""
    return capital(translate(refusal.context, refusal.sentence, None, refusal.count).format(**facts))


def system_language() -> str:
    """Return the first of the system's languages that Durbar speaks, else English."""
    for name in QLocale.system().uiLanguages():
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"


def language() -> str:
    """Return the code of the language that is on."""
    return _current


def use_language(code: str) -> None:
    """Switch the application to a language; screens must be filled anew by the caller.

    Where it is on already nothing happens: every page would be told, and be filled anew.
    """
    global _current
    if _installed and code == _current:
        return
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("A language needs a running application.")
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    _current = code
    QLocale.setDefault(QLocale(code))
    # The desktop's own dialogs speak its language; Qt's speak the one that is on.
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs, code != system_language())
    for folder, name in (
        (QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}"),
        (str(resource("translations")), f"durbar_{code}"),
    ):
        translator = QTranslator()
        if translator.load(name, folder):
            app.installTranslator(translator)
            _installed.append(translator)


def translated(code: str, context: str, text: str) -> str:
    """Return a text in a language, for whoever has no application to be switched to it."""
    translator = QTranslator()
    translator.load(f"durbar_{code}", str(resource("translations")))
    return translator.translate(context, text) or text


def number(value: float, digits: int = 0) -> str:
    """Return a number as the language writes it, with a true minus sign."""
    text = QLocale(_current).toString(float(abs(value)), "f", digits)
    return f"{MINUS}{text}" if value < 0 and any(c not in "0.,\u202f\u00a0" for c in text) else text


def signed(value: float, digits: int = 0) -> str:
    """Return a gain or loss: +4, −2, 0."""
    text = number(value, digits)
    return f"+{text}" if value > 0 and not text.startswith(MINUS) else text


def listed(items: list[str]) -> str:
    """Return items as one enumeration: "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return translate("Words", "{items} and {last}").format(items=", ".join(items[:-1]), last=items[-1])


def strung(clauses: Iterable[str]) -> str:
    """Return clauses one after the other: "a; b; c"."""
    words = translate("Words", "{before}; {after}")
    told = ""
    for clause in clauses:
        told = words.format(before=told, after=clause) if told else clause
    return told
