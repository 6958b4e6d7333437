"""The computer players of Noughts and Crosses."""
