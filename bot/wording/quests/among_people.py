"""How often the good side wins among people, by the number of players and the roles.

The numbers are fitted to 11,829 published games with a seer, by a logistic regression: see ``bot/policies/people.py``
for their source.
"""

from math import exp

from bot.wording.voice import Voice
from engine.quests.options import OptionalRole, QuestOptions

BY_PLAYERS = {5: -0.38, 6: -0.24, 7: -0.44, 8: -0.56, 9: -0.32, 10: -0.93}
"""The logarithm of good's odds without any of these roles, by the number of players."""
BY_ROLE = {
    OptionalRole.GUARDIAN: 0.30,
    OptionalRole.DECOY: -0.11,
    OptionalRole.HIDDEN: -0.18,
    OptionalRole.LONE: 0.32,
}
"""The number that each role adds to it."""


def share_of_good(options: QuestOptions, players: int) -> int | None:
    """Return how many of a hundred games the good side wins; None with anything that those games didn't have."""
    if options.items or not BY_ROLE.keys() >= {*options.roles} or players not in BY_PLAYERS:
        return None
    odds = exp(BY_PLAYERS[players] + sum(BY_ROLE[role] for role in options.roles))
    return round(100 * odds / (1 + odds))


def among_people(voice: Voice, options: QuestOptions, players: int) -> str:
    """Say how often the good side wins among people; the empty text where nobody has counted."""
    share = share_of_good(options, players)
    return "" if share is None else voice.say("among-people", {"share": share, "players": players})
