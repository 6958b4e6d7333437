"""Tests of ui/pages/table."""
