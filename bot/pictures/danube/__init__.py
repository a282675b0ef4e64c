"""Down the Danube in pictures: the river with its boats, what was just done, and what may be done next."""
