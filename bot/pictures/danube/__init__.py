"""Down the Danube in pictures: the river with its boats, the last move, and the possible next ones."""
