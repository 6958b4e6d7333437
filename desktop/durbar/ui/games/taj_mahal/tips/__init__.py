"""What Taj Mahal teaches about each thing one can point at."""
