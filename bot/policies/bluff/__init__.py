"""How a sensible player bluffs and blusters."""
