"""Taj Mahal on the screen: its board, its words, its tips."""
