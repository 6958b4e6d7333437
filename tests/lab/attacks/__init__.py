"""Attacks on Durbar, each a small program that anybody can run for an hour; ``tests/attacks`` runs them for moments."""
