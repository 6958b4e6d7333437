"""Numbers that stand in texts, held to the rules: in rulebooks, lessons and what the program says, in both languages.

Each game has a file of claims here. A claim is a piece of a page’s English with the numbers of the rules in braces, as
what they are in the rules::

    whoever has most gains {MOST_PHARAOHS}

It says that the piece stands on the page, and that the number there is the rules’. A number outside braces is said to
be none of the rules’: a year, a case, a way of speaking. French pages have the same lines as English ones and must say
the same numbers in them. What no claim covers is found, so that a new sentence with a number can’t be silent.
"""
