"""Bricriu's Bluff in pictures: bids and everybody's dice as all see them, a challenge, and a player's own dice."""
