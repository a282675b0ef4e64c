"""Simulated players: each chooses only by what its own seat knows."""
