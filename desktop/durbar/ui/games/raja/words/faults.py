"""What can be wrong with a map of Raja that a person has put into the folder."""

from durbar.ui.words import translate


def faults() -> dict[str, str]:
    """A sentence for each key of BadBoard; its facts stand in braces."""
    return {
        "starts": translate("Boards", "a map has one start, not {count}."),
        "cities": translate("Boards", "a map has {many} cities, not {count}."),
        "villages": translate("Boards", "a map has 30 villages, not {count}."),
        "roads": translate("Boards", "a map has at most {many} roads, not {count}."),
        "home": translate("Boards", "the city “{id}” needs a home_of from 1 to 7 that no other city has, not {card}."),
        "start_home": translate("Boards", "the start is the home of nobody: no home_of belongs there."),
        "unknown_city": translate("Boards", "the road “{id}” leads to “{city}”, which is no city and not the start."),
        "loop": translate("Boards", "the road “{id}” ends where it begins."),
        "unknown_village": translate("Boards", "the road “{id}” goes through “{village}”, which is no village."),
        "road_villages": translate("Boards", "the road “{id}” has {count} villages, but a road has one to four."),
        "orphan": translate("Boards", "no road goes through the village “{id}”."),
        "forked": translate("Boards", "the village “{id}” lies on more than one road, or twice on one."),
    }
