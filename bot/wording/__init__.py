"""Words made from what the engine says, at the edge."""
