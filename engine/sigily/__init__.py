"""Sigily: chariots of the four provinces race round Ireland, fight, gather coins, and cut through fairy land."""
