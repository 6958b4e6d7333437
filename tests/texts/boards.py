"""What is said of a file of boards that can’t be right claims the rules too: all games share one context for it."""

from durbar.games.dice_charmers import board as dice_charmers
from durbar.games.dice_charmers import names, roads, sheet
from durbar.games.raja import board as raja
from durbar.games.taj_mahal import board as taj_mahal
from durbar.games.taj_mahal import pieces, symbols
from tests.texts.claims import Book

CLAIMS = """
[words]
stands for two things
a map has {raja.VILLAGES} villages
home_of from 1 to {raja.CITIES} that
has one to {raja.LONGEST_ROAD}
{taj_mahal.PROVINCES} provinces
{taj_mahal.FORTRESSES} fortresses
Agra has {taj_mahal.LAST_CITIES}, all others {taj_mahal.OTHER_CITIES}
two roads join
{pieces.VISITS} province tiles
there 0 to <many>
there 1 to <many>
each of the {len(symbols.INFLUENCES)} influences brings another of the {len(symbols.SPECIALS)} special cards
has {names.FACES} faces
the {names.FACES} faces of a blue die show {names.FACES} different symbols
{2 * dice_charmers.CORNERS + 1} to {dice_charmers.MOST_CELLS} are allowed
{dice_charmers.CORNERS} corners
{roads.ROWS} rows of {roads.COLUMNS} cells
edges T1 to L{roads.COLUMNS}
has {sheet.RIVER_SPACES} spaces
on {sheet.EACH_SYMBOL} spaces
a number from 1 to <most>
{sheet.GOODS_COLUMNS} columns worth 0 to {dice_charmers.MOST_VALUE} coins
the columns 1 to {sheet.GOODS_COLUMNS}
"""

FRENCH = """
[words]
figure deux fois dans le même objet
deux fois sur une
figurent deux fois
"""

BOOK = Book("boards", globals(), (raja, taj_mahal, dice_charmers, pieces, symbols, names, roads, sheet), CLAIMS, FRENCH)
