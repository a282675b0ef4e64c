"""Sigily in pictures: the ring and fairy land, chariots and stacks, past moves, and possible ones."""
