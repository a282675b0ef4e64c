"""Replays a saved game up to where it stood, so that it can be continued."""

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
from bot.storage.schema.choices import Choiceless
from engine.actions import Replace, Undo
from engine.errors import BrehonError, Refused
from engine.events import Replaced, Undone
from engine.judging import Submission
from engine.log import FIRST_LINE, Entry, first_taken, standing_from
from engine.record import Header, Verdict

MOMENT = 2.0
"""The seconds between one line and the next."""
OFFER = "gm replace"
"""The command with which a GM offers a seat."""


class Saved(Struct, frozen=True):
    """A replayed record: its header, and the lines that the rules accept, the deal first.

    ``substitutes`` has the names of substitutes, by the line with which they sit down, since nobody else is there.
    """

    header: Header
    verdicts: tuple[Verdict, ...]
    substitutes: Mapping[int, str]

    def sits_on(self, seat: str) -> str:
        """Return who occupies a seat in the end."""
        return next((self.substitutes[line] for line, taken in reversed([*self._taken()]) if taken == seat), seat)

    def _taken(self) -> Iterable[tuple[int, str]]:
        for verdict in self.verdicts:
            if verdict.submission is not None and isinstance(verdict.submission.action, Replace):
                yield verdict.line, verdict.submission.action.player


def saved_of(header: Header, verdicts: Iterable[Verdict]) -> Saved:
    """Return what to replay of a record, from all accepted lines."""
    accepted = tuple(verdicts)
    substitutes: dict[int, str] = {}
    for verdict in accepted:
        if verdict.submission is not None and isinstance(verdict.submission.action, Replace):
            taken = (*header.players, *substitutes.values())
            substitutes[verdict.line] = name_for(verdict.submission.action.by, taken, "")
    return Saved(header, accepted, substitutes)


class Resuming:
    """Replays a saved game, in which chance gives what it gave before. The bot numbers the lines anew."""

    def __init__(self, stage: Stage, gm: GameMaster, saved: Saved) -> None:
        self._stage = stage
        self._gm = gm
        self._saved = saved
        self._numbers: dict[int, int] = {}
        """The bot's number for each line of the record."""
        self._log: list[Entry] = []

    async def run(self) -> None:
        """Replay the whole game. Raises RehearsalFailed where that is impossible."""
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
        """Open the game, let everybody join, and deal."""
        header, stage = self._saved.header, self._stage
        await self._gm.open(header.game, None)
        hosted = await self._game()
        # Seats with aliases keep their names: people with those names join.
        await stage.ask(lambda services: services.sign_up.set_anonymous(hosted.id, anonymous=False))
        # The record has the moves without a choice as well.
        await stage.ask(lambda services: services.sign_up.choose(hosted.id, "choiceless", Choiceless.BY_HAND))
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
        """Let everybody write what they had written before the game."""
        hosted, options = await self._game(), self._saved.header.options
        written = {} if hosted.writing is None else options.get(hosted.writing.option, {})
        assert isinstance(written, Mapping)
        for name, texts in written.items():
            write = partial(_write, game_id=hosted.id, user_id=self._stage.people[name].id, text="\n".join(texts))
            await self._stage.ask(write)

    async def _make(self, verdict: Verdict, again: Sequence[Verdict]) -> None:
        """Make a line, with those that the bot remakes after it. Raises RehearsalFailed, and the bot's own errors."""
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
        """Return the lines to name, one after the other, to take back what an undo took back.

        The bot remakes what was secret after a line that is named again. Where the record does not, each line is named,
        from the last one back.
        """
        assert verdict.entry is not None
        first = first_taken(verdict.entry)
        assert first is not None
        taken = [] if again else standing_from(self._log, first)[1:]
        if all(is_public(entry) for entry in taken):
            taken = []
        return [self._numbers[line] for line in (*(entry.line for entry in reversed(taken)), first)]

    async def _hand_over(self, seat: str, name: str) -> None:
        """Have the GM offer a seat, and a person take it."""
        gm, newcomer = self._gm.client, self._stage.people[name]
        await gm.type(gm.commands[OFFER], {"player": seat})
        await newcomer.press(button(newcomer, Verb.TAKE))

    async def _submit(self, submission: Submission) -> None:
        """Submit a move, at the latest once all embargoed news is out. Raises Refused."""
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
        """Note the made lines, the first of them under that number."""
        for place, verdict in enumerate(verdicts):
            assert verdict.entry is not None
            self._log.append(verdict.entry)
            self._numbers[verdict.line] = number + place

    async def _check(self, verdict: Verdict, again: Sequence[Verdict]) -> None:
        """Raise RehearsalFailed unless the result is that of the record."""
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
    """Return how many lines behind one the bot has remade because of it."""
    if verdict.submission is None or not isinstance(verdict.submission.action, Undo):
        return 0
    return next((place for place, each in enumerate(rest) if not each.again), len(rest))


def _told(entry: Entry | None) -> list[object]:
    """Return the result of a line, without what depends on line numbers and the names of newcomers."""
    events = () if entry is None else entry.events
    return [type(event) if isinstance(event, Undone | Replaced) else event for event in events]


async def _write(services: Services, game_id: int, user_id: int, text: str) -> None:
    await services.sign_up.write(game_id, user_id, text)


async def _submit(services: Services, hosted: HostedGame, submission: Submission) -> None:
    await services.host.submit(hosted, submission)
