"""Rulebooks as text."""
