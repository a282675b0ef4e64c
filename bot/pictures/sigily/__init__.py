"""Sigily in pictures: the ring and fairy land, chariots and stacks, what was just done, and what may be done next."""
