"""A search for any game: from a position to statistics of its moves, advice and reasons."""
