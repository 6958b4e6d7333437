"""The screen of Ra."""
