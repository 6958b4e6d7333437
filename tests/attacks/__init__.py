"""Attacks on Durbar, each a small program that anybody can run for an hour: ``python -m tests.attacks.NAME --help``.

The suite runs each of them for a short while.
"""
