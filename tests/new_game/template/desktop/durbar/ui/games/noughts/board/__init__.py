"""The board of Noughts and Crosses."""
