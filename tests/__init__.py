"""Durbar's tests: the rules of each game, the contract all games keep, golden games, and the screen."""
