"""How a sensible player races in Sigily."""
