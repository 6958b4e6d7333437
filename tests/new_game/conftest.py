"""The template's own tests are found where it is laid down."""

collect_ignore = ["template"]
