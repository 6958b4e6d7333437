"""The sounds there are."""

from typing import Literal

#: Each is a file in ``resources/sounds``, which ``installer/make_sounds.py`` makes.
Sound = Literal[
    "stone", "wood", "coins", "card", "dice", "pen", "gong", "drum", "disaster", "elephant", "crossing", "turn", "end"
]
