"""Two deals that a reader may not tell apart, played on Discord: the same public moves, and secret ones that differ."""

from random import Random

from msgspec import to_builtins
from msgspec.structs import replace

from bot.delivery.telling.saying import words_of
from bot.host.moves.aliases import ALIASES
from bot.storage.games.hosted_game import HostedGame, from_the_system
from bot.storage.schema.game_settings import GameSettings
from engine.actions import Expire, GoOn, Replace, Undo
from engine.audience import To
from engine.by_hand import ActByHand
from engine.chance import Chance
from engine.events import Event, Outcome
from engine.great_table.actions import List, PassOver
from engine.great_table.table import GreatTable
from engine.honnoji.actions import Unuse, Use
from engine.judging import Submission
from engine.log import standing
from engine.names import CLOCK, GM
from engine.open_table.options import OpenTableOptions
from engine.parties.actions import Vote
from engine.rulebook import AnyRulebook
from engine.speech import Say
from tests.cogs.stage import CARD_PAUSE, Stage
from tests.suites.deals import DEALS
from tests.suites.secrecy import same_moves
from tests.suites.twin_deals import TwinDeals
from tests.twins.asking import PARTS, Asking
from tests.twins.moving import lead, move
from tests.twins.pair import Pair, Step, Table

THEMES = {
    "quests": "tain",
    "honnoji": "honnoji",
    "great_table": "great-table",
    "open_table": "open-table",
    "bluff": "bluff",
}
HOST, STRANGER = "Gia", "Zoe"
"""The leader and manager of the server, unless the reader is one; and a spectator."""
LATE = 4.0
"""Seconds after a deadline at which it has passed for certain."""
SECOND_THOUGHTS = 0.5
"""How often somebody changes their secret mind in one game only."""


def worded(hosted: HostedGame) -> GameSettings:
    """Return a game's settings with words of the GM's own for each of its moments and roles."""
    words = words_of(hosted)
    prose = {moment.value: f"It is {moment}." for moment in words.prose_moments}
    roles = {role: f"So you are {role}." for role in words.roles(hosted.open_options)}
    return replace(hosted.settings, prose=prose, role_prose=roles)


class Playing:
    """A game of two random deals.

    Three people read: the reader of the deals, a stranger on the server, and the next player of the reader's seat. The
    reader may lead the game, or manage the server.
    """

    def __init__(
        self, pair: Pair, rulebook: AnyRulebook, seed: int, twins: TwinDeals | None = None, *, anonymous: bool = False
    ) -> None:
        self.pair = pair
        self.random = Random(seed)
        self.theme = THEMES[rulebook.slug]
        self.deals = DEALS[rulebook.slug]
        self.twins = twins or self.deals.deal(rulebook, self.random)
        self.anonymous = anonymous
        self.persons = {seat: self._called(seat) for seat in self.twins.seats}
        pair.seed = seed
        self.moment = seed
        """The number of the moment at which questions are asked. Games start at different ones, to vary the parts."""

    def _called(self, seat: str) -> str:
        return f"player-of-{seat.lower()}" if self.anonymous else seat

    @property
    def reader(self) -> str | None:
        """The reader who may not know which deal it is; None if it is everybody beside the table."""
        return self.persons.get(self.twins.reader)

    def begin(self, *, leads: bool = False, manages: bool = False) -> None:
        """Deal at both tables."""
        self.gm = (self.reader or HOST) if leads else HOST
        self.manages = manages
        self.pair.leader = self.gm
        for table, given in zip(self.pair.tables, (self.twins.one, self.twins.other), strict=True):
            table.given = given
        self.pair.both(self._sign_up)
        self.pair.begin()
        self.pair.readers = {STRANGER, *([self.reader] if self.reader else [])}
        self.pair.both(self._start, "the start")
        self.pair.both(let_paint, "the card")

    def _mask(self, table: Table) -> None:
        """Give the seats their aliases. At the other table two players, neither of them the reader, swap seats."""
        seats = self.pair.masks = sorted(self.persons)
        players = [self.persons[seat] for seat in seats]
        if table is not self.pair.tables[0]:
            others = [place for place, seat in enumerate(seats) if seat != self.twins.reader]
            first, last = others[0], others[-1]  # With two at the table both are the same.
            players[first], players[last] = players[last], players[first]
        aliases = dict(zip(players, seats, strict=True))
        table.stage.bot.services.games.draw_from(from_the_system, lambda _: Chance({ALIASES: aliases}))

    async def _sign_up(self, table: Table) -> None:
        stage = table.stage
        for name in (HOST, STRANGER, *self.persons.values()):
            stage.add(name)
        stage.make_manager(HOST)
        if self.manages and self.reader:
            stage.make_manager(self.reader)
        await stage.command(self.gm, "game new", game=self.theme, late="auto", anonymous=self.anonymous)
        options = {name: value for name, value in to_builtins(self.twins.options).items() if name != "anonymous"}
        if isinstance(self.twins.options, OpenTableOptions):  # The role file says how many may join.
            await self._set_up(table, options)
        for seat in sorted(self.persons) if self.anonymous else self.persons:
            await stage.press(self.persons[seat], stage.card, "Join")
        await self._set_up(table, options)

    async def _set_up(self, table: Table, options: dict[str, object]) -> None:
        sign_up = table.stage.bot.services.sign_up
        with table.env._bot_scope():  # The card rests after it by the simulated clock.
            await sign_up.set_options(1, options)
            await sign_up.change_settings(1, worded)
        await let_paint(table)

    async def _start(self, table: Table) -> None:
        self._mask(table)
        self.pair.is_dealing = True
        await table.stage.command(self.gm, "game start")
        self.pair.is_dealing = False

    def step(self) -> bool:
        """Play on by a step, and return False once the rules reveal the deal."""
        games = [table.hosted.started for table in self.pair.tables]
        pairs = list(same_moves(self.twins, games, self.random))
        for one, other in pairs:
            if one == other and isinstance(one.action, Expire):
                alike = self.pass_time()
            else:
                alike = self._each(self.doing(one), self.doing(other), f"{one} {other}")
            if not alike:
                return False
            self._think_again(one, other)
        return bool(pairs)

    def make(self, submission: Submission) -> bool:
        """Let the same move be made if the rules then reveal nothing of the deal."""
        return self._each(self.doing(submission), self.doing(submission), str(submission))

    def hand_over(self, seat: str | None) -> None:
        """Let a seat lead the game, or the host again."""
        giving = HOST if seat is None else self.gm
        self.gm = HOST if seat is None else self._occupancy(self.pair.tables[0], seat)
        self.pair.leader = self.gm

        async def give(table: Table) -> None:
            await (table.stage.command(giving, "gm hand-over") if seat is None else table.stage.hand_over(giving, seat))
            assert (await table.stage.hosted()).gm_id == table.stage.users[self.gm].id

        self.pair.both(give, f"{self.gm} leads")

    def _occupancy(self, table: Table, seat: str) -> str:
        return table.people[table.hosted.occupancy(seat).user_id]

    def look(self, parts: int = 1) -> None:
        """Let each reader ask everything, or one of ``parts`` if there are any, and let the card be painted."""
        readers = sorted(self.pair.readers)
        self.moment += 1
        for reader in readers if parts == 1 else [readers[self.moment // parts % len(readers)]]:
            self.let_ask(reader, self.moment, parts)
        self.pair.both(let_paint, "the card")

    def look_around(self, moment: int) -> None:
        """Let the reader of the deals ask everything, and each spectator another part of it."""
        for place, reader in enumerate(sorted(self.pair.readers)):
            if reader == self.reader:
                self.let_ask(reader, moment)
            else:
                self.let_ask(reader, moment + place, PARTS)

    def let_ask(self, reader: str, moment: int, parts: int = 1) -> None:
        """Let a reader ask everything, or another part of it at each moment."""
        self.pair.both(_asking(reader, moment, parts), f"{reader} asks")

    def _each(self, one: Step, other: Step, what: str, *, alike: bool = True) -> bool:
        """Do something in each game and compare, unless the rules reveal the deal by it."""
        lines = [len(table.hosted.started.log) for table in self.pair.tables]
        self.pair.run(one, other)
        told = [self._telling(table, line) for table, line in zip(self.pair.tables, lines, strict=True)]
        if told[0] != told[1] or any(isinstance(event, Outcome) for event in told[0]):
            return False
        self.pair.compare(what, alike=alike)
        return True

    def _telling(self, table: Table, line: int) -> list[Event]:
        new = [event for entry in table.hosted.started.log[line:] for event in entry.events]
        return [event for event in new if type(event) in self.deals.tells_all]

    def pass_time(self) -> bool:
        """Let time pass up to the next deadline in either game."""
        at = [at for table in self.pair.tables for at in (table.hosted.deadline, table.hosted.inner_deadline)]
        now = self.pair.tables[0].stage.env.now()
        left = min((each - now).total_seconds() for each in at if each is not None)

        async def wait(table: Table) -> None:
            await table.stage.env.advance_time(max(left, 0) + LATE)

        return self._each(wait, wait, "time passes")

    def doing(self, *submissions: Submission) -> Step:
        """Return an act that makes these moves."""

        async def do(table: Table) -> None:
            for submission in submissions:
                lines = await _lines(table)
                if isinstance(submission.action, Replace) and submission.action.player == self.twins.reader:
                    self.pair.readers.add(submission.action.by)
                if submission.by == GM and submission.acting_for is None:
                    await lead(table.stage, self.gm, submission.action)
                else:
                    await self._move(table.stage, submission)
                hosted = await table.stage.hosted()
                assert len(hosted.started.log) > lines or self._is_refused(submission, hosted), (
                    f"{submission} was refused"
                )

        return do

    def _is_refused(self, submission: Submission, hosted: HostedGame) -> bool:
        """Return whether the bot refuses what the rules allow.

        Players without aliases speak for themselves, a GM who plays does not know whose list is missing, and a move
        that nobody has seen is not taken back.
        """
        match submission.action:
            case Say():
                return not self.anonymous
            case PassOver() | GoOn() | ActByHand():
                return self.gm != HOST
            case Undo():
                seen = [event for entry in standing(hosted.started.log)[1:] for event in entry.events]
                return all(event.to is not To.PUBLIC for event in seen)
            case _:
                return False

    async def _move(self, stage: Stage, submission: Submission) -> None:
        """Let the player of the seat make a move, even where it was the GM's to make it for them."""
        users = {user.id: name for name, user in stage.users.items()}
        occupancy = (await stage.hosted()).occupancy(submission.acting_for or submission.by)
        await move(stage, users[occupancy.user_id], submission.action)

    def _think_again(self, one: Submission, other: Submission) -> None:
        """Let somebody give their secret answer again in one game only."""
        if self.random.random() > SECOND_THOUGHTS:
            return
        which = self.random.randrange(2)
        table, submission = self.pair.tables[which], (one, other)[which]
        submissions = self._again(table.hosted, submission)
        again = self.doing(*submissions)
        steps = (again, nothing) if which == 0 else (nothing, again)
        if submissions:
            self._each(steps[0], steps[1], f"{submission} again", alike=False)

    def _again(self, hosted: HostedGame, submission: Submission) -> list[Submission]:
        if submission.by == self.twins.reader or submission.by in (GM, CLOCK):
            return []
        table = hosted.started.table
        asks = [ask for ask in hosted.started.asks if ask.is_for(submission.by, submission.action)]
        match submission.action:
            case Vote(public=False, approve=approve) if asks:
                return [Submission(submission.by, Vote(not approve)), submission]
            case Use() | Unuse():
                return []  # Another talisman would be used, which becomes public.
            case List() if isinstance(table, GreatTable) and table.today.hands.get(submission.by) is not None:
                return []
            case _:
                return [submission, submission] if any(ask.secret for ask in asks) else []


async def _lines(table: Table) -> int:
    """Return the number of lines in the record."""
    return len((await table.stage.hosted()).started.log)


async def nothing(_: Table) -> None:
    """Do nothing."""


def _asking(name: str, moment: int, parts: int) -> Step:
    async def ask(table: Table) -> None:
        asking = Asking(table.stage, await table.stage.hosted(), name, moment, parts)
        async with table.env.asking():
            await asking.everything()

    return ask


async def let_paint(table: Table) -> None:
    """Let the time pass in which the card is painted."""
    await table.stage.env.advance_time(CARD_PAUSE + 1)
