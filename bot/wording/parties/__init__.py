"""What all games of parties say alike: votes, leaders, and the grid of all votes."""
