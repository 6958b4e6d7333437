"""The Dice Charmers in words: all that the frame says of it."""
