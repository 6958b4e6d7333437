"""Buttons, fields, lists and dialogues in our look."""
