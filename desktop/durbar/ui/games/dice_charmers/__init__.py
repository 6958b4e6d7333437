"""The Dice Charmers on the screen: its board, its words, its tips."""
