"""The ids of The Dice Charmers: goods, characters, buildings, dice."""

GOODS = ("tea", "silk", "spices")
CHARACTERS = ("great_mogul", "maharani", "merchant", "raja_man_singh", "master_builder", "portuguese")
GREAT_MOGUL, MAHARANI, MERCHANT, RAJA_MAN_SINGH, MASTER_BUILDER, PORTUGUESE = range(len(CHARACTERS))
BUILDINGS = ("temple", "fort", "garden", "stepwell")
MARKET_SAME, MARKET_DIFFERENT = "market_same", "market_different"
RESIDENCE = "residence"

COLOURS = ("purple", "green", "blue", "orange")
PURPLE, GREEN, BLUE, ORANGE = range(len(COLOURS))
#: The eight dice, two of each colour: die n has colour n // 2.
DICE = tuple(f"{colour}{number}" for colour in COLOURS for number in (1, 2))
DIE_NUMBER = {die: number for number, die in enumerate(DICE)}
FACES = 6

#: Where a die lies, unless it is in a depot, which is named by its seat.
CENTRE, ELEPHANT = 8, 9
