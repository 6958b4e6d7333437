"""Raja in words: all that the frame says of it."""
