"""What choices are called in a review, and what they cost."""
