"""Tests of ui/pages/saved."""
