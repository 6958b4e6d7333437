"""Tests of bots/arena."""
