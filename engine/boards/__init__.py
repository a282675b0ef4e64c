"""What all games on a board share."""
