"""Tests of ui/pages/settings."""
