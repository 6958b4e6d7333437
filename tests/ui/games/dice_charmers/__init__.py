"""Tests of the screen of The Dice Charmers."""
