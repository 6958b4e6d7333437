"""What The Dice Charmers teaches about each thing one can point at."""
