"""Public data beside the words, such as the ids of components, does not count secret acts."""

import json
import re
from collections.abc import Awaitable, Callable

import discord
import pytest

from bot.components.keys import NO_WAIT
from bot.storage.games.hosted_game import HostedGame
from tests.cogs.conftest import NAMES
from tests.cogs.gamblers import SIXTEEN, give_lists, list_cards, sit_down
from tests.cogs.perceiving import HEARD
from tests.cogs.stage import Stage

ID = re.compile(r'"custom_id": "brehon:(\w+):\d+:(\w+):((?:[^"\\]|\\.)*)"')
CHANCE = re.compile(
    r'\b[0-9a-f]{64}\b|"nonce": "\w+"|<t:\d+(?::\w)?>|\d{4}-\d\d-\d\dT[\d:.]+|\d{15,}|brehon:\w+:\d+:\w+|#\d+'
    r'|"size": \d+'
)
"""Values that differ between any two games: random seals (first, for they may begin like an id), nonces and tokens,
times, the numbers of games and on Discord, and the size of a picture in which others lead.
"""
WRITTEN = discord.MessageType.default.value
"""The type of messages that are no notices of Discord's own."""

Play = Callable[[Stage, int], Awaitable[None]]


class SecondTable(Stage):
    """Another channel of the same simulated Discord, in which the second game is played."""

    async def hosted(self, game_id: int = 2) -> HostedGame:
        """Return the game as the bot has it."""
        return await super().hosted(game_id)


async def vote_on_parties(stage: Stage, minds: int) -> None:
    """Reject two parties, after one player has changed their mind this often in secret."""
    await stage.command("Gia", "game new", game="tain")
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    await stage.press("Gia", stage.card, "Start the game")
    for _ in range(2):
        await stage.propose()
        for _ in range(minds):
            await stage.press("Ann", stage.prompt, "Approve")
            await stage.press("Ann", stage.prompt, "Reject")
        for name in NAMES:
            await stage.press(name, stage.prompt, "Reject")
    await stage.painted_card()


async def list_cards_and_sleep(stage: Stage, minds: int) -> None:
    """Give the lists of two days, one of them anew this often in secret."""
    await sit_down(stage, SIXTEEN[:7], anonymous=False)
    for _ in range(minds):
        await list_cards(stage, "Ann")
    hosted = await stage.hosted()
    await give_lists(stage, hosted.names, game_id=hosted.id)
    await stage.painted_card()
    await stage.pass_hours(30.1)
    await stage.pass_hours(30.1)
    await stage.painted_card()


PLAYS = (vote_on_parties, list_cards_and_sleep)


def shown(stage: Stage, since: int) -> list[str]:
    """Return every message in the channel as everybody gets it, in the order of their first posting.

    Chance decides whether the card is painted before or after something is posted.
    """
    told = [body for _, what, body in stage.env.backend.transcript[since:] if what in HEARD]
    here = [body for body in told if int(body["channel_id"]) == stage.channel.id and body["type"] == WRITTEN]
    return [json.dumps(body, ensure_ascii=False) for body in sorted(here, key=lambda body: int(body["id"]))]


def tokens(messages: list[str]) -> list[str]:
    """Return the tokens of all waits in the order of their first appearance."""
    found = [match for message in messages for match in ID.findall(message)]
    return list(dict.fromkeys(token for _, token, _ in found))


def ids(messages: list[str]) -> list[str]:
    """Return the ids of all components, without the game's number, and with tokens numbered by their first
    appearance.
    """
    known = tokens(messages)
    found = [match for message in messages for match in ID.findall(message)]
    return [f"{verb}:{known.index(token)}:{rest}" for verb, token, rest in found]


def numbers(messages: list[str]) -> list[list[str]]:
    """Return all numbers, message by message, without those that come from chance."""
    return [re.findall(r"\d+", CHANCE.sub("", message)) for message in messages]


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: str(play.__name__))
async def test_public_data_does_not_count_secret_moves(stage: Stage, play: Play) -> None:
    await play(stage, 0)
    first = shown(stage, 0)
    await stage.end("Gia")
    second = SecondTable(stage.env, stage.database, stage.env.create_guild(), stage.users)
    since = len(stage.env.backend.transcript)
    await play(second, 3)
    other = shown(second, since)

    assert {*tokens(other)} & {*tokens(first)} == {NO_WAIT}
    assert ids(other) == ids(first)
    assert numbers(other) == numbers(first)
