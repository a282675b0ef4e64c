"""The only shell around the engine: it loads a game, judges moves, saves the result, and only then tells people."""
