"""What the pictures of all games of parties have alike."""
