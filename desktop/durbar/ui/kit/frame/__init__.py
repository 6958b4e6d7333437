"""The frame round every board: bars, seats, tabs."""
