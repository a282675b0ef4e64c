"""The room behind the page: the simulated Discord handles one act at a time, by the person or an automatic player."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta

from msgspec import Struct
from simcord import InteractionResult

from bot.delivery.telling.saying import bot_words
from bot.rehearsal.failure import Impossible, RehearsalFailed
from bot.rehearsal.rehearsal_client import Client
from bot.rehearsal.shown import Control
from bot.rehearsal.stage import Stage
from bot.rehearsal.typed_commands import read_line
from bot.rehearsal.web.company import Company
from bot.rehearsal.web.completing import Completion, completions
from bot.rehearsal.web.fortune import Fortune
from bot.rehearsal.web.page_requests import (
    Cast,
    Choose,
    Complete,
    Deal,
    Draws,
    Forward,
    LookBack,
    Pace,
    Press,
    Run,
    SendIn,
    Wish,
    Write,
)
from bot.rehearsal.web.sight import Sight
from bot.rehearsal.web.web_forms import form_html, sent_in
from bot.storage.games.hosted_game import HostedGame
from bot.themes import Theme
from bot.words import LANGUAGE

MOMENT = 3.0
"""The seconds that pass after every act, so that the card is up to date."""
WITHOUT_DEADLINE = timedelta(hours=1)
"""The time that passes at once where no deadline is coming."""
MOST_SECONDS = 10.0


class Answer(Struct, omit_defaults=True):
    """The immediate reply to the page: a problem in words, an opening form, or possible meanings."""

    problem: str = ""
    form: str = ""
    who: str = ""
    offers: list[Completion] = []


class _Opened(Struct, frozen=True):
    who: str
    channel_id: int
    result: InteractionResult


class Room:
    """Carries out the page's requests, and tells watchers whenever something may look different."""

    def __init__(self, stage: Stage, company: Company, theme: Theme) -> None:
        self.title = theme.title
        self.stage = stage
        self.company = company
        self.words = bot_words(theme, LANGUAGE)
        self.sight = Sight(stage)
        self.fortune = Fortune(stage.dealer, self.words)
        self.problem = ""
        self.is_playing = False
        self.is_busy = False
        """Whether something is being done right now."""
        self.watchers: set[asyncio.Event] = set()
        self._lock = asyncio.Lock()
        self._forms: dict[str, _Opened] = {}
        self._pacing = asyncio.Lock()
        self._playing: asyncio.Task[None] | None = None
        self._rests = asyncio.Event()
        self._seen = 0

    async def wish(self, wish: Wish) -> Answer:
        """Carry out a request. The person who makes a new request has read the problem before it."""
        if not isinstance(wish, Complete):
            self.problem = ""
        try:
            return await self._grant(wish)
        except RehearsalFailed as failure:
            return Answer(problem=str(failure))
        finally:
            self.tell()

    def tell(self) -> None:
        """Wake the watchers."""
        self._seen = len(self.stage.env.backend.transcript)
        for watcher in self.watchers:
            watcher.set()

    async def look(self) -> None:
        """Wake the watchers if the bot has done something, even unprompted or unfinished."""
        if self._seen == len(self.stage.env.backend.transcript):
            return
        if not self.is_busy:
            async with self._lock:
                try:
                    self.stage.check("While time passed")
                except RehearsalFailed as failure:
                    self.problem = str(failure)
        self.tell()

    async def game(self) -> HostedGame | None:
        """Return the game as it is now."""
        return await self.stage.game()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Hold the lock under which the simulated Discord handles one act at a time."""
        async with self._lock:
            yield

    async def close(self) -> None:
        """Stop the automatic players, finish the running act and requests, and wake the watchers."""
        async with self._pacing:
            await self._rest()
        self.tell()
        async with self._lock:
            pass

    async def _rest(self) -> None:
        self._rests.set()
        if self._playing is not None:
            await asyncio.gather(self._playing, return_exceptions=True)
        self._playing = None

    @asynccontextmanager
    async def _doing(self) -> AsyncIterator[None]:
        async with self._lock:
            self.is_busy = True
            try:
                yield
                hosted = await self.stage.game()
                if hosted is not None:
                    self.problem = self.fortune.news(hosted) or self.problem
            finally:
                self.is_busy = False

    async def _grant(self, wish: Wish) -> Answer:
        match wish:
            case Press() | Choose():
                return await self._use(wish)
            case Write():
                return await self._write(wish)
            case SendIn():
                return await self._send_in(wish)
            case Complete():
                return await self._complete(wish)
            case LookBack():
                self.sight.look_back(wish.who, wish.place)
            case Cast():
                self.company.give(wish.who, wish.part)
            case Run():
                await self._run(wish)
            case Deal(values):
                async with self._doing():
                    form = self.fortune.deal(await self.stage.game(), values)
                return Answer(form=form, who=self.company.people.gm) if form else Answer()
            case Draws(values):
                async with self._doing():
                    return Answer(form=self.fortune.draws(await self.stage.game(), values), who=self.company.people.gm)
            case Forward():
                async with self._doing():
                    await self._forward()
        return Answer()

    async def _use(self, wish: Press | Choose) -> Answer:
        client = self._client(wish.who)
        async with self._doing():
            control = self._control(wish)
            if isinstance(wish, Press):
                result = await client.click(control)
            else:
                result = await client.pick(control, wish.values)
            return await self._come_of(client, control.channel_id, result)

    async def _write(self, wish: Write) -> Answer:
        client, channel_id = self._client(wish.who), self._channel(wish.who, wish.place)
        async with self._doing():
            if not wish.text.startswith("/"):
                await client.say(wish.text, channel_id)
                await self.stage.pause(MOMENT)
                return Answer()
            command, typed = read_line(wish.text, client.commands_in(channel_id))
            result = await client.give(command, await client.read(command, typed), channel_id)
            return await self._come_of(client, channel_id, result)

    async def _send_in(self, wish: SendIn) -> Answer:
        async with self._doing():
            opened = self._forms.get(wish.form)
            if opened is None:
                raise Impossible(self.words.say("web-form-gone"))
            client = self._client(opened.who)
            people = {str(each.id): each.member for each in self.stage.people.values()}
            values = sent_in(opened.result.modal, wish.values, people)
            result = await client.send_in(opened.result, values, opened.channel_id)
            self._forms.pop(wish.form, None)
            return await self._come_of(client, opened.channel_id, result)

    async def _come_of(self, client: Client, channel_id: int, result: InteractionResult) -> Answer:
        """Return the result of a press, a choice, a command or a form: perhaps a form, and a moment later the rest."""
        if result.modal is not None:
            key = str(self.stage.env.backend.snowflake())
            self._forms[key] = _Opened(client.name, channel_id, result)
            return Answer(form=form_html(result.modal, key, self.words, self.stage.names), who=client.name)
        self.tell()
        await self.stage.pause(MOMENT)
        return Answer()

    async def _complete(self, wish: Complete) -> Answer:
        client, channel_id = self._client(wish.who), self._channel(wish.who, wish.place)
        async with self._doing():
            offers = await completions(wish.line, client, channel_id, self.stage.people)
        return Answer(offers=offers)

    async def _run(self, wish: Run) -> None:
        async with self._pacing:
            await self._rest()
            if wish.pace is Pace.STEP:
                await self._step()
            elif wish.pace is not Pace.PAUSE:
                seconds = min(max(wish.seconds, 0.0), MOST_SECONDS)
                self.is_playing = True
                self._rests.clear()
                self._playing = asyncio.create_task(self._play(seconds, until_turn=wish.pace is Pace.TURN))

    async def _play(self, seconds: float, *, until_turn: bool) -> None:
        """Let automatic players play on until there is nothing to do, or it is the person's turn."""
        try:
            before = await self._turns()
            while not self._rests.is_set() and await self._step():
                self.tell()
                if until_turn and await self._turns() - before:
                    break
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._rests.wait(), seconds)
        except RehearsalFailed as failure:
            self.problem = str(failure)
        finally:
            self.is_playing = False
            self.tell()

    async def _step(self) -> bool:
        async with self._doing():
            return await self.company.step()

    async def _turns(self) -> set[tuple[str, int]]:
        """Return the called names that the person plays, each with the wait."""
        async with self._doing():
            hosted = await self.stage.game()
        wait = 0 if hosted is None else hosted.wait_line
        return {(name, wait) for name in self.company.called(hosted) if name in self.company.mine}

    async def _forward(self) -> None:
        hosted, now = await self.stage.game(), self.stage.env.now()
        moment = next_deadline(hosted, now) or now + WITHOUT_DEADLINE
        await self.stage.pause((moment - now).total_seconds() + 1)

    def _control(self, wish: Press | Choose) -> Control:
        """Return the control that a request names, if its user sees it. Raises Impossible."""
        message = self.sight.message(wish.who, int(wish.message))
        shown = None if message is None else self.stage.look(message.channel_id, message.id)
        for control in shown.controls if shown is not None else ():
            if control.custom_id == wish.control:
                return control
        raise Impossible(self.words.say("web-gone"))

    def _client(self, who: str) -> Client:
        client = self.stage.people.get(who)
        if client is None:
            raise Impossible(self.words.say("web-gone"))
        return client

    def _channel(self, who: str, key: str) -> int:
        place = self.sight.place(who, key)
        if place is None:
            raise Impossible(self.words.say("web-gone"))
        return place.channel_id or self._client(who).user.dm_channel.id


def next_deadline(hosted: HostedGame | None, now: datetime) -> datetime | None:
    """Return the next moment at which a wait ends, if there is one."""
    deadlines = () if hosted is None else (hosted.deadline, hosted.inner_deadline)
    return min((each for each in deadlines if each is not None and each > now), default=None)
