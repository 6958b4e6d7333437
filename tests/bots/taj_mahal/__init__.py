"""Tests of Taj Mahal’s computer players."""
