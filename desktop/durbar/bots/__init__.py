"""Computer players: what they are given, who they are, and the arena where they meet."""
