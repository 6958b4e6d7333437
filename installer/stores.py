"""What desktops, app stores and Debian are told of Durbar, made of ``facts`` and the changelog."""

from __future__ import annotations

import os
import re
import subprocess
import textwrap
import time
from collections.abc import Iterable
from email.utils import formatdate
from xml.sax.saxutils import escape

import facts

#: What each screenshot shows.
_SCREENSHOTS = {
    "ra": ("A game of Ra: the board, the players, the list of moves", "Une partie de Râ : plateau, joueurs et coups"),
    "raja": ("A turn of Raja: the map, a journey and its tolls", "Un tour de Raja : la carte, un trajet et ses péages"),
    "taj_mahal": ("A visit of Taj Mahal: the six symbols", "Une visite de Taj Mahal : les six symboles"),
    "dice_charmers": ("The Dice Charmers: a sheet and the dice", "The Dice Charmers : une feuille et les dés"),
}


def changes(version: str) -> tuple[str, list[str]] | None:
    """The changelog's entry of a version: its date (ISO, or whatever stands there) and its points; None if none."""
    text = (facts.TOP / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^## {re.escape(version)} – (.+)\n((?:(?!## ).*\n?)*)", text, re.MULTILINE)
    if found is None:
        return None
    points = re.findall(r"^- (.+(?:\n  .+)*)", found[2], re.MULTILINE)
    return found[1].strip(), [" ".join(point.split()) for point in points]


def last_change() -> str:
    """When this checkout was last changed, in seconds since 1970; now, where git does not know.

    SOURCE_DATE_EPOCH says it instead, as in other tools that build.
    """
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return told
    command = ["git", "log", "-1", "--format=%ct"]
    # A folder that was unpacked inside somebody's checkout is not part of it.
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(facts.TOP.parent)}
    try:
        done = subprocess.run(command, cwd=facts.TOP, env=environment, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):  # no git, or no checkout of it
        return str(int(time.time()))
    return done.stdout.strip()


def released(version: str) -> str | None:
    """The day a version was released, as the changelog dates it; None while it is not."""
    entry = changes(version)
    return entry[0] if entry is not None and re.fullmatch(r"\d{4}-\d\d-\d\d", entry[0]) else None


# ---- desktops ------------------------------------------------------------------------------------------------------


def desktop_entry(command: str = "durbar") -> str:
    """The entry in a desktop's menu."""
    return f"""[Desktop Entry]
Type=Application
Version=1.0
Name={facts.NAME}
GenericName=Board Games
GenericName[fr]=Jeux de société
Comment={facts.SUMMARY["en"]}
Comment[fr]={facts.SUMMARY["fr"]}
Keywords=Ra;Raja;Taj Mahal;Dice Charmers;board game;offline;
Keywords[fr]=Râ;Raja;Taj Mahal;Dice Charmers;jeu de société;plateau;
Exec={command} %f
Icon=durbar
Terminal=false
StartupNotify=true
StartupWMClass=durbar
Categories=Game;BoardGame;
MimeType={facts.MIME_TYPE};
"""


def mime_info() -> str:
    """The kind of file that saved games are."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{facts.MIME_TYPE}">
    <comment>{facts.FILE_KIND["en"]}</comment>
    <comment xml:lang="fr">{facts.FILE_KIND["fr"]}</comment>
    <sub-class-of type="text/plain"/>
    <icon name="{facts.MIME_TYPE.replace("/", "-")}"/>
    <magic priority="60"><match type="string" offset="0" value="durbar "/></magic>
    <glob pattern="*.durbar"/>
  </mime-type>
</mime-info>
"""


def metainfo() -> str:
    """What app stores show (AppStream)."""
    version = facts.version()
    day = released(version)
    date = day or time.strftime("%Y-%m-%d", time.gmtime(int(last_change())))
    kind = "stable" if day else "development"
    points = (changes(version) or ("", []))[1]
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{facts.APP_ID}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT AND LGPL-3.0-only</project_license>
  <name>{facts.NAME}</name>
  <summary>{facts.SUMMARY["en"]}</summary>
  <summary xml:lang="fr">{facts.SUMMARY["fr"]}</summary>
  <developer id="{facts.APP_ID.rpartition(".")[0]}"><name>{facts.AUTHORS}</name></developer>
  <description>
{_paragraphs()}
  </description>
  <launchable type="desktop-id">durbar.desktop</launchable>
  <url type="homepage">{facts.HOMEPAGE}</url>
  <screenshots>
{_screenshots()}
  </screenshots>
  <provides>
    <binary>durbar</binary>
    <mediatype>{facts.MIME_TYPE}</mediatype>
  </provides>
  <translation type="qt">durbar</translation>
  <languages><lang percentage="100">en</lang><lang percentage="100">fr</lang></languages>
  <categories><category>Game</category><category>BoardGame</category></categories>
  <content_rating type="oars-1.1"/>
  <requires><display_length compare="ge">960</display_length></requires>
  <supports><control>pointing</control><control>keyboard</control></supports>
  <releases>
    <release version="{version}" date="{date}" type="{kind}">
      <description>
        <ul>
{_list(points)}
        </ul>
      </description>
    </release>
  </releases>
</component>
"""


def _paragraphs() -> str:
    lines = []
    for english, french in zip(facts.PARAGRAPHS["en"], facts.PARAGRAPHS["fr"], strict=True):
        lines += [f"    <p>{escape(english)}</p>", f'    <p xml:lang="fr">{escape(french)}</p>']
    return "\n".join(lines)


def _screenshots() -> str:
    lines = []
    for number, (name, (english, french)) in enumerate(_SCREENSHOTS.items()):
        lines.append("    <screenshot>" if number else '    <screenshot type="default">')
        lines.append(f"      <image>{facts.HOMEPAGE}/screenshots/{name}.png</image>")
        lines.append(f"      <caption>{escape(english)}</caption>")
        lines.append(f'      <caption xml:lang="fr">{escape(french)}</caption>')
        lines.append("    </screenshot>")
    return "\n".join(lines)


def _list(points: Iterable[str]) -> str:
    return "\n".join(f"          <li>{escape(_plain(point))}</li>" for point in points)


def _plain(text: str) -> str:
    return text.replace("`", "")


# ---- Debian --------------------------------------------------------------------------------------------------------


def debian_control(architecture: str, size: int, depends: Iterable[str], recommends: Iterable[str]) -> str:
    """What apt reads. size: in KiB."""
    told = [f" {line}" for text in facts.PARAGRAPHS["en"] for line in (*textwrap.wrap(text, 78), ".")][:-1]
    return "\n".join(
        [
            "Package: durbar",
            f"Version: {facts.version()}",
            f"Architecture: {architecture}",
            f"Maintainer: {facts.AUTHORS} <{facts.CONTACT}>",
            f"Installed-Size: {size}",
            f"Depends: {', '.join(depends)}",
            f"Recommends: {', '.join(recommends)}",
            "Section: games",
            "Priority: optional",
            f"Homepage: {facts.HOMEPAGE}",
            f"Description: {facts.SUMMARY['en'][0].lower()}{facts.SUMMARY['en'][1:]}",
            *told,
            "",
        ]
    )


def debian_changelog() -> str:
    """The current version's changes in Debian's form."""
    points = (changes(facts.version()) or ("", []))[1]
    lines = [f"durbar ({facts.version()}) unstable; urgency=medium", ""]
    for point in points:
        lines += textwrap.wrap(_plain(point), 76, initial_indent="  * ", subsequent_indent="    ")
    when = formatdate(int(last_change()), localtime=False)
    return "\n".join([*lines, "", f" -- {facts.AUTHORS} <{facts.CONTACT}>  {when}", ""])


def debian_copyright() -> str:
    """Whose the files are; the texts in full lie where the program shows them."""
    licence = (facts.TOP / "LICENSE").read_text("utf-8").split("\n\n", 2)
    body = "\n".join(f" {line}" if line else " ." for line in licence[2].rstrip().split("\n"))
    owner = licence[1].removeprefix("Copyright (c) ")
    qt = "usr/lib/durbar/_internal/PySide6/* usr/lib/durbar/_internal/shiboken6/*"
    return f"""Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {facts.NAME}
Source: {facts.HOMEPAGE}
Comment:
 All terms in full, those of parts within parts too, are in
 /usr/lib/durbar/_internal/durbar/resources/licences, and in the program
 under Settings, About.

Files: *
Copyright: {owner}
License: Expat

Files: {qt}
Copyright: The Qt Company Ltd and others
License: LGPL-3
 Qt and PySide6 are used under the GNU Lesser General Public License,
 version 3. Their libraries are files of their own, which may be replaced.
 .
 On Debian systems the terms are in /usr/share/common-licenses/LGPL-3.

Files: usr/lib/durbar/_internal/libpython* usr/lib/durbar/_internal/python3*
Copyright: Python Software Foundation
License: Python-2.0
 See Python.txt in the folder named above.

License: Expat
{body}
"""
