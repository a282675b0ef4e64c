"""Holds the pieces that all party games share: the two sides, leaders, votes, secret orders, and the look."""
