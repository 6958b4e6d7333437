"""What the texts of Taj Mahal claim of its rules."""

from collections.abc import Sequence

from durbar import game
from durbar.games.taj_mahal import board, pieces, scoring, sequence, state, steps, symbols
from durbar.games.taj_mahal.boards import own_board
from tests.texts.claims import Book
from tests.texts.pages import chapters

_BOARD = own_board()
_PIECES = _BOARD.pieces


def players() -> range:
    """Numbers of players."""
    return game("taj_mahal").seats


def lessons() -> int:
    """How many lessons there are."""
    return chapters("taj_mahal")


def begins(seats: int) -> int:
    """How many visits each player begins, the first ones at least."""
    return -(-pieces.VISITS // seats)


def deck() -> int:
    """All cards but the special ones."""
    return pieces.PER_COLOUR * len(symbols.COLOURS) + pieces.WHITES


def display(seats: int) -> int:
    """Cards in the display."""
    return pieces.displayed(seats)


def pile(seats: int) -> int:
    """Cards in the draw pile when the first visit begins."""
    return deck() - seats * state.STARTING_HAND - display(seats)


def gives_out(seats: int) -> int:
    """The visit in which the deck gives out when all always withdraw at once, and draw a card for it."""
    return (deck() - seats * state.STARTING_HAND) // (display(seats) + seats) + 1


def bonus_tiles(kind: str) -> int:
    """How many bonus tiles there are of a kind."""
    return _PIECES.bonus_tiles.count(kind)


def commodity_tiles() -> int:
    """Bonus tiles that are commodities."""
    return sum(map(bonus_tiles, symbols.COMMODITIES))


def provinces_with(good: str) -> int:
    """How many province tiles show a commodity."""
    return sum(good in goods for goods in _PIECES.province_tiles)


def every(good: str) -> int:
    """How often a commodity occurs."""
    return provinces_with(good) + bonus_tiles(good)


def alike(colour: str, *shown: str) -> int:
    """Cards of a colour that show these symbols."""
    found = zip(_PIECES.kinds, _PIECES.counts, strict=True)
    return sum(many for kind, many in found if kind.colour == colour and sorted(kind.symbols) == sorted(shown))


def without_elephant(colour: str) -> int:
    """Cards of a colour without an elephant."""
    found = zip(_PIECES.kinds, _PIECES.counts, strict=True)
    return sum(many for kind, many in found if kind.colour == colour and "elephant" not in kind.symbols)


def showing(symbol: str) -> int:
    """How often a symbol stands on the cards of the deck."""
    found = zip(_PIECES.tallies, _PIECES.counts, strict=True)
    return sum(many * tally[symbols.SYMBOL[symbol]] for tally, many in found)


def roads(inside: bool) -> int:
    """Roads inside provinces, or between them."""
    home = {city.id: city.province for city in _BOARD.cities}
    return sum((home[one] == home[other]) == inside for one, other in _BOARD.roads)


def goods(*owned: int) -> int:
    """What commodities bring, each with what is owned of it."""
    return sum(scoring.bonus_points("rice", (many, 0, 0, 0)) for many in owned)


def palaces(joined: int = 0) -> int:
    """What placing brings, with other provinces joined."""
    return scoring.PLACED_POINTS + joined


def hand(white: int = 0, special: int = 0, colours: Sequence[int] = ()) -> int:
    """What a hand brings at the end. colours: cards of each."""
    cards = [_PIECES.white[0]] * white + [_PIECES.special[0]] * special
    for colour, many in enumerate(colours):
        cards += [_PIECES.colour.index(colour)] * many
    return scoring.hand_points(_PIECES, 0, cards).points


CLAIMS = """
[*]
the +{BONUS_POINTS} tile
the +{SPECIAL_POINTS} card
a +{BONUS_POINTS} tile

[§1]
eighteenth century
After {PROVINCES} provinces
With {players()[0] - 1} to {players()[-1] - 1} rivals

[§2]
The board shows {PROVINCES} provinces
so the game has {VISITS} visits
one or two cards
two ways to influence points
the other five you place

[§3]
- {VISITS} octagonal province tiles, numbered 1 to {VISITS}
- {INFLUENCE_TILES * len(INFLUENCES)} oval influence tiles, {INFLUENCE_TILES} of each kind
- {BONUS_TILES + 1} bonus tiles: {BONUS_TILES} square ones
- {deck() + len(SPECIALS)} cards: {deck()} to play with, and {len(SPECIALS)} special cards
- {players()[-1]} scoring markers
- 1 board
- 2 gold rings
- 100 palaces, twenty in each of {players()[-1]} colours
- 2 black figures
The {deck()} cards show {len(SYMBOLS)} symbols
There are {PER_COLOUR} coloured cards in each
every one has two symbols, either two different ones or two elephants
Each of the {WHITES} white cards
list is in 13
as well, 13 tells

[§4]
The board has {PROVINCES} provinces
{players()[0]}, {players()[1]} or {players()[2]} can play
has {LAST_CITIES} cities, each other province {OTHER_CITIES}: {CITIES} in all
{FORTRESSES} cities, drawn dark
Province tile {VISITS} always
The other {VISITS - 1} are shuffled
from 1 to {VISITS}
The {BONUS_TILES} other bonus tiles
the {BONUS_TILES} other fortresses
into {len(INFLUENCES)} face-up piles
{INFLUENCE_TILES - 1} are left in each pile
The {len(SPECIALS)} special cards
The {deck()} other cards are shuffled. Each player gets {STARTING_HAND}
| | {players()[0]} players | {players()[1]} players | {players()[2]} players |
| Cards in each hand | {STARTING_HAND} | {STARTING_HAND} | {STARTING_HAND} |
| Cards in the display | {display(3)} | {display(4)} | {display(5)} |
| Cards in the draw pile | {pile(3)} | {pile(4)} | {pile(5)} |
with 0 points
with tile 1

[§5]
one of two things
one or two cards
1. Your symbols
2. You take what
3. Bonus tiles
4. The province tile
5. Palaces are
6. Your cards
7. If you
8. You take

[§5.1]
Two in the same turn
one of the two, not both, and never two
two red, one yellow
> = 9 · Her first turn…
> = 2 · She has
> = 0 · He holds

[§5.2]
each of the {len(SYMBOLS)} symbols
Asha has two Viziers
two is more than one
have two Monks each
still there has two Monks
Leela has four elephants
visit for three
Leela has two elephants, a Vizier and two Monks, Marc two elephants
two tiles, two palaces
The +{BONUS_POINTS} tile lies
> = {palaces()} · Asha wins
she scores {palaces()} point for placing
> = {BONUS_POINTS + palaces()} · Leela wins
{BONUS_POINTS} points for the tile, {palaces()} for the palace. Two palaces

[§6]
| bonus tile: +{BONUS_POINTS} | {BONUS_POINTS} |
| bonus tile: a commodity | {goods(1)} for each
| Taj Mahal tile | {TAJ_MAHAL_POINTS} |
each commodity on it: {goods(1)} for each
| palaces, one or several | {PLACED_POINTS} in all, and {palaces(1) - palaces()} for each
only the {SPECIAL_POINTS} points
brings {PLACED_POINTS} point in all
> Visit 7
> = {goods(2)} · Her first palace goes to Sirhind, where a tea bonus tile lies. She had one tea, now she has two
> = {BONUS_POINTS} · Her second
> = {goods(3, 2)} · Tile 7 shows rice and spices. She had two rice and one spices; with the tile it is {goods(3)} + {goods(2)}
> = {palaces(3)} · {PLACED_POINTS} for placing palaces
three provinces, 3 more
> = {goods(2) + BONUS_POINTS + goods(3, 2) + palaces(3)} · in all

[§6.1]
There are four kinds
| +{BONUS_POINTS} | {BONUS_POINTS} points | leaves the game | {bonus_tiles("points")} |
no points | leaves the game | {bonus_tiles("card")} |
| you keep it | {commodity_tiles()}: rice {bonus_tiles("rice")}, tea {bonus_tiles("tea")}, spices {bonus_tiles("spices")}, jewels {bonus_tiles("jewels")} |
| Taj Mahal | {TAJ_MAHAL_POINTS} points | leaves the game | 1, always
worth {goods(1)} point
> = {goods(1)} · your first
> = {goods(3, 4)} · You own two teas and take two tea tiles in one withdrawal: {goods(3)} for the first, {goods(4)} for the second
> = 0 · one more
> = {TAJ_MAHAL_POINTS} · not a

[§6.2]
| 1 | rice |¶
| 2 | jewels…
| 3 | spices…
| 4 | rice…
| 5 | spices…
| 6 | rice…
| 7 | rice…
| 8 | rice…
| 9 | spices…
| 10 | spices…
| 11 | rice…
| 12 | rice…
Only tile 1
the {VISITS} tiles show rice {provinces_with("rice")} times, spices {provinces_with("spices")} times, tea and jewels {provinces_with("tea")} times each
every commodity occurs {every("tea")} times
> = {goods(1, 1)} · Tile 2, and you owned nothing: {goods(1)} + {goods(1)}
> = {goods(4, 4)} · Tile 7, and you owned three rice and three spices: {goods(4)} + {goods(4)}
> = {goods(1, 3)} · Tile 4
tile for {goods(2)} points. Now it is {goods(1)} for rice and {goods(3)} for tea: {goods(2, 1, 3)} with

[§6.3]
you score {PLACED_POINTS} point
add {palaces(1) - palaces()} point for each
with two palaces
or with five, by
Two of your palaces
> = {palaces(1)} · She places one in Sirhind. A road joins Sirhind and Jammu: {PLACED_POINTS} + 1
> = {palaces()} · Instead she places it in Panipat. No road leads from there to Jammu: only {PLACED_POINTS}
> = {palaces(1)} · She places one in each. {PLACED_POINTS} for placing, 1 for Kashmir. It is not 3
> = {palaces()} · She places one in Amber
> = {palaces(2)} · Had she chosen the city of Ajmer, roads would have led to Jodhpur and to Sehwan: {PLACED_POINTS} + 2
> = {palaces()} · Marc places three
> = {palaces(2)} · Marc places one
The two lines
> = 0 · Theo
> = {palaces(1)} · In Nagaur stand
joined to Marwar: {PLACED_POINTS} + 1
would get 1 + 2 + … + {VISITS} = {VISITS * (VISITS + 1) / 2} points

[§7]
three things
Third, you take {TAKEN} cards of your choice from the display into your hand. You must take {TAKEN}
With {players()[2]} players it shrinks from {display(5)} to {display(5) - TAKEN}, {display(5) - 2 * TAKEN}, {display(5) - 3 * TAKEN}, {display(5) - 4 * TAKEN} and 0 cards
| after playing cards | – | {TAKEN} | {TAKEN} |
| after playing cards, as the last | – | {LAST_TAKES} | {LAST_TAKES} |
| without having played | 1 | {TAKEN} | {TAKEN + 1} |
| without having played, as the last | 1 | {LAST_TAKES} | {LAST_TAKES + 1} |
> = 0 · Theo withdraws in his first turn: no palace, no points, but {TAKEN + 1} cards
> = {palaces()} · The others
the crown, two palaces and {palaces()} point

[§8]
After the {VISITS} visit
has {PAIR} equal influence tiles
1. The player
2. The province
3. The tile
4. Every
5. The crown
6. The display is filled up to {display(3)}, {display(4)} or {display(5)} cards
in visits 1 to {VISITS} |
| {players()[0]} | 1, 2, 3, four times over | {begins(3)} times |
| {players()[1]} | 1, 2, 3, 4, three times over | {begins(4)} times |
| {players()[2]} | 1, 2, 3, 4, 5, twice over, then 1, 2 | {begins(5)} times: players 1 and 2
> Third visit
In the fourth visit

[§9]
There are {len(SPECIALS)} special cards
with {PAIR} equal influence tiles
the {PAIR} tiles back
| Two tiles |
| Princess | +{SPECIAL_POINTS} | you score {SPECIAL_POINTS} points
it is worth {hand(0, 1)} point
two elephants in all
> = {SPECIAL_POINTS} · Leela plays
Marc has {PAIR} Princess tiles
> = 4 · Theo
Two of the four pairs

[§10]
after the {VISITS} visit
| each special card | {hand(0, 1)} |
| each white card | {hand(1)} |
| each card of the colour of which you have most | {hand(0, 0, (1,))} |
equally many of two colours
> = {hand(2, 1, (3, 3, 1))} · Three red cards, three green ones, one yellow, two white and a special one: {hand(0, 0, (3, 3, 1))} for red or green, {hand(2)} for the white, {hand(0, 1)} for the special card
> = {hand(4)} · Four white cards
> = {hand()} · No cards

[§11]
two players burn their cards, and a third one
{TAKEN + 1} cards for nothing

[§12]
yours | 13 |

[§12.3]
the {deck()} cards would give out in visit {gives_out(3)} with three players, {gives_out(4)} with four, {gives_out(5)} with five
withdraws takes {TAKEN} cards as long as there are {TAKEN}, else what is left

[§12.4]
> Fifth visit
Tile 5 is out, and in the sixth visit tile 6

[§12.5]
not two: the one
at most {len(INFLUENCES)} ordinary palaces are placed, and every province has at least {OTHER_CITIES} cities
- {PLACED_POINTS} point for having placed, and {palaces(1) - palaces()} for each
Two new palaces
three tiles have lost
only one effect: {BONUS_POINTS} points
of two equal commodities

[§12.6]
After the {VISITS} visit
{PAIR} equal influence tiles must
had two of a kind for
give the {PAIR} tiles back
Two players can
nobody has {PAIR} of a kind left

[§12.8]
Only two things

[§13]
the {without_elephant("red")} cards of each
{PAIR} Monks and {PAIR} Viziers bring
{PAIR} Generals and {PAIR} Princesses bring
counts four cards without an elephant in each colour, but only with {without_elephant("red")} are there {PER_COLOUR}
there are {roads(False)} more roads; with the {roads(True)} inside them that makes {roads(True) + roads(False)}. No two
The first two are
Each of the {len(COLOURS)} colours
There are {PER_COLOUR} coloured cards
| elephant and Vizier | {alike("red", "elephant", "vizier")} |
| elephant and General | {alike("red", "elephant", "general")} |
| elephant and Monk | {alike("red", "elephant", "monk")} |
| elephant and Princess | {alike("red", "elephant", "princess")} |
| elephant and Grand Mogul | {alike("red", "elephant", "grand_mogul")} |
| two elephants | {alike("red", "elephant", "elephant")} |
| two others, no elephant | {without_elephant("red")} |
The {without_elephant("red")} cards without an elephant differ
each of the {len(SYMBOLS) - 1} other symbols
| Colour | Its {without_elephant("red")} cards
Of the {WHITES} white cards {alike("white", "elephant")} show
there are {showing("elephant")} elephants, {showing("vizier")} each of Vizier, General, Monk and Princess, and {showing("grand_mogul")} Grand Moguls
It needs {PROVINCES} provinces, with Agra among them, {CITIES} cities and {FORTRESSES} fortresses

[§glossary]
takes it: {BONUS_POINTS} points
one of {CITIES} places
with two symbols
cards beside the board, {display(3)}, {display(4)} or {display(5)}. You take {TAKEN} when
{PAIR} equal influence tiles
one of the {FORTRESSES} dark
{PAIR} equal ones bring
one of {PROVINCES}. Each
one or two commodities
joins two cities
one of {len(SPECIALS)}, earned with {PAIR} equal
in their {len(INFLUENCES)} piles
is worth {TAJ_MAHAL_POINTS} points
play one or two cards
There are {VISITS}.

[lessons]
{lessons()} short lessons

[lesson journey]
{PROVINCES} provinces
after the {VISITS}, Agra
{len(INFLUENCES)} influence tiles
two on a coloured card

[lesson withdraw]
brings {BONUS_POINTS} points, and the palace itself {palaces()}
with the +{BONUS_POINTS}
you take {TAKEN} new ones
with two elephants

[lesson contest]
gets {TAKEN + 1} cards instead of {TAKEN}
Bram leads with two elephants
show two elephants
Bram has three elephants
with two elephants, then
his two cards
{palaces(1) + goods(1, 1)} points: {PLACED_POINTS} for your palaces in the province, however many, 1 because this one is joined to Delhi, {goods(1, 1)} for

[lesson goods]
The third visit is in Marwar, and you have played two cards
your two red cards you are ahead in elephants, three to two
bring {goods(2)} points
{goods(1)} point for spices, your first, and {goods(3)} for jewels, your third. With {goods(2)} for the jewels of Jodhpur and {palaces()} for the palace you have gained {goods(1, 3, 2) + palaces()}

[lesson special]
{PAIR} equal tiles are
Your {PAIR} Generals have
card with two elephants
Three elephants at once
Three elephants. When
with {PAIR} Generals
{PAIR} Viziers bring

[lesson roads]
Six visits later
joined to three provinces: Marwar, Gujarat and Ajmer. That is {palaces()} point and 3 more
bring only {palaces()} point
{palaces(3)} points for a single

[lesson end]
The {VISITS} and last
left with 45 points and you have 44
joined to two provinces and bring {palaces(2)}. But Agra holds the Taj Mahal tile, worth {TAJ_MAHAL_POINTS}, and that makes {TAJ_MAHAL_POINTS + palaces()}
{hand(0, 1)} point for each special card, each white
Five red cards and a special card: {hand(0, 1, (5,))} points, which turn your 55 into 61

[words]
{PAIR} of them bring
{PAIR} tiles bring
for palaces: {PLACED_POINTS} + <number>
gives back {PAIR} <symbol> tiles
gives {PAIR} <symbol> tiles
one or two cards
+{SPECIAL_POINTS} card¶
the Taj Mahal {TAJ_MAHAL_POINTS}; a
tile brings {BONUS_POINTS}, the
{PLACED_POINTS} point for having placed at least one, and {palaces(1) - palaces()} for each
card brings {SPECIAL_POINTS} points
white card in the hand brings {hand(1)} point
has most brings {hand(0, 0, (1,))} point
special card in the hand brings {hand(0, 1)} point
{PAIR} <symbol> tiles go
{PAIR} <symbol> tiles: <card>
Palaces: {PLACED_POINTS} for
it brings {SPECIAL_POINTS} points at once
it is worth {hand(0, 1)} point
There are {VISITS} visits
{PLACED_POINTS} for placing
{PLACED_POINTS} for all palaces
elsewhere brings {palaces(1) - palaces()} point
With {PAIR}, exchanged
{PAIR} <symbol> tiles bring it
{PAIR} <symbol> tiles take it
bring {PLACED_POINTS} point in all, and {palaces(1) - palaces()} for each
Two elephants at once
Left third
Left fourth
Left fifth
"""

FRENCH = """
[§5.1]
carte rouge aux deux éléphants
[§6]
non 1 par palais
[§6.2]
5 fois le thé
[§6.3]
cela ne fait qu’un point
[§9]
| +1 Éléphant |
| +1 Grand Mogol |
au vizir, et la carte +1 Éléphant
défausse et la carte +1 Éléphant
[lesson goods]
(1 en tout)
[lesson special]
la carte +1 Éléphant
[lesson end]
avec 1 pour le palais
[words]
la carte +1 Éléphant
la carte +1 Grand Mogol
un point par ressource
un point pour un palais
un palais, qui vaut un point
"""

BOOK = Book("taj_mahal", globals(), (scoring, state, sequence, steps, pieces, board, symbols), CLAIMS, FRENCH)
