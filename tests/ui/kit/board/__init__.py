"""Tests of ui/kit/board."""
