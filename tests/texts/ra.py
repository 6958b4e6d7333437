"""What the texts of Ra claim of its rules."""

import durbar
from durbar.engine.game import Option
from durbar.games.ra import scoring, sequence, state, tiles
from tests.texts.claims import Book
from tests.texts.pages import chapters


def area(**owned: int) -> list[int]:
    """How many one owns of each kind of tile."""
    return [owned.get(tile.replace("-", "_"), 0) for tile in tiles.TILES]


def river(nile: int, flood: int) -> int:
    """What a river brings."""
    return scoring.river(area(nile=nile, flood=flood))


def kinds(number: int) -> int:
    """What so many kinds of civilization bring."""
    return scoring.CIVILIZATION_FAME[number]


def first_to_score() -> int:
    """The first kind of civilization that brings fame."""
    return next(number for number, fame in enumerate(scoring.CIVILIZATION_FAME) if fame > 0)


def monuments(*owned: int) -> int:
    """What so many monuments of each of some kinds bring."""
    return scoring.monuments(area(**dict(zip(map(_field, tiles.MONUMENTS), owned, strict=False))))


def _field(tile: str) -> str:
    return tile.replace("-", "_")


def after(owned: int, disasters: int = 1) -> int:
    """How many tiles disasters leave."""
    return max(0, owned - disasters * tiles.STRUCK_TILES)


def pharaohs(seat: int, *counts: int) -> int:
    """What a seat gets for Pharaohs. counts: by seat."""
    return scoring.pharaohs(counts)[seat]


def suns(seat: int, *sums: int) -> int:
    """What a seat gets for suns. sums: by seat."""
    return scoring.suns(sums)[seat]


def fame_after(before: int, change: int) -> int:
    """The fame that is left when an epoch has been settled."""
    return scoring.settled([before], [scoring.EpochScore(change, 0, 0, 0, 0)])[0]


def players() -> range:
    """Numbers of players."""
    return durbar.game("ra").seats


def lessons() -> int:
    """How many lessons there are."""
    return chapters("ra")


def options() -> tuple[Option, ...]:
    """What can be chosen."""
    return durbar.game("ra").options


def suns_of(seats: int) -> int:
    """How many suns a player has."""
    return len(state.SUN_GROUPS[seats][0])


def sun(seats: int, group: int, number: int) -> int:
    """A sun of a group, the highest first."""
    return sorted(state.SUN_GROUPS[seats][group - 1], reverse=True)[number - 1]


def highest(seats: int) -> int:
    """The highest sun."""
    return max(max(group) for group in state.SUN_GROUPS[seats])


def left_out() -> list[int]:
    """Suns that only five players have."""
    return sorted({sun for group in state.SUN_GROUPS[5] for sun in group if sun > highest(4)})


def first_sun() -> int:
    """The sun that lies on the board when a game begins."""
    return durbar.start("ra", seats=3, seed=1).view(0).board_sun


def blocked(seats: int) -> int:
    """Spaces of the Ra track that are blocked."""
    return state.PRINTED_RA_SPACES - state.RA_SPACES[seats]


def all_tiles(*which: str) -> int:
    """How many tiles there are of some kinds."""
    return sum(tiles.COUNTS[tile] for tile in which or tiles.COUNTS)


CLAIMS = """
[*]
{players()[0]} to {players()[-1]} players
{EPOCHS} epochs
{EPOCHS} epoch
after the {EPOCHS}
ends with the {EPOCHS}
begins with {STARTING_FAME} fame
starts with {STARTING_FAME} fame
auction track has {TRACK_SPACES} spaces
{TRACK_SPACES} tiles go to the box
{TRACK_SPACES} tiles would leave the game
God tile kept brings {GOD_FAME} fame
God brings {GOD_FAME} fame
the {GOD_FAME} of the God
the most Pharaohs gains {MOST_PHARAOHS} fame
the fewest loses {FEWEST_PHARAOHS}
Pharaohs bring {MOST_PHARAOHS} fame, the fewest cost {FEWEST_PHARAOHS}
the most {MOST_PHARAOHS}, the fewest {FEWEST_PHARAOHS}
gold brings {GOLD_FAME} fame
gold tile brings {GOLD_FAME} fame
highest sum gains {HIGHEST_SUNS} fame, the lowest loses {LOWEST_SUNS}
highest sum {HIGHEST_SUNS}, lowest {LOWEST_SUNS}
each Flood brings {river(0, 1)}
{STRUCK_TILES} tiles of its category
costs you {STRUCK_TILES} Pharaohs
costs {STRUCK_TILES} Pharaohs
gives up {STRUCK_TILES} Pharaohs
{STRUCK_TILES} river tiles
{STRUCK_TILES} monuments of your choice
{STRUCK_TILES} civilization tiles

[§1]
own only {suns_of(5)} or {suns_of(3)} of them
fifteen hundred years
2665 to 2155 BC
2130 to 1650 BC
1555 to 1080 BC
in three tiles’ time

[§2]
Ra track, with {PRINTED_RA_SPACES} spaces
auction track, with {TRACK_SPACES} spaces
ten of 1, eight of 2, twenty of 5 and ten of 10

[§2.1]
There are {all_tiles()} tiles
| Ra | {COUNTS["ra"]} |
| God | {COUNTS["god"]} | leaves | {GOD_FAME} fame
| Pharaoh | {COUNTS["pharaoh"]} |
| Nile | {COUNTS["nile"]} | stays | {river(2, 1) - river(1, 1)} fame
| Flood | {COUNTS["flood"]} | leaves | {river(0, 1)} fame
| Gold | {COUNTS["gold"]} | leaves | {GOLD_FAME} fame
| Civilization | {all_tiles(*CIVILIZATIONS)} |
| Monument | {all_tiles(*MONUMENTS)} |
| Funeral | {COUNTS["funeral"]} |
| Drought | {COUNTS["drought"]} |
| Unrest | {COUNTS["unrest"]} |
| Earthquake | {COUNTS["earthquake"]} |
Civilization has {len(CIVILIZATIONS)} kinds, {COUNTS["art"]} tiles of each
Monuments have {len(MONUMENTS)} kinds, {COUNTS["temple"]} tiles of each

[§2.2]
All {all_tiles()} tiles
{STARTING_FAME / 5} tablets of value 5
Sun {first_sun()} goes on the board
with three or four players, suns {left_out()[0]}, {left_out()[1]} and {left_out()[2]}
| | {players()[0]} players | {players()[1]} players | {players()[2]} players |
Group 1 | {sun(3, 1, 1)} · {sun(3, 1, 2)} · {sun(3, 1, 3)} · {sun(3, 1, 4)} | {sun(4, 1, 1)} · {sun(4, 1, 2)} · {sun(4, 1, 3)} | {sun(5, 1, 1)} · {sun(5, 1, 2)} · {sun(5, 1, 3)}
Group 2 | {sun(3, 2, 1)} · {sun(3, 2, 2)} · {sun(3, 2, 3)} · {sun(3, 2, 4)} | {sun(4, 2, 1)} · {sun(4, 2, 2)} · {sun(4, 2, 3)} | {sun(5, 2, 1)} · {sun(5, 2, 2)} · {sun(5, 2, 3)}
Group 3 | {sun(3, 3, 1)} · {sun(3, 3, 2)} · {sun(3, 3, 3)} · {sun(3, 3, 4)} | {sun(4, 3, 1)} · {sun(4, 3, 2)} · {sun(4, 3, 3)} | {sun(5, 3, 1)} · {sun(5, 3, 2)} · {sun(5, 3, 3)}
Group 4 | – | {sun(4, 4, 1)} · {sun(4, 4, 2)} · {sun(4, 4, 3)} | {sun(5, 4, 1)} · {sun(5, 4, 2)} · {sun(5, 4, 3)}
Group 5 | – | – | {sun(5, 5, 1)} · {sun(5, 5, 2)} · {sun(5, 5, 3)}
Suns for each player | {suns_of(3)} | {suns_of(4)} | {suns_of(5)} |
Spaces on the Ra track | {RA_SPACES[3]} | {RA_SPACES[4]} | {RA_SPACES[5]} |
Spaces on the auction track | {TRACK_SPACES} | {TRACK_SPACES} | {TRACK_SPACES} |
With three players the first {blocked(3)} spaces of the Ra track are blocked, with four players the first one
sun {highest(3)}, or sun {highest(5)} with five players

[§2.3]
in front of you in five groups
1. suns
2. Pharaohs
3. Niles
4. civilization
5. monuments

[§3]
exactly one of three things
all {TRACK_SPACES} spaces

[§3.1]
with {TRACK_SPACES} tiles on it
The {len(DISASTERS)} kinds of disaster

[§3.2]
its {TRACK_SPACES} spaces
it brings {GOD_FAME} fame

[§4.1]
never add two suns
two bids are never equal

[§4.2]
> = 2 · Asha must bid…
> = 1 · She takes the 1…

[§4.3]
> Four players, and sun {first_sun()} on the board
> = Asha · With suns {sun(4, 1, 1)}, {sun(4, 1, 2)} and {sun(4, 1, 3)} she invokes
Three tiles lie on the auction track
> = 7 · Leela, on her left, has {sun(4, 2, 1)}, {sun(4, 2, 2)} and {sun(4, 2, 3)}
She bids the 7
> = 13 · Asha bids last and takes the three tiles
> = 1 · She has 6 and 2 face up…

[§5.1]
There are {COUNTS["funeral"]} funeral tiles
> = {after(5)} · five Pharaohs, one funeral: {after(5)} stay
> = {after(3, 2)} · three Pharaohs, two funerals
> = {after(1)} · you had no Pharaoh

[§5.2]
{STRUCK_TILES} tiles of your river
There are {COUNTS["drought"]} drought tiles
fewer than {STRUCK_TILES} river tiles
> = {after(4)} · the Flood goes, then one Nile: {after(4)} Niles stay
> = {after(7)} · both Floods go: {after(7)} Niles stay
> = {after(4)} · {STRUCK_TILES} Floods go
> = {after(5, 2)} · the first takes the Flood and a Nile, the second {STRUCK_TILES} Niles
> = {after(1)} · the only Nile goes

[§5.3]
there are {COUNTS["unrest"]} unrest tiles
which {STRUCK_TILES} tiles you lose
of two kinds
If you have {STRUCK_TILES} or fewer
> Two of art and one of writing
> = {after(3)} · an art
> = {after(3)} · both arts
{STRUCK_TILES} tiles must go

[§5.4]
There are {COUNTS["earthquake"]} earthquake tiles
costs you {STRUCK_TILES} monuments
which {STRUCK_TILES} monuments you lose
of two kinds
If you have {STRUCK_TILES} or fewer
of both ways
for {SAME_MONUMENTS_FAME.count(0)} or more of the same kind
> Two pyramids and one temple
> = {after(3)} · a pyramid
> = {after(3)} · both pyramids

[§6]
one of two ways
1. The Ra tiles
2. Every player
3. The tiles that do not last
4. All suns

[§6.1]
{RA_SPACES[3]} spaces with three players, {RA_SPACES[4]} with four and {RA_SPACES[5]} with five

[§6.3]
{suns_of(3)} with three players, otherwise {suns_of(4)}

[§7]
fall below {fame_after(0, -1)}
| Gods | {GOD_FAME} each
| River | {river(2, 1) - river(1, 1)} for each Nile
| Gold | {GOLD_FAME} each
no tile {kinds(0)}; 3, 4 or 5 kinds {kinds(3)}, {kinds(4)} or {kinds(5)}

[§7.1]
ends brings {GOD_FAME} fame
worth more than {GOD_FAME} fame
Three God tiles bring {3 * GOD_FAME} fame
All {COUNTS["god"]} God tiles

[§7.2]
the full {MOST_PHARAOHS}, or all lose the full {FEWEST_PHARAOHS}
so you never get both
may therefore pay {EPOCHS} times
> Four players
> = {pharaohs(0, 4, 1, 1, 4)} · Asha: the most, together
> = {pharaohs(1, 4, 1, 1, 4)} · Leela: the fewest
> = {pharaohs(2, 4, 1, 1, 4)} · Marc
> = {pharaohs(3, 4, 1, 1, 4)} · Theo
> Three players
> = {pharaohs(0, 3, 2, 0)} · Asha: the most
> = {pharaohs(1, 3, 2, 0)} · Leela: neither

[§7.3]
every Nile and every Flood of yours brings {river(0, 1)} fame
There are {COUNTS["nile"]} Niles in the bag and only {COUNTS["flood"]} Floods
> Three rivers
> = {river(3, 1)} · three Niles and the Flood
> = {river(4, 0)} · a long river, but dry
> = {river(0, 2)} · Floods

[§7.4]
only {COUNTS["gold"]} gold tiles
> = {GOLD_FAME} · one gold
> = {2 * GOLD_FAME} · two gold

[§7.5]
| Different kinds | 0 | 1 | 2 | 3 | 4 | 5 |
| Fame | {kinds(0)} | {kinds(1)} | {kinds(2)} | {kinds(3)} | {kinds(4)} | {kinds(5)} |
Your first tile is thus worth {kinds(1) - kinds(0)} fame
> = {kinds(3)} · seven tiles, three kinds
> = {kinds(3)} · three tiles, three kinds
> = {kinds(2)} · two kinds
> = {kinds(0)} · no tile at all

[§7.6]
score in two ways, and you add both
| Different kinds | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |
| Fame | {monuments(1)} | {monuments(1, 1)} | {monuments(1, 1, 1)} | {DIFFERENT_MONUMENTS_FAME[4]} | {DIFFERENT_MONUMENTS_FAME[5]} | {DIFFERENT_MONUMENTS_FAME[6]} | {DIFFERENT_MONUMENTS_FAME[7]} | {DIFFERENT_MONUMENTS_FAME[8]} |
own at least {SAME_MONUMENTS_FAME.count(0)} times
| Of the same kind | 3 | 4 | 5 |
| Fame | {SAME_MONUMENTS_FAME[3]} | {SAME_MONUMENTS_FAME[4]} | {SAME_MONUMENTS_FAME[5]} |¶
> = {monuments(4, 3, 2, 1)} · {DIFFERENT_MONUMENTS_FAME[4]} for four kinds, {SAME_MONUMENTS_FAME[4]} for four pyramids, {SAME_MONUMENTS_FAME[3]} for three temples
> = {monuments(5)} · {DIFFERENT_MONUMENTS_FAME[1]} for one kind, {SAME_MONUMENTS_FAME[5]} for five obelisks
> = {monuments(5, 4, 3)} · {DIFFERENT_MONUMENTS_FAME[3]} for three kinds, then {SAME_MONUMENTS_FAME[5]}, {SAME_MONUMENTS_FAME[4]} and {SAME_MONUMENTS_FAME[3]}
> = {monuments(1, 1, 1, 1, 1, 1, 1)} · seven kinds

[§7.7]
the full {HIGHEST_SUNS}
> Three players, and sun 2 on the board
> = {suns(0, 32, 30, 27)} · Asha: 12 + 10 + 7 + 3 = {12 + 10 + 7 + 3}
> = {suns(1, 32, 30, 27)} · Marc: 11 + 9 + 6 + 4 = {11 + 9 + 6 + 4}
> = {suns(2, 32, 30, 27)} · Leela: 13 + 8 + 5 + 1 = {13 + 8 + 5 + 1}

[§8]
> = 40 · Asha…
> = 40 · Leela…
> = 35 · Marc…

[§9]
rulebook of 1999
in two ways
For two of these questions

[§9.1]
in two ways

[§9.3]
only two things

[§9.6]
your fame stops at {fame_after(0, -1)}
> A player with 3 fame
> = {fame_after(3, kinds(0) + 4)} · civilization {kinds(0)} and river +4: {kinds(0) + 4} in all, {fame_after(3, kinds(0) + 4)} fame left
> = {fame_after(3, kinds(0) + FEWEST_PHARAOHS)} · civilization {kinds(0)} and Pharaohs {FEWEST_PHARAOHS}: {kinds(0) + FEWEST_PHARAOHS} in all, {fame_after(3, kinds(0) + FEWEST_PHARAOHS)} fame left

[§9.9]
do one of the three things

[§9.11]
begins with {players()[0]} players
a game for two
rules of 1999
Ra for {players()[0]}, {players()[1]} or {players()[2]}, and nothing else
two of you

[§9.12]
counts {len(MONUMENTS)} kinds of monument and {len(CIVILIZATIONS)} of civilization
two different kinds

[§10]
change {len(options())} things
in chapter 9

[§glossary]
auction track: the lower row of the board, {TRACK_SPACES} spaces
Civilization: {all_tiles(*CIVILIZATIONS)} tiles of {len(CIVILIZATIONS)} kinds
Three, four or five different kinds bring {kinds(3)}, {kinds(4)} or {kinds(5)} fame; no tile costs {kinds(0)}
the {EPOCHS} parts of the game
bring {river(0, 1)} fame each
keep it for {GOD_FAME} fame
a tile worth {GOLD_FAME} fame
tells two civilization tiles, or two monuments, apart
Monument: {all_tiles(*MONUMENTS)} tiles of {len(MONUMENTS)} kinds
{RA_SPACES[3]}, {RA_SPACES[4]} or {RA_SPACES[5]} spaces with {players()[0]}, {players()[1]} or {players()[2]} players
from {first_sun()} to {highest(5)}
no two are equal
fame is kept: 1, 2, 5 or 10

[lessons]
{lessons()} short lessons

[lesson suns]
and you have {suns_of(3)}

[lesson auction]
these three tiles would bring you {river(1, 1) + kinds(1) - kinds(0)} fame
Bram bids 4, so your 5
get the three tiles for his 4. Click your 5
The three tiles are yours
the {first_sun()} that lay on the board
Your 5 is now…
And why {river(1, 1) + kinds(1) - kinds(0)} fame?
saves you the {kinds(0)} that having none costs

[lesson ra]
These two tiles
Bram has bid 4, and these two tiles would bring you only {river(0, 1)} fame
got your old 5, in exchange for his 4
with {players()[0]} players the {RA_SPACES[3]} Ra ends the epoch

[lesson fame]
You have five Niles
three bring {kinds(3)} fame, four {kinds(4)}, five {kinds(5)}
You have two, which bring nothing
having no tile at all costs {kinds(0)}
Chandra leads with four
These three tiles would bring you {river(5, 2) + kinds(3)} fame: {river(5, 2)} for the river and {kinds(3)} for a third kind
Chandra’s 3 cannot beat Bram’s 8…
Your 11 can
but {river(5, 2) + kinds(3)} fame are well worth your last sun. Click your 11
Gold brings {GOLD_FAME} fame each, and a God tile that you keep brings {GOD_FAME}

[lesson gods]
With a fourth Pharaoh you would have as many as Bram, and both of you would gain {MOST_PHARAOHS}
two each of agriculture and art
Chandra has only a 5
Chandra bids 5…
Click your 12
you choose {STRUCK_TILES} tiles to lose
give up what you have twice
You still have four kinds, worth {kinds(4)} fame
cost {STRUCK_TILES} Pharaohs, {STRUCK_TILES} monuments, or {STRUCK_TILES} river tiles

[lesson end]
These four tiles would be lost to everyone, and your 11
Bid your 11
Click your 11
his 3 has bought nothing
brought you 16 fame
you, with the {highest(3)}

[lesson last]
{DIFFERENT_MONUMENTS_FAME[1]} fame for each different kind up to six, {DIFFERENT_MONUMENTS_FAME[7]} for seven, {DIFFERENT_MONUMENTS_FAME[8]} for eight; and {SAME_MONUMENTS_FAME[3]} for three of a kind, {SAME_MONUMENTS_FAME[4]} for four, {SAME_MONUMENTS_FAME[5]} for five
Yours would bring {monuments(3, 3, 1, 1, 1, 1)}: {DIFFERENT_MONUMENTS_FAME[6]} for six kinds, and twice {SAME_MONUMENTS_FAME[3]} for three alike
This lot has the two kinds you lack, and all {len(MONUMENTS)} bring {DIFFERENT_MONUMENTS_FAME[8]} instead of {DIFFERENT_MONUMENTS_FAME[6]}
A fourth temple brings {SAME_MONUMENTS_FAME[4]} instead of {SAME_MONUMENTS_FAME[3]}
Your suns add up to 24, Bram’s to 28, Chandra’s to 26
With the 13 from the board
gains the {HIGHEST_SUNS} in full
the 4, and Chandra
Your 6 is enough
Click your 6
Your monuments are worth {monuments(4, 3, 1, 1, 1, 1, 1, 1)} now
your suns add up to 31

[words]
Most Pharaohs: {MOST_PHARAOHS}. Fewest: {FEWEST_PHARAOHS}.
Different kinds: none {kinds(0)}, three {kinds(3)}, four {kinds(4)}, five {kinds(5)}. One or two bring nothing
different kinds {DIFFERENT_MONUMENTS_FAME[1]} each up to six, {DIFFERENT_MONUMENTS_FAME[7]} for seven, {DIFFERENT_MONUMENTS_FAME[8]} for eight; three of a kind {SAME_MONUMENTS_FAME[3]}, four {SAME_MONUMENTS_FAME[4]}, five {SAME_MONUMENTS_FAME[5]}
the highest sum of suns {HIGHEST_SUNS}, the lowest {LOWEST_SUNS}
falls below {fame_after(0, -1)}
but not below {fame_after(0, -1)}
most Pharaohs gains {MOST_PHARAOHS} fame, whoever has fewest loses {FEWEST_PHARAOHS}
every Nile and every Flood brings {river(0, 1)} fame
%n tile(s) on {TRACK_SPACES} spaces
the {first_to_score()} would score
{SAME_MONUMENTS_FAME.count(0)} or more of a kind
gives up {STRUCK_TILES} monuments
you lose {kinds(0)} fame; three different kinds bring {kinds(3)}, four {kinds(4)}, five {kinds(5)}
of {EPOCHS}; on the Ra track
With three players the Ra track has {RA_SPACES[3]} spaces, with four {RA_SPACES[4]}, with five {RA_SPACES[5]}
highest sum of suns gains {HIGHEST_SUNS} fame, the lowest loses {LOWEST_SUNS}
a God takes a tile from the track; kept, it brings {GOD_FAME} fame
costs you {STRUCK_TILES} tiles
Makes two monuments
"""

#: Numbers that French says where English does not.
FRENCH = """
[§7]
les deux premières
[§7.7]
gagne 5 points
[§9.1]
les deux cas
[§9.12]
les trois époques
"""

BOOK = Book("ra", globals(), (scoring, state, sequence, tiles), CLAIMS, FRENCH)
