"""Hints held to the rules: what is advised is legal, and what its reasons tell can be done."""
