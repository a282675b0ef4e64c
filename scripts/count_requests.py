"""Counts the requests of a sensible players' game to Discord, beside its turns, each of which needs a post at least.

python -m scripts.count_requests THEME PLAYERS [SEED]
"""

import asyncio
import sys
from collections import Counter
from random import Random

from bot.logs import set_up_logs
from bot.policies.sensible import SENSIBLE
from bot.rehearsal.policy_player import Sensible
from bot.rehearsal.rehearsal import GM, NAMES, Manner, Rehearsal
from bot.rehearsal.stage import Stage, set_stage
from bot.storage.games.hosted_game import HostedGame
from bot.themes import load_themes

MOST_ACTS = 10_000


async def count(theme: str, players: int, seed: int) -> Counter[str]:
    """Play a whole game, and count requests by kind."""
    will, policy = Random(seed), SENSIBLE[load_themes()[theme].rulebook]
    async with set_stage([GM, *NAMES[:players]]) as stage:
        seated = [Sensible(stage, stage.people[name], policy, will) for name in NAMES[:players]]
        await Rehearsal(stage, seated, will, Manner(tries_things=False, most_acts=MOST_ACTS)).run(theme)
        hosted = await stage.game()
        assert hosted is not None
        return Counter({"turns": turns(hosted)}) + asked(stage, hosted)


def turns(hosted: HostedGame) -> int:
    """Return the number of turns; in a game without turns, that of waits."""
    begins = hosted.rulebook.turns or hosted.rulebook.phases.openings
    return sum(any(type(event) in begins for event in entry.events) for entry in hosted.started.log)


def asked(stage: Stage, hosted: HostedGame) -> Counter[str]:
    """Return the counted requests. Answers cost nothing of the bot's budget."""
    room, card = f"/channels/{stage.channel.id}/messages", hosted.room.card_id
    found = Counter[str]()
    for request in stage.env.http_requests:
        match request.method, request.path:
            case "POST", path if path == room:
                found["posts"] += 1
            case "PATCH", path if path == f"{room}/{card}":
                found["paintings of the card"] += 1
            case "PATCH", path if path.startswith(room):
                found["edits of posts"] += 1
            case "POST", path if path.endswith("/messages"):
                found["DMs"] += 1
            case _, path if path.startswith(("/interactions/", "/webhooks/")):
                found["answers"] += 1
    return found


if __name__ == "__main__":
    set_up_logs("ERROR")
    theme, players, *seed = sys.argv[1:]
    for kind, number in asyncio.run(count(theme, int(players), int(*seed or ["1"]))).items():
        print(f"{number:6} {kind}")
