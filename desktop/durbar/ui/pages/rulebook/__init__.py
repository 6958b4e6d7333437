"""The rules: read, looked up, and printed."""
