"""What every package says about Durbar, in one place. The version is the program's own."""

import re
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]

NAME = "Durbar"
#: Under this name desktops, app stores and macOS know the program; it stays the same for ever once published.
APP_ID = "org.durbar.durbar"
#: ".example" is a name kept free for examples: whoever publishes Durbar puts the true address here.
HOMEPAGE = "https://durbar.example"
#: Where the source is, and releases with their packages.
REPOSITORY = "https://durbar.example/durbar"
AUTHORS = "The founders of Durbar"
CONTACT = "founders@durbar.example"
MIME_TYPE = "application/x-durbar"

SUMMARY = {
    "en": "Board games at the courts of kings, played offline",
    "fr": "Jeux de société à la cour des rois, hors ligne",
}
PARAGRAPHS = {
    "en": (
        "Durbar plays four board games offline: alone against honest computer players, "
        "or with friends round one screen.",
        "Click to move; point at anything to read what it is, what it is worth now and which rule it follows. "
        "Every move is kept at once, and undo, history and the rulebook are always there.",
        "The games: Ra (3 to 5 players), Raja (2 to 5), Taj Mahal (3 to 5) and Rajas of the Ganges: The Dice Charmers "
        "(2 to 5). Their titles belong to their owners; texts, drawings and boards are Durbar’s own.",
    ),
    "fr": (
        "Durbar permet de jouer hors ligne à quatre jeux de société : seul contre des ordinateurs honnêtes, "
        "ou entre amis autour d’un même écran.",
        "On clique pour jouer ; on pointe une pièce pour lire ce qu’elle est, ce qu’elle vaut à cet instant et la "
        "règle qu’elle suit. Chaque coup est enregistré aussitôt ; annulation, historique et règles sont toujours là.",
        "Les jeux : Râ (3 à 5 joueurs), Raja (2 à 5), Taj Mahal (3 à 5) et The Dice Charmers "
        "(2 à 5). Leurs titres appartiennent à leurs propriétaires ; les textes, les dessins et les plateaux "
        "sont ceux de Durbar.",
    ),
}
FILE_KIND = {"en": "Saved game of Durbar", "fr": "Partie enregistrée de Durbar"}


def version() -> str:
    """The version that the program tells of itself."""
    text = (TOP / "desktop/durbar/__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    if found is None:
        raise ValueError("desktop/durbar/__init__.py names no version")
    return found[1]


def download(name: str) -> str:
    """The address of a package of this version."""
    return f"{REPOSITORY}/releases/download/v{version()}/{name}"


def resource_folders() -> list[Path]:
    """What is brought along of resources/: all but the screenshots, which are for pages about Durbar."""
    return [path for path in sorted((TOP / "resources").iterdir()) if path.is_dir() and path.name != "screenshots"]
