"""Games that are over, in the database: results and totals for statistics, and what everybody may see of them."""
