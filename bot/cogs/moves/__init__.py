"""A player's move, whatever it was made with: judged by the host, and answered."""
