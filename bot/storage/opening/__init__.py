"""What is kept before a game is open: saved set-ups, the defaults of servers, and queued games."""
