"""The GM's desk: what he is shown of his game, and the buttons of all that he may do."""
