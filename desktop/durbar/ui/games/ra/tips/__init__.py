"""What Ra teaches about each thing one can point at."""
