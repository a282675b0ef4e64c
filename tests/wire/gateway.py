"""The gateway of the loopback Discord: sessions that are begun, resumed, and told what happens."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord.backend import Backend, serializers
from simcord.intents import prune_guild_create, required_intent

from tests.wire.bell import Bell

HEARTBEAT_MILLISECONDS = 30_000
WRONG_TOKEN = 4004

Payload = Mapping[str, Any]


@dataclass
class Session:
    """What a bot that has identified itself is told, in order; it may come back for what it has missed."""

    id: str
    intents: discord.Intents
    told: list[tuple[str, Payload]] = field(default_factory=list)


class Gateway:
    """One bot's way to hear what happens."""

    def __init__(self, backend: Backend, token: str, bell: Bell) -> None:
        self.identities: list[Payload] = []
        """What the bot has said of itself, each time it has begun a session."""
        self.resumed = 0
        self.heartbeats = 0
        self.url = ""
        self._backend = backend
        self._token = token
        self._bell = bell
        self._news = Bell()
        self._session: Session | None = None
        self._socket: web.WebSocketResponse | None = None
        self._feeding: asyncio.Task[None] | None = None
        backend.subscribers.append(self._hear)

    @property
    def has_listener(self) -> bool:
        """Whether a bot is there."""
        return self._feeding is not None and not self._feeding.done()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk with a bot until it goes."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MILLISECONDS}})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._obey(socket, json.loads(message.data))
        if self._socket is socket:
            self._stop_feeding()
        return socket

    async def ask_to_reconnect(self) -> None:
        """Send the bot away to come back and resume; it misses what happens meanwhile."""
        assert self._socket is not None
        self._stop_feeding()
        await self._socket.send_json({"op": 7, "d": None})

    def revoke(self, token: str) -> None:
        """Accept another token from now on."""
        self._token = token

    async def hear_heartbeat(self) -> None:
        """Wait until the bot has read all that it was told; it answers in order."""
        assert self._socket is not None
        before = self.heartbeats
        await self._socket.send_json({"op": 1, "d": None})
        await self._bell.until(lambda: self.heartbeats > before)

    def tell_again(self) -> None:
        """Tell the last interaction once more, as may happen around a resumption."""
        assert self._session is not None
        self._hear(*next(told for told in reversed(self._session.told) if told[0] == "INTERACTION_CREATE"))

    async def _obey(self, socket: web.WebSocketResponse, order: Payload) -> None:
        match order:
            case {"op": 1}:
                self.heartbeats += 1
                await socket.send_json({"op": 11})
            case {"op": 2, "d": {"token": self._token, "intents": int(intents)} as identity}:
                self.identities.append(identity)
                self._feed(socket, self._begin(discord.Intents._from_value(intents)), 0)
            case {"op": 6, "d": {"token": self._token, "session_id": session_id, "seq": int(seen)}}:
                if self._session is None or self._session.id != session_id:
                    await socket.send_json({"op": 9, "d": False})
                    return
                self.resumed += 1
                self._session.told.append(("RESUMED", {}))
                self._feed(socket, self._session, seen)
            case {"op": 2 | 6}:
                await socket.close(code=WRONG_TOKEN)
            case _:
                pass
        self._bell.ring()

    def _begin(self, intents: discord.Intents) -> Session:
        guilds = list(self._backend.guilds.values())
        self._session = Session(f"session-{len(self.identities)}", intents)
        ready = {
            "v": 10,
            "user": serializers.user_payload(self._backend.bot_user),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": self._session.id,
            "resume_gateway_url": self.url,
            "application": {"id": str(self._backend.application_id), "flags": 0},
        }
        self._session.told.append(("READY", ready))
        for guild in guilds:
            created = dict(serializers.guild_create_payload(self._backend, guild))
            prune_guild_create(created, intents, self._backend.bot_user.id)
            self._session.told.append(("GUILD_CREATE", created))
        return self._session

    def _feed(self, socket: web.WebSocketResponse, session: Session, seen: int) -> None:
        self._stop_feeding()
        self._socket = socket
        self._feeding = asyncio.create_task(self._tell(socket, session, seen))

    async def _tell(self, socket: web.WebSocketResponse, session: Session, seen: int) -> None:
        while not socket.closed:
            for number, (event, payload) in enumerate(session.told[seen:], seen + 1):
                await socket.send_json({"op": 0, "s": number, "t": event, "d": payload})
                seen = number
            await self._news.wait()

    def _stop_feeding(self) -> None:
        if self._feeding is not None:
            self._feeding.cancel()
            self._feeding = None
        self._bell.ring()

    def _hear(self, event: str, payload: Payload) -> None:
        """Note what happens for the bot, if it has asked for such events."""
        needed = required_intent(event, payload)
        if self._session is not None and (needed is None or getattr(self._session.intents, needed)):
            self._session.told.append((event, payload))
            self._news.ring()
