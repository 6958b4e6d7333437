"""Ra’s options in words."""

from durbar.engine.game import Option
from durbar.ui.kit.values.options import OptionWords
from durbar.ui.words import translate


def option_words(option: Option) -> OptionWords:
    """Return words for one of Ra’s two options."""
    if option.id == "forced_bid":
        return OptionWords(
            translate("Ra", "Forced bid"),
            translate(
                "Ra",
                "Whoever invokes Ra must bid: only once all others have passed (our ruling), or whenever a sun is high "
                "enough.",
            ),
            {
                "if_no_bid": translate("Ra", "if nobody has bid"),
                "if_able": translate("Ra", "whenever able"),
            },
        )
    return OptionWords(
        translate("Ra", "Hidden scores"),
        translate("Ra", "The others’ fame lies face down until the end of the game."),
    )
