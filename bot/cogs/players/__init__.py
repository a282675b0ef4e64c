"""What players do beside their moves: they find, join and watch games, and ask what they may do."""
