"""Tests of Taj Mahal. Every numbered rule of the dossier has a test named by its number."""
