"""Noughts and Crosses on the screen."""
