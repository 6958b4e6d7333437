"""The table: one sitting at a game, its record, its files, and who thinks."""
