"""What can be slipped into each part of Durbar."""
