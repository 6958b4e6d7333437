"""Tests of ui/kit/frame."""
