"""The tables, the types of their columns, and the migrations that bring a database up to date."""
