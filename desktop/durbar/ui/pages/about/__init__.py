"""What Durbar is, and the terms of its parts."""
