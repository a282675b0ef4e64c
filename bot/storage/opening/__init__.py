"""What is kept before a game is open: saved set-ups, defaults of servers, queued games, and how many play in DMs."""
