"""Tests of the contract’s own parts."""
