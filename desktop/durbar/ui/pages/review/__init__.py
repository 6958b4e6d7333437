"""A game looked back on with the expert: what decided it, which choices cost most, what chance did."""
