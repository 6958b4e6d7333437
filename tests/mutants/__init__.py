"""Faults put into Durbar one at a time, to see whether the tests notice: a line that is run is not yet a line held."""
