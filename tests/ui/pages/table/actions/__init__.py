"""Tests of ui/pages/table/actions."""
