"""Thirteen play a homebrew role file for a week. People are late, one is replaced, and the GM sees to every night.

The suite plays two nights and days. ``--week FOLDER`` plays seven, and writes down what the GM, some players, a
spectator who may know all secrets, and everybody read, so that a person can read it as they do.
"""

from pathlib import Path
from random import Random

import pytest
from simcord import InteractionResult

from bot.clock import now
from bot.storage.history.records_with_texts import record_with_texts
from engine.actions import Action
from engine.asks import Ask
from engine.mafia.actions import Vote
from engine.mafia.events import Time
from engine.open_table.actions import Use
from engine.open_table.table import OpenTable, Ruling
from engine.record import Replay
from engine.rulebooks import RULEBOOKS
from tests.cogs.by_hands import rule
from tests.cogs.gamblers import SIXTEEN
from tests.cogs.gm.test_left_to_gm import holder, table_of
from tests.cogs.stage import Stage, text_of
from tests.cogs.threads import people_in, private_threads, said_in
from tests.cogs.whole.accounts import account, lines_of, write_down
from tests.twins.moving import sent, spelled

GAMES = {"open-table": next(rulebook for rulebook in RULEBOOKS if rulebook.slug == "open_table")}
MILL = Path(__file__).with_name("mill.toml")
THIRTEEN = SIXTEEN[:13]
WEEK, BEGINNING = 7, 2
"""The nights of the long form, and of the suite's."""
ORDERS, VOTES = 0.8, 0.3
"""How many of those who may do something do it in time: most at night, and by day too few to lynch."""
LYNCHED = {1: "tinker", 4: "apothecary", 6: "parishioner"}
"""The roles on whom everybody agrees, by the day."""
RULINGS = ("learn_role", "silence", "protect", "kill strong", "give dose", "learn_visitors", "reveal")
"""What the bones come to, night by night, where it can be."""


@pytest.fixture
def mill(stage: Stage) -> "Mill":
    """Return a week at the mill that has not begun."""
    return Mill(stage)


async def test_a_gm_leads_thirteen_through_a_week_by_a_file_of_their_own(
    mill: "Mill", request: pytest.FixtureRequest
) -> None:
    folder = request.config.getoption("week")
    await mill.open()
    for number in range(1, 1 + (WEEK if folder else BEGINNING)):
        await mill.play(number)
    await mill.close()
    if folder:
        write_down(Path(folder), await mill.readings())
    stage, smugglers = mill.stage, await mill.smugglers()
    read = {name: "\n".join(map(text_of, stage.dms(name))) for name in (*THIRTEEN, "Zoe")}

    assert mill.told
    assert {text: {name for name in read if text in read[name]} for text in mill.told} == mill.told
    assert not [text for text in mill.told if text in stage.said]
    assert max(mill.groups, key=len) == {*smugglers}
    assert max(read[name].count("Thread of Smugglers") for name in smugglers) <= 1 + len(mill.groups)
    assert "Night 1: you chose Bless on" in read["Zoe"]
    assert ("The vote ends" in stage.said, "Votes of day 1, second vote" in stage.said) == (True, True)
    assert [text for text in mill.told if text not in mill.watched] == []
    assert "The desk" not in mill.watched
    assert stage.questions() == []
    assert await mill.replays()


class Mill:
    """The game, what the GM told whom by hand, and the answers that only those who asked could see."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.random = Random(7)
        self.told: dict[str, set[str]] = {}
        """What the GM has told at dawns, with those who have to read it."""
        self.groups: set[frozenset[str]] = set()
        """Who was in the side's thread, beside the GM."""
        self.answers: dict[str, list[str]] = {}
        self.people = dict(zip(THIRTEEN, THIRTEEN, strict=True))
        """Who has each seat."""

    async def open(self) -> None:
        """Open a game with the file, let everybody join, and begin."""
        stage = self.stage
        for name in THIRTEEN:
            if name not in stage.users:
                stage.add(name)
        file = ("mill.toml", MILL.read_bytes())
        self._keep("Gia", await stage.command("Gia", "game new", game="open-table", late="auto", file=file))
        self._keep("Gia", await stage.press("Gia", stage.card, "Set-up"))
        for name in THIRTEEN:
            await stage.press(name, stage.card, "Join")
        self._keep("Ann", await stage.command("Ann", "game rules"))
        self._keep("Gia", await stage.press("Gia", stage.card, "Start the game"))
        await self._let_hugo_watch()

    async def _let_hugo_watch(self) -> None:
        """Let somebody without a seat read all secrets."""
        self.stage.add("Hugo")
        shown = await self.stage.command("Hugo", "game watch")
        await self.stage.press("Hugo", shown.response, "Ask to see all secrets")
        await self.stage.press("Gia", self.stage.dms("Gia")[-1], "Let this person watch")

    async def play(self, number: int) -> None:
        """Play a night and what is left of it to the GM, and then the day."""
        if await self._is_over():
            return
        await self._order()
        await self._pass_deadline()
        await self._see_to_it(number)
        if number == 1:
            await self._replace()
        while not await self._is_over() and (await self._table()).time is Time.DAY:
            await self._vote(number)
            await self._pass_deadline()

    async def close(self) -> None:
        """End the game, unless a side has won by then."""
        if not await self._is_over():
            await self.stage.end("Gia")
        await self.stage.env.settle()

    async def _order(self) -> None:
        """Let most of those who may order something do so, and the GM look at the night."""
        self.groups |= {frozenset(people_in(self.stage, each) - {"Gia"}) for each in private_threads(self.stage)[:1]}
        for seat in (await self._table()).living:
            for ask in await self._asks(seat):
                if self.random.random() < ORDERS:
                    await self._act(seat, ask.pick(self.random))
        await self._look()

    async def _see_to_it(self, number: int) -> None:
        """Let the GM look at what is left to them, rule on it, tell somebody something, and end the night."""
        table = await self._table()
        assert table.phase is Ruling.RULING
        for left in table.left:
            text = f"On night {number}, the river says nothing of {left.hit[0]}."
            fields = {"player": left.player, "does": left.ability, "target": left.hit[0], "what": RULINGS[number - 1]}
            self._keep("Gia", await rule(self.stage, "Carry out an order", **fields))
            self._keep("Gia", await rule(self.stage, "Tell a player something", target=left.player, text=text))
            self.told[text] = {self.people[left.player]}
        if number == BEGINNING:
            await self._tell_and_take_back(table)
        await self._look()
        self._keep("Gia", await self.stage.press("Gia", self.stage.prompt, "End the night"))

    async def _tell_and_take_back(self, table: OpenTable) -> None:
        """Let the GM tell somebody something, and take it back."""
        text = "The mill wheel turns backwards."
        await rule(self.stage, "Tell a player something", target=table.living[0], text=text)
        await self.stage.take_back(line=(await self.stage.hosted()).lines)
        self.told[text] = set()

    async def _replace(self) -> None:
        """Let Zoe take the priest's seat."""
        leaver = await holder(self.stage, "priest")
        if (await self._table()).is_alive(leaver):
            await self.stage.replace(leaver, "Zoe")
            self.people[leaver] = "Zoe"

    async def _vote(self, day: int) -> None:
        """Let some vote, or everybody for one player, and use abilities by day."""
        living = (await self._table()).living
        agreed = await holder(self.stage, LYNCHED[day]) if day in LYNCHED else None
        for seat in living:
            asks = await self._asks(seat)
            if asks and self.random.random() < VOTES:
                await self._act(seat, asks[0].pick(self.random))
        for seat in [each for each in living if agreed in living or self.random.random() < VOTES]:
            table = await self._table()
            if table.is_alive(seat) and table.day == day and table.time is Time.DAY:
                target = agreed if agreed in table.living else self.random.choice([*table.living, None])
                await self._act(seat, Vote(target))

    async def _asks(self, seat: str) -> list[Ask]:
        return [ask for ask in (await self.stage.hosted()).asks.of(seat) if ask.move is Use]

    async def _act(self, seat: str, action: Action) -> None:
        """Let the person on a seat make a move by its command."""
        command, options = spelled(action)
        name = self.people[seat]
        self._keep(name, await self.stage.command(name, command, **sent(options)))

    async def _look(self) -> None:
        """Let the GM look at the desk, and at what the night comes to."""
        for label in ("As things stand", "All secrets"):
            desk = await self.stage.command("Gia", "gm desk")
            self._keep("Gia", desk)
            self._keep("Gia", await self.stage.press("Gia", desk.response, label))
        self._keep("Gia", await self.stage.command("Gia", "gm moves"))

    def _keep(self, name: str, result: InteractionResult) -> None:
        """Keep an answer that only one person could see."""
        if result.response is not None:
            shown = "\n".join(lines_of(result.response.message))
            self.answers.setdefault(name, []).append(f"{now():%d %H:%M}\n{shown}")

    async def _pass_deadline(self) -> None:
        deadline = (await self.stage.hosted()).deadline
        if deadline is not None:
            await self.stage.env.advance_time((deadline - now()).total_seconds() + 61)

    async def _is_over(self) -> bool:
        return (await self._table()).outcome is not None

    async def _table(self) -> OpenTable:
        return await table_of(self.stage)

    async def smugglers(self) -> tuple[str, ...]:
        """Return the people who were dealt a smuggler's role."""
        return tuple(
            seat for seat, role in (await self._table()).players.items() if role.role in {"captain", "apothecary"}
        )

    @property
    def watched(self) -> str:
        """Everything that was said in the thread of those who may know all secrets."""
        return next(said for said in map(said_in, self.stage.channel.threads) if "all secrets of" in said)

    async def replays(self) -> bool:
        """Return whether the exported record leads to the same table."""
        record = await self.stage.database.read(lambda connection: record_with_texts(connection, 1))
        replay = Replay(GAMES, record.splitlines(), complete=True)
        refused = [verdict for verdict in replay if verdict.refused is not None]
        return not refused and replay.game.table == await self._table()

    async def readings(self) -> dict[str, str]:
        """Return what each of some readers has read, by the name of a file."""
        stage = self.stage
        read = {"channel": account(stage.channel.history())}
        read |= {f"thread-{number}": account(each.history()) for number, each in enumerate(stage.channel.threads)}
        readers = {"gm": "Gia", "smuggler": (await self.smugglers())[0], "warden": await holder(stage, "warden")}
        for role, name in readers.items():
            self._keep(name, await stage.command(name, "game secrets"))
            read[f"{role}-{name}"] = account(stage.dms(name))
            read[f"{role}-{name}-answers"] = "\n\n".join(self.answers.get(name, []))
        for role in ("hag", "priest", "drowned"):
            name = self.people[await holder(stage, role)]
            read[f"{role}-{name}"] = account(stage.dms(name))
        self._keep("Zoe", await stage.command("Zoe", "game history"))
        return read | {"everybody-Zoe-answers": "\n\n".join(self.answers["Zoe"])}
