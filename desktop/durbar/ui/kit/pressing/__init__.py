"""What a press is for: the lit button of a page, or nothing, where it comes too late."""
