"""Tests of ui/kit/prompt."""
