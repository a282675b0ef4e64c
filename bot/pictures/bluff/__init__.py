"""Bricriu's Bluff in pictures: the bids and everybody's dice as all see them, a challenge, and one's own dice."""
