"""The eight spells, each in its chapter; ``book`` lists them."""
