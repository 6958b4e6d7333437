"""Tests of the screen of Raja."""
