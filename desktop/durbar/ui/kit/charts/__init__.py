"""Charts and tables of a game’s end."""
