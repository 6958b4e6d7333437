"""Tests of ui/kit/tips."""
