"""What the texts of The Dice Charmers claim of its rules."""

from durbar import game
from durbar.games.dice_charmers import board, marks, names, roads, sheet, state, tracks, turn
from durbar.games.dice_charmers.boards import own_board
from tests.texts.claims import Book
from tests.texts.pages import chapters

_BOARD = own_board()


def players() -> range:
    """Numbers of players."""
    return game("dice_charmers").seats


def lessons() -> int:
    """How many lessons there are."""
    return chapters("dice_charmers")


def dice() -> int:
    """How many dice there are."""
    return len(names.DICE)


def each() -> int:
    """How many dice there are of a colour."""
    return len(names.DICE) // len(names.COLOURS)


def left(picked: int) -> int:
    """Dice in the centre when so many have been picked: with the first, another goes onto the elephant."""
    return dice() - each() + 1 - picked


def shown() -> int:
    """Goods on each face of a purple die."""
    (many,) = set(map(len, _BOARD.dice.purple))
    return many


def ends(shape: str) -> int:
    """How many ends a road of a shape has."""
    (many,) = set(map(len, roads.SHAPES[shape]))
    return many


def ways_out() -> int:
    """To how many sides the residence has a way out."""
    return _BOARD.sheets["sun"].exits.bit_count()


def cells(what: str, on: str = "sun") -> int:
    """Cells of a province that show this."""
    return _BOARD.sheets[on].contents.count(what)


def buildings() -> int:
    """Cells of a province that show a building."""
    return sum(map(cells, names.BUILDINGS))


def markets() -> int:
    """Cells of a province that show a market."""
    return cells(names.MARKET_SAME) + cells(names.MARKET_DIFFERENT)


def _track() -> tracks.Tracks:
    return tracks.Tracks(_BOARD.tracks.fame_cells, _BOARD.tracks.corners)


def fame_cells() -> int:
    """How long the fame track is."""
    return _track().fame_cells


def coins() -> int:
    """How long the money track is."""
    return _track().money_cells


def corner(number: int) -> int:
    """A fame cell without coins."""
    return _BOARD.tracks.corners[number - 1]


def reach(money: int) -> float:
    """How far down coins reach, as a fame cell."""
    return _track().edges[money] / tracks.BESIDE


def to_cross(money: int) -> int:
    """Fame with which coins cross."""
    return int(reach(money)) + 1


def apart(fame: int, money: int) -> float:
    """By how much the tracks have crossed."""
    return _track().excess(fame, money) / tracks.BESIDE


def value(sold: int) -> int:
    """What a good brings when so many of its kind are sold."""
    return _BOARD.sheets["sun"].values[sold]


def bonus(on: str, where: str) -> int:
    """The number of a bonus of a sheet."""
    printed = _BOARD.sheets[on]
    return printed.bonuses[printed.number[where]].effect.n


def at(on: str, track: str, number: int) -> int:
    """The cell of a bonus of a track, counted from the beginning."""
    printed = _BOARD.sheets[on]
    return sorted(printed.fame if track == "fame" else printed.money)[number - 1]


def of(on: str, track: str, number: int) -> int:
    """The number of a bonus of a track, counted from the beginning."""
    return bonus(on, f"{track}-{at(on, track, number)}")


def river(on: str, space: int, reward: int = 1) -> int:
    """The number of a reward of a space."""
    return _BOARD.sheets[on].river[space - 1].rewards[reward - 1].n


def flag(number: int) -> int:
    """A space of the Sun sheet with a flag."""
    spaces = enumerate(_BOARD.sheets["sun"].river, 1)
    return [place for place, space in spaces if space.symbol == "flag"][number - 1]


def upgrades() -> int:
    """How many upgrades can be used."""
    return len(names.BUILDINGS) * (sheet.TOP_LEVEL - marks.STARTING_LEVEL)


def printed(kind: str) -> int:
    """How often a sheet has this, the boxes of Raja Man Singh included."""
    (many,) = {_printed(kind, on) for on in _BOARD.sheets.values()}
    return many + sheet.PALACE_COLUMNS * (kind == "upgrade")


def _printed(kind: str, on: sheet.Sheet) -> int:
    effects = [bonus.effect for bonus in on.bonuses] + [effect for space in on.river for effect in space.rewards]
    return sum(effect.type == kind for effect in effects)


def karma_bonus(number: int) -> int:
    """A wheel of karma with a bonus."""
    return sorted(_BOARD.sheets["sun"].karma)[number - 1]


CLAIMS = """
[*]
{HALVES} half-roads

[§1]
and {CELLS - 1} cells
and {len(CHARACTERS)} people at court
{dice()} dice say
- {dice()} dice, {each()} each of
- 1 elephant
- {players()[-1]} depots
the other, for two players, room for {TWO_PLAYERS_PICKS / 2}
run the two tracks
| Province | {CELLS} cells: your residence, {buildings()} buildings of {len(BUILDINGS)} types, {markets()} markets; round it {len(border())} border
| Market | {GOODS_COLUMNS} each of tea, silk and spices; under each column a value, above them {len(tents())} tents
| River | {RIVER_SPACES} spaces with {FACES} symbols, {EACH_SYMBOL} of each
| Palace | {len(CHARACTERS)} characters with {PALACE_COLUMNS} boxes each
worth: {STARTING_LEVEL}, 2 or {TOP_LEVEL}
| Karma | {KARMA_BOXES} wheels
| Fame track | {fame_cells()} cells
| Money track | {coins()} coins
the tracks; 13 tells

[§2]
Two tracks run
the two rows
as far as {BESIDE} coins

[§3]
{players()[0]} to {players()[-1]} can play
with three, four or five players it holds one die, with two players {TWO_PLAYERS_PICKS / 2}
- 0 fame, 0 coins
building worth {STARTING_LEVEL}

[§4]
1. The first player rolls all {dice()}
2. The
3. The
4. The
5. The
rolls all {dice()} dice
| 3 | {left(1)}, {left(2)}, {left(3)} |
| 4 | {left(1)}, {left(2)}, {left(3)}, {left(4)} |
| 5 | {left(1)}, {left(2)}, {left(3)}, {left(4)}, {left(5)} |
With two players a round has {TWO_PLAYERS_PICKS} turns
gain {shown()} goods
> Three players
> = {left(1)} · Asha
> = {left(2)} · Leela
> = {left(3)} · Marc takes

[§5]
the same {FACES} faces
two half-roads (twice)

[§5.1]
shows {shown()} goods, of the same kind or of two kinds, and you gain exactly these {shown()}
There are {GOODS_COLUMNS} of each kind. When all {GOODS_COLUMNS} are
with two kinds
> = {+shown()} · Asha has two teas circled. She circles the third tea
> = +1 · Marc has all {GOODS_COLUMNS} teas
> = 0 · For Marc

[§5.2]
on all {ways_out()} sides
> One cell…
> Row…
or to two different ones
with {ends("junction")} ends
a crossing, with {ends("crossing")}
one of the two cannot
cannot start two cells
first of two, you
Now there are two junctions

[§5.3]
{buildings()} cells show
on your sheet, {STARTING_LEVEL}, 2 or {TOP_LEVEL}
every type is worth {STARTING_LEVEL}
> = {STARTING_LEVEL} · Asha
Gardens are worth {STARTING_LEVEL}
> = {STARTING_LEVEL + 1} · She draws
> = 0 · Later

[§5.4]
up to {MARKET_SALES} goods
{markets()} cells show
the {GOODS_COLUMNS} is worth most
| Sold of that kind before | 0 | 1 | 2 | 3 | 4 |
| The next one brings | {value(0)} | {value(1)} | {value(2)} | {value(3)} | {value(4)} |
the first over two columns
of all {len(GOODS)} kinds
> = {value(0) + value(1) + value(2)} · Three spices in stock, none sold yet: {value(0)} + {value(1)} + {value(2)}
> = {value(0) + value(0) + value(3)} · One of each. No tea and no silk was sold before, but three spices: {value(0)} + {value(0)} + {value(3)}
> = 0 · Nothing
> Two teas, two silks
> = {value(1)} · Leela sells her second spices for {value(1)} coins. With it all goods of the first two columns

[§5.5]
has {RIVER_SPACES} spaces. {FACES} symbols stand on them, each on {EACH_SYMBOL}
Portuguese or certain bonuses (, 10)
a space has two, you
on spaces {flag(1)}, {flag(2)} and {flag(3)}
> = {flag(1)} · From the start Marc moves to space {flag(1)}: {river("sun", 2)} different goods. Space 1
> = {flag(2)} · From space 4 he moves to space {flag(2)}
> = {flag(3)} · From space 10 he moves to space {flag(3)}. If he has never ticked space {flag(2)}
> On space {flag(3)} no

[§5.6]
one of {len(CHARACTERS)} characters
There are {PALACE_COLUMNS} boxes, so each can serve you {PALACE_COLUMNS} times
one of the {len(CHARACTERS) - 1} others
one die gives two ticks
by 1 or {MAHARANI_SPACES} spaces
Merchant. Sell one or {MERCHANT_SALES} goods
You get {MAN_SINGHS_COINS} coin
first, second or {PALACE_COLUMNS}, is ticked for all {len(CHARACTERS)} characters
> Asha stands on space 9…
> Marc has ticked spaces 11 and 13…
the {river("sun", 10)} coins of space 10; his position remains 13
each of the {len(CHARACTERS) - 1} others

[§6]
the levels {STARTING_LEVEL}, 2 and {TOP_LEVEL}, and all begin at {STARTING_LEVEL}
{len(BUILDINGS)} types with {TOP_LEVEL - STARTING_LEVEL} steps each make {upgrades()} upgrades
When all {len(BUILDINGS)} types
| level 2 |
| level 3 |
Each of the two bonuses
> Temple, garden and stepwell are worth {STARTING_LEVEL + 1}, forts still {STARTING_LEVEL}
at level 2, and
waits: {bonus("sun", "upgrade-2")} coins
> = {STARTING_LEVEL + 1} · Her next fort brings {STARTING_LEVEL + 1} fame

[§7]
lie {BESIDE} coins. So {BESIDE} coins go
the two rows
in the {CORNERS} corners of the sheet, {corner(1)} and {corner(2)}, have
| 0 | {reach(0)} | –
| 10 | {reach(10)} | {to_cross(10)} |
| 20 | {reach(20)} | {to_cross(20)} |
| 30 | {reach(30)} | {to_cross(30)} |
| 40 | {reach(40)} | {to_cross(40)} |
| 50 | {reach(50)} | {to_cross(50)} |
| 60 | {reach(60)} | {to_cross(60)} |
| 76 | {reach(coins())} | {to_cross(coins())} |
> = {-apart(10, 49)} · 10 fame and 49 coins: with 49 coins the money reaches down to {reach(49)}. At 13½ the
> = {apart(22, 34)} · 22 fame and 34 coins: 34 coins reach down to {reach(34)}
> = {apart(22, 35)} · One coin more, 22 and 35
> = +5 · Theo has 4 coins and gets 5. With 9 coins he has passed the {at("sun", "money", 1)}

[§8]
you roll two dice anew
1. Cross
2. Take
3. Pick one of the two
4. The other
the same two dice
{players()[1]} to {players()[-1]} players
For two players see 12
For the {karma_bonus(1)}, {karma_bonus(2)} and {karma_bonus(3)} you
There are {KARMA_BOXES};
> Theo has two karma

[§9]
to the right edge, in row 3
the {karma_bonus(1)}, {karma_bonus(2)} or {karma_bonus(3)} karma
| {karma_bonus(1)} to {karma_bonus(3)} karma |
whose {PALACE_COLUMNS} boxes
at level {TOP_LEVEL};
> A small chain, on the Sun sheet: 4 coins, one karma, two teas
> = {+value(0) + value(1)} · Asha extends her road
both teas: {value(0)} + {value(1)}. Two bonuses
karma of the {at("sun", "money", 1)} coin
> = +2 · She uses one after the other. Now {karma_bonus(1)} karma are circled, and the {karma_bonus(1)} brings
> = {bonus("sun", "karma-3")} · It is worth {bonus("sun", "karma-3")} coins. Now she has 9
> A long chain…
from space 9 to space 11
> = {value(0) + value(1)} · Joined to a straight road
for {value(0)} + {value(1)} coins and has 29. Two more
move of the {at("sun", "money", 4)}th coin
> = {+shown()} · Now the action is done. Three bonuses wait
> = {value(0) + value(0)} · The forward move takes him to space 12, where he may sell {river("sun", 12)} goods. He sells silk and spices for {value(0)} + {value(0)}
> = +1 · At last the karma. He ends his turn with 31 coins

[§10]
whose {PALACE_COLUMNS} boxes
one of the {each()} purple dice
the {shown()} goods it shows
two of the same kind
With {len(GOODS)} it is one of each
sell up to {MARKET_SALES}, either
Two teas and a silk
If two half-road bonuses
> = {value(0) + value(1)} · Up to two, of any kinds: two teas
> = +2 · Up to two different
> = +2 · Two different

[§10.1]
with {shown()} goods
one of the {FACES} symbols
one of the {len(CHARACTERS)} characters
one of the {len(CHARACTERS) - 1} others as well
ahead on the river by 1 or {MAHARANI_SPACES} spaces
sell up to {MERCHANT_SALES} goods, or gain 1 good
| Raja Man Singh | {MAN_SINGHS_COINS} coin
by 1 or {PORTUGUESE_SPACES} free spaces, or gain 1 good

[§10.2]
on all {ways_out()} sides
sell up to {MARKET_SALES} of
sell up to {MARKET_SALES}, one of

[§10.3]
The two pointers

[§11]
the two tracks
1. who
2. who
> = {apart(18, 46)} · Asha has 18 fame and 46 coins. The coins reach down to {reach(46)}
> = {apart(12, 57)} · Leela has 12 fame and 57 coins, which reach down to {reach(57)}
> = {apart(20, 43)} · Marc has 20 fame and 43 coins, which reach down to {reach(43)}
gained five karma. Leela has used four, Marc two

[§12]
room for {TWO_PLAYERS_PICKS / 2} dice, and a round has {TWO_PLAYERS_PICKS / 2} passes
With two players
| 1 | first player | {left(1)} |
| 2 | the other | {left(2)} |
| 3 | first player | {left(3)} |
| 4 | the other | {left(4)} |

[§13]
The two printed
that {CORNERS} corners lie
the {FACES} faces
of the {len(BUILDINGS)} types
one road reaches two bonuses
a track with {BESIDE} coins beside
there are {cells("temple")} buildings of each type and {cells("market_same")} markets of each sort, {printed("karma")} karma besides the first, and {printed("upgrade")} upgrades
always has {CELLS} cells, the river {RIVER_SPACES} spaces with {EACH_SYMBOL} of each symbol, the market {GOODS_COLUMNS} columns, the palace {PALACE_COLUMNS} boxes
The next three pages

[§13.1]
The {ROWS} rows
the two sorts
| 1 | garden…
| 2 | equal…
| 3 | fort…
| 4 | different…
| 5 | stepwell…
| Top 1 |
| Top 2 | – | {bonus("moon", "T2")} fame |
| Top 3 |
| Top 4 | {bonus("sun", "T4")} coins |
| Top 5 |
| Right 1 | goods die | {bonus("moon", "R1")} coins |
| Right 2 |
| Right 3 |
| Right 4 | {bonus("sun", "R4")} fame |
| Right 5 |
| Bottom 1 |
| Bottom 2 |
| Bottom 3 |
| Bottom 4 | sell up to {bonus("sun", "B4")} | {bonus("moon", "B4")} coins |
| Bottom 5 |
| Left 1 | {bonus("sun", "L1")} different goods |
| Left 2 |
| Left 3 | {bonus("sun", "L3")} fame |
| Left 4 |
| Left 5 | {bonus("sun", "L5")} coins | {bonus("moon", "L5")} fame |

[§13.2]
The {RIVER_SPACES} spaces
| 1 | lotus: {river("sun", 1)} coins | tiger: {river("moon", 1)} good and {river("moon", 1, 2)} coin |
| 2 | flag: {river("sun", 2)} different goods |
| 3 | conch: karma | lotus: {river("moon", 3)} coins |
| 4 |
| 5 | tiger: upgrade | flag: {river("moon", 5)} different goods |
| 6 |
| 7 | conch: {river("sun", 7)} different goods | flag: karma and {river("moon", 7, 2)} fame |
| 8 | lamp: {river("sun", 8)} fame | tiger: {river("moon", 8)} coins |
| 9 | flag: junction | peacock: sell up to {river("moon", 9)} equal
| 10 | tiger: {river("sun", 10)} coins |
| 11 | lotus: palace action | lamp: {river("moon", 11)} different goods |
| 12 | peacock: sell up to {river("sun", 12)} | conch: {river("moon", 12)} fame |
| 13 | lamp: karma and {river("sun", 13, 2)} coins |
| 14 | conch: upgrade | flag: {river("moon", 14)} coins |
| 15 |
| 16 | peacock: {river("sun", 16)} coins | tiger: sell up to {river("moon", 16)} |
| 17 | flag: sell up to {river("sun", 17)} equal
| 18 | lotus: {river("sun", 18)} fame | lamp: {river("moon", 18)} fame |

[§13.3]
the {GOODS_COLUMNS} columns are worth {value(0)}, {value(1)}, {value(2)}, {value(3)} and {value(4)}
| Tent over columns 1 and 2 |
| Tent over column 3 | {tent("sun", 3)} fame | {tent("moon", 3)} coins |
| Tent over column 4 | {tent("sun", 4)} fame | {tent("moon", 4)} fame |
| Tent over column 5 | palace action | {tent("moon", 5)} fame |
| Palace, column 1 | goods die | {bonus("moon", "palace-1")} different goods |
| Palace, column 2 | half-road | sell up to {bonus("moon", "palace-2")} equal
| Palace, column 3 | {bonus("sun", "palace-3")} fame | {bonus("moon", "palace-3")} coins |
| Buildings, all at 2 | {bonus("sun", "upgrade-2")} coins |
| Buildings, all at 3 | {bonus("sun", "upgrade-3")} fame | {bonus("moon", "upgrade-3")} fame |
| {karma_bonus(1)} karma | {bonus("sun", "karma-3")} coins | {bonus("moon", "karma-3")} good |
| {karma_bonus(2)} karma | forward
| {karma_bonus(3)} karma | {bonus("sun", "karma-5")} fame | {bonus("moon", "karma-5")} coins |
| 1 | {at("sun", "fame", 1)}: {of("sun", "fame", 1)} good | {at("moon", "fame", 1)}: {of("moon", "fame", 1)} coins |
| 2 | {at("sun", "fame", 2)}: goods die | {at("moon", "fame", 2)}: goods die |
| 3 | {at("sun", "fame", 3)}: palace action | {at("moon", "fame", 3)}: forward |
| 4 | {at("sun", "fame", 4)}: sell up to {of("sun", "fame", 4)} | {at("moon", "fame", 4)}: palace action |
| 5 | {at("sun", "fame", 5)}: {of("sun", "fame", 5)} different goods | {at("moon", "fame", 5)}: sell {of("moon", "fame", 5)} |
| 6 | {at("sun", "fame", 6)}: {of("sun", "fame", 6)} coins | {at("moon", "fame", 6)}: back to any space |
| 7 | {at("sun", "fame", 7)}: {of("sun", "fame", 7)} coins | {at("moon", "fame", 7)}: {of("moon", "fame", 7)} coins |
| 1 | {at("sun", "money", 1)}: karma | {at("moon", "money", 1)}: goods die |
| 2 | {at("sun", "money", 2)}: {of("sun", "money", 2)} different goods | {at("moon", "money", 2)}: karma |
| 3 | {at("sun", "money", 3)}: half-road | {at("moon", "money", 3)}: forward |
| 4 | {at("sun", "money", 4)}: forward | {at("moon", "money", 4)}: half-road |
| 5 | {at("sun", "money", 5)}: sell up to {of("sun", "money", 5)} different | {at("moon", "money", 5)}: palace action |
| 6 | {at("sun", "money", 6)}: back | {at("moon", "money", 6)}: sell up to {of("moon", "money", 6)} different |
| 7 | {at("sun", "money", 7)}: {of("sun", "money", 7)} fame | {at("moon", "money", 7)}: {of("moon", "money", 7)} fame |
| 8 | {at("sun", "money", 8)}: sell {of("sun", "money", 8)} | {at("moon", "money", 8)}: {of("moon", "money", 8)} different goods |
| 9 | {at("sun", "money", 9)}: back to any space |
The fame track has {fame_cells()} cells, the money track {coins()} coins

[§14]
| Sheet | Sun, or Moon | 3 |
yours | 13 |
you name | 3 |
with two players

[§14.1]
21 fame with 40 coins is {apart(21, 40)} beyond, 16 fame with 49 coins is {apart(16, 49)}. With {BESIDE} coins beside every fame cell the second would be 1½
the {CORNERS} fame cells

[§14.2]
one of the {shown()} goods
second pass of two players
One of the two rolled dice must be taken; a third
neither of the two

[§14.3]
on all {ways_out()} sides
second of two half
names two half
any two that
First the two are
> Two half-road bonuses

[§14.4]
one of the two kinds
says 2 different goods, it means up to two
all {len(GOODS)} goods

[§14.5]
A {EACH_SYMBOL} space
moves {MAHARANI_SPACES} spaces

[§14.6]
joins the two

[§14.7]
a choice of one or {PORTUGUESE_SPACES} as

[§14.8]
With two players

[§glossary]
up to {MARKET_SALES} goods may
one of {len(CHARACTERS)} people at the palace. Each has {PALACE_COLUMNS} boxes and can be called on {PALACE_COLUMNS} times
{BESIDE} coins go as far
Crossing: a road with {ends("crossing")} ends
with {ends("curve")} ends round
with two players it has room for {TWO_PLAYERS_PICKS / 2}
{fame_cells()} cells on our
the {shown()} goods that one of the purple
one of the {len(CHARACTERS) - 1} other
{HALVES} of them can
Junction: a road with {ends("junction")} ends
There are {KARMA_BOXES}.
by 1 or {MAHARANI_SPACES} spaces
sells up to {MERCHANT_SALES} goods
{coins()} coins on our
the {len(CHARACTERS)} characters
with two players, one turn of each. A round has {TWO_PLAYERS_PICKS / 2} of
by 1 or {PORTUGUESE_SPACES} free spaces
{CELLS} cells, in
Singh: {MAN_SINGHS_COINS} coin
on all {ways_out()} sides
{RIVER_SPACES} spaces with {FACES} symbols
{TWO_PLAYERS_PICKS / 2} with two players
with {ends("straight")} ends opposite
one or two columns
two players whose
from {STARTING_LEVEL} to 2 or from 2 to {TOP_LEVEL}

[lessons]
{lessons()} short lessons

[lesson aim]
Two tracks
The two rows of ticks come towards each other; you have {fame_cells()} to go: {BESIDE} coins
worth {STARTING_LEVEL} fame: {fame_cells() - STARTING_LEVEL} to

[lesson turn]
round {dice()} dice
brings the {shown()} goods

[lesson roads]
and {STARTING_LEVEL} fame more
shows two of them
the {river("sun", 1)} coins

[lesson market]
Two rounds later you have three teas
up to {MARKET_SALES} goods of one kind
first tea: {value(0)} coin
next tea brings {value(1)} coins
The third brings {value(2)}: click
{len(GOODS)} rows
{value(2)} more coins: click the third tea
With 8 coins you have passed the {at("sun", "money", 1)}, which
the {at("sun", "money", 1)} coin
lesson 7 shows

[lesson river]
After two more
the fifth space
brings {STARTING_LEVEL + 1} fame
one of the {len(CHARACTERS)} characters of the palace, each {PALACE_COLUMNS} times
each of the two; {len(CHARACTERS)} ticks
one of the {PORTUGUESE_SPACES} nearest
the fourth space
worth {STARTING_LEVEL + 1} to you
brings {STARTING_LEVEL + 1} fame from
all {len(BUILDINGS)} types

[lesson chain]
the {at("sun", "money", 2)} coin
Two rounds later
worth {STARTING_LEVEL + 1} to you
Two things at once
Two bonuses
fame cell {at("sun", "fame", 1)}
the {at("sun", "fame", 1)} fame
Three teas are sold already, so the next one will bring {value(3)} coins
Silk would bring {value(1)} coins and spices {value(0)}. Take the tea: it brings {value(3)}
for {value(3)} coins
but {value(3)} coins
the {at("sun", "money", 2)} coin, and {of("sun", "money", 2)} goods
Choose {of("sun", "money", 2)} goods

[lesson end]
the thirteenth space
you have ½ to go, and Chandra has 1…
You have three: click
one of the two that
a karma and {river("sun", 13, 2)} coins
crossed by ½

[words]
Circling the {karma_bonus(1)}, {karma_bonus(2)} and {karma_bonus(3)} brings
1 karma rolls
the {karma_bonus(1)}, {karma_bonus(2)} and {karma_bonus(3)} bring
the {shown()} goods of either
Sell one to {MARKET_SALES} goods
sell up to {MARKET_SALES} goods in stock
Two waiting in one turn
other {len(CHARACTERS) - 1}
Go one or {MAHARANI_SPACES} spaces
Sell up to {MERCHANT_SALES} goods of any
one of the {PORTUGUESE_SPACES} nearest
all {len(CHARACTERS)} characters
brings 1 fame more
Tick {MAN_SINGHS_COINS} coin
all {len(BUILDINGS)} types
+1 karma¶
1 karma¶
The two differ
you pick one of the two
one of the {each()} purple dice
Pick one of the two
all {PALACE_COLUMNS} boxes
brings {MAN_SINGHS_COINS} coin besides
the two tracks
the {shown()} goods that
rolls all {dice()}
its {PALACE_COLUMNS} boxes
by 1, a coin by {1 / BESIDE}
by 1 when the coins
the {TWO_PLAYERS_PICKS / 2} passes
{BESIDE} coins lie
{len(CHARACTERS)} characters (orange dice), {PALACE_COLUMNS} times each
ticked for all {len(CHARACTERS)} brings
All {len(BUILDINGS)} at a level
rerolls two dice
1 fame closes it by 1, a coin by {1 / BESIDE}
One of the two dice
rolls two dice
"""

FRENCH = """
[§1]
5 thés, 5 soies et
[§2]
des deux bouts
Un point de gloire vous
[§5.4]
jamais deux fois
[§7]
qu’un point de gloire
au moins une pièce
c’est un point de gloire, un demi, c’est une pièce
Une pièce de plus
[§9]
le quatrième et
[§11]
d’une pièce
[§14]
les trois
[§14.1]
au moins une pièce
[§14.3]
deux par deux
[§glossary]
qu’un point de gloire
au moins une pièce
des deux moitiés
[lesson aim]
un point de gloire
les deux rangées d’un joueur
[lesson end]
Avec une pièce de moins
[words]
mais pas les deux
l’un des deux
un coin de 1 quand
Une pièce compte
une pièce de ½
"""


def border() -> tuple[str, ...]:
    """Bonuses round the province of the Sun sheet."""
    return tuple(_BOARD.sheets["sun"].border)


def tents() -> tuple[tuple[int, ...], ...]:
    """The columns under each tent."""
    return _BOARD.sheets["sun"].tent_columns


def tent(on: str, column: int) -> int:
    """The number of the bonus of the tent over a column."""
    printed = _BOARD.sheets[on]
    return next(printed.bonuses[number].effect.n for number, first, _ in printed.tents if first == column)


BOOK = Book("dice_charmers", globals(), (board, marks, names, roads, sheet, state, tracks, turn), CLAIMS, FRENCH)
