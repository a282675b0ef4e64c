"""A record told again: each line with the messages it owed, made by the code that makes them in a running game."""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import NamedTuple

from msgspec import structs

from bot.components.keys import NO_WAIT
from bot.delivery.card.illustrating import illustrate, illustrated_card
from bot.delivery.notices import NOTICES, Sent, game_words
from bot.delivery.posts.scene_posts import scene_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.receivers import seat_owed
from bot.delivery.telling.saying import words_of
from bot.delivery.threads.thread_words import said_in_thread
from bot.delivery.turns.turn_posts import goes_on
from bot.host.house.house_players import turn_of
from bot.host.moves.owed_rows import begin_waits, rows_of_lines, thread_of
from bot.page.remarks_heard import Heard, remarks_heard
from bot.policies.reasons import beliefs_of
from bot.storage.games.anonymity import OPTION
from bot.storage.games.hosted_game import HostedGame, HostedRoom, Occupancy
from bot.storage.games.lobby import Lobby
from bot.storage.outbox.common_dues import secrets_due_later
from bot.storage.outbox.outbox import Destination
from bot.storage.people.remarks import Remark
from bot.storage.schema.choices import Counting, Talking
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.kinds import GamePhase, RemarkKind, Secrecy, Trait
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.pace import Pace
from bot.themes import Theme
from bot.words import LANGUAGE
from engine.audience import Reader, To
from engine.events import Undone
from engine.game import Game
from engine.log import Entry, standing_from
from engine.record import Header, Verdict
from engine.strength import Strength

LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
SOME_POST = 0
"""The id of a post that does not exist."""


class Told(NamedTuple):
    """The messages of a line of the record, and the card after it."""

    line: int
    at: datetime | None
    heard: tuple[Heard, ...]
    card: Outgoing
    suspicion: Mapping[str, Mapping[str, float]]
    """For each seat whose suspicions changed, the share of deals, out of those that fit what it was told, in which each
    seat is evil.
    """
    beliefs: Mapping[str, Mapping[str, float]]
    """For each house player whose beliefs changed, how likely it thought each seat to be evil."""

    def to(self, reader: Reader) -> "Told":
        """Return what a reader was told of it."""
        heard = tuple([each for each in self.heard if may_hear(reader, each.audience)])
        suspicion = {name: shares for name, shares in self.suspicion.items() if may_hear(reader, name)}
        beliefs = {name: chances for name, chances in self.beliefs.items() if may_hear(reader, name)}
        return self._replace(heard=heard, suspicion=suspicion, beliefs=beliefs)


def may_hear(reader: Reader, audience: str | To | tuple[str, ...]) -> bool:
    """Whether a reader may have a message for that audience. The GM may have every message."""
    is_among = reader in audience if isinstance(audience, tuple) else reader == audience
    return reader is To.GM or audience is To.PUBLIC or is_among


class Story:
    """Tells a game again, with remarks. ``hosted`` is that game, which moves on with each line."""

    def __init__(self, hosted: HostedGame, remarks: Sequence[Remark] = ()) -> None:
        self.hosted = hosted
        self._above = [each for each in remarks if each.kind is RemarkKind.RESULT]
        self._remarks = [each for each in remarks if each.kind is not RemarkKind.RESULT]
        self.names = {hosted.room.channel_id: hosted.theme.slug}
        self.names |= {occupancy.user_id: occupancy.name for occupancy in hosted.occupancies}
        self._taken: list[Entry] = []
        self._known: dict[str, Mapping[str, float]] = {}
        self._believed: dict[str, Mapping[str, float]] = {}

    async def tell(self, verdict: Verdict, entry: Entry) -> Told:
        """Tell a line that the game has just accepted."""
        hosted = self.hosted
        begin_waits(hosted, [entry])
        hosted.phase = GamePhase.OVER if hosted.started.table.outcome is not None else GamePhase.RUNNING
        told = () if self._is_known(verdict, entry) else tuple([each async for each in self._heard(entry)])
        above = remarks_heard(hosted, self._above, entry.line)
        heard = (*above, *told, *remarks_heard(hosted, self._remarks, entry.line))
        card = await illustrated_card(hosted)
        return Told(entry.line, verdict.at, heard, card, dict(self._suspicion()), dict(self._beliefs()))

    def _suspicion(self) -> Iterator[tuple[str, Mapping[str, float]]]:
        for name in self.hosted.names if words_of(self.hosted).suspicion() else ():
            shares = self.hosted.rulebook.suspicion(self.hosted.view(name), self.hosted.told(name).standing)
            if shares != self._known.get(name, {}):
                self._known[name] = shares
                yield name, shares

    def _beliefs(self) -> Iterator[tuple[str, Mapping[str, float]]]:
        hosted = self.hosted
        for name in hosted.house if hosted.started.table.outcome is None else ():
            beliefs = beliefs_of(hosted.rulebook.slug, turn_of(hosted, name), hosted.settings.strength)
            if beliefs and beliefs != self._believed.get(name):
                self._believed[name] = beliefs
                yield name, beliefs

    def _is_known(self, verdict: Verdict, entry: Entry) -> bool:
        """Whether a line was made again after an undo, and tells only what was told before."""
        for event in entry.events:
            if isinstance(event, Undone) and event.taken is not None:
                self._taken = standing_from(self.hosted.started.log.before(entry.line), event.taken)
        return verdict.again and entry.events in [taken.events for taken in self._taken]

    async def _heard(self, entry: Entry) -> AsyncIterator[Heard]:
        hosted = self.hosted
        for page in scene_of(hosted, entry.line)[-1:]:
            yield Heard(To.PUBLIC, Outgoing(pages=[page]))
        for row in (*rows_of_lines(hosted, [entry], LONG_AGO), *_later(hosted, entry)):
            is_edit = goes_on(hosted, row)
            outgoing = await _message_of(hosted, row)
            if outgoing is not None:
                yield Heard(_audience(hosted, row), outgoing, is_edit)
            if Trait.ASKS in row.kind.traits:
                hosted.room.prompt_id, hosted.room.prompt_wait_line = SOME_POST, hosted.wait_line
        for heard in _said_apart(hosted, entry):
            yield heard


async def _message_of(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Make what a row has told of the game; None if it was of Discord: who can post in a channel, say."""
    notice = NOTICES[row.kind]
    if notice.sent is Sent.AS_SPEECH:
        return Outgoing(f"**{row.speaker}**: {row.text}")
    told = game_words(hosted, row)
    if notice.adds is None or (row.room_id is not None and hosted.rulebook.turns):
        return told  # The picture of a board is that of its card.
    return await illustrate(
        hosted, told, row.lines, To.PUBLIC if row.room_id is not None else seat_owed(hosted, row).name
    )


def _audience(hosted: HostedGame, row: OutboxRow) -> str | To:
    if row.seat_id is not None:
        return seat_owed(hosted, row).name
    return To.GM if row.user_id is not None else To.PUBLIC


def _later(hosted: HostedGame, entry: Entry) -> Iterator[OutboxRow]:
    """Return what was told with a delay. No record tells how long the delay was."""
    embargoed = [event for event in entry.events if hosted.rulebook.is_embargoed(event)]
    names = {name for event in embargoed if isinstance(event.to, tuple) for name in event.to}
    for name in hosted.started.table.in_seat_order(names):
        seat = Destination(seat_id=hosted.occupancy(name).seat_id)
        yield secrets_due_later(hosted, seat, entry.line, LONG_AGO)


def _said_apart(hosted: HostedGame, entry: Entry) -> Iterator[Heard]:
    """Return the messages of private threads."""
    for event in entry.events:
        if isinstance(event.to, tuple) and thread_of(hosted, event) is not None:
            told = hosted.told(event.to[0]).of([entry.line]).events
            yield from (Heard(event.to, said_in_thread(hosted, each)) for each in told if each.event is event)


def played_again(hosted: HostedGame, game: Game) -> HostedGame:
    """Return a finished game as it is replayed: without the state of its end, and without deadlines."""
    return replace(
        hosted,
        game=game,
        settings=structs.replace(hosted.settings, hours={}, pace=Pace(), secrecy=Secrecy.DM),
        wait_line=0,
        wait_token=NO_WAIT,
        deadline=None,
        inner_deadline=None,
        room=replace(hosted.room, prompt_id=None, prompt_wait_line=None),
        embargoes={},
        pending=None,
    )


def as_recorded(theme: Theme, header: Header, game: Game, commitment: str | None) -> HostedGame:
    """Return a game known only from a record, which tells nothing of people, channels or deadlines.

    A table has house players of one strength.
    """
    strength = next(iter(header.house.values()), Strength.USUAL)
    return HostedGame(
        id=0,
        theme=theme,
        rulebook=game.rulebook,
        language=LANGUAGE,
        guild_id=0,
        gm_id=len(game.seats) + 1,
        phase=GamePhase.RUNNING,
        options={},
        zone="UTC",
        settings=GameSettings(counting=Counting.EVERY_VOTE, talking=Talking.ANYWHERE, strength=strength),
        co_gms=(),
        gm_changes=0,
        anonymous=getattr(game.options, OPTION, False),
        commitment=commitment,
        started_at=None,
        ended_by=None,
        wait_line=0,
        wait_token=NO_WAIT,
        deadline=None,
        inner_deadline=None,
        room=HostedRoom(0, 0, LONG_AGO, None, None, None, None, None, None),
        occupancies=[Occupancy(n, name, n, name, n, None, True, False) for n, name in enumerate(game.seats, 1)],
        lobby=Lobby(),
        game=game,
        embargoes={},
    )
