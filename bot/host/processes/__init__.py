"""A process's work beside games: its rounds, its share of the budget, and cleaning up."""
