"""The gateway of the loopback Discord: sessions that begin, resume, and receive events."""

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
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
    """The events for a shard that has identified itself, in order. The shard may come back for those it has missed."""

    id: str
    intents: discord.Intents
    shard: int
    total: int
    told: list[tuple[str, Payload]] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None
    feeding: asyncio.Task[None] | None = None

    def has_to_know(self, event: str, payload: Payload) -> bool:
        """Return whether this shard receives an event. Events of no server go to shard 0."""
        needed = required_intent(event, payload)
        guild = payload.get("id" if event.startswith("GUILD_") and "guild_id" not in payload else "guild_id")
        shard = (int(guild) >> 22) % self.total if guild is not None else 0
        return shard == self.shard and (needed is None or bool(getattr(self.intents, needed)))

    @property
    def listens(self) -> bool:
        """Whether somebody listens who receives events at once."""
        return self.feeding is not None and not self.feeding.done()

    def stop_feeding(self) -> None:
        """Send it no more events until it comes back."""
        if self.feeding is not None:
            self.feeding.cancel()
            self.feeding = None


Hearers = Callable[[Sequence[Session]], Sequence[Session]]
"""Chooses which listeners receive an interaction."""


class Gateway:
    """One bot's connection for events, in one or more shards, each of which several processes may have."""

    def __init__(self, backend: Backend, token: str, bell: Bell) -> None:
        self.identities: list[Payload] = []
        """The identification that the bot sent each time a shard began a session."""
        self.resumed = 0
        self.heartbeats = 0
        self.url = ""
        """Its address."""
        self.named = ""
        """Its address as the API gives it."""
        self.named_to_resume = ""
        """The address at which it tells a shard to resume."""
        self.advised = 1
        """The number of shards that the API advises."""
        self.sessions: list[Session] = []
        """The sessions that may resume, oldest first."""
        self.hearers: Hearers = _all
        self._backend = backend
        self._token = token
        self._bell = bell
        self._news = Bell()
        backend.subscribers.append(self._hear)

    @property
    def has_listener(self) -> bool:
        """Whether a bot is there."""
        return self.listeners > 0

    @property
    def listeners(self) -> int:
        """The number of sessions that listen."""
        return sum(session.listens for session in self.sessions)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk with a shard until it goes."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MILLISECONDS}})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._obey(socket, json.loads(message.data))
        for session in self.sessions:
            if session.socket is socket:
                session.stop_feeding()
        self._bell.ring()
        return socket

    async def ask_to_reconnect(self) -> None:
        """Tell the bot to disconnect and resume. It misses the events in between."""
        for session in self.sessions:
            assert session.socket is not None
            session.stop_feeding()
            await session.socket.send_json({"op": 7, "d": None})
        self._bell.ring()

    def revoke(self, token: str) -> None:
        """Accept another token from now on."""
        self._token = token

    async def hear_heartbeat(self) -> None:
        """Wait until the bot has read all its events. It answers in order."""
        before = self.heartbeats
        for session in self.sessions:
            assert session.socket is not None
            await session.socket.send_json({"op": 1, "d": None})
        await self._bell.until(lambda: self.heartbeats >= before + len(self.sessions))

    def tell_again(self) -> None:
        """Send the last interaction once more, as may happen around a resumption."""
        told = [told for session in self.sessions for told in session.told]
        self._hear(*next(each for each in reversed(told) if each[0] == "INTERACTION_CREATE"))

    async def _obey(self, socket: web.WebSocketResponse, order: Payload) -> None:
        match order:
            case {"op": 1}:
                self.heartbeats += 1
                await socket.send_json({"op": 11})
            case {"op": 2, "d": {"token": self._token, "intents": int(intents), "shard": [shard, total]} as identity}:
                self.identities.append(identity)
                session = Session(f"session-{len(self.identities)}", discord.Intents._from_value(intents), shard, total)
                self._begin(session)
                self._feed(socket, session, 0)
            case {"op": 6, "d": {"token": self._token, "session_id": session_id, "seq": int(seen)}}:
                found = [session for session in self.sessions if session.id == session_id]
                if not found:
                    await socket.send_json({"op": 9, "d": False})
                    return
                self.resumed += 1
                found[0].told.append(("RESUMED", {}))
                self._feed(socket, found[0], seen)
            case {"op": 2 | 6}:
                await socket.close(code=WRONG_TOKEN)
            case _:
                pass
        self._bell.ring()

    def _begin(self, session: Session) -> None:
        # A process that is gone and identifies anew does not come back for the events it missed.
        self.sessions = [each for each in self.sessions if each.shard != session.shard or each.listens]
        self.sessions.append(session)
        guilds = [guild for guild in self._backend.guilds.values() if (guild.id >> 22) % session.total == session.shard]
        ready = {
            "v": 10,
            "user": serializers.user_payload(self._backend.bot_user),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.named_to_resume,
            "application": {"id": str(self._backend.application_id), "flags": 0},
            "shard": [session.shard, session.total],
        }
        session.told.append(("READY", ready))
        for guild in guilds:
            created = dict(serializers.guild_create_payload(self._backend, guild))
            prune_guild_create(created, session.intents, self._backend.bot_user.id)
            session.told.append(("GUILD_CREATE", created))

    def _feed(self, socket: web.WebSocketResponse, session: Session, seen: int) -> None:
        session.stop_feeding()
        session.socket = socket
        session.feeding = asyncio.create_task(self._tell(socket, session, seen))

    async def _tell(self, socket: web.WebSocketResponse, session: Session, seen: int) -> None:
        while not socket.closed:
            for number, (event, payload) in enumerate(session.told[seen:], seen + 1):
                await socket.send_json({"op": 0, "s": number, "t": event, "d": payload})
                seen = number
            await self._news.wait()

    def _hear(self, event: str, payload: Payload) -> None:
        """Note an event for the shards that receive it."""
        concerned = [session for session in self.sessions if session.has_to_know(event, payload)]
        if event == "INTERACTION_CREATE" and (there := [session for session in concerned if session.listens]):
            concerned = [*self.hearers(there)]
        for session in concerned:
            session.told.append((event, payload))
            self._news.ring()


def _all(there: Sequence[Session]) -> Sequence[Session]:
    return there
