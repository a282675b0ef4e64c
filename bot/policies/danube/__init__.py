"""The play of a sensible player in Down the Danube."""
