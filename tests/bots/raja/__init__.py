"""Tests of Raja’s computer players."""
