"""A search for any game: from a position to thoughts about its moves, advice and reasons."""
