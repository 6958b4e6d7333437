"""Durbar's sounds, computed from nothing: no recording of anybody's is in them."""
