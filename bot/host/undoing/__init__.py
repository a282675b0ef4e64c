"""Takes things back: undo by the GM, misclicks by agreement, and the end of a game."""
