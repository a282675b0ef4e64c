"""What all games of parties say alike: votes, leaders, and the table of all votes."""
