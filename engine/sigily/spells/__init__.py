"""Holds the eight spells, each in its own chapter; ``book`` lists them."""
