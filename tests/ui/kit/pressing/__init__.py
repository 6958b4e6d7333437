"""Tests of ui/kit/controls."""
