"""Taking back: undo by the GM, misclicks by agreement, and a game that was over."""
