"""Raja on the screen: its board, its words, its tips."""
