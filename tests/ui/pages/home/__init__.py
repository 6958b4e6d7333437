"""Tests of ui/pages/home."""
