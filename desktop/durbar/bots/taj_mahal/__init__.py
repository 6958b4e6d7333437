"""The computer players of Taj Mahal."""
