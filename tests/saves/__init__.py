"""Saved games of every release and every revision of the rules: never written anew, as people’s files are not.

``<game>_<revision>_<what wrote it>_<seats>.durbar``; what wrote it is a release or a word. ``sums.txt`` holds the
SHA-256 of each. When a revision was raised, and with every release, new ones are added::

    PYTHONPATH=desktop python -m tests.saves 1.2.0
"""
