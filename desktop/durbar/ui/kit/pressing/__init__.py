"""What a press is for: the default button of a page, or nothing, where it comes too late."""
