"""Games that are over, in words: the list of them, and statistics."""
