"""The words that all games of parties share: votes, leaders, and the grid of all votes."""
