"""Tips of the home screen's buttons; what they need is loaded after the first paint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.ui.kit.controls.buttons import SignButton, WordButton

if TYPE_CHECKING:
    from durbar.ui.kit.tips.tips import Tips


def attach_name(tips: Tips, sign: SignButton) -> None:
    """Give a sign its name as its tip."""
    from durbar.ui.kit.values.tip import Tip

    tips.attach(sign, lambda: Tip(sign.accessibleName()))


def attach_words(tips: Tips, button: WordButton) -> None:
    """Give a button what it says of itself as its tip."""
    from durbar.ui.kit.values.tip import Tip

    tips.attach(button, lambda: Tip(button.tip_words))
