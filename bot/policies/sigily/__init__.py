"""The play of a sensible player in Sigily."""
