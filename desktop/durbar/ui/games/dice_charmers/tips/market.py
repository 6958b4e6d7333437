"""What The Dice Charmers teaches about goods and what they bring."""

from __future__ import annotations

from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import GOODS
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.sales import price, room
from durbar.ui.games.dice_charmers.targets import clickable
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import capital, signed, translate


def good_tip(target: Target, sight: Sight) -> Tip:
    """Return a good of the market."""
    view: View = sight.view
    good, column = str(target[1]), int(target[2])
    marks = view.marks[names.shown_seat(sight)]
    kind = GOODS.index(good)
    circled, sold = marks.circled[kind], marks.sold[kind]
    if column <= sold:
        state = translate("DiceCharmers", "Sold.")
    elif column <= circled:
        state = translate("DiceCharmers", "In stock.")
    else:
        state = translate("DiceCharmers", "Not gained yet.")
    value = min(view.sheet.values[column - 1], room(view.sheet, marks))
    what = translate("DiceCharmers", "{state} In all {stock} in stock, {sold} sold, {left} to gain.")
    title = names.tied(translate("DiceCharmers", "{good}, column {column}"), "column")
    told = Tip(
        title=capital(title.format(good=names.good_name(good), column=column)),
        what=what.format(
            state=state,
            stock=circled - sold,
            sold=sold,
            left=GOODS_COLUMNS - circled,
        ),
        picture=names.good_picture(good),
        worth=signed(value) if column > sold else "",
        reason=translate("DiceCharmers", "coins when this one is sold.") if column > sold else "",
        rule=translate(
            "DiceCharmers",
            "From the left, goods are circled when gained and crossed out when sold for the coins of their column.",
        ),
        section="5.4",
    )
    return clickable(told, target, sight)


def value_tip(target: Target, sight: Sight) -> Tip:
    """Return a column of the market."""
    view: View = sight.view
    column = int(target[1])
    value = view.sheet.values[column - 1]
    return Tip(
        title=names.tied(translate("DiceCharmers", "Market, column {column}"), "column").format(column=column),
        what=translate("DiceCharmers", "Each good sold in this column brings %n coin(s).", None, value),
        picture=Picture("dice_charmers/reward-coins", str(value)),
        reason=_next_prices(view, view.marks[names.shown_seat(sight)]),
        rule=translate(
            "DiceCharmers", "The more goods of a kind are sold already, the more the next one of that kind brings."
        ),
        section="5.4",
    )


def _next_prices(view: View, marks: Marks) -> str:
    told = [
        f"{names.good_name(good)}{names.NO_BREAK}{price(view.sheet, marks, kind)}"
        for kind, good in enumerate(GOODS)
        if marks.sold[kind] < GOODS_COLUMNS
    ]
    if not told:
        return translate("DiceCharmers", "Everything is sold.")
    return translate("DiceCharmers", "The next of each kind: {prices}.").format(prices=", ".join(told))
