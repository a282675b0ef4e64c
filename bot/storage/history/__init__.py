"""Stores games that are over: results and totals for statistics, and everything that the public may see of them."""
