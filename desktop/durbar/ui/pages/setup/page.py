"""The set-up page: who sits at the table, which options, which seed."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.engine.game import HIGHEST_SEED, OptionValue
from durbar.session.player import Player, likeness
from durbar.ui import words
from durbar.ui.kit.controls.buttons import LinkButton, WordButton
from durbar.ui.kit.controls.layouts import Column, Flow, Row, order_tabs
from durbar.ui.kit.controls.ornaments import Drawing, Sheet
from durbar.ui.kit.controls.page import Ground, PageBar, Scroll
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.kit.pressing import default_button
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.speak import announce
from durbar.ui.pages.setup.new_game import NewGame
from durbar.ui.pages.setup.options import OptionsPanel
from durbar.ui.pages.setup.seats import AddRow, SeatRow, clean_name
from durbar.ui.pages.setup.suggested import SuggestedLevel
from durbar.ui.words import capital, listed, translate

#: Names for players who have none; they need no translation.
NAMES = ("Leela", "Marc", "Asha", "Theo", "Noor", "Ravi", "Ines", "Tara", "Milo", "Zara")

_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight
_USUAL_PLAYERS = 3  # a first game is neither too long nor a duel


class SetupPage(Ground):
    """The page on which one game is set up.

    start(NewGame), back(), section_asked(str): a section of the game's rulebook. declined(str): other computers were
    suggested and not wanted after this game. unfolded(bool): rare options are shown.
    """

    start = Signal(object)
    back = Signal()
    section_asked = Signal(str)
    declined = Signal(str)
    unfolded = Signal(bool)

    def __init__(
        self,
        screen: GameScreen,
        levels: Sequence[str],
        last: Sequence[Player] = (),
        options: Mapping[str, OptionValue] = MappingProxyType({}),
        declined: str = "",
        above: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """levels: ids of the computers' levels, the first for newcomers. last: who sat at the last table of this game.

        options: those of that table.
        declined: the game after which other computers were last suggested and not wanted.
        above: a game's own part over the options; without one the map is chosen there, or the game introduces itself.
        """
        super().__init__()
        self.setParent(parent)
        self._screen, self._levels = screen, list(levels)
        self._players = _table(screen, self._levels, last)
        self._bar = PageBar(self)
        self._bar.home.connect(self.back)
        suggested = SuggestedLevel(screen.game.key, declined, screen.endings.far, self)
        self._seats = _SeatsPanel(screen.game.seats[-1], self._levels, suggested, self)
        self._options = OptionsPanel(screen, self)
        above = above or self._options.board
        self._game: _GamePanel | None = None if above is not None else _GamePanel(screen, self)
        self._foot = _Foot(screen)
        self._lay_out(above)
        self._connect()
        self.retranslate()
        self._options.choose(options)

    def retranslate(self) -> None:
        """Fill every text anew, in the language that is on."""
        home = translate("Setup", "Home")
        self._bar.set_words(self._screen.manifest.title(), translate("Setup", "A new game"), home)
        if self._game is not None:
            self._game.retranslate()
        self._seats.retranslate()
        self._options.retranslate()
        self._foot.retranslate()
        self._refresh()
        order_tabs(self)

    def show_more(self, shown: bool) -> None:
        """Show rare options, rulings and their sections, or fold them away."""
        self._options.show_more(shown)

    def new_game(self) -> NewGame:
        """Return the game as the page stands now. Raises ValueError when it can't start."""
        if refusal := self._refusal():
            raise ValueError(refusal[0])
        return NewGame(
            self._screen.game.key,
            tuple(self._players),
            self._options.values(),
            self._options.seed_value() or 0,
            self._options.takebacks() and self._persons() == 1,
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start by Enter and Space, go back by Esc, open the rulebook by F1."""
        if default_button.is_press(event):
            default_button.press(self, event)
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() == Qt.Key.Key_F1:
            self.section_asked.emit("1")
        else:
            super().keyPressEvent(event)

    def press_lit(self) -> bool:
        """Start."""
        self._start()
        return True

    def _lay_out(self, above: QWidget | None) -> None:
        page = Column()
        self.setLayout(page)
        page.addWidget(self._bar)
        inside = QWidget()
        columns = Row((12, 11, 11, 11), 12)
        inside.setLayout(columns)
        columns.addWidget(self._seats, 53)
        right = Column(gap=12)
        if introduction := above or self._game:
            right.addWidget(introduction)
        right.addWidget(self._options, 1)
        columns.addLayout(right, 47)
        page.addWidget(Scroll(inside), 1)
        foot = Row((12, 0, 11, 10))
        foot.addWidget(self._foot)
        page.addLayout(foot)

    def _connect(self) -> None:
        for place, row in enumerate(self._seats.rows):
            row.named.connect(lambda name, place=place: self._change(place, name=clean_name(name)))
            row.name.editingFinished.connect(lambda place=place: self._settle_name(place))
            row.kind.connect(lambda kind, place=place: self._set_kind(place, kind))
            row.level.connect(lambda level, place=place: self._change(place, level=level))
            row.emblem.connect(lambda emblem, place=place: self._set_emblem(place, emblem))
            row.moved.connect(lambda step, place=place: self._move(place, step))
            row.removed.connect(lambda place=place: self._remove(place))
        self._seats.add.clicked.connect(self._add)
        self._seats.suggested.accepted.connect(self._set_levels)
        self._seats.suggested.declined.connect(self._decline)
        self._options.changed.connect(self._refresh)
        self._options.unfolded.connect(self.unfolded)
        self._options.section_asked.connect(self.section_asked)
        self._foot.back.clicked.connect(self.back)
        self._foot.start.clicked.connect(self._start)

    def _start(self) -> None:
        if refusal := self._refusal():
            if refusal[1] is self._options.seed:
                self._options.show_more(True)
            refusal[1].setFocus(Qt.FocusReason.OtherFocusReason)
            announce(self, refusal[0])
        else:
            self.start.emit(self.new_game())

    # ---- the table ------------------------------------------------------------------------------------------------

    def _change(self, place: int, **values: str | int) -> None:
        self._players[place] = msgspec.structs.replace(self._players[place], **values)
        self._refresh()

    def _settle_name(self, place: int) -> None:
        """Settle the name that was typed, once its field is left; an empty one becomes one of ours."""
        if place >= len(self._players):
            return
        name = self._players[place].name or _free_name(self._players)
        self._seats.rows[place].name.setText(name)
        self._change(place, name=name)

    def _set_kind(self, place: int, kind: str) -> None:
        level = "" if kind == "person" else self._levels[0]
        self._change(place, kind=kind, level=level)

    def _set_levels(self, level: str) -> None:
        """Set all computers play like this; the button that said so goes, so the focus goes on."""
        self._players = [
            player if player.is_person else msgspec.structs.replace(player, level=level) for player in self._players
        ]
        self._refresh()
        self._foot.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _decline(self, game: str) -> None:
        self.declined.emit(game)
        self._foot.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_emblem(self, place: int, emblem: int) -> None:
        mine = self._players[place].emblem
        for other, player in enumerate(self._players):
            if player.emblem == emblem:
                self._players[other] = msgspec.structs.replace(player, emblem=mine)
        self._change(place, emblem=emblem)

    def _move(self, place: int, step: int) -> None:
        other = place + step
        if 0 <= other < len(self._players):
            players = self._players
            players[place], players[other] = players[other], players[place]
            self._seats.rows[other].focus_move(step)
            self._refresh()

    def _add(self) -> None:
        self._players.append(_newcomer(self._players, self._levels))
        self._refresh()

    def _remove(self, place: int) -> None:
        del self._players[place]
        self._refresh()
        self._seats.rows[min(place, len(self._players) - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- what it comes to -----------------------------------------------------------------------------------------

    def _persons(self) -> int:
        return sum(player.is_person for player in self._players)

    def _refusal(self) -> tuple[str, QWidget] | None:
        """Return why the game can't start, and where to mend it."""
        seen: dict[str, str] = {}
        for place, player in enumerate(self._players):
            like = likeness(player.name)
            if not like:
                return translate("Setup", "A player needs a name."), self._seats.rows[place].name
            if like in seen:
                return _alike(seen[like], player.name), self._seats.rows[place].name
            seen[like] = player.name
        if not self._persons():
            return translate("Setup", "At least one person has to sit at the table."), self._seats.rows[0].name
        if self._options.seed_value() is None:
            sentence = translate("Setup", "The seed has to be a number from 0 to {highest}.")
            return sentence.format(highest=words.number(HIGHEST_SEED)), self._options.seed
        return None

    def _refresh(self) -> None:
        """Show what has changed, everywhere."""
        game = self._screen.game
        self._seats.show_players(self._players, game.seats)
        self._seats.add.setVisible(len(self._players) < game.seats[-1])
        if len(self._players) < game.seats[-1]:
            limit = translate("Setup", "{game} is for {least} to {most}")
            limit = limit.format(game=self._screen.manifest.title(), least=game.seats[0], most=game.seats[-1])
            self._seats.add.fill(_add_words(len(self._players)), limit, _free_emblem(self._players))
        self._options.allow_takebacks(self._persons() <= 1)
        self._options.show_players(self._players)
        refusal = self._refusal()
        first = next((player for player in self._players if player.is_person), self._players[0])
        self._foot.show_game(first.emblem, _who_plays(self._players), self._kept(), refusal[0] if refusal else "")

    def _kept(self) -> str:
        """Return how long a game takes as it is set up, and among how many, for nobody knows how long these take."""
        words_ = translate(
            "Setup",
            "About {minutes} minutes among four people, less with computers. Everything is kept as you play; you can "
            "leave at any time.",
        )
        return words_.format(minutes=self._screen.game.minutes_with(self._options.values()))


class _SeatsPanel(Sheet):
    """“At the table”: a row for each player, and one to add another."""

    def __init__(self, most: int, levels: Sequence[str], suggested: SuggestedLevel, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self._title = Words("", 20, face="serif", bold=True, wrap=False)
        self._order = Words("", 12.5, tone="quiet", wrap=False)
        self._order.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._order.setAlignment(_RIGHT | _MIDDLE)
        self.rows = [SeatRow(levels, self) for _ in range(most)]
        self.add = AddRow(self)
        column = Column((18, 14, 18, 14), 10)
        self.setLayout(column)
        head = Flow(18)
        for widget in (self._title, Drawing("kit/ornament-rule", 180), self._order):
            head.addWidget(widget)
        column.addLayout(head)
        self.suggested = suggested
        column.addWidget(suggested)  # over the rows: below five of them it would not be seen
        for row in self.rows:
            column.addWidget(row)
        column.addWidget(self.add)
        self._levels = Words("", 12.5, tone="quiet")
        column.addWidget(self._levels)
        column.addStretch(1)

    def show_players(self, players: Sequence[Player], seats: range) -> None:
        """Fill the rows."""
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(players))
            if place < len(players):
                row.show_player(players[place], players, place, len(players) > seats[0])
        self.suggested.show_players(players)

    def retranslate(self) -> None:
        """Fill the texts."""
        self._title.setText(translate("Setup", "At the table"))
        self._order.setText(translate("Setup", "in order of play"))
        self._levels.setText(
            translate(
                "Setup",
                "Computers of all levels see only what a player in their place would see.",
            )
        )
        for row in self.rows:
            row.retranslate()


class _GamePanel(Sheet):
    """What the game is like, and the way to its rules."""

    def __init__(self, screen: GameScreen, page: "SetupPage") -> None:
        super().__init__()
        self.setParent(page)
        self._screen = screen
        row = Row((20, 16, 20, 16), 18)
        self.setLayout(row)
        row.addWidget(Drawing(screen.manifest.menu_picture.art, 76), 0, _MIDDLE)
        texts = Column(gap=6)
        self._blurb = Words("", 15, face="serif")
        self._facts = Words("", 12.5, tone="quiet", wrap=False)
        self._rules = LinkButton(parent=self)
        self._rules.clicked.connect(lambda: page.section_asked.emit("1"))
        texts.addStretch(1)
        texts.addWidget(self._blurb)
        foot = Flow(14)
        foot.addWidget(self._facts)
        foot.addWidget(self._rules)
        texts.addLayout(foot)
        texts.addStretch(1)
        row.addLayout(texts, 1)

    def retranslate(self) -> None:
        """Fill the texts."""
        game = self._screen.game
        self._blurb.setText(self._screen.manifest.blurb())
        facts = translate("Setup", "{least} to {most} players")
        self._facts.setText(facts.format(least=game.seats[0], most=game.seats[-1]))
        self._rules.set_words(translate("Setup", "Read the rules"))
        self._rules.setVisible(self._screen.manifest.has_rulebook(words.language()))


class _Foot(Sheet):
    """The bar at the foot: what would be played, why it can't be, back and start."""

    def __init__(self, screen: GameScreen) -> None:
        super().__init__(double=True)
        self._screen = screen
        self._emblem = Drawing(SEAT_COLOURS[0].emblem, 50)
        self._sentence = Words("", 18, face="serif")
        self._second = Words("", 13, tone="quiet")
        self.back = WordButton(parent=self)
        self.start = WordButton(primary=True, parent=self)
        row = Row((14, 9, 15, 9), 14)
        self.setLayout(row)
        row.addWidget(self._emblem, 0, _MIDDLE)
        texts = Column(gap=3)
        texts.addStretch(1)
        texts.addWidget(self._sentence)
        texts.addWidget(self._second)
        texts.addStretch(1)
        row.addLayout(texts, 3)
        buttons = Flow(10, start=1)
        buttons.addWidget(self.back)
        buttons.addWidget(self.start)
        row.addLayout(buttons, 2)

    def show_game(self, emblem: int, sentence: str, kept: str, refusal: str) -> None:
        """Show what would be played, how long it takes and that it is kept; or why it can't be."""
        self._emblem.show_art(SEAT_COLOURS[emblem].emblem)
        self._sentence.setText(sentence)
        self._second.set_tone("refuse" if refusal else "quiet")
        self._second.setText(refusal or kept)
        self.start.set_tip(refusal)
        self.start.set_off(bool(refusal))

    def retranslate(self) -> None:
        """Fill the buttons."""
        self.back.set_words(translate("Setup", "Back"), key=translate("Setup", "Esc"))
        start, enter = translate("Setup", "Start"), translate("Setup", "Enter")
        self.start.set_words(start, key=enter, picture=self._screen.manifest.menu_picture, primary=True)


def _table(screen: GameScreen, levels: Sequence[str], last: Sequence[Player]) -> list[Player]:
    """Return who sits at the table when the page opens: the last company if it may still play, else a person and
    computers.
    """
    seats = screen.game.seats
    if len(last) in seats and _fits(last):
        return [player if player.is_person else _levelled(player, levels) for player in last]
    company = [Player(NAMES[0])]
    while len(company) < max(seats[0], _USUAL_PLAYERS):
        company.append(_newcomer(company, levels))
    return company


def _newcomer(players: Sequence[Player], levels: Sequence[str]) -> Player:
    return Player(_free_name(players), "computer", _free_emblem(players), levels[0])


def _free_name(players: Sequence[Player]) -> str:
    taken = {likeness(player.name) for player in players}
    return next(name for name in NAMES if likeness(name) not in taken)


def _alike(name: str, other: str) -> str:
    """Return that two names can't be told from each other."""
    if name == other:
        return translate("Setup", "Two players have the name {name}; change one of them.").format(name=name)
    words = translate("Setup", "Two players have names that look alike, {name} and {other}; change one of them.")
    return words.format(name=name, other=other)


def _free_emblem(players: Sequence[Player]) -> int:
    taken = {player.emblem for player in players}
    return next(emblem for emblem in range(len(SEAT_COLOURS)) if emblem not in taken)


def _fits(players: Sequence[Player]) -> bool:
    """Return whether a kept company is one the page could have made: files can be damaged or older."""
    emblems = [player.emblem for player in players]
    clean = all(player.name and player.name == clean_name(player.name) for player in players)
    apart = len({likeness(player.name) for player in players}) == len(players)
    return (
        clean
        and apart
        and len(set(emblems)) == len(emblems)
        and all(0 <= emblem < len(SEAT_COLOURS) for emblem in emblems)
    )


def _levelled(player: Player, levels: Sequence[str]) -> Player:
    return player if player.level in levels else msgspec.structs.replace(player, level=levels[0])


def _add_words(players: int) -> str:
    return {
        2: translate("Setup", "Add a third player"),
        3: translate("Setup", "Add a fourth player"),
        4: translate("Setup", "Add a fifth player"),
    }.get(players, translate("Setup", "Add a player"))


def _who_plays(players: Sequence[Player]) -> str:
    """Return the table in one sentence."""
    people = [player.name for player in players if player.is_person]
    computers = sum(not player.is_person for player in players)
    if computers:
        alone = _computers(computers)
        people.append(alone if people else capital(alone))
    return translate("Setup", "{players}.").format(players=listed(people))


def _computers(number: int) -> str:
    """Return one to five computers, in words."""
    return (
        translate("Setup", "one computer"),
        translate("Setup", "two computers"),
        translate("Setup", "three computers"),
        translate("Setup", "four computers"),
        translate("Setup", "five computers"),
    )[number - 1]
