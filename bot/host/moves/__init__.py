"""From a submitted move to a saved step: judged under the game's lock, saved with all that is owed for it."""
