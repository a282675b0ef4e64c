"""A newcomer's path from the sign-up to their first vote, list, throw or bid is short, in every game and theme.

What they press is counted, and what they must read: the answers and DMs that they get, and the question itself. The
small print below a message, a theme's story, and the pages of *How to play* are not part of it.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest
from simcord import ResponseMessage

from bot.wording.game_words import PAGES
from engine.honnoji.actions import Give
from engine.honnoji.actions import Propose as ProposeSamurai
from engine.honnoji.table import HonnojiTable
from engine.quests.actions import Propose
from engine.quests.table import QuestTable
from tests.cogs.gamblers import SIXTEEN, aliases, deal
from tests.cogs.quests import do
from tests.cogs.stage import Pressable, Stage, answer, labels_of, text_of

MOST_PRESSES = 6
MOST_WORDS = 150
WORD = re.compile(r"[^\W_]+(?:['\N{RIGHT SINGLE QUOTATION MARK}-][^\W_]+)*")
IDS = re.compile(r"<[^>]*>")
"""Mentions and times, as Discord is sent them."""
STORY = re.compile(r"(?<!\*)\*[^*]+\*(?!\*)")
"""A theme's own lines, which stand in italics."""


@dataclass
class Newcomer:
    """Somebody new to the bot: how often they have pressed, and what they have read."""

    stage: Stage
    name: str
    presses: int = 0
    told: list[str] = field(default_factory=list)

    async def press(self, message: Pressable, label: str) -> Pressable:
        """Press a button, and return the answer."""
        self.presses += 1
        return (await self.stage.press(self.name, message, label)).response

    async def join(self) -> None:
        """Join, and read the answer."""
        self.presses += 1
        self.told.append(answer(await self.stage.press(self.name, self.stage.card, "Join")))

    def read(self, shown: Pressable) -> None:
        """Read a message that stands nowhere else."""
        assert isinstance(shown, ResponseMessage)
        self.told.append(text_of(shown.message))

    def words(self) -> int:
        """Count the words of what they have read, with all their DMs."""
        read = [*self.told, *map(text_of, self.stage.dms(self.name))]
        lines = [line for text in read for line in text.splitlines() if not line.startswith("-# ") or "Tip" in line]
        return sum(len(WORD.findall(STORY.sub("", IDS.sub("", line)))) for line in lines)


async def on_turn(stage: Stage) -> str:
    """Return the first player whom the game waits for."""
    name = (await stage.hosted()).asks.awaited.seats[0]
    return str(name)


async def to_a_vote(stage: Stage) -> str:
    """Let the leader propose a party, and return somebody else."""
    table, leader = (await stage.hosted()).started.table, await on_turn(stage)
    others = [name for name in table.seats if name != leader]
    if isinstance(table, HonnojiTable):
        await do(stage, [leader], Give(others[0]))
        await do(stage, [leader], ProposeSamurai(table.in_seat_order(others[:3])))
    elif isinstance(table, QuestTable):
        await do(stage, [leader], Propose(table.in_seat_order(others[: table.party_size])))
    return others[-1]


async def vote(newcomer: Newcomer) -> None:
    newcomer.told.append(text_of(newcomer.stage.prompt))
    await newcomer.press(newcomer.stage.prompt, "Reject")


async def pick_a_list(newcomer: Newcomer) -> None:
    picker = await newcomer.press(newcomer.stage.dms(newcomer.name)[-1], "Pick card by card")
    newcomer.presses += 1
    picked = await newcomer.stage.choose(newcomer.name, picker, ["healer"])
    newcomer.read(picked.response)
    await newcomer.press(picked.response, "Fill in the rest")


async def ask_for_a_vote(newcomer: Newcomer) -> Pressable:
    """Read the day's post, press *Vote*, and return the question who it is for."""
    newcomer.told.append(text_of(newcomer.stage.prompt))
    asked = await newcomer.press(newcomer.stage.prompt, "Vote")
    newcomer.read(asked)
    return asked


async def press_the_first_button(newcomer: Newcomer) -> None:
    """Make a move or a bid."""
    newcomer.told.append(text_of(newcomer.stage.prompt))
    await newcomer.press(newcomer.stage.prompt, labels_of(newcomer.stage.prompt)[0])


async def anybody(_stage: Stage) -> str:
    return SIXTEEN[0]


Act = Callable[[Newcomer], Awaitable[None]]
To = Callable[[Stage], Awaitable[str]]
PATHS: dict[str, tuple[int, To, Act]] = {
    "tain": (5, to_a_vote, vote),
    "middle-earth": (10, to_a_vote, vote),
    "classic": (7, to_a_vote, vote),
    "honnoji": (10, to_a_vote, vote),
    "great-table": (7, anybody, pick_a_list),
    "danube": (2, on_turn, press_the_first_button),
    "bluff": (3, on_turn, press_the_first_button),
    "sigily": (2, on_turn, press_the_first_button),
}


async def walk(stage: Stage, slug: str, players: int = 0) -> tuple[Newcomer, list[Newcomer]]:
    """Let as few join as can play, or this many, and one of those asked first act; return them, and everybody."""
    fewest, until, act = PATHS[slug]
    players = players or fewest
    await stage.command("Gia", "game new", game=slug)
    people = {}
    for name in SIXTEEN[:players]:
        if name not in stage.users:
            stage.add(name)
        people[name] = Newcomer(stage, name)
        await people[name].join()
    await stage.press("Gia", stage.card, "Start the game")
    newcomer = people[await until(stage)]
    await act(newcomer)
    return newcomer, [*people.values()]


@pytest.mark.parametrize("slug", PATHS)
async def test_a_newcomer_gets_to_their_first_act_in_few_presses_and_words(stage: Stage, slug: str) -> None:
    newcomer, _ = await walk(stage, slug)

    assert newcomer.presses <= MOST_PRESSES
    assert newcomer.words() <= MOST_WORDS


@pytest.mark.parametrize("players", [7, 10, 16])
async def test_a_newcomer_at_the_great_table_reads_little_before_they_vote(stage: Stage, players: int) -> None:
    _, people = await walk(stage, "great-table", players)
    role_words = [newcomer.words() for newcomer in people]
    await deal(stage)
    card_words = [newcomer.words() - before for newcomer, before in zip(people, role_words, strict=True)]
    newcomer, before = people[-1], people[-1].words()
    await ask_for_a_vote(newcomer)
    vote_words = newcomer.words() - before

    assert max(role_words) + max(card_words) + vote_words <= MOST_WORDS


async def test_a_newcomer_at_the_great_table_votes_with_the_sixth_press(stage: Stage) -> None:
    newcomer, _ = await walk(stage, "great-table")
    await deal(stage)
    other = next(alias for player, alias in (await aliases(stage)).items() if player != newcomer.name)
    asked = await ask_for_a_vote(newcomer)
    newcomer.presses += 1
    voted = answer(await stage.choose(newcomer.name, asked, [other]))

    assert voted.startswith(f"Your vote: **{other}**.")
    assert newcomer.presses <= MOST_PRESSES


@pytest.mark.parametrize("slug", ["tain", "middle-earth", "honnoji", "danube", "sigily"])
async def test_reading_how_to_play_on_the_way_takes_no_more_than_six_presses(stage: Stage, slug: str) -> None:
    newcomer, _ = await walk(stage, slug)

    assert newcomer.presses + PAGES <= MOST_PRESSES
