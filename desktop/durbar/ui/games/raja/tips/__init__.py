"""What Raja teaches about each thing one can point at."""
