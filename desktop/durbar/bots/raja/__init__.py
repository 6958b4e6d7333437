"""The computer players of Raja."""
