"""Programs that measure or try Durbar, or tell of its games, apart from the window."""
