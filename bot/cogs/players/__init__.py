"""Commands and presses of players apart from their moves: to find, join and watch games, and to ask for help."""
