"""Tests of the screen of Ra."""
