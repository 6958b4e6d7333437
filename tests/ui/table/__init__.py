"""The parts of a table's page, each without the others."""
