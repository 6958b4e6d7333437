"""What a table's page shows round and over the board."""
