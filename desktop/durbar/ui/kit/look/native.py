"""The look's colours as native widgets take them."""

from PySide6.QtGui import QColor, QPalette

from durbar.ui.kit.look.theme import look


def native_palette() -> QPalette:
    """The palette of the theme that is on."""
    c = look.c
    palette = QPalette(c.panel, c.panel)
    for role, colour in (
        (QPalette.ColorRole.Window, c.panel),
        (QPalette.ColorRole.WindowText, c.ink),
        (QPalette.ColorRole.Base, c.field),
        (QPalette.ColorRole.AlternateBase, c.wash),
        (QPalette.ColorRole.Text, c.ink),
        (QPalette.ColorRole.Button, c.panel),
        (QPalette.ColorRole.ButtonText, c.ink),
        (QPalette.ColorRole.PlaceholderText, c.quiet),
        (QPalette.ColorRole.Highlight, c.act),
        (QPalette.ColorRole.HighlightedText, c.on_act),
        (QPalette.ColorRole.Link, c.link),
        (QPalette.ColorRole.ToolTipBase, c.panel),
        (QPalette.ColorRole.ToolTipText, c.ink),
    ):
        palette.setColor(role, QColor(colour))
    return palette
