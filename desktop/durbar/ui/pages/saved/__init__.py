"""The saved games, on a page."""
