"""Commands and presses of GMs, and of the server managers who act in their place."""
