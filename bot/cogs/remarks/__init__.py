"""What players and GMs write to each other beside the game: questions, answers, and the GMs' own words."""
