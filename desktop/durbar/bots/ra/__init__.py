"""The computer players of Ra."""
