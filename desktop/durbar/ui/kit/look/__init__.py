"""Colours, letters, pictures and strokes that every screen shares."""
