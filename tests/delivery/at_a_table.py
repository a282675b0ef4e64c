"""A game at a table without Discord or a database: what the bot would send of it and show to anybody who asks."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot.cogs.interaction.replies import refusal_text
from bot.cogs.moves.making_moves import receipt, then
from bot.cogs.moves.ranking_presses import written
from bot.cogs.players.looks import history
from bot.components.chosen import CHOSEN, offered
from bot.delivery.card.card import card
from bot.delivery.desk.desk_buttons import desk_rows
from bot.delivery.desk.desk_overview import desk_pages
from bot.delivery.desk.desk_picture import seats_pictured
from bot.delivery.desk.desk_view import DeskView, words_at_desk
from bot.delivery.desk.seat_page import seat_message
from bot.delivery.gm.gm_questions import gm_moves_message
from bot.delivery.gm.reminders import late_message
from bot.delivery.notices import game_words, may_be_told
from bot.delivery.telling.compose import secrets_pages
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import panel_of
from bot.delivery.telling.seat_questions import moves_for, moves_message
from bot.delivery.threads.thread_words import greeting, thread_name
from bot.host.moves.batching import Done
from bot.host.moves.owed_rows import begin_waits, outbox_rows
from bot.host.moves.thread_dues import thread_rows
from bot.storage.games.hosted_game import HostedGame, HostedRoom, Occupancy
from bot.storage.games.lobby import Lobby
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.kinds import GamePhase, OutboxKind
from bot.storage.schema.models import OutboxRow
from bot.themes import load_themes
from engine.actions import Action
from engine.chance import Chance, seeded_source
from engine.events import Event
from engine.game import Game
from engine.great_table import GreatTableRules
from engine.judging import Submission
from engine.refusals import Refusal
from engine.rulebook import AnyRulebook, any_rulebook
from tests.suites.random_games import seats_for

THEMES = {theme.rulebook: theme for theme in load_themes().values()}
NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
GM_ID = 900
PLAYERS = 900_000_000
PLAYER = "Player of seat"
"""The ids and names of users with seats. With aliases nobody else may be shown either."""
BEHIND = re.compile(rf"{PLAYER} \d|{PLAYERS // 1000}\d{{3}}")
"""The player behind an alias. ``is_behind`` looks for it where somebody who plays may lead the game."""
SAID_TO_ROOM = {OutboxKind.ANNOUNCEMENT, OutboxKind.PROMPT}
SAID_TO_SEAT = {OutboxKind.SECRETS, OutboxKind.ORDER}


class AtATable:
    """A game with players, one of whom may lead it.

    ``step`` is the gap between the numbers of its lines, and stands for everything that counts secret acts.
    """

    def __init__(self, game: Game, *, step: int, leader: str | None, anonymous: bool) -> None:
        self._step = step
        self._waits = 0
        self.hosted = _hosted(game, leader, anonymous=anonymous)
        self.begun()

    def begun(self) -> None:
        """Let the first wait begin."""
        self._begin_waits()
        (entry,) = self.hosted.started.log
        self.rows = [*outbox_rows(self.hosted, entry, NOON), *thread_rows({}, self.hosted, entry, NOON)]

    def submit(self, submission: Submission, seed: int) -> Sequence[Event]:
        """Make a move with seeded chance, queue the messages that follow, and return the events."""
        before, game = self.hosted, self.hosted.started.copy()
        line = game.log[-1].line + self._step
        entry = game.submit(submission, Chance({}, seeded_source(seed, 1)), line)
        self.hosted = replace(before, game=game)
        self._begin_waits()
        self.rows = [
            *outbox_rows(self.hosted, entry, NOON, told=submission.by),
            *thread_rows(before.threads, self.hosted, entry, NOON),
        ]
        return entry.events

    def _begin_waits(self) -> None:
        old = self.hosted.wait_line
        begin_waits(self.hosted, self.hosted.started.log[-1:])
        self._waits += self.hosted.wait_line != old
        self.hosted.wait_token = f"wait{self._waits}"

    def sent(self, reader: str) -> Iterator[object]:
        """Return what is sent of the last move to a seat and to the room."""
        own = next((occupancy for occupancy in self.hosted.occupancies if occupancy.name == reader), None)
        for row in self.rows:
            if row.kind in SAID_TO_ROOM:
                is_told = True
            elif own is not None and row.seat_id == own.seat_id:
                is_told = row.kind in SAID_TO_SEAT
            else:
                is_told = own is not None and row.user_id == own.user_id and may_be_told(self.hosted, row)
            if is_told:
                yield row.kind, self._sent(row, game_words(self.hosted, row))

    @property
    def written_to(self) -> list[list[str]]:
        """Return the users the bot writes to by DM about the last move: first about events, then with questions."""
        seats = {occupancy.seat_id: occupancy.name for occupancy in self.hosted.occupancies}
        kinds = (OutboxKind.SECRETS, OutboxKind.ORDER)
        return [[seats[row.seat_id] for row in self.rows if row.kind is kind and row.seat_id] for kind in kinds]

    @staticmethod
    def _sent(row: OutboxRow, outgoing: Outgoing | None) -> object:
        return None if outgoing is None else plain(outgoing)

    def seen(self, reader: str, refused: Sequence[Refusal | None]) -> Iterator[object]:
        """Return what is shown to a seat that looks everywhere, or to a reader in the room."""
        hosted = self.hosted
        yield plain(card(hosted)), plain(history(hosted)), then(hosted, hosted.wait_token), thread_name(hosted)
        for thread in hosted.threads.values():
            members = thread.members if reader in thread.members else ()
            yield (
                thread.key,
                thread.is_relayed and bool(members),
                plain(greeting(hosted, thread, [])) if members else (),
            )
        own = next((occupancy for occupancy in hosted.occupancies if occupancy.name == reader), None)
        if own is None:
            return
        yield plain(Outgoing(pages=secrets_pages(hosted, own))), plain(moves_message(hosted, own))
        yield [None if refusal is None else refusal_text(hosted, refusal, own) for refusal in refused]
        panel = panel_of(hosted)
        for ask in hosted.asks.of(reader):
            yield [offered(panel, ask, name) for name, domain in ask.fields.items() if isinstance(domain, CHOSEN)]
            yield written(hosted, reader, ask)
        if hosted.is_led_by(own.user_id):
            yield from self.led(hosted, own.user_id)
            yield from self.led(replace(hosted, gm_id=GM_ID, co_gms=(own.user_id,)), own.user_id)
            yield from self.led(replace(hosted, co_gms=(GM_ID,)), own.user_id)

    def led(self, hosted: HostedGame, user_id: int) -> Iterator[object]:
        """Return what is shown to a GM who plays, alone or beside one who may know everything."""
        yield plain(gm_moves_message(hosted, user_id, []))
        yield [plain(moves_for(hosted, occupancy, secret=False)) for occupancy in hosted.occupancies]
        late = owed(hosted.id, OutboxKind.LATE, [hosted.wait_line], NOON, Destination(user_id=user_id))
        yield self._sent(late, late_message(hosted, late))
        yield from self.at_desk(hosted, user_id)

    def at_desk(self, hosted: HostedGame, user_id: int) -> Iterator[object]:
        """Return what such a GM is shown at their desk. A hidden wait tells how often others were reminded."""
        desk_view = DeskView(
            user_id, False, reminders={occupancy.seat_id: self._step for occupancy in hosted.occupancies}
        )
        yield plain(Outgoing(pages=desk_pages(hosted, desk_view), rows=desk_rows(hosted, desk_view)))
        yield [plain(seat_message(hosted, desk_view, occupancy)) for occupancy in hosted.occupancies]
        yield seats_pictured(hosted, desk_view, words_at_desk(hosted, formatted=False))

    def receipt(self, seat: str, action: Action) -> object:
        """Return the answer to a seat that has made the last move."""
        return plain(receipt(Done(self.hosted.started.log[-1].line, self.hosted), seat, action))


def is_behind(hosted: HostedGame, shown: object) -> bool:
    """Whether what is shown names a player behind an alias. A GM may be called as the GM, for everybody knows them."""
    text = str(shown)
    for gm_id in hosted.gms:
        text = text.replace(str(gm_id), "")
    return bool(BEHIND.search(text))


def great_table(leader: str | None = None, *, anonymous: bool = False) -> HostedGame:
    """Return a Great Table of ten at its beginning. Somebody who plays may lead it."""
    return beginning(any_rulebook(GreatTableRules()), 10, leader, anonymous=anonymous)


def beginning(rulebook: AnyRulebook, players: int, leader: str | None = None, *, anonymous: bool) -> HostedGame:
    """Return a game at its beginning."""
    seats = seats_for(rulebook, players)
    game = Game.begin(rulebook, seats, rulebook.options(), Chance({}, seeded_source(1, 1)))
    return AtATable(game, step=1, leader=leader, anonymous=anonymous).hosted


def plain(outgoing: Outgoing) -> object:
    """Return all that a message shows."""
    rows = [[item.to_component_dict() for item in row] for row in outgoing.rows]
    return outgoing.content, tuple(outgoing.pages), rows, list(outgoing.mentions), list(outgoing.files)


def _hosted(game: Game, leader: str | None, *, anonymous: bool) -> HostedGame:
    theme = THEMES[game.rulebook.slug]
    occupancies = [_occupancy(number, name) for number, name in enumerate(game.seats, 1)]
    return HostedGame(
        id=7,
        theme=theme,
        rulebook=game.rulebook,
        language="en",
        zone="UTC",
        guild_id=70,
        gm_id=next((each.user_id for each in occupancies if each.name == leader), GM_ID),
        co_gms=(),
        gm_changes=0,
        phase=GamePhase.RUNNING,
        options={},
        settings=GameSettings(),
        anonymous=anonymous,
        commitment="0" * 64,
        started_at=NOON,
        ended_by=None,
        wait_line=0,
        wait_token="",
        deadline=None,
        inner_deadline=None,
        room=HostedRoom(8, 80, NOON, None, None, None, None, None, None),
        occupancies=occupancies,
        lobby=Lobby(),
        game=game,
        embargoes={},
    )


def _occupancy(number: int, name: str) -> Occupancy:
    player, user_id = f"{PLAYER} {number}", PLAYERS + number
    return Occupancy(number, name, 10 + number, player, user_id, 200 + number, dm_open=True, is_staff=False)
