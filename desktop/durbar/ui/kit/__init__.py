"""What all screens are made of; it knows no particular game.

Folders stand upon each other, one way: ``look``, ``controls``, ``text``, ``tips``, ``prompt``, ``frame``; ``charts``
and ``board`` beside them. ``values`` is what a game's screen tells them, ``screen`` the contract of such a screen.

Our widgets paint themselves, not through a QProxyStyle: of some seventy only eight draw what a style knows (slider,
tick, pick and their like, a dozen lines each), and a style would have to ask those for their words and keys all the
same, while Qt asks it, through Python, for hundreds of measures at every layout. Only menus have a style sheet: Qt lays
them out by itself.
"""
