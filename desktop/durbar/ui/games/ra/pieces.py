"""How the pieces of Ra look."""

from durbar.ui.kit.board.sprites import Face

INK, DOWN_INK = "#241F2E", "#B9C6DA"
ABSENT_OPACITY = 0.17

BACK = Face("ra/tile-back")


def tile_face(kind: str) -> Face:
    """Return one tile, face up."""
    return Face(f"ra/tile-{kind}")


def pile_face(kind: str, count: int) -> Face:
    """Return a pile of tiles of a kind; pale when there is none."""
    if not count:
        return Face(f"ra/tile-{kind}", opacity=ABSENT_OPACITY)
    return Face(f"ra/tile-{kind}", edges=min(count, 3) - 1, badge=str(count) if count > 1 else "")


def bag_face(count: int) -> Face:
    """Return the bag, its last tiles without edges behind them."""
    return Face("ra/tile-back" if count else "", edges=min(3, count) - 1, edge_step=2.5)


def sun_face(sun: int, up: bool = True) -> Face:
    """Return a sun with its number, face up or face down."""
    return Face("ra/sun-up" if up else "ra/sun-down", words=str(sun), words_colour=INK if up else DOWN_INK)
