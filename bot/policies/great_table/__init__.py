"""The play of a sensible player at the Great Table: a chapter for each move, and the mind behind it."""
