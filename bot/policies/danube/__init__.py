"""How a sensible player goes down the Danube."""
