"""Tests of Ra. Every numbered rule of the dossier has a test named by its number."""
