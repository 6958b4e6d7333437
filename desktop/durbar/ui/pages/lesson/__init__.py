"""A chapter of a course."""
