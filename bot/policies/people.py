"""The habits of people, as counted in 12,882 published games of five to ten players.

They were played at avalongame.online and are published at github.com/WhoaWhoa/avalonlogs. Only these numbers are kept
of them. ``python -m bench.house.published_games FOLDER`` counts them again.
"""

EVIL_APPROVES = {(True, True): 0.586, (True, False): 0.326, (False, True): 0.487, (False, False): 0.236}
"""How often evil players approve a party of others, by whether an evil player is in it, and whether it is the first for
its quest.
"""
GOOD_APPROVES = {(True, True): 0.475, (True, False): 0.216, (False, True): 0.679, (False, False): 0.413}
"""The same for good players, with and without a role."""
ALONE_SABOTAGES = (0.247, 0.694, 0.760, 0.733, 0.948)
"""How often an evil member of a party sabotages who has no fellow in it, by the quest."""
BESIDE_SABOTAGES = (0.199, 0.424, 0.523, 0.837, 0.924)
"""The same for each of several evil members."""
