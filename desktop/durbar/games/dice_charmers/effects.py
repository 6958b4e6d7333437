"""What a symbol gives: the faces of dice, rewards of the river, bonuses, all in one form (§10)."""

from __future__ import annotations

import msgspec

KINDS = (
    "coins",
    "fame",
    "karma",
    "upgrade",
    "palace_any",
    "palace_character",
    "goods_die",
    "goods_different",
    "sell_any",
    "sell_same_or_different",
    "sell_different",
    "half_road",
    "road",
    "river_forward",
    "river_back",
    "river_back_any",
)

#: Most that a number of each kind can be; kinds that are not named carry no number.
NUMBERS: dict[str, int] = {
    "coins": 20,
    "fame": 20,
    "karma": 1,
    "upgrade": 1,
    "goods_different": 3,
    "sell_any": 3,
    "sell_same_or_different": 3,
    "sell_different": 3,
    "half_road": 1,
    "river_forward": 1,
    "river_back": 1,
}


class Effect(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """One symbol. type: one of KINDS. n: how many. who: the character of palace_character. shape: the road of road."""

    type: str
    n: int = 1
    who: str = ""
    shape: str = ""
