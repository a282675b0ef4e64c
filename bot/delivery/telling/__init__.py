"""Words that posts, DMs and answers share: what the game says, asks, and has told each seat."""
