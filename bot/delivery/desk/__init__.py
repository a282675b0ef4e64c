"""The GM's desk: the pages that show GMs their game, and the buttons for everything they may do."""
