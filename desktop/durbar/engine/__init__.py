"""What every game shares: states and steps, moves, events, refusals, chance, records."""
