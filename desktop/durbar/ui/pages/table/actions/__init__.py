"""What a person does at a table."""
