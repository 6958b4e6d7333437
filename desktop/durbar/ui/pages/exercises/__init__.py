"""Own mistakes and puzzles: a position, in which the best move is to be found."""
