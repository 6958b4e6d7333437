"""The kit, without any game."""
