"""What every game must keep, whatever its rules."""
