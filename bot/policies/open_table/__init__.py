"""The play of a sensible player at the open table, by what effects and sides in the file say."""
