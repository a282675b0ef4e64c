"""Players' moves, whatever they are made with: the host judges them, and the player gets an answer."""
