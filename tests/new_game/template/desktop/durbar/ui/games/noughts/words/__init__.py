"""Noughts and Crosses in words."""
