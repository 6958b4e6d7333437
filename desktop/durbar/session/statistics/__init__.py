"""What finished games come to."""
