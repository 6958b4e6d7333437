"""Tests of ui/pages/statistics."""
