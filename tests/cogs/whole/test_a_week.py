"""A table of sixteen whose GM writes every night, is asked and answers, and does some things by hand.

The suite plays the first two days. ``--week FOLDER`` plays seven, and writes down what the GM, two players and
everybody read, so that a person can read it as they do. With this chance Nan and Pat are the Apprentices.
"""

from pathlib import Path
from random import Random

import pytest

from bot.clock import now
from bot.delivery.threads.thread_words import open_threads
from bot.storage.history.records_with_texts import record_with_texts
from bot.storage.schema.choices import Holding
from engine.great_table.actions import Kill, Use
from engine.great_table.roles import RoleName
from engine.judging import Submission
from engine.mafia.events import Time
from engine.record import Replay
from engine.rulebooks import RULEBOOKS
from tests.asking import choose_settings
from tests.cogs.by_hands import done
from tests.cogs.gamblers import SIXTEEN, give_lists, table_of
from tests.cogs.gm.test_desk import opened, shown
from tests.cogs.gm.test_result_words import write as write_above
from tests.cogs.remarks.test_asking import ask, reply, unescaped
from tests.cogs.remarks.test_own_words import speak
from tests.cogs.remarks.test_pictures import drawn
from tests.cogs.setup.test_covers import cover
from tests.cogs.setup.test_prose import write as write_prose
from tests.cogs.setup.test_role_prose import write as write_for_role
from tests.cogs.speech.test_votes_aloud import say_here
from tests.cogs.stage import Stage, answer, labels_of, text_of
from tests.cogs.submissions import fulfil
from tests.cogs.threads import said_in
from tests.cogs.whole.accounts import account, write_down
from tests.cogs.whole.chances import Fixed

GAMES = {"great-table": next(rulebook for rulebook in RULEBOOKS if rulebook.slug == "great_table")}
WEEK, BEGINNING = 7, 2
"""The days of the long form, and of the suite's."""
VOTERS = 6
"""The players who vote each day: too few to lynch, so that the week lasts."""
PROSE = {
    "opening": "Snow closed the pass behind you. The host pours the wine, and counts the chairs.",
    "dusk": "The candles are put out one by one.",
    "dawn": "Grey light. Somebody opens the shutters.",
    "death": "A chair stays empty.",
    "end": "The pass is open again.",
}


@pytest.fixture
def week(stage: Stage, fixed: Fixed) -> "Week":
    """Return a week that has not begun, with fixed chance."""
    return Week(stage)


async def test_a_gm_leads_sixteen_through_a_week_by_word_and_by_hand(
    week: "Week", request: pytest.FixtureRequest
) -> None:
    folder = request.config.getoption("week")
    await week.open()
    for day in range(1, 1 + (WEEK if folder else BEGINNING)):
        await week.play(day)
    await week.close()
    if folder:
        write_down(Path(folder), await week.readings())
    read = {name: week.dms(name) for name in ("Gia", *SIXTEEN)}

    assert [text for text in week.to_all if text not in unescaped(week.channel)] == []
    assert {text: {name for name in read if text in unescaped(read[name])} for text in week.to_one} == week.to_one
    assert not [text for text in week.to_one if text in week.channel]
    assert [text for text in week.in_house if text not in week.threads + read["Nan"]] == []
    assert {name for name in read for text in week.in_house if text in read[name]} <= {"Nan", "Pat"}
    assert await week.replays()


class Week:
    """The game, and what was written in it: to everybody, and to some, by text with the people who have to read it."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.random = Random(7)
        self.to_all: list[str] = []
        self.to_one: dict[str, set[str]] = {}
        self.in_house: list[str] = []
        self.desks: list[str] = []

    async def open(self) -> None:
        """Open a sign-up with a title, a cover, and words for moments and a role, and begin."""
        stage = self.stage
        for name in SIXTEEN:
            if name not in stage.users:
                stage.add(name)
        await stage.command("Gia", "game new", game="great-table", late="auto", anonymous=False)
        await cover(stage, title="The Winter Table", credit="Nora", picture=("hall.png", drawn()), description="A hall")
        await write_prose(stage, **PROSE)
        await write_for_role(stage, "You have been here *before*.", "master")
        await choose_settings(stage.database, holding=Holding.FOR_60)
        for name in SIXTEEN:
            await stage.press(name, stage.card, "Join")
        await stage.command("Gia", "game start")

    async def play(self, day: int) -> None:
        """Play a day and its night."""
        await self.deal()
        await self.talk(day)
        await self.lead_by_day(day)
        await self.vote()
        await self.until(Time.NIGHT)
        await self.write_at_night(day)
        await self.order()
        await self.until_dawn(day)

    async def close(self) -> None:
        """Declare the winner, unless the game has come to its end."""
        if (await table_of(self.stage)).outcome is None:
            await done(
                self.stage, "Declare the winner", side="players", reason="The snow melts, and so does the House."
            )
        await self.stage.env.settle()

    async def deal(self) -> None:
        """Let everybody alive send a list that begins with cards they like."""
        table = await table_of(self.stage)
        wanted: dict[str, str] = {seat: self.random.choice([*table.deck]) for seat in table.living}
        await give_lists(self.stage, table.living, wanted)

    async def talk(self, day: int) -> None:
        """Let two players ask, of whom one is answered and one gets a ruling, and let the GM write to everybody."""
        first, second = self.random.sample((await table_of(self.stage)).living, 2)
        question, given = f"On day {day}, may I show my card?", f"Not on day {day}, you may not."
        await ask(self.stage, first, question)
        await reply(self.stage, given)
        self.to_one |= {question: {first, "Gia"}, given: {first, "Gia"}}
        question, ruling = f"On day {day}, does a silent vote count?", f"As of day {day}, only written votes count."
        await ask(self.stage, second, question)
        await reply(self.stage, ruling, "Answer to all")
        self.to_one[question] = {"Gia"}
        await self.say(f"Day {day} at the Winter Table. The wine is *still* good.")
        self.to_all.append(ruling)

    async def say(self, text: str, when: str = "") -> None:
        """Say something to everybody."""
        await speak(self.stage, text, when=when)
        self.to_all.append(text)

    async def lead_by_day(self, day: int) -> None:
        """Do one thing by hand or with the clock each day."""
        stage, living = self.stage, (await table_of(self.stage)).living
        match day:
            case 1:
                await done(
                    stage, "Weigh a vote", player=living[0], votes="2", lasts="day", reason="The guest of honour"
                )
                await stage.command("Gia", "gm extend", time="3 h", reason="The soup is late")
            case 2:
                await done(stage, "A death at dawn", player=living[1], cause="A cold draught")
                await stage.take_back(line=(await stage.hosted()).lines, reason="The window is shut after all")
            case 3:
                await done(stage, "Close the votes", until="in 2 hours", reason="A walk in the snow")
                await stage.pass_hours(3)
            case 4:
                await stage.command("Gia", "gm extend", time="-5 h", reason="Everybody has spoken")
            case 5:
                await stage.command("Gia", "gm pause")
                await stage.pass_hours(6)
                await stage.command("Gia", "gm resume")
            case 6:
                secret = "Your chair creaks. Sit *still* tonight."
                picture = ("chair.png", drawn())
                await speak(stage, secret, to=living[2], when="in 4 hours", picture=picture, description="A chair")
                self.to_one[secret] = {living[2]}
            case _:
                held = next(card for card in (await table_of(stage)).today.cards if card.holder is not None)
                await done(stage, "Take a card or an item", player=str(held.holder), item=held.card, reason="A mix-up")

    async def vote(self) -> None:
        """Let some players vote in messages, or by command, and change their minds."""
        living = (await table_of(self.stage)).living
        for voter in self.random.sample(living, min(VOTERS, len(living))):
            if self.random.random() < 0.5:
                await say_here(self.stage, voter, f"I don't like it.\nvote: {self.random.choice(living)}")
            else:
                await self.stage.command(voter, "table vote", player=self.random.choice(living))

    async def write_at_night(self, day: int) -> None:
        """Let the GM write each night: for the morning, and to the House in its thread."""
        self.desks.append(shown(await opened(self.stage)))
        await self.say(f"Morning {day} smells of bread.", when="news")
        if "house-0" in open_threads(await self.stage.hosted()):
            self.in_house.append(f"On night {day}, the boss counts the empty chairs.")
            await speak(self.stage, self.in_house[-1], "thread:house-0")

    async def order(self) -> None:
        """Let the House kill, and everybody who may use a card do so."""
        stage = self.stage
        table = await table_of(stage)
        prey = self.random.choice([seat for seat in table.living if table.roles[seat] is RoleName.PLAYER])
        hosted = await stage.hosted()
        orders = []
        for ask_ in [each for seat in table.living for each in hosted.asks.of(seat)]:
            seat = ask_.seats[0]
            if ask_.move is Kill:
                orders.append(Submission(seat, Kill(prey)))
            elif ask_.move is Use:
                orders.append(Submission(seat, ask_.pick(self.random)))
        await fulfil(stage, orders)

    async def until(self, time: Time) -> None:
        """Let time pass, and the GM publish what waits, until it is day or night."""
        while not await self._is_over() and ((await self._pending()) or (await table_of(self.stage)).time is not time):
            if await self._pending():
                await self._publish()
            else:
                await self._pass_deadline()

    async def until_dawn(self, day: int) -> None:
        """Let the night pass. The GM changes its result once, and writes above it once, before it is told."""
        await self._pass_deadline()
        assert await self._pending()
        if day == BEGINNING:
            fallen = (await table_of(self.stage)).living[-1]
            await done(self.stage, "A death at dawn", player=fallen, cause="A fall on the stairs", reason="By lot")
        await write_above(self.stage, f"On the morning after day {day}, nobody sings.")
        self.to_all.append(f"On the morning after day {day}, nobody sings.")
        await self.until(Time.DAY)

    async def _pass_deadline(self) -> None:
        deadline = (await self.stage.hosted()).deadline
        assert deadline is not None
        await self.stage.env.advance_time((deadline - now()).total_seconds() + 61)

    async def _pending(self) -> bool:
        return (await self.stage.hosted()).pending is not None

    async def _is_over(self) -> bool:
        return (await table_of(self.stage)).outcome is not None

    async def _publish(self) -> None:
        result = next(message for message in reversed(self.stage.dms("Gia")) if "Publish it" in labels_of(message))
        await self.stage.press("Gia", result, "Publish it")

    @property
    def threads(self) -> str:
        """Everything that was said in private threads."""
        return "\n".join(said_in(thread) for thread in self.stage.channel.threads)

    @property
    def channel(self) -> str:
        """Everything in the channel."""
        return "\n".join(map(text_of, self.stage.channel.history()))

    def dms(self, name: str) -> str:
        """Return every DM to somebody."""
        return "\n".join(map(text_of, self.stage.dms(name)))

    async def replays(self) -> bool:
        """Return whether the exported record, with everything written in it, leads to the same table."""
        record = await self.stage.database.read(lambda connection: record_with_texts(connection, 1))
        replay = Replay(GAMES, record.splitlines(), complete=True)
        refused = [verdict for verdict in replay if verdict.refused is not None]
        return not refused and replay.game.table == await table_of(self.stage)

    async def readings(self) -> dict[str, str]:
        """Return what each of some readers has read, by the name of a file."""
        roles, channel = (await table_of(self.stage)).roles, self.stage.channel
        read = {"channel": account(channel.history()), "desk": "\n\n".join(self.desks)}
        read |= {f"thread-{number}": account(each.history()) for number, each in enumerate(channel.threads)}
        for role in (RoleName.MASTER, RoleName.PLAYER):
            name = next(each for each in SIXTEEN if roles[each] is role)
            secrets = answer(await self.stage.command(name, "game secrets"))
            read[f"{role}-{name}"] = f"{account(self.stage.dms(name))}\n\n{secrets}"
        return read | {"gm-Gia": account(self.stage.dms("Gia"))}
