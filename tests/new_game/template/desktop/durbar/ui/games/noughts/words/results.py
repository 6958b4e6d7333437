"""The end of a game of Noughts and Crosses, and its words in the statistics."""

from durbar.games.noughts.view import View
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.screen import Moves
from durbar.ui.kit.values.results import Placing, Results
from durbar.ui.kit.values.score_table import ScoreRow, ScoreTable
from durbar.ui.kit.values.score_words import ScoreWords
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate


def results(_moves: Moves, sight: Sight) -> Results:
    """Who won, if anybody did."""
    view: View = sight.view
    winner = view.cells[view.row[0]] if view.row else None
    seats = tuple(sorted(range(view.seats), key=lambda seat: seat != winner))
    points = tuple(int(seat == winner) for seat in seats)
    columns = tuple((point,) for point in points)
    if winner is None:
        headline = translate("Noughts", "Nobody wins.")
    else:
        headline = translate("Noughts", "{name} wins.").format(name=sight.name(winner))
    row = ScoreRow(translate("Noughts", "Three in a row"), Picture("noughts/cross"), columns, section="3")
    table = ScoreTable(
        translate("Noughts", "The end"),
        seats,
        (translate("Noughts", "The end"),),
        (row,),
        translate("Noughts", "Points"),
        columns,
    )
    placings = tuple(
        Placing(seat, 1 if winner in (None, seat) else 2, point) for seat, point in zip(seats, points, strict=True)
    )
    return Results(
        headline,
        "",
        placings,
        table,
        translate("Noughts", "Points"),
        (translate("Noughts", "Start"), translate("Noughts", "The end")),
        tuple((0, int(seat == winner)) for seat in range(view.seats)),
        chance=None,
        sentence=headline,
    )


def score_words() -> ScoreWords:
    """What the statistics say of Noughts and Crosses."""
    return ScoreWords(
        score=translate("Noughts", "Points"),
        counted=translate("Noughts", "Nothing is left to chance"),
        picture=Picture("noughts/cross"),
    )
