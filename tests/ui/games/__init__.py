"""Tests of the games’ screens."""
