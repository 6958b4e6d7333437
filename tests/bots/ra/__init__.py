"""Tests of Ra’s computer players."""
