"""Sections of a rulebook, and its quick reference, as HTML for a text document, and the style sheet of both.

Links are ``section:7.3`` and ``term:flood``; pictures ``art:ra/tile-nile+ra/tile-flood?WIDTHxHEIGHT``, several of which
lie over each other from left to right where the width is too small for them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtGui import QColor, QFont

from durbar.ui.kit.look import art
from durbar.ui.kit.look.theme import Look
from durbar.ui.kit.text.rulebook import GLOSSARY, Rulebook, Section
from durbar.ui.words import MINUS, translate

SECTION_LINK, TERM_LINK, ART = "section:", "term:", "art:"

#: Round what is set: in HTML Qt takes the narrow spaces of French for spaces to break a line at.
KEEPING_SPACES = "<body style='white-space: pre-wrap'>{}</body>"

_PICTURE = re.compile(r"\{\{([^}*]+)(?:\*(\d+))?\}\}\s*")
_SPAN = re.compile(r"\[\[([^\]|]+)(?:\|([^\]]+))?\]\]|(?<![\d.,])(\d{1,2}(?:\.\d{1,2}){1,2})(?![\d.]*\d)")
_SEE_ALSO = re.compile(r"(?:See also|Voir aussi)[\s\u00a0\u202f]*:\s*(.+)")
_ITEM = re.compile(r"(?:-|\d+\.) ")
#: A picture of a row that overlaps shows this part of itself.
_SEEN_SHARE = 0.73


@dataclass(frozen=True)
class Style:
    """How a text is set. scale: of letters and pictures, to those of the rulebook's page.

    close: with little room between lines and blocks, and small pictures: the quick reference. narrow: for a small pane.
    lists: tables become lists, for a pane too narrow for them. links: words lead somewhere.
    """

    look: Look
    scale: float = 1.0
    close: bool = False
    narrow: bool = False
    lists: bool = False
    links: bool = True

    def px(self, units: float) -> int:
        """Return a measure in whole pixels."""
        return self.look.px(units * self.scale)

    @property
    def body(self) -> QFont:
        """Return the letter of running text."""
        return self.look.serif((14.6 if self.close else 15.5) * self.scale)

    def sheet(self) -> str:
        """Return the style sheet."""
        c = self.look.c
        gap, leading = (6, 109) if self.close else (15, 138)
        below, table, cell = self.px(gap), self.px(gap * 0.65), self.px(2 if self.close else 5)
        cells = f"{cell}px {self.px(16)}px {cell}px {cell}px"
        return f"""
            body, p, li, td {{ color: {c.ink.name()}; }}
            p, ul, ol {{ margin: {below}px 0 0 0; }}
            table {{ margin: {table}px 0 {table}px 0; }}
            .beside p, .example p, .example table {{ margin: 0; }}
            p, li {{ line-height: {leading}%; }}
            .pictures {{ line-height: 100%; }}
            li {{ margin-bottom: {self.px(1 if self.close else 3)}px; color: {c.rule.name()}; }}
            .ink {{ color: {c.ink.name()}; font-weight: normal; }}
            ol li {{ font-weight: bold; }}
            h1 {{ margin: 0 0 {self.px(6)}px 0; }}
            h3 {{ margin: {self.px(12 if self.close else 0)}px 0 {self.px(4)}px 0; }}
            .number {{ color: {c.rule.name()}; }}
            .chapter {{ {self._letters(self.look.serif(13 * self.scale))} margin-bottom: {self.px(2)}px; }}
            .chapter, .chapter a, .quiet {{ color: {c.quiet.name()}; }}
            a {{ color: {c.link.name()}; }}
            .term, h3 a {{ color: {c.ink.name()}; text-decoration: none; }}
            .see {{ {self._letters(self.look.serif(13.5 * self.scale))} }}
            .small {{ {self._letters(self.look.sans(13.5 * self.scale))} }}
            th {{ {self._letters(self.look.sans((13.8 if self.close else 12.5) * self.scale, bold=True))}
                  color: {c.quiet.name()}; text-align: left; padding: {cells};
                  border-bottom: 1px solid {c.rule.name()}; }}
            .cell {{ {self._letters(self.look.sans((13.8 if self.close else 14) * self.scale))}
                     padding: {cells}; border-bottom: 1px solid {_blend(c.rule, c.panel, 0.35)}; }}
            .other {{ background-color: {_blend(c.wash, c.panel, 0.6)}; }}
            .example {{ background-color: {_blend(c.wash, c.panel, 0.65)}; border-color: {c.rule.name()}; }}
            .case {{ padding: {self.px(8)}px {self.px(8)}px 0 0; }}
            .sum {{ {self._letters(self.look.serif(27 * self.scale, bold=True))} }}
            .equals {{ {self._letters(self.look.serif(20 * self.scale))} color: {c.quiet.name()}; }}
            .gain {{ color: {c.gain.name()}; }}
            .loss {{ color: {c.refuse.name()}; }}
        """

    def _letters(self, font: QFont) -> str:
        families = ", ".join(f"'{family}'" for family in font.families())
        weight = "bold" if font.bold() else "normal"
        return f"font-family: {families}; font-size: {font.pixelSize()}px; font-weight: {weight};"


def section_html(book: Rulebook, section: Section, style: Style) -> str:
    """Return a section with its heading."""
    return _Writer(book, style).section(section)


def reference_html(book: Rulebook, columns: Sequence[Sequence[Section]], title: str, style: Style) -> str:
    """Return the quick reference in columns, below a title if there is one."""
    writer = _Writer(book, style)
    wide = 100 // len(columns) - 3  # and there is room between them
    cells = [f"<td width={wide}%>{''.join(map(writer.quick, sections))}</td>" for sections in columns]
    between = f"<td width={style.px(34)}></td>"
    head = f"<h3>{escape(title)}</h3>" if title else ""
    return f"{head}<table width=100% cellspacing=0 cellpadding=0><tr>{between.join(cells)}</tr></table>"


class _Writer:
    """A writer of a book's blocks as HTML."""

    def __init__(self, book: Rulebook, style: Style) -> None:
        self.book, self.style = book, style

    def section(self, section: Section) -> str:
        """Return heading and blocks."""
        style = self.style
        heading = self._heading(section, "h3" if style.narrow else "h1")
        if not style.narrow:
            if section.parent:
                parent = self.book.section(section.parent)
                heading = f"<p class=chapter>{self._link(parent.number, parent.name)}</p>{heading}"
            heading += f"<p>{self._image(['kit/ornament-rule'], style.px(330))}</p>"
        if section.number == GLOSSARY:
            return heading + "".join(self._definition(*found) for found in self.book.terms.items())
        return heading + "".join(self._block(block, place == 0) for place, block in enumerate(section.blocks))

    def quick(self, section: Section) -> str:
        """Return what the quick reference says of a section."""
        heading = self._heading(section, "h3")
        if self.style.links:
            heading = heading.replace("<h3>", f"<h3><a href='{SECTION_LINK}{section.number}'>").replace(
                "</h3>", "</a></h3>"
            )
        return heading + "".join(self._block(block, first=False) for block in section.quick)

    def _heading(self, section: Section, tag: str) -> str:
        number = f"<span class=number>{section.shown_number}</span>\u2002" if section.shown_number else ""
        return f"<{tag}>{number}{escape(section.title)}</{tag}>"

    def _block(self, block: str, first: bool) -> str:
        if block.startswith(">"):
            return self._example(block.splitlines())
        if block.startswith("|"):
            return self._table(block.splitlines())
        if _ITEM.match(block):
            return self._items(block.splitlines())
        if found := _SEE_ALSO.fullmatch(block):
            return self._see_also(found[1])
        return self._paragraph(block, first)

    def _paragraph(self, block: str, first: bool) -> str:
        names, text = self._pictures(block)
        if not names:
            return f"<p>{self._text(text)}</p>"
        if self.style.close:
            names, side, gap = list(dict.fromkeys(names)), self.style.px(23), self.style.px(4)
        else:
            large = first and len(names) <= 2 and not self.style.narrow
            side, gap = self.style.px(72 if large else 48), self.style.px(10)
        images = [self._image([name], side, side) for name in names]
        if len(names) > (2 if self.style.narrow else 3):
            return f"<p class=pictures>{' '.join(images)}</p><p>{self._text(text)}</p>"
        place = "top" if self.style.narrow else "middle"
        beside = "".join(f"<td width={side + gap} style='vertical-align: {place}'>{image}</td>" for image in images)
        row = f"<tr>{beside}<td style='vertical-align: middle'><p>{self._text(text)}</p></td></tr>"
        return self._plain_table(row, "class=beside")

    def _items(self, lines: list[str]) -> str:
        tag = "ul" if lines[0].startswith("-") else "ol"
        items = "".join(f"<li><span class=ink>{self._text(_ITEM.sub('', line, 1))}</span></li>" for line in lines)
        return f"<{tag}>{items}</{tag}>"

    def _definition(self, key: str, entry: tuple[str, str]) -> str:
        title, text = map(escape, entry)
        return f"<p><a name='{escape(key)}'></a><b>{title}</b>\u2002{text}</p>"

    def _see_also(self, numbers: str) -> str:
        links = []
        for number in numbers.rstrip(".").split(","):
            section = self.book.section(number.strip())
            links.append(self._link(section.number, f"{section.number}\u2002{section.title}".replace(" ", "\u00a0")))
        words = translate("Rulebook", "See also")
        head = f"<span class='small quiet'>{words}</span>"
        return "<p class=see>" + "\u2003 ".join((head, *links)) + "</p>"

    def _table(self, lines: list[str]) -> str:
        head, _line, *rows = ([self._text(cell.strip()) for cell in line.strip("|").split("|")] for line in lines)
        if self.style.lists:
            return "".join(self._row_as_list(head, row) for row in rows)
        written = ["<tr>" + "".join(f"<th>{cell}</th>" for cell in head) + "</tr>"]
        for place, (first, *others) in enumerate(rows):
            name = "'cell other'" if place % 2 else "cell"
            cells = "".join(f"<td class={name}>{cell}</td>" for cell in (f"<b>{first}</b>", *others))
            written.append(f"<tr>{cells}</tr>")
        return self._plain_table("".join(written), "width=98%" if self.style.close else "")

    def _row_as_list(self, head: list[str], row: list[str]) -> str:
        pairs = translate("Rulebook", "{head}: ")
        named = zip(head[1:], row[1:], strict=True)
        cells = [f"<span class=quiet>{pairs.format(head=name)}</span>{cell}" for name, cell in named]
        return f"<p class=small>{' · '.join((f'<b>{row[0]}</b>', *cells))}</p>"

    def _example(self, lines: list[str]) -> str:
        title = escape(lines[0].strip("> *"))
        cases = "".join(self._case(*self._pictures(line[1:].strip())) for line in lines[1:])
        inside = f"<p><b>{title}</b></p>{self._plain_table(cases, 'width=100%')}"
        return (
            f"<table class=example width=100% border=1 cellspacing=0 cellpadding={self.style.px(14)}"
            f" style='border-style: solid; border-collapse: collapse'><tr><td class=example>{inside}</td></tr></table>"
        )

    def _case(self, names: list[str], text: str) -> str:
        style = self.style
        image = self._image(names, style.px(230 if style.narrow else 380), style.px(52)) if names else ""
        result, _, why = text.removeprefix("=").partition("·") if text.startswith("=") else ("", "", text)
        result = self._result(result.strip(), bool(names)) if result else ""
        why = f"<span class='small quiet'>{self._text(why.strip())}</span>"
        if style.narrow:
            return f"<tr><td class=case>{image}{result}<br>{why}</td></tr>"
        whole, middle = "width=1% style='white-space: pre; vertical-align: middle'", "style='vertical-align: middle'"
        cells = f"<td class=case {whole}>{image}</td><td class=case {whole}>{result}</td>"
        return f"<tr>{cells}<td class=case {middle}>{why}</td></tr>"

    def _result(self, result: str, after_pictures: bool) -> str:
        kind = "gain" if result[0] == "+" else "loss" if result[0] in f"0{MINUS}-" else ""
        equals = "\u2002=\u2002" if after_pictures else "=\u2002"
        return f"<span class=equals>{equals}</span><span class='sum {kind}'>{escape(result)}</span>"

    def _plain_table(self, rows: str, more: str = "") -> str:
        return f"<table cellspacing=0 cellpadding=0 {more}>{rows}</table>"

    def _pictures(self, line: str) -> tuple[list[str], str]:
        """Return the pictures at the start of a line, and the rest of it."""
        names: list[str] = []
        while found := _PICTURE.match(line):
            name = found[1].strip()
            names += [name if "/" in name else f"{self.book.art}/{name}"] * int(found[2] or 1)
            line = line[found.end() :]
        return names, line

    def _image(self, names: list[str], width: int, height: int = 0) -> str:
        """Return pictures beside each other, not wider than this."""
        if height:
            width = min(width, round(height * (1 + _SEEN_SHARE * (len(names) - 1))))
        else:
            box = art.bounds(names[0])
            height = round(width * box.height() / box.width())
        source = f"{ART}{'+'.join(names)}?{width}x{height}"
        return f"<img src='{source}' width={width} height={height} style='vertical-align: middle'>"

    def _text(self, words: str) -> str:
        return _SPAN.sub(self._span, escape(words, quote=False))

    def _span(self, found: re.Match[str]) -> str:
        words, key, number = found.groups()
        if number:
            return self._link(number, number) if self.book.has_section(number) else number
        key = key or words[0].lower() + words[1:]
        if key not in self.book.terms or not self.style.links:
            return words
        return f"<a class=term href='{TERM_LINK}{escape(key)}'>{words}</a>"

    def _link(self, number: str, words: str) -> str:
        return f"<a href='{SECTION_LINK}{number}'>{words}</a>" if self.style.links else words


def _blend(over: QColor, under: QColor, share: float) -> str:
    """Return a colour that lies over another with a share of its own strength."""
    pairs = ((over.red(), under.red()), (over.green(), under.green()), (over.blue(), under.blue()))
    return QColor(*(round(one * share + other * (1 - share)) for one, other in pairs)).name()
