"""The table: records, files, undo."""
