"""Tests of ui/kit/charts."""
