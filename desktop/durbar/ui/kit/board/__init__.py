"""The board of a game: scene, view, pieces and what flies over it."""
