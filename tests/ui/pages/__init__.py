"""Tests of the pages, a folder each."""
