"""Ra on the screen: its board, its tips and its words."""
