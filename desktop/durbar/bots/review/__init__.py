"""A game looked back on: what each choice was worth to who made it, and what chance and the others did."""
