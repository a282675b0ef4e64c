"""Edits the post of a vote while it goes on, so that it shows who has voted: merged, and with the buttons as they are.

Only a public change is ever edited in. A secret move neither brings an edit forward nor puts one off.

Several processes may edit a post, and none knows of the others' edits. So a process edits a post again if the public
record says that another one may have shown something else since.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import NamedTuple

import structlog
from discord.utils import snowflake_time
from msgspec.structs import replace

from bot.clock import now
from bot.delivery.card.illustrating import illustrate, picture_of_vote
from bot.delivery.posts.posts import called, room_message
from bot.delivery.recent import Recent
from bot.delivery.requests.port import Port
from bot.delivery.sending.background_tasks import begin, end_tasks
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import grows, words_of
from bot.delivery.turns.turn_posts import lines_told
from bot.logs import where
from bot.pictures.picture import Picture
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.common_dues import prompt_due
from bot.wording.moment_words import Question
from bot.wording.pages import Page
from engine.audience import To

FIRST = timedelta(seconds=30)
"""The age at which a post may first be edited. A brisk vote of ten players is over by then, and costs no edit."""
PATIENCE = timedelta(seconds=15)
"""The time between two edits of a post."""
LONGEST_CLOSING = 2.0
"""The most seconds that an edit may take when the bot stops."""
NO_PAGE = Page("", "")

log = structlog.get_logger()


class State(NamedTuple):
    """What a post shows that may change: its question with the votes, the deadline, and the users it still calls."""

    question: Question
    deadline: datetime | None
    called: tuple[int, ...]

    @property
    def as_posted(self) -> "State | None":
        """Return this as what a new post shows, if nobody has voted."""
        return None if self.question.standing or self.question.seen else self


class Shown(NamedTuple):
    """The known content of a post, and the last public line by then."""

    state: State | None
    line: int


class LivingPosts:
    """Keeps the posts of present votes up to date. ``load`` loads a game as it is now."""

    def __init__(self, port: Port, load: Callable[[int], Awaitable[HostedGame | None]]) -> None:
        self._port = port
        self._load = load
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[int] = set()
        self._asleep: set[int] = set()
        self._is_closing = False
        self._known = Recent[int, Shown]()
        """The known content of each post."""
        self._kept = Recent[int, Picture | None]()
        """The picture that each post has and keeps, without its file."""
        self._edited = Recent[int, timedelta]()
        """The age of each post at its last edit."""

    def touch(self, game_id: int) -> None:
        """Report that the post of a game's vote may look different now."""
        self._wanted.add(game_id)
        if game_id not in self._tasks and not self._is_closing:
            begin(self._tasks, game_id, self._keep(game_id))

    async def close(self) -> None:
        """Finish the edits that are on their way, and stop."""
        self._is_closing = True
        await end_tasks(self._tasks, self._asleep, LONGEST_CLOSING)

    async def _keep(self, game_id: int) -> None:
        """Edit the post until nothing has changed. After a failure, wait for the next change."""
        try:
            while game_id in self._wanted and not self._is_closing:
                self._wanted.discard(game_id)
                if (post_id := _post_of(hosted := await self._load(game_id))) is None or hosted is None:
                    return
                if (state := _state(hosted)) is None:
                    continue
                line = hosted.told(To.PUBLIC).entries[-1].line
                known = self._known.setdefault(post_id, Shown(state.as_posted, hosted.wait_line))
                if state == known.state and not _may_have_differed(hosted, state.question, known.line):
                    self._known[post_id] = Shown(state, line)
                    continue
                if (rest := self._rest(post_id)) > 0:
                    self._wanted.add(game_id)
                    self._asleep.add(game_id)
                    await asyncio.sleep(rest)
                    self._asleep.discard(game_id)
                    continue
                await self._edit(hosted, post_id)
                self._known[post_id] = Shown(state, line)
                self._wanted.add(game_id)  # Another process may have shown more, and been overtaken by this edit.
        except Exception as error:
            log.warning("vote not painted", game=game_id, error=where(error))

    def _rest(self, post_id: int) -> float:
        """Return the seconds until a post may be edited."""
        before = self._edited.get(post_id)
        left = (FIRST if before is None else before + PATIENCE) - _age(post_id)
        return min(left, FIRST).total_seconds()

    async def _edit(self, hosted: HostedGame, post_id: int) -> None:
        await self._port.priority.give()
        made = await self._made(hosted, post_id)
        if made is None:
            return
        self._edited[post_id] = _age(post_id)
        await self._port.reword(hosted.room.channel_id, post_id, made)

    async def _made(self, hosted: HostedGame, post_id: int) -> Outgoing | None:
        """Return the post as it should look now, with a picture of the vote if the game has one.

        The post's own picture is drawn once, to know whether it has one, and its words.
        """
        row = prompt_due(hosted, hosted.wait_line, now())
        made = room_message(hosted, row)
        if made is None:
            return None
        made.picture = await picture_of_vote(hosted)
        if made.picture is not None:
            return made
        made.keeps_files = True
        if post_id not in self._kept:
            drawn = await illustrate(hosted, made, lines_told(hosted, row), To.PUBLIC)
            picture = None if drawn is None else drawn.picture
            self._kept[post_id] = None if picture is None else replace(picture, png=b"", page=NO_PAGE)
        made.picture = self._kept[post_id]
        return made


def _age(post_id: int) -> timedelta:
    return now() - snowflake_time(post_id)


def _post_of(hosted: HostedGame | None) -> int | None:
    """Return the post of a game's present wait; None if it has none that can be edited."""
    if hosted is None or hosted.game is None or not hosted.asks or hosted.room.loss is not None:
        return None
    room = hosted.room
    return room.prompt_id if room.prompt_wait_line == hosted.wait_line else None


def _state(hosted: HostedGame) -> State | None:
    """Return what the post of the present vote should show; None in other waits."""
    if not grows(hosted) or (question := words_of(hosted).prompt(hosted.view(To.PUBLIC))) is None:
        return None
    return State(question, hosted.deadline, tuple(called(hosted, hosted.asks.awaited)))


def _may_have_differed(hosted: HostedGame, question: Question, since: int) -> bool:
    """Whether the question of a vote has looked otherwise at a public line after that one."""
    lines = [entry.line for entry in hosted.told(To.PUBLIC).entries.since(since + 1)]
    words = words_of(hosted)
    return any(words.prompt(hosted.view_at(line, To.PUBLIC)) != question for line in lines)
