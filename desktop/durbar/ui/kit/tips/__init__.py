"""What is said about one object, and where it opens."""
