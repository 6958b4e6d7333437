"""What tips teach about Noughts and Crosses."""
