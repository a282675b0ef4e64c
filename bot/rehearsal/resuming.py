"""A game that was saved is gone through again, up to where it stood, so that it can be gone on with."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from bot.cogs.interaction.services import Services
from bot.components.keys import Verb
from bot.host.seats.player_names import name_for
from bot.host.undoing.undo import is_public
from bot.rehearsal.failure import RehearsalFailed
from bot.rehearsal.game_master import GameMaster, button
from bot.rehearsal.stage import Stage
from bot.storage.games.anonymity import OPTION
from bot.storage.games.hosted_game import HostedGame
from engine.actions import Replace, Undo
from engine.errors import BrehonError, Refused
from engine.events import Replaced, Undone
from engine.judging import Submission
from engine.log import FIRST_LINE, Entry, first_taken, standing_from
from engine.record import Header, Verdict

MOMENT = 2.0
"""Seconds between one line and the next."""
OFFER = "gm replace"
"""The command by which a GM offers a seat."""


class Saved(Struct, frozen=True):
    """A record as it was replayed: its header, and what the rules accept of it, the deal first.

    ``substitutes`` are what those are called, each by the line with which he sits down: nobody else there is.
    """

    header: Header
    verdicts: tuple[Verdict, ...]
    substitutes: Mapping[int, str]

    def sits_on(self, seat: str) -> str:
        """Who sits on a seat in the end."""
        return next((self.substitutes[line] for line, taken in reversed([*self._taken()]) if taken == seat), seat)

    def _taken(self) -> Iterable[tuple[int, str]]:
        for verdict in self.verdicts:
            if verdict.submission is not None and isinstance(verdict.submission.action, Replace):
                yield verdict.line, verdict.submission.action.player


def saved_of(header: Header, verdicts: Iterable[Verdict]) -> Saved:
    """What is gone through of a record, from all that was accepted."""
    accepted = tuple(verdicts)
    substitutes: dict[int, str] = {}
    for verdict in accepted:
        if verdict.submission is not None and isinstance(verdict.submission.action, Replace):
            taken = (*header.players, *substitutes.values())
            substitutes[verdict.line] = name_for(verdict.submission.action.by, taken, "")
    return Saved(header, accepted, substitutes)


class Resuming:
    """Goes through a saved game, in which chance gives what it gave. The bot numbers the lines anew."""

    def __init__(self, stage: Stage, gm: GameMaster, saved: Saved) -> None:
        self._stage = stage
        self._gm = gm
        self._saved = saved
        self._numbers: dict[int, int] = {}
        """What the bot calls each line of the record."""
        self._log: list[Entry] = []

    async def run(self) -> None:
        """Go through all of it. Raises RehearsalFailed where that cannot be."""
        deal, *rest = self._saved.verdicts
        dealer = self._stage.dealer
        dealer.deal = deal.drawn
        await self._begin()
        self._note([deal], FIRST_LINE)
        while rest:
            verdict, *rest = rest
            again = rest[: _made_again(verdict, rest)]
            rest = rest[len(again) :]
            try:
                await self._make(verdict, again)
            except BrehonError as error:
                raise RehearsalFailed(f"Line {verdict.line} of this record cannot be made again: {error}") from error
        dealer.deal, dealer.lines = None, {}

    async def _begin(self) -> None:
        """Open the game, let all join, and deal."""
        header, stage = self._saved.header, self._stage
        await self._gm.open(header.game, None)
        hosted = await self._game()
        # Seats under aliases are called so as they were: by people of these names.
        await stage.ask(lambda services: services.sign_up.set_anonymous(hosted.id, anonymous=False))
        chosen = {name: value for name, value in header.options.items() if name != OPTION}
        options = hosted.rulebook.options_of(None) | chosen
        await stage.ask(lambda services: services.sign_up.set_options(hosted.id, options))
        for name in header.players:
            await stage.people[name].press(button(stage.people[name], Verb.JOIN))
        await self._write()
        await self._gm.client.press(button(self._gm.client, Verb.START))
        if (await self._game()).names != header.players:
            raise RehearsalFailed("The game of this record cannot be begun again as it was.")

    async def _write(self) -> None:
        """Let each write what he had written before the game."""
        hosted, options = await self._game(), self._saved.header.options
        written = {} if hosted.writing is None else options.get(hosted.writing.option, {})
        assert isinstance(written, Mapping)
        for name, texts in written.items():
            write = partial(_write, game_id=hosted.id, user_id=self._stage.people[name].id, text="\n".join(texts))
            await self._stage.ask(write)

    async def _make(self, verdict: Verdict, again: Sequence[Verdict]) -> None:
        """Make a line, with those that the bot makes again after it. Raises RehearsalFailed, and what the bot does."""
        hosted, stage = await self._game(), self._stage
        assert verdict.submission is not None
        number = hosted.lines + 1
        stage.dealer.lines = {number: verdict.drawn}
        match verdict.submission.action:
            case Undo() as undo:
                for line in self._taken_back(verdict, again):
                    await self._submit(replace(verdict.submission, action=replace(undo, line=line)))
            case Replace(player=seat):
                await self._hand_over(seat, self._saved.substitutes[verdict.line])
            case _:
                await self._submit(verdict.submission)
        await stage.pause(MOMENT)
        self._note([verdict, *again], (await self._game()).lines - len(again))
        await self._check(verdict, again)

    def _taken_back(self, verdict: Verdict, again: Sequence[Verdict]) -> list[int]:
        """The lines that are named to take back what an undo has taken back, one after the other.

        The bot makes what was secret after a line that is named again; where the record does not, each is named, from
        the last on.
        """
        assert verdict.entry is not None
        first = first_taken(verdict.entry)
        assert first is not None
        taken = [] if again else standing_from(self._log, first)[1:]
        if all(is_public(entry) for entry in taken):
            taken = []
        return [self._numbers[line] for line in (*(entry.line for entry in reversed(taken)), first)]

    async def _hand_over(self, seat: str, name: str) -> None:
        """Have the GM offer a seat, and somebody take it."""
        gm, newcomer = self._gm.client, self._stage.people[name]
        await gm.type(gm.commands[OFFER], {"player": seat})
        await newcomer.press(button(newcomer, Verb.TAKE))

    async def _submit(self, submission: Submission) -> None:
        """Have a wish granted; if it must be, once all is told that is told a while later. Raises Refused."""
        hosted = await self._game()
        try:
            await self._stage.ask(partial(_submit, hosted=hosted, submission=submission))
        except Refused:
            now = self._stage.env.now()
            ends = [until for until in hosted.embargoes.values() if until is not None and until > now]
            if not ends:
                raise
            await self._stage.pause((max(ends) - now).total_seconds())
            await self._stage.ask(partial(_submit, hosted=await self._game(), submission=submission))

    def _note(self, verdicts: Sequence[Verdict], number: int) -> None:
        """Keep what was made, the first of it under that number."""
        for place, verdict in enumerate(verdicts):
            assert verdict.entry is not None
            self._log.append(verdict.entry)
            self._numbers[verdict.line] = number + place

    async def _check(self, verdict: Verdict, again: Sequence[Verdict]) -> None:
        """Raise RehearsalFailed unless the same has come of it as in the record."""
        log = (await self._game()).started.log
        made = log[-1 - len(again) :]
        if [*map(_told, made)] != [_told(each.entry) for each in (verdict, *again)]:
            raise RehearsalFailed(f"Line {verdict.line} of this record comes to something else in a rehearsal.")

    async def _game(self) -> HostedGame:
        hosted = await self._stage.game()
        if hosted is None:
            raise RehearsalFailed("The bot has opened no game.")
        return hosted


def _made_again(verdict: Verdict, rest: Sequence[Verdict]) -> int:
    """How many lines behind one the bot has made again, because of it."""
    if verdict.submission is None or not isinstance(verdict.submission.action, Undo):
        return 0
    return next((place for place, each in enumerate(rest) if not each.again), len(rest))


def _told(entry: Entry | None) -> list[object]:
    """What has come of a line, but for what depends on how lines are numbered and newcomers called."""
    events = () if entry is None else entry.events
    return [type(event) if isinstance(event, Undone | Replaced) else event for event in events]


async def _write(services: Services, game_id: int, user_id: int, text: str) -> None:
    await services.sign_up.write(game_id, user_id, text)


async def _submit(services: Services, hosted: HostedGame, submission: Submission) -> None:
    await services.host.submit(hosted, submission)
