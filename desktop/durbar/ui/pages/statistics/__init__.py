"""What finished games come to, on a page."""
