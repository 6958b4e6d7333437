"""Positions to solve: one move is clearly best. What they are, and how they are found."""
