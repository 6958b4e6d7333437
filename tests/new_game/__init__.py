"""A new game: ``python -m tests.new_game KEY NAME`` lays down a smallest one, which can be played at once.

The template is noughts and crosses, with all files that a game has; what it lacks (reasons, weights, a course, a sample
position) it can do without. It is no game that people see: it lies here, and a test lays it down in a copy.
"""
