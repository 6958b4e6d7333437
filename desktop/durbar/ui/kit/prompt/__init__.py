"""The bar at the foot of every table."""
