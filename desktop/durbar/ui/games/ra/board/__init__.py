"""Ra on the table: what is drawn, where it lies, how it moves."""
