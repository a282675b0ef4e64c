"""The tables, the types that their columns hold, and the migrations that bring a database up to date."""
