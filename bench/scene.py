"""A real game of ten players on the simulated Discord, played until everybody is asked to vote; and its copies."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from discord.utils import utcnow
from msgspec import Struct
from simcord.backend import serializers
from simcord.interactions import base_payload
from sqlalchemy import Column

from bench.playing import SETTLED, begin, play
from bot.components.keys import Verb
from bot.delivery.card.card import digest
from bot.delivery.card.illustrating import illustrated_card
from bot.delivery.telling.outgoing import Outgoing
from bot.policies.sensible import SENSIBLE
from bot.rehearsal.game_master import button
from bot.rehearsal.policy_player import Sensible
from bot.rehearsal.rehearsal import GM, NAMES
from bot.rehearsal.rehearsal_client import Client
from bot.rehearsal.stage import Stage, set_stage_with
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.tables import METADATA
from engine.game import Game

THEME = "tain"
PLAYERS = NAMES[:10]
COMPONENT, BUTTON = 3, 2
APART = 1000
"""How far a copy's rows and people lie from those of the copy before it."""
SHIFTED = {
    "games": {"id": 1},
    "rooms": {"id": APART, "channel_id": 1},
    "seats": {"id": APART},
    "occupants": {"id": APART, "user_id": APART, "dm_channel_id": APART},
    "actions": {"interaction_id": APART},
    "outbox": {"id": APART},
    "threads": {"channel_id": APART},
}
"""The columns that differ between a copy and the next, and by how much. References to them differ alike."""
MADE_ANEW = {"nonce": "hex(randomblob(12))", "card_digest": "copies.card_digest"}


class Scene(Struct):
    """The scene as Discord knows it. ``votes`` has Discord's form of each player's press; ``card`` is pinned."""

    application_id: int
    user: dict[str, Any]
    guild: dict[str, Any]
    channel_id: int
    user_ids: tuple[int, ...]
    votes: tuple[dict[str, Any], ...]
    card: Outgoing
    game: Game

    def copy(self, database: Path, copies: int) -> None:
        """Copy the game this many times within its database."""
        with closing(sqlite3.connect(database)) as connection, connection:
            digests = [(copy, self._digest(copy)) for copy in range(1, copies + 1)]
            connection.execute("CREATE TEMP TABLE copies (k INTEGER PRIMARY KEY, card_digest TEXT)")
            connection.executemany("INSERT INTO copies VALUES (?, ?)", digests)
            for table in METADATA.sorted_tables:
                values = {column.name: _copied(column) for column in table.columns}
                if any(" + k * " in value for value in values.values()):
                    columns, chosen = ", ".join(values), ", ".join(values.values())
                    connection.execute(
                        f"INSERT INTO {table.name} ({columns}) SELECT {chosen} FROM {table.name}, copies"
                    )

    def _digest(self, copy: int) -> str:
        """Return the digest of a copy's card, whose buttons name their game."""
        for item in (item for row in self.card.rows for item in row):
            item.custom_id = _of_copy(str(item.custom_id), copy)
        return digest(self.card)

    def presses(self, copy: int) -> list[str]:
        """Return the ten votes at a copy's table, as JSON; each still lacks an id and a token."""
        return [self._copied(msgspec.json.encode(vote).decode(), copy) for vote in self.votes]

    def _copied(self, press: str, copy: int) -> str:
        press = press.replace(str(self.channel_id), str(self.channel_id + copy))
        for user_id in self.user_ids:
            press = press.replace(str(user_id), str(user_id + copy * APART))
        return _of_copy(press, copy)


async def set_scene(database: Path) -> Scene:
    """Begin the game, in a database at this path."""
    will, policy = Random(1), SENSIBLE["quests"]
    async with set_stage_with(f"sqlite+aiosqlite:///{database}", [GM, *PLAYERS]) as stage:
        # Its clock shows the day of the copy, so that no deadline has passed.
        await stage.pause((utcnow() - stage.env.now()).total_seconds())
        await begin(stage, THEME)
        await play(stage, [Sensible(stage, stage.people[name], policy, will) for name in PLAYERS], 1.0, _is_at_vote)
        await stage.pause(SETTLED)
        return await _seen(stage)


def _is_at_vote(hosted: HostedGame) -> bool:
    return hosted.rulebook.kind_of_wait(hosted.started.table) == "vote"


def _of_copy(text: str, copy: int) -> str:
    """Return a text in which the ids of buttons name their copy's game."""
    return re.sub(r"(brehon:\w+):\d+:", rf"\g<1>:{1 + copy}:", text)


def _copied(column: Column[object]) -> str:
    """Return the content of a column in a copy."""
    if column.name in MADE_ANEW:
        return MADE_ANEW[column.name]
    referred = [key.column for key in column.foreign_keys] or [column]
    apart = [SHIFTED[each.table.name][each.name] for each in referred if each.name in SHIFTED.get(each.table.name, {})]
    return f"{column.name} + k * {apart[0]}" if apart else f"{column.table.name}.{column.name}"


async def _seen(stage: Stage) -> Scene:
    backend, hosted = stage.env.backend, await stage.game()
    assert hosted is not None
    guild = next(iter(backend.guilds.values()))
    return Scene(
        application_id=backend.application_id,
        user=dict(serializers.user_payload(backend.bot_user)),
        guild=dict(serializers.guild_create_payload(backend, guild)),
        channel_id=stage.channel.id,
        user_ids=tuple(stage.people[name].id for name in PLAYERS),
        votes=tuple(_vote(stage, stage.people[name]) for name in PLAYERS),
        card=await illustrated_card(hosted),
        game=hosted.started,
    )


def _vote(stage: Stage, player: Client) -> dict[str, Any]:
    """Return a player's press of the first button of the prompt."""
    backend, control = stage.env.backend, button(player, Verb.ANSWER)
    message = backend.get_message(control.channel_id, control.message_id)
    _, payload = base_payload(
        backend,
        type=COMPONENT,
        channel_id=control.channel_id,
        guild_id=next(iter(backend.guilds)),
        user_id=player.id,
        data={"component_type": BUTTON, "custom_id": control.custom_id},
    )
    del payload["id"], payload["token"]
    return {**payload, "message": dict(serializers.message_payload(backend, message))}
