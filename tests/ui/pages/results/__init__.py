"""Tests of ui/pages/results."""
