"""The Great Table, as a sensible player plays it: a chapter for each move, and the mind he makes up for it."""
