"""A board game at a table, whose moves without a choice are made as in the channel: in the step that leads to them."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from msgspec import Struct

from bot.delivery.card.illustrating import height_of_picture
from bot.delivery.posts.phone_height import height
from bot.delivery.posts.posts import room_message
from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.turns.turn_posts import lines_told
from bot.host.moves.choiceless_moves import make_choiceless
from bot.host.moves.owed_rows import begin_waits, rows_of_lines
from bot.host.moves.submissions import accept
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.models import OutboxRow
from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.judging import Submission
from engine.log import Entry
from engine.rulebook import AnyRulebook
from tests.delivery.at_a_table import NOON, SAID_TO_ROOM, AtATable
from tests.suites.random_games import allowed_setup


class BoardPost(NamedTuple):
    """A post in the channel, the most pixels that its picture may have in height, and its height on a phone."""

    made: Outgoing
    picture: int
    height: float

    @property
    def asks(self) -> bool:
        """Whether it has buttons for an answer."""
        return bool(self.made.rows)

    @property
    def has_board(self) -> bool:
        """Whether the board stands in it."""
        return self.picture > 0 and self.made.has_room


class BoardTable:
    """A game with seeded chance, and what is owed to the channel of its last step. A set-up not given is random."""

    def __init__(self, rulebook: AnyRulebook, seed: int, setup: tuple[tuple[str, ...], Struct] | None = None) -> None:
        seats, options = setup or allowed_setup(rulebook, Random(seed))
        game = Game.begin(rulebook, seats, options, Chance({}, seeded_source(seed, 1)))
        hosted = AtATable(game, step=1, leader=None, anonymous=False).hosted
        self.hosted = replace(hosted, deadline=NOON, chance=lambda now: _chance(now, seed))
        self._go_on(self.hosted.started.log[:1], by=None)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.hosted.started.table.outcome is not None

    def submit(self, submission: Submission) -> None:
        """Make a move, and what follows from it without a choice."""
        self.hosted = replace(self.hosted, game=self.hosted.started.copy())
        accepted = accept(self.hosted.started, submission, self.hosted.chance(self.hosted))
        self._go_on([accepted.entry], submission.by)

    def _go_on(self, entries: list[Entry], by: str | None) -> None:
        led = [*entries, *(line.entry for line in make_choiceless(self.hosted))]
        begin_waits(self.hosted, led)
        self.rows = [row for row in rows_of_lines(self.hosted, led, NOON, told=by) if row.kind in SAID_TO_ROOM]

    def posts(self) -> Iterator[BoardPost]:
        """Make the posts of the last step."""
        for row in self.rows:
            if (made := room_message(self.hosted, row)) is not None:
                picture = _picture(self.hosted, row)
                yield BoardPost(made, picture, height(made, picture if made.has_room else 0))


def _chance(hosted: HostedGame, seed: int) -> Chance:
    return Chance({}, seeded_source(seed, hosted.lines + 1))


def _picture(hosted: HostedGame, row: OutboxRow) -> int:
    return height_of_picture(hosted, told_of(hosted, lines_told(hosted, row), To.PUBLIC))
