"""What all games of parties share, as pieces: the two sides, the leaders, the vote, the secret orders, and the look."""
