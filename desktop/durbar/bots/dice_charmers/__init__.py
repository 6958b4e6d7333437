"""The computer players of The Dice Charmers."""
