"""Tests of the screen of Taj Mahal."""
