"""What the texts of Raja claim of its rules."""

from durbar import game, start
from durbar.games.raja import actions, board, characters, routes, scoring, sequence, state, track, view
from durbar.games.raja.board import Way
from durbar.games.raja.scoring import Points
from tests.texts.claims import Book
from tests.texts.pages import chapters

_MAP = start("raja", seats=2, seed=1).view(0).board


def players() -> range:
    """Numbers of players."""
    return game("raja").seats


def lessons() -> int:
    """How many lessons there are."""
    return chapters("raja")


def sites() -> int:
    """Sites of a city."""
    return view.OUTER_SITES + 1


def neutral(seats: int) -> int:
    """Neutral palaces in each city."""
    return state.COLOURS - seats


def quarry() -> int:
    """Houses in the quarry when the first round begins."""
    return state.HOUSES - state.STARTING_HOUSES - sequence.SUPPLIES


def gets(seats: int, rank: int) -> int:
    """What the Maharaja gives."""
    return scoring.REWARDS[seats][rank - 1]


def points(architect: int = 0, houses: int = 0, outer: int = 0, central: int = 0, sadhu: bool = False) -> int:
    """What a city counts."""
    return Points(
        architect * scoring.ARCHITECT_POINTS,
        houses * scoring.HOUSE_POINTS,
        outer * (scoring.SADHUS_POINTS if sadhu else scoring.OUTER_POINTS),
        central * scoring.CENTRAL_POINTS,
    ).total


def toll(houses: int) -> int:
    """What passing houses of others in a village costs."""
    return sum(routes.tolls(_MAP, [(1,) * houses], 0, Way(road=0, to=1, villages=(0,), mask=1), 2) or ())


def cost(palaces: int = 0, houses: int = 0, artisan: bool = False) -> int:
    """What is paid for buildings."""
    return palaces * (actions.ARTISANS_PRICE if artisan else actions.PALACE_PRICE) + houses * actions.HOUSE_PRICE


def spaces() -> int:
    """Spaces of the governor track with a number."""
    return track.SPACES - track.UNNUMBERED


CLAIMS = """
[*]
choose {ACTIONS_CHOSEN} actions
chooses {ACTIONS_CHOSEN} actions
{PALACE_PRICE} gold, with the Artisan {ARTISANS_PRICE}
{PALACE_PRICE} gold for the palace, with the Artisan {ARTISANS_PRICE}
{ARTISANS_PRICE} gold instead of {PALACE_PRICE}
brings you {TRADERS_GOLD} gold in each
brings {TRADERS_GOLD} gold in each
get {TRADERS_GOLD} gold in each of your turns
outer palaces counts {SADHUS_POINTS} points instead of {OUTER_POINTS}
counts {OUTER_POINTS} point in the scoring, with the Sadhu {SADHUS_POINTS}
central palace counts {CENTRAL_POINTS} points
central palace brings {CENTRAL_POINTS} points
{MONOPOLY} gold more
the others get {FORGONE} gold
the other players gets {FORGONE} gold
every other player {FORGONE} gold
each of the others {FORGONE} gold
each opponent {FORGONE} gold
{DOWN} spaces down
take {GOLD_TAKEN} gold
with {players()[0]} players, only one
only one with {players()[0]} players
With {players()[0]} players it is impossible
one with {players()[0]} players
With fewer than {players()[-1]} players
{CITIES} cities
and {VILLAGES} villages
of the {len(ACTIONS)} actions
get {HOME_POINTS} point more
gets {HOME_POINTS} point more

[§1]
{players()[0]} to {players()[-1]} players
a {PALACES} palace, and after {ROUNDS} rounds

[§2]
{COLOURS} colours
- 1 architect
- {PALACES} palaces
- {HOUSES} houses
- 1 action disc with {ACTIONS_CHOSEN} arrows
{CITIES} governor markers
{len(CARDS)} different character cards, numbered 1 to {len(CARDS)}. Card {YOGI}, the Yogi
sixty coins
{CHITS} action chits

[§3.1]
between two of them
{sites()} sites for palaces: one in the centre and {OUTER_SITES} around it
{UNNUMBERED} spaces without a number, then the spaces 1 to {spaces()}

[§3.2]
- {PALACES} palaces
- {STARTING_HOUSES} houses to place (); the other {HOUSES - STARTING_HOUSES}
- {STARTING_GOLD} gold
The {CITIES} governor markers are shuffled and laid face up, one on each of the {UNNUMBERED} spaces without a number. The spaces 1 to {spaces()}
cards 1 to {len(CARDS) - 1} lie

[§3.3]
| Players | 1st | 2nd | 3rd | 4th | 5th |
| 2 | {gets(2, 1)} | {gets(2, 2)} |
| 3 | {gets(3, 1)} | {gets(3, 2)} | {gets(3, 3)} |
| 4 | {gets(4, 1)} | {gets(4, 2)} | {gets(4, 3)} | {gets(4, 4)} |
| 5 | {gets(5, 1)} | {gets(5, 2)} | {gets(5, 3)} | {gets(5, 4)} | {gets(5, 5)} |

[§4]
worth {CENTRAL_POINTS} points; its {OUTER_SITES} other sites take outer palaces, worth {OUTER_POINTS} point each
one or {ROOM} houses

[§5]
you do two things
builds {STARTING_HOUSES} houses

[§5.1]
cards 1 to {len(CARDS) - 1} and
card does two things
The central palace stays at {CENTRAL_POINTS}
Houses still cost {HOUSE_PRICE}
whatever your two actions are

[§5.2]
everyone builds {STARTING_HOUSES} houses
the second house, the third and the {STARTING_HOUSES},
{ROOM} houses at most, or a single one with {players()[0]} players
placed {STARTING_HOUSES} houses, each player takes {SUPPLIES} more
So you have {STARTING_HOUSES} houses on the board, {SUPPLIES} in the reserve and {quarry()} in the quarry

[§6]
five steps
1. The Maharaja
2. That city
3. All players
4. In the order
5. The city

[§6.2]
the same action twice
You build {two_houses()} houses
Cost: {HOUSE_PRICE} gold each
in a village or in a city. Cost: {HOUSE_PRICE} gold
Two Houses
You take {HOUSES_QUARRIED} of your houses
and {HOUSE_PRICE} gold for the house

[§6.3]
your {ACTIONS_CHOSEN} actions

[§7]
| Gold | take {GOLD_TAKEN} gold
| House | build 1 house | {HOUSE_PRICE} |
| Two Houses | build {two_houses()} houses, at least 1 of them in a city | {HOUSE_PRICE} + {HOUSE_PRICE} |
| Move a House | move 1 of
| Quarry | {HOUSES_QUARRIED} houses
| Palace | build 1 palace | {PALACE_PRICE}, or {ARTISANS_PRICE} |
| Palace and House | build 1 palace and 1 house | {PALACE_PRICE}, or {ARTISANS_PRICE}; + {HOUSE_PRICE} |

[§7.1]
only two limits
you pay a toll: {toll(1)} gold for each house
that player gets {toll(2)} gold
> = {-toll(2)} · One house of Asha’s and one of Leela’s: {toll(1)} gold for each of them
> = {-toll(2)} · Both houses are Asha’s: she gets {toll(2)} gold
> = 0 · One of
> = 0 · Marc has the Wandering Monk: Asha and Leela get {toll(1)} gold each

[§7.2]
it holds {ROOM} houses, or only one with {players()[0]} players
A city holds {sites()} palaces
| House, in a village or in a city | {HOUSE_PRICE} gold |
| Palace, central or outer | {PALACE_PRICE} gold |
| Palace, with the Artisan | {ARTISANS_PRICE} gold |
Two Houses
two different ones; two village houses
you get {toll(2)} gold from those who pass. It takes two actions

[§7.4]
You take {HOUSES_QUARRIED} of your houses
you have {HOUSES} houses
holds {quarry()} after the start, enough for {quarry() / HOUSES_QUARRIED} Quarry actions

[§7.5]
on those {DOWN} spaces
lowest of the {UNNUMBERED} spaces without a number
there must be {DOWN} spaces below
> Six markers…
| Space from the bottom | 1 | 2 | 3 | 4 | 5 |
> Fourth round
marker is on space 4
gap between the two. In the fifth round…
| Space from the bottom | 4 | 5 | 6 |

[§7.6]
use two powers
> Two powers
> = {TRADERS_GOLD} · Asha has the Trader and gets {TRADERS_GOLD} gold
> = {-ARTISANS_PRICE} · Leela has the Builder and builds a house for nothing. Then she takes the Artisan and builds a palace for {ARTISANS_PRICE} gold

[§7.7]
The two houses of one action may go into two different cities
> = {FORGONE} · Marc has chosen Palace and House. He builds the house for {HOUSE_PRICE} gold
Each of the others gets {FORGONE} gold
> = {-HOUSE_PRICE} · Theo has
> = {-ARTISANS_PRICE} · He travels
> = {-toll(1)} · The Maharaja is in Udaipur

[§8]
| your architect | {ARCHITECT_POINTS} |
| each of your houses | {HOUSE_POINTS} |
| each of your outer palaces | {OUTER_POINTS}, with the Sadhu {SADHUS_POINTS} |
| your central palace | {CENTRAL_POINTS} |
| home city, if you play with it () | {HOME_POINTS} |
> = {points(1)} · nothing but
> = {points(0, 1)} · one house
> = {points(1, 2, 1, 1)} · {ARCHITECT_POINTS} + {2 * HOUSE_POINTS} + {OUTER_POINTS} + {CENTRAL_POINTS}
> = {points(1, 2, 1, 1, True)} · the same with the Sadhu: {ARCHITECT_POINTS} + {2 * HOUSE_POINTS} + {SADHUS_POINTS} + {CENTRAL_POINTS}
> Four players
> = {points(1, 0, 0, 1)} · Asha, Palace and House, and Gold: she takes {GOLD_TAKEN} gold and pays {cost(1, 1)} for a house in a village and the central palace of Agra. {CENTRAL_POINTS} for the palace, {ARCHITECT_POINTS} for her architect
> = {points(1, 2, 1, 0, True)} · Leela, Palace and House, and Move a House: she pays {cost(1, 1)} for an outer palace and a house in Agra and moves another house there. The palace counts {SADHUS_POINTS}, her houses {2 * HOUSE_POINTS}, her architect {ARCHITECT_POINTS}
> = {points(1, 5)} · Marc, twice Two Houses: {2 * two_houses()} houses in Agra for {cost(0, 4)} gold, and a fifth for nothing. {5 * HOUSE_POINTS} for the houses, {ARCHITECT_POINTS} for his architect
> = {points(1)} · Theo, Palace and House, and Governor Track: in Delhi he builds the central palace and a house for {cost(1, 1, True)} gold. He moves Delhi {DOWN} spaces
had {STARTING_GOLD} gold and {SUPPLIES} houses in the reserve
| Marc | {points(1, 5)} | {gets(4, 1)} | {STARTING_GOLD} − {cost(0, 4)} + {gets(4, 1)} = {STARTING_GOLD - cost(0, 4) + gets(4, 1)} | 1 |
| Leela | {points(1, 2, 1, 0, True)} | {gets(4, 2)} | {STARTING_GOLD} − {cost(1, 1)} + {gets(4, 2)} = {STARTING_GOLD - cost(1, 1) + gets(4, 2)} | 5 |
| Asha | {points(1, 0, 0, 1)} | {gets(4, 3)} | {STARTING_GOLD} − {cost(1, 1) - GOLD_TAKEN} + {gets(4, 3)} = {STARTING_GOLD - cost(1, 1) + GOLD_TAKEN + gets(4, 3)} | 5 |
| Theo | {points(1)} | {gets(4, 4)} | {STARTING_GOLD} − {cost(1, 1, True)} + {gets(4, 4)} = {STARTING_GOLD - cost(1, 1, True) + gets(4, 4)} | 5 |
moves to space 2

[§10]
their {PALACES} palace
building the {PALACES} palace
her {PALACES} palace
one of two ways
on space {spaces()}, which is the {ROUNDS} round
> = 7 · Leela has 9 gold
> = 7 · Asha has 4 gold
> = 6 · Marc has 30 gold and comes third

[§11]
two advanced versions
For {players()[0]} players

[§11.1]
{SHORT_PALACES} palaces instead of {PALACES}, and there are at most {SHORT_ROUNDS} rounds
a {SHORT_PALACES} palace, or after the round in which a governor marker stands on space {SHORT_ROUNDS}

[§11.2.1]
card {YOGI}, lies with the other character cards, and the {CHITS} action chits
Now {len(CARDS)} cards

[§11.2.3]
carry out a third action
the other two
> Three actions
> = {HOUSES_QUARRIED} · Asha has chosen Two Houses and Quarry. She begins with the quarry: {HOUSES_QUARRIED} more
> = {-cost(1, 1)} · With her chit she carries out Palace and House: {PALACE_PRICE} gold for the palace, {HOUSE_PRICE} for the house
> = {-cost(0, 2)} · At last come her two houses. She has paid {cost(1, 3)} gold in all; with the Artisan it would have been {cost(1, 3, True)}

[§11.2.4]
| 2 | {neutral(2)} | {sites() - neutral(2)} |
| 3 | {neutral(3)} | {sites() - neutral(3)} |
| 4 | {neutral(4)} | {sites() - neutral(4)} |
| 5 | {neutral(5)} | {sites() - neutral(5)} |

[§11.2.5]
bids 0, 1 or more
opening bid is 0
> Three players, {STARTING_GOLD} gold each
> = 2 · Leela…
> = 0 · Marc…
> = 0 · Asha…

[§11.3]
one of two ways
two players
the other four cards
Asha has two cards, Leela four
Now it is three against three

[§12]
rulebook of 2004
in two ways
yours | 13 |

[§12.1]
at most {ACTIONS_CHOSEN * FORGONE} gold in a turn, or {(ACTIONS_CHOSEN + 1) * FORGONE} with
If two of your actions
Two Houses

[§12.2]
at least 1 point

[§12.6]
You have {HOUSES} houses. After {quarry() / HOUSES_QUARRIED} Quarry actions

[§12.7]
So the {ROUNDS} round
the spaces 1 to {spaces()} show the round, and that the game ends with space {spaces()}
more than {ROUNDS} rounds
and space {spaces()} are one and the same

[§12.8]
the Trader brings {TRADERS_GOLD} gold

[§12.9]
between the two

[§12.10]
There are only {CHITS}
and never two

[§12.11]
bid at least 0

[§12.12]
With the Yogi there are {len(CARDS)} cards, without it {len(CARDS) - 1}

[§glossary]
the {len(ACTIONS)} things
You choose {ACTIONS_CHOSEN} in each round
shows the {len(ACTIONS)} actions. Its {ACTIONS_CHOSEN} arrows point to the two you
character {ARTISAN}. Each
0 or more
character {BUILDER}. In
It counts {CENTRAL_POINTS} points
one of {CITIES}. It has {sites()} sites
player gets {FORGONE} gold
{UNNUMBERED} spaces without a number, then 1 to {spaces()}
House: costs {HOUSE_PRICE} gold. In a village it opens the road, in a city it counts {HOUSE_POINTS} point. You have {HOUSES}
character {MOGUL}. You
character {MONK}. The
one of the {OUTER_SITES} sites around the centre. It counts {OUTER_POINTS} point, with the Sadhu {SADHUS_POINTS}
palaces win the game. You have {PALACES}
brings {HOUSES_QUARRIED} of them
{SUPPLIES} at the start
character {SADHU}. Your outer palaces count {SADHUS_POINTS} points each instead of {OUTER_POINTS}
Each city has {sites()}, one in the centre and {OUTER_SITES} around
Toll: {toll(1)} gold for each house
character {TRADER}. Brings {TRADERS_GOLD} gold
one of {VILLAGES}. It holds {ROOM} houses, or one with {players()[0]} players
character {YOGI}, in

[lessons]
{lessons()} short lessons

[lesson maharaja]
everybody has {PALACES}. The game ends after the round in which somebody builds the {PALACES},
Trader, number {TRADER}, Chandra the Builder, number {BUILDER}; with your {ARTISAN}

[lesson houses]
puts {STARTING_HOUSES} houses
give Bram {toll(1)} gold, and he will give you {toll(1)}
has room for {ROOM} houses
pay {toll(1)} gold

[lesson actions]
{ACTIONS_CHOSEN} actions in secret¶
Your other two houses
space 1, and
1 gold to Jaipur, 2 to Agra
chooses {ACTIONS_CHOSEN} of the {len(ACTIONS)} actions
one of them twice
seventh picture
reserve: {SUPPLIES}, and
Quarry brings {HOUSES_QUARRIED} more
fifth picture
Of your {STARTING_GOLD} gold {cost(1, 0, True)} go for the palace, {HOUSE_PRICE} for the house and {toll(1)} for the toll
Your {ACTIONS_CHOSEN} actions are
for 1 gold and built three houses

[lesson turn]
1 gold each, and built three houses each
with {players()[1]} players {players()[-1] - players()[1]} of them stand
paid Bram {toll(1)} gold
an outer palace {OUTER_POINTS}: click
it counts {HOUSE_POINTS} point
has five houses left. Your other action brings {HOUSES_QUARRIED} more
{HOUSES_QUARRIED} houses have come from the quarry, and your reserve has seven

[lesson scoring]
give Bram and Chandra {FORGONE} gold
You had {points(1, 1, 0, 1)} points in Jaipur: {CENTRAL_POINTS} for the central palace, {HOUSE_POINTS} for the house, {ARCHITECT_POINTS} for your architect. The first reward is {gets(3, 1)} gold
had 4 points each…

[lesson changes]
third round
have 4 points each, but he wins the tie: {gets(3, 1)} gold for him, {gets(3, 2)} for you
The two markers
now have 5 points and Bram has 4

[lesson end]
The {PALACES} palace¶
your {PALACES} palace
ninth round
builds the {PALACES} is the last; otherwise the {ROUNDS} is
and you have 11
cost {PALACE_PRICE} gold
costs {PALACE_PRICE} gold and
for {cost(1, 0, True)} gold
If two have

[lesson advanced1]
You paid 2 gold
number {YOGI}; Bram
has 4 points and you have 2
a third action
{points(1, 0, 0, 1) + HOME_POINTS + HOUSE_POINTS} points against 4, and {gets(3, 1)} gold

[lesson advanced2]
number {SADHU}.
come to 4 of your {STARTING_GOLD} gold
pay 4 gold
have {STARTING_GOLD} gold
the {SADHU}, says

[words]
pays a toll: {toll(1)} gold for each house
Two Houses
1st
2nd
3rd
4th
5th
6th
7th
for {players()[0]} players this is
{SHORT_PALACES} palaces each, and {SHORT_ROUNDS} rounds
A {YOGI} character
brings its holder {HOME_POINTS} point
would bring you {toll(2)} gold
count {SADHUS_POINTS} points each
A third action
bid 0 or more
plays twice
your {STARTING_HOUSES} houses
the third of
choose the {ACTIONS_CHOSEN} actions of your disc
Of two houses one at least
All {OUTER_SITES} outer sites
no {DOWN} spaces
A bid is 0
with {players()[0]} players a village
all play {actions.ACTIONS_CHOSEN} actions
in the city gets {ARCHITECT_POINTS} point
Each house in the city brings {HOUSE_POINTS} point
Each outer palace brings {OUTER_POINTS} point, with the Sadhu {SADHUS_POINTS}
at home in the city gets {HOME_POINTS} point
Before round 1
build one house for {HOUSE_PRICE} gold
build {two_houses()} houses for {HOUSE_PRICE} gold each
You take {HOUSES_QUARRIED} of
and one house for {HOUSE_PRICE}
moves one {DOWN} spaces
each counts {HOUSE_POINTS} point
<number> of {UNNUMBERED}
third palace
fourth palace
fifth palace
sixth palace
seventh palace
palaces count {SADHUS_POINTS} points
palace {PALACE_PRICE - ARTISANS_PRICE} gold cheaper

[§13]
one or two villages, mostly two; three to five roads
| Start |…
| Agra |…
| Ahmadabad |…
| Delhi |…
| Jaipur |…
| Jodhpur |…
| Khajuraho |…
| Udaipur |…
through two villages, only Delhi and Jodhpur through three at least. From any city to any other you pass four villages
"""

FRENCH = """
[§13]
un point de départ
"""


def two_houses() -> int:
    """Houses of the action Two Houses."""
    return actions.asked((actions.TWO_HOUSES,)).houses


BOOK = Book("raja", globals(), (actions, scoring, state, sequence, characters, track, board, view), CLAIMS, FRENCH)
