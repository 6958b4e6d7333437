"""Finished games that must stay as they are, and playthroughs to be read.

``<game>_<seats>_<name>.txt`` is a whole game: how it was started and under which revision of the rules, its moves, the
digest after every 25th and the last, the standings. ``playthrough_<game>_<seats>.txt`` tells a game event by event: the
first thing to read after a change of rules.

After a change that is meant, write them anew from the top of the checkout and look at the difference. Where moves or
digests changed, this is refused until the game’s revision is raised::

    PYTHONPATH=desktop python -m tests.golden
"""
