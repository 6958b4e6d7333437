"""Tests of ui/pages/table/display."""
