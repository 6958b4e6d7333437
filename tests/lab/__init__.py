"""The laboratory: what measures Durbar or attacks it for a long time; README.md says how each is run."""
