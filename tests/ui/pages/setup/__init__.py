"""Tests of ui/pages/setup."""
