"""The news for a watching page: for each pane, everything that looks different from before."""

from collections.abc import Iterator, Sequence
from html import escape

import msgspec
from msgspec import Struct

from bot.rehearsal.web.drawing import Drawing
from bot.rehearsal.web.room import Room, next_deadline
from bot.rehearsal.web.sight import DM, TABLE, Place
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase


class PlaceNews(Struct, omit_defaults=True):
    """The messages of a place in order, the pinned ones, and the place's name.

    ``older`` says whether there are older messages.
    """

    key: str
    name: str
    order: list[str]
    pinned: list[str]
    older: bool = False


class PaneNews(Struct):
    """A pane's places, and the messages that look different from before, by id."""

    who: str
    places: list[PlaceNews]
    items: dict[str, str]


class StateNews(Struct):
    """The overall state: who is called, who plays whom, and the time in the simulated Discord."""

    now: int
    status: str
    called: tuple[str, ...]
    parts: dict[str, str]
    playing: bool
    phase: str
    problem: str
    draws: bool
    waiting: int


class Watch:
    """One page that watches some people's panes."""

    def __init__(self, room: Room, drawing: Drawing, shown: Sequence[str]) -> None:
        self._room = room
        self._drawing = drawing
        self._shown = [name for name in room.stage.people if name in shown]
        self._versions: dict[tuple[str, str], dict[str, str]] = {}
        self._places: dict[str, list[PlaceNews]] = {}
        self._state: StateNews | None = None

    async def news(self) -> list[tuple[str, bytes]]:
        """Return the news, each under the name of its event: the overall state comes last, and when all is done."""
        state = self._state if self._room.is_busy else await self._now()
        panes = [("pane", msgspec.json.encode(pane)) for pane in self._panes()]
        if state is None or state == self._state:
            return panes
        self._state = state
        return [*panes, ("state", msgspec.json.encode(state))]

    def _panes(self) -> Iterator[PaneNews]:
        for who in self._shown:
            items: dict[str, str] = {}
            places = [self._look(who, place, items) for place in self._room.sight.places(who)]
            if items or places != self._places.get(who):
                self._places[who] = places
                yield PaneNews(who, places, items)

    def _look(self, who: str, place: Place, items: dict[str, str]) -> PlaceNews:
        """Look at a place, and put new and changed messages into ``items``."""
        messages, has_older = self._room.sight.messages(who, place)
        drawn = {str(message.id): self._drawing.item(message) for message in messages}
        before = self._versions.get((who, place.key), {})
        self._versions[who, place.key] = {id_: item.version for id_, item in drawn.items()}
        items |= {id_: item.html for id_, item in drawn.items() if before.get(id_) != item.version}
        pinned = [str(message.id) for message in messages if message.pinned]
        return PlaceNews(place.key, self._name(place), [*drawn], pinned, has_older)

    def _name(self, place: Place) -> str:
        match place.key:
            case str(key) if key == TABLE:
                return f"# {place.name}"
            case str(key) if key == DM:
                return self._room.words.say("web-dm")
            case _:
                return f"🔒 {place.name}"

    async def _now(self) -> StateNews:
        room = self._room
        async with room.alone():
            hosted = await room.game()
        called = room.company.called(hosted)
        return StateNews(
            now=int(room.stage.env.now().timestamp()),
            status=self._status(hosted, called),
            called=called,
            parts={name: part.value for name, part in room.company.parts.items()},
            playing=room.is_playing,
            phase="" if hosted is None else hosted.phase.value,
            problem=room.problem,
            draws=hosted is not None and hosted.phase is not GamePhase.OVER and hosted.rulebook.draws_later,
            waiting=room.fortune.waiting,
        )

    def _status(self, hosted: HostedGame | None, called: Sequence[str]) -> str:
        """Return whom the game waits for, and until when."""
        room = self._room
        if hosted is not None and hosted.phase is GamePhase.OVER:
            return escape(room.words.say("web-over"))
        said = escape(room.words.say("web-waits", {"names": room.words.list(called)}))
        deadline = next_deadline(hosted, room.stage.env.now())
        if deadline is None:
            return said
        moment = f'<time data-at="{int(deadline.timestamp())}" data-style="R"></time>'
        return f"{said} {room.words.say('web-deadline', {'moment': moment})}"
