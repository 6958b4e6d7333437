"""Tests of ui/pages/rulebook."""
