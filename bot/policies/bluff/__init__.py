"""The play of a sensible player in Bricriu's Bluff & Bluster."""
