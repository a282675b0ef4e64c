"""A game at a table, without a Discord or a database: what the bot would send of it, and show to whoever asks."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot.cogs.interaction.replies import refusal_text
from bot.cogs.moves.acting import receipt
from bot.cogs.moves.afterwards import then
from bot.cogs.moves.ranking import written
from bot.cogs.players.looking import history
from bot.components.chosen import CHOSEN, offered
from bot.delivery.asking import moves_for, moves_message, order_message
from bot.delivery.card import card
from bot.delivery.compose import secrets_message, secrets_pages
from bot.delivery.desk.laying import Laid, words_at_desk
from bot.delivery.desk.overview import desk_pages
from bot.delivery.desk.picturing import seats_pictured
from bot.delivery.desk.rows import desk_rows
from bot.delivery.desk.seat_page import seat_message
from bot.delivery.gm_asked import gm_moves_message
from bot.delivery.gm_messages import gm_message
from bot.delivery.outgoing import Outgoing
from bot.delivery.posts import room_message
from bot.delivery.receivers import may_be_told
from bot.delivery.reminders import timely_message
from bot.delivery.saying import panel_of
from bot.delivery.thread_words import greeting, thread_name
from bot.host.outbox_rows import begin_waits, outbox_rows
from bot.host.threads import thread_rows
from bot.storage.choices import Counting, Holding, Previewing, Reasoning, Revealing, Spectating, Talking
from bot.storage.kinds import GamePhase, LatePolicy, OutboxKind, Secrecy
from bot.storage.ladders import Ladder
from bot.storage.live import Live, LiveRoom, Sitting
from bot.storage.lobby import Lobby
from bot.storage.models import OutboxRow
from bot.storage.outbox import Destination, owed
from bot.storage.pace import Pace
from bot.themes import load_themes
from engine.actions import Action
from engine.chance import Chance, seeded_source
from engine.events import Event
from engine.game import Game
from engine.great_table import GreatTableRules
from engine.judging import Wish
from engine.refusals import Refusal
from engine.rulebook import AnyRulebook, any_rulebook
from tests.suites.random_games import seats_for

THEMES = {theme.rulebook: theme for theme in load_themes().values()}
NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
GM_ID = 900
PLAYERS = 900_000_000
PLAYER = "Player of seat"
"""How the users are numbered and called who have seats; with aliases nobody else may be shown either."""
BEHIND = re.compile(rf"{PLAYER} \d|{PLAYERS // 1000}\d{{3}}")
"""Who is behind an alias."""
SAID_TO_ROOM = {OutboxKind.ANNOUNCEMENT, OutboxKind.PROMPT}
SAID_TO_SEAT = {OutboxKind.SECRETS, OutboxKind.ORDER}


class AtATable:
    """A game with players, of whom one may lead it.

    ``step`` is between the numbers of its lines, and stands for all that counts what is secret.
    """

    def __init__(self, game: Game, *, step: int, leader: str | None, anonymous: bool) -> None:
        self._step = step
        self._waits = 0
        self.live = _live(game, leader, anonymous=anonymous)
        self.begun()

    def begun(self) -> None:
        """Let the first wait begin."""
        self._begin_waits()
        (entry,) = self.live.started.log
        self.rows = [*outbox_rows(self.live, entry, NOON), *thread_rows({}, self.live, entry, NOON)]

    def submit(self, wish: Wish, seed: int) -> Sequence[Event]:
        """Make a move, in which chance is seeded, and owe what follows; gives what has happened."""
        before, game = self.live, self.live.started.copy()
        line = game.log[-1].line + self._step
        entry = game.submit(wish, Chance({}, seeded_source(seed, 1)), line)
        self.live = replace(before, game=game)
        self._begin_waits()
        self.rows = [
            *outbox_rows(self.live, entry, NOON, told=wish.by),
            *thread_rows(before.threads, self.live, entry, NOON),
        ]
        return entry.events

    def _begin_waits(self) -> None:
        old = self.live.wait_line
        begin_waits(self.live, self.live.started.log[-1:])
        self._waits += self.live.wait_line != old
        self.live.wait_token = f"wait{self._waits}"

    def sent(self, reader: str) -> Iterator[object]:
        """What is sent of the last move to a seat, and to the room."""
        own = next((sitting for sitting in self.live.sittings if sitting.name == reader), None)
        for row in self.rows:
            if row.kind in SAID_TO_ROOM:
                yield row.kind, self._sent(row, room_message(self.live, row))
            elif own is not None and row.seat_id == own.seat_id and row.kind in SAID_TO_SEAT:
                said = secrets_message if row.kind is OutboxKind.SECRETS else order_message
                yield row.kind, self._sent(row, said(self.live, own, row))
            elif own is not None and row.user_id == own.user_id and may_be_told(self.live, row):
                yield row.kind, self._sent(row, gm_message(self.live, row))

    @property
    def written_to(self) -> list[list[str]]:
        """Whom the bot writes to by DM of the last move: first of what was told, then of what is asked."""
        seats = {sitting.seat_id: sitting.name for sitting in self.live.sittings}
        kinds = (OutboxKind.SECRETS, OutboxKind.ORDER)
        return [[seats[row.seat_id] for row in self.rows if row.kind is kind and row.seat_id] for kind in kinds]

    @staticmethod
    def _sent(row: OutboxRow, outgoing: Outgoing | None) -> object:
        return None if outgoing is None else plain(outgoing)

    def seen(self, reader: str, refused: Sequence[Refusal | None]) -> Iterator[object]:
        """What a seat is shown that looks everywhere, or whoever reads in the room."""
        live = self.live
        yield plain(card(live)), plain(history(live)), then(live, live.wait_token), thread_name(live)
        for thread in live.threads.values():
            members = thread.members if reader in thread.members else ()
            yield thread.key, thread.is_relayed and bool(members), plain(greeting(live, thread, [])) if members else ()
        own = next((sitting for sitting in live.sittings if sitting.name == reader), None)
        if own is None:
            return
        yield plain(Outgoing(pages=secrets_pages(live, own))), plain(moves_message(live, own))
        yield [None if refusal is None else refusal_text(live, refusal, own) for refusal in refused]
        panel = panel_of(live)
        for ask in live.asks.of(reader):
            yield [offered(panel, ask, name) for name, domain in ask.fields.items() if isinstance(domain, CHOSEN)]
            yield written(live, reader, ask)
        if live.is_led_by(own.user_id):
            yield from self.led(live, own.user_id)
            yield from self.led(replace(live, gm_id=GM_ID, co_gms=(own.user_id,)), own.user_id)

    def led(self, live: Live, user_id: int) -> Iterator[object]:
        """What is shown to a GM who plays, alone or beside one who may know everything."""
        yield plain(gm_moves_message(live, user_id, []))
        yield [plain(moves_for(live, sitting, secret=False)) for sitting in live.sittings]
        late = owed(live.id, OutboxKind.LATE, [live.wait_line], NOON, Destination(user_id=user_id))
        yield self._sent(late, timely_message(live, late))
        yield from self.at_desk(live, user_id)

    def at_desk(self, live: Live, user_id: int) -> Iterator[object]:
        """What such a GM is shown at his desk. What waits in secret tells how often others were reminded."""
        laid = Laid(user_id, False, reminders={sitting.seat_id: self._step for sitting in live.sittings})
        yield plain(Outgoing(pages=desk_pages(live, laid), rows=desk_rows(live, laid)))
        yield [plain(seat_message(live, laid, sitting)) for sitting in live.sittings]
        yield seats_pictured(live, laid, words_at_desk(live, formatted=False))

    def receipt(self, seat: str, action: Action) -> object:
        """What a seat is answered that has made the last move."""
        return plain(receipt(self.live, seat, self.live.started.log[-1].line, action))


def great_table(leader: str | None = None, *, anonymous: bool = False) -> Live:
    """A Great Table of ten at its beginning; somebody who plays may lead it."""
    return beginning(any_rulebook(GreatTableRules()), 10, leader, anonymous=anonymous)


def beginning(rulebook: AnyRulebook, players: int, leader: str | None = None, *, anonymous: bool) -> Live:
    """A game at its beginning."""
    seats = seats_for(rulebook, players)
    game = Game.begin(rulebook, seats, rulebook.options(), Chance({}, seeded_source(1, 1)))
    return AtATable(game, step=1, leader=leader, anonymous=anonymous).live


def plain(outgoing: Outgoing) -> object:
    """All that a message shows."""
    rows = [[item.to_component_dict() for item in row] for row in outgoing.rows]
    return outgoing.content, tuple(outgoing.pages), rows, list(outgoing.mentions), list(outgoing.files)


def _live(game: Game, leader: str | None, *, anonymous: bool) -> Live:
    theme = THEMES[game.rulebook.slug]
    sittings = [_sitting(number, name) for number, name in enumerate(game.seats, 1)]
    return Live(
        id=7,
        theme=theme,
        rulebook=game.rulebook,
        language="en",
        zone="UTC",
        guild_id=70,
        gm_id=next((each.user_id for each in sittings if each.name == leader), GM_ID),
        co_gms=(),
        gm_changes=0,
        phase=GamePhase.RUNNING,
        options={},
        hours={},
        pace=Pace(),
        late=LatePolicy.ASK,
        secrecy=Secrecy.DM,
        reveal=Revealing.AT_ONCE,
        preview=Previewing.ON,
        counting=Counting.EVERY_12,
        ladder=Ladder(),
        holding=Holding.OFF,
        reasons=Reasoning.ALL,
        spectating=Spectating.BY_GM,
        talking=Talking.HERE,
        anonymous=anonymous,
        commitment="0" * 64,
        started_at=NOON,
        ended_by=None,
        wait_line=0,
        wait_token="",
        deadline=None,
        inner_deadline=None,
        room=LiveRoom(8, 80, NOON, None, None, None, None, None, None),
        sittings=sittings,
        lobby=Lobby(),
        game=game,
        veils={},
    )


def _sitting(number: int, name: str) -> Sitting:
    player, user_id = f"{PLAYER} {number}", PLAYERS + number
    return Sitting(number, name, 10 + number, player, user_id, 200 + number, dm_open=True, is_staff=False)
