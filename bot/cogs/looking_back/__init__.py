"""What people see of games that are over: their pages, statistics, ladders and spreadsheets. Games that are on are in
``players``.
"""
