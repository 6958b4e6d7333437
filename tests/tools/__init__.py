"""Tests of the programs beside the window."""
