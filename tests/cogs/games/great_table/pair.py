"""Two games of the same players, side by side. Something is still open in one of them, which few may notice."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from discord import MessageType
from simcord import InteractionResult

from bot.storage.schema.kinds import LatePolicy
from engine.great_table.table import GreatTable
from tests.asking import choose_settings
from tests.cogs.gamblers import give_lists
from tests.cogs.stage import Stage, answer, labels_of, text_of

GM_PLAYS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Zoe", "Gia")
GM_WATCHES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Zoe", "Fay")
LATE = "Ben"
"""The player who gives no list in the one game."""
THIEF = "Cat"
"""The player who is asked for a steal in both games and has settled it in only one."""
CARDS = ("king", "lover", "thief", "healer", "guard", "vigilante", "lover")
"""The card each player wants and gets where the steal is open. Once it is settled, the lovers' messages are
embargoed.
"""


class Pair:
    """Two games: in the first everything is settled; in the second a list is missing or the steal is open."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.channels = tuple(stage.guild.channels[name] for name in ("table", "other"))

    async def deal(self, players: tuple[str, ...], pace: str = "A day a wait") -> None:
        """Deal at some pace, and let the players give their lists."""
        for number, channel in enumerate(self.channels, start=1):
            self.stage.channel = channel
            opening = await self.stage.command("Gia", "game new", game="great-table", late="ask", anonymous=False)
            await self.stage.press("Gia", opening.response, pace)
            for name in players:
                if name not in self.stage.users:
                    self.stage.add(name)
                await self.stage.press(name, self.stage.card, "Join")
            await self.stage.command("Gia", "game start")
            await give_lists(self.stage, [name for name in players if number == 1 or name != LATE], game_id=number)

    async def deal_with_a_thief(self, players: tuple[str, ...]) -> None:
        """Deal so that the Thief is asked in both games."""
        for number, channel in enumerate(self.channels, start=1):
            self.stage.channel = channel
            await self.stage.command("Gia", "game new", game="great-table", late="ask", anonymous=False)
            panel = await self.stage.press("Gia", self.stage.card, "Set-up")
            opened = await self.stage.press("Gia", panel.response, "Numbers")
            deck = "\n".join(f"{card} {CARDS.count(card)}" for card in dict.fromkeys(CARDS))
            await self.stage.people["Gia"].submit_modal(opened, {"roles": "", "deck": deck})
            for name in players:
                if name not in self.stage.users:
                    self.stage.add(name)
                await self.stage.press(name, self.stage.card, "Join")
            await self.stage.command("Gia", "game start")
            await give_lists(self.stage, players, dict(zip(players, CARDS, strict=True)), number)

    async def settle(self) -> None:
        """Let the Thief answer in the first game."""
        self.stage.channel = self.channels[0]
        await self.stage.command(THIEF, "table steal")
        assert [(await self.table(number)).today.is_settled for number in (1, 2)] == [True, False]

    async def table(self, number: int) -> GreatTable:
        """Return the table of one of the games."""
        table = (await self.stage.hosted(number)).started.table
        assert isinstance(table, GreatTable)
        return table

    async def both(self, name: str, command: str, **options: object) -> list[str]:
        """Return somebody's answers in both games, in either order."""
        return [self.shown(result) for result in await self.each(name, command, **options)]

    async def each(self, name: str, command: str, **options: object) -> list[InteractionResult]:
        """Give the same command in both games."""
        results = []
        for channel in self.channels:
            self.stage.channel = channel
            results.append(await self.stage.command(name, command, **options))
        return results

    def shown(self, result: InteractionResult) -> str:
        """Return the text of an answer and its buttons."""
        labels = labels_of(result.response) if result.response is not None else []
        return without_names(f"{answer(result)} {labels}")

    def rooms(self) -> list[list[str]]:
        """Return the contents of both channels.

        The simulation lists the private threads beside a channel, which Discord does not.
        """
        told = [
            [each for each in channel.history() if each.type is not MessageType.thread_created]
            for channel in self.channels
        ]
        return [[without_names(text_of(message)) for message in messages] for messages in told]

    def dms(self, name: str) -> list[list[str]]:
        """Return somebody's DMs from both games, as far as they name their channels."""
        told = [message.content for message in self.stage.dms(name)]
        return [[without_names(text) for text in told if f"<#{channel.id}>" in text] for channel in self.channels]


async def begin(stage: Stage, players: tuple[str, ...]) -> None:
    """Begin both games."""
    stage.guild.create_text_channel("other")
    await Pair(stage).deal(players)


async def begin_steal(stage: Stage, players: tuple[str, ...]) -> None:
    """Begin both games with a Thief."""
    stage.guild.create_text_channel("other")
    await Pair(stage).deal_with_a_thief(players)


async def go_on_alone(stage: Stage) -> None:
    """Let both games go on by themselves when a deadline passes, which the bot has not looked at yet."""
    await choose_settings(stage.database, late=LatePolicy.AUTO)


def without_names(text: str) -> str:
    """Return the texts without the game's number, its channel, and its theme's lines, which differ in their order."""
    return re.sub(r"(?<!\*)\*[^*\n]+\*(?!\*)", "*drama*", re.sub(r"#\d\b|<#\d+>|channels/[\d/]+", "#", text))


@asynccontextmanager
async def alike(pair: Pair) -> AsyncIterator[None]:
    """Check that both channels are alike after the acts in between."""
    before = [len(room) for room in pair.rooms()]
    yield
    one, other = [room[length:] for room, length in zip(pair.rooms(), before, strict=True)]
    assert one == other


async def panels(pair: Pair, player: str) -> list[InteractionResult]:
    """Return what the GM may do for a player in both games."""
    return await pair.each("Gia", "gm act-for", player=player)


def check_asked_alike(pair: Pair) -> None:
    """Check that the GM is asked once about a passed deadline of each game, in the same words."""
    one, other = [[text for text in told if "deadline for" in text] for told in pair.dms("Gia")]
    assert len(one) == 1
    assert one == other
