"""Tests of ui/pages/lesson."""
