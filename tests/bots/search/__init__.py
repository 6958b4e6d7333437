"""Tests of bots/search."""
