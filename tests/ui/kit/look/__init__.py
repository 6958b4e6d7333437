"""Tests of ui/kit/text."""
