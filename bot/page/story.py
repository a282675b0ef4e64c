"""A record told again: each line with the messages that it owed, made by what makes them when a game is played."""

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import NamedTuple

from bot.components.keys import NO_WAIT
from bot.delivery.asking import order_message
from bot.delivery.compose import secrets_message
from bot.delivery.gm_messages import gm_message
from bot.delivery.illustrating import illustrate, illustrated_card
from bot.delivery.messages import seat_owed
from bot.delivery.outgoing import Outgoing
from bot.delivery.posts import room_message
from bot.delivery.saying import words_of
from bot.delivery.thread_words import said_in_thread
from bot.delivery.turns import goes_on
from bot.host.outbox_rows import begin_waits, outbox_rows, thread_of
from bot.storage.anonymity import OPTION
from bot.storage.choices import Counting, Holding, Previewing, Reasoning, Revealing, Spectating, Talking
from bot.storage.kinds import GamePhase, LatePolicy, OutboxKind, Secrecy
from bot.storage.ladders import Ladder
from bot.storage.live import Live, LiveRoom, Sitting
from bot.storage.lobby import Lobby
from bot.storage.models import OutboxRow
from bot.storage.outbox import Destination, owed
from bot.storage.pace import Pace
from bot.themes import Theme
from bot.words import LANGUAGE
from engine.audience import Reader, To
from engine.events import Undone
from engine.game import Game
from engine.log import Entry, standing_from
from engine.record import Verdict

LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
SOME_POST = 0
"""The id of a post that is nowhere."""


class Heard(NamedTuple):
    """A message and whom it was for: a seat, the GM, some who talk apart, or everybody.

    ``is_edit`` says that it took the place of the post before it.
    """

    audience: str | To | tuple[str, ...]
    outgoing: Outgoing
    is_edit: bool = False


class Told(NamedTuple):
    """What was told of a line of the record, and how the card looked after it."""

    line: int
    at: datetime | None
    heard: tuple[Heard, ...]
    card: Outgoing
    suspicion: Mapping[str, Mapping[str, float]]
    """For each seat in which share of the deals that fit what it was told each is evil, where that has changed."""

    def to(self, reader: Reader) -> "Told":
        """As much of it as a reader was told."""
        heard = tuple([each for each in self.heard if may_hear(reader, each.audience)])
        suspicion = {name: shares for name, shares in self.suspicion.items() if may_hear(reader, name)}
        return self._replace(heard=heard, suspicion=suspicion)


def may_hear(reader: Reader, audience: str | To | tuple[str, ...]) -> bool:
    """Whether a reader may have a message of that audience; the GM everything."""
    is_among = reader in audience if isinstance(audience, tuple) else reader == audience
    return reader is To.GM or audience is To.PUBLIC or is_among


class Story:
    """Tells the lines of a game that is played again: ``live`` is the one that goes on with each of them."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.names = {live.room.channel_id: live.theme.slug}
        self.names |= {sitting.user_id: sitting.name for sitting in live.sittings}
        self._taken: list[Entry] = []
        self._known: dict[str, Mapping[str, float]] = {}

    async def tell(self, verdict: Verdict, entry: Entry) -> Told:
        """Tell a line that the game has just taken."""
        live = self.live
        begin_waits(live, [entry])
        live.phase = GamePhase.OVER if live.started.table.outcome is not None else GamePhase.RUNNING
        heard = () if self._is_known(verdict, entry) else tuple([each async for each in self._heard(entry)])
        return Told(entry.line, verdict.at, heard, await illustrated_card(live), dict(self._suspicion()))

    def _suspicion(self) -> Iterator[tuple[str, Mapping[str, float]]]:
        for name in self.live.names if words_of(self.live).suspicion() else ():
            shares = self.live.rulebook.suspicion(self.live.view(name), self.live.told(name).standing)
            if shares != self._known.get(name, {}):
                self._known[name] = shares
                yield name, shares

    def _is_known(self, verdict: Verdict, entry: Entry) -> bool:
        """Whether a line is one that was made again after an undo, and tells what was told before."""
        for event in entry.events:
            if isinstance(event, Undone) and event.taken is not None:
                self._taken = standing_from(self.live.started.log.before(entry.line), event.taken)
        return verdict.again and entry.events in [taken.events for taken in self._taken]

    async def _heard(self, entry: Entry) -> AsyncIterator[Heard]:
        live = self.live
        for row in (*outbox_rows(live, entry, LONG_AGO), *_later(live, entry)):
            is_edit = goes_on(live, row)
            outgoing = await _message_of(live, row)
            if outgoing is not None:
                yield Heard(_audience(live, row), outgoing, is_edit)
            if row.kind is OutboxKind.PROMPT:
                live.room.prompt_id, live.room.prompt_wait_line = SOME_POST, live.wait_line
        for heard in _said_apart(live, entry):
            yield heard


async def _message_of(live: Live, row: OutboxRow) -> Outgoing | None:
    match row.kind:
        case OutboxKind.PROMPT | OutboxKind.ANNOUNCEMENT:
            posted = room_message(live, row)
            # The picture of a board is that of its card.
            return posted if live.rulebook.turns else await illustrate(live, posted, row.lines, To.PUBLIC)
        case OutboxKind.SECRETS | OutboxKind.LATER:
            sitting = seat_owed(live, row)
            return await illustrate(live, secrets_message(live, sitting, row), row.lines, sitting.name)
        case OutboxKind.ORDER:
            return order_message(live, seat_owed(live, row), row)
        case OutboxKind.GM:
            return gm_message(live, row)
        case OutboxKind.SPEECH:
            return Outgoing(f"**{row.speaker}**: {row.text}")
        case _:
            return None  # Of Discord and not of the game: who can post in a channel, say.


def _audience(live: Live, row: OutboxRow) -> str | To:
    if row.seat_id is not None:
        return seat_owed(live, row).name
    return To.GM if row.user_id is not None else To.PUBLIC


def _later(live: Live, entry: Entry) -> Iterator[OutboxRow]:
    """What was told a while later; how much, no record tells."""
    veiled = [event for event in entry.events if live.rulebook.is_veiled(event)]
    names = {name for event in veiled if isinstance(event.to, tuple) for name in event.to}
    for name in live.started.table.in_seat_order(names):
        seat = Destination(seat_id=live.sitting(name).seat_id)
        yield owed(live.id, OutboxKind.LATER, [entry.line], LONG_AGO, seat)


def _said_apart(live: Live, entry: Entry) -> Iterator[Heard]:
    """What was said in private threads."""
    for event in entry.events:
        if isinstance(event.to, tuple) and thread_of(live, event) is not None:
            told = live.told(event.to[0]).of([entry.line]).events
            yield from (Heard(event.to, said_in_thread(live, each)) for each in told if each.event is event)


def played_again(live: Live, game: Game) -> Live:
    """A game that is over, as it is played again: without what was so at its end, and without deadlines."""
    return replace(
        live,
        game=game,
        hours={},
        pace=Pace(),
        secrecy=Secrecy.DM,
        wait_line=0,
        wait_token=NO_WAIT,
        deadline=None,
        inner_deadline=None,
        room=replace(live.room, prompt_id=None, prompt_wait_line=None),
        veils={},
        held=None,
    )


def as_recorded(theme: Theme, game: Game, commitment: str | None) -> Live:
    """A game of which there is nothing but a record, which tells of no people, channel or deadlines."""
    return Live(
        id=0,
        theme=theme,
        rulebook=game.rulebook,
        language=LANGUAGE,
        guild_id=0,
        gm_id=len(game.seats) + 1,
        phase=GamePhase.RUNNING,
        options={},
        zone="UTC",
        hours={},
        pace=Pace(),
        co_gms=(),
        gm_changes=0,
        late=LatePolicy.ASK,
        ladder=Ladder(),
        secrecy=Secrecy.DM,
        reveal=Revealing.AT_ONCE,
        preview=Previewing.ON,
        holding=Holding.OFF,
        spectating=Spectating.BY_GM,
        talking=Talking.ANYWHERE,
        counting=Counting.EVERY_VOTE,
        reasons=Reasoning.ALL,
        anonymous=getattr(game.options, OPTION, False),
        commitment=commitment,
        started_at=None,
        ended_by=None,
        wait_line=0,
        wait_token=NO_WAIT,
        deadline=None,
        inner_deadline=None,
        room=LiveRoom(0, 0, LONG_AGO, None, None, None, None, None, None),
        sittings=[Sitting(n, name, n, name, n, None, True, False) for n, name in enumerate(game.seats, 1)],
        lobby=Lobby(),
        game=game,
        veils={},
    )
