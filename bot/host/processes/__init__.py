"""What a process does beside games: its rounds, its share of the budget, cleaning up."""
