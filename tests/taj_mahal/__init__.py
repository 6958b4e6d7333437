"""Taj Mahal's rules, each by its number in the dossier."""
