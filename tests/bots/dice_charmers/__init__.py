"""Tests of The Dice Charmers’s computer players."""
