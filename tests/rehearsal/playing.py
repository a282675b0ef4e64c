"""A whole rehearsed game, with a watcher for everybody, for tests of many kinds."""

import asyncio
import re
from dataclasses import dataclass, field
from random import Random

from sqlalchemy import select

from bot.page.making import page_of_game
from bot.page.markup import Markup
from bot.rehearsal.player import Player
from bot.rehearsal.rehearsal import GM, MOST_ACTS, NAMES, Manner, Rehearsal
from bot.rehearsal.shown import Shown
from bot.rehearsal.stage import Act, Stage, set_stage
from bot.rehearsal.watcher import Edited, Happening, Posted, Watcher
from bot.storage.schema.models import OutboxRow
from bot.themes import games, load_themes
from engine.events import Outcome
from engine.record import Replay
from tests.cogs.whole.chances import fixed_chance
from tests.dice import dice
from tests.page.reading import Read, drama_of, facts_of, read_page


@dataclass(repr=False)
class Played:
    """The result of a game: how it ended, its record, and what each reader saw (None is the house).

    It has no repr: asyncio would call that for a task's result, and it takes a second for everything that was seen.
    """

    outcome: Outcome | None = None
    record: bytes = b""
    record_name: str = ""
    news: dict[str | None, list[Happening]] = field(default_factory=dict)
    owed: frozenset[int] = frozenset()
    """The messages that the bot sent unprompted."""
    page: Read | None = None
    drama: list[str] = field(default_factory=list)
    """What the theme says beside the facts on that page."""
    owners: dict[str, str] = field(default_factory=dict)
    """Who sat on each seat."""
    names: dict[int, str] = field(default_factory=dict)
    """The names behind the ids of users and of the channel, as a page of the game has them."""

    def messages(self, reader: str | None) -> list[Shown]:
        """Return every message that a reader saw, and each look it had later."""
        return [
            happening.after if isinstance(happening, Edited) else happening.shown
            for happening in self.news[reader]
            if isinstance(happening, Posted | Edited)
        ]

    def sent(self, reader: str | None) -> list[Shown]:
        """Return every unprompted message to a reader, as it looked at first."""
        posted = [each.shown for each in self.news[reader] if isinstance(each, Posted)]
        return [shown for shown in posted if shown.id in self.owed]

    def acts(self, reader: str | None) -> list[Act]:
        """Return the acts that a reader saw."""
        return [happening for happening in self.news[reader] if isinstance(happening, Act)]


def play(theme: str, count: int, seed: int, most_acts: int = MOST_ACTS) -> Played:
    """Rehearse a game, which is always the same for a seed, whichever test asks for it first."""
    dice.seed(f"{theme} {count} {seed}")
    with fixed_chance():
        return asyncio.run(_play(theme, count, Random(seed), Manner(most_acts=most_acts)))


async def _play(theme: str, count: int, will: Random, manner: Manner) -> Played:
    played = Played()
    names = NAMES[:count]
    async with set_stage([GM, *names]) as stage:
        watchers = {reader: Watcher(stage, reader) for reader in (None, GM, *names)}
        played.news = {reader: [] for reader in watchers}

        def look() -> None:
            for reader, watcher in watchers.items():
                played.news[reader].extend(watcher.news())

        stage.listeners.append(look)
        await Rehearsal(stage, [Player(stage.people[name], will) for name in names], will, manner).run(theme)
        hosted = await stage.game()
        assert hosted is not None
        played.outcome = hosted.started.table.outcome
        played.owners = {each.name: stage.names[each.user_id] for each in hosted.occupancies if not each.is_house}
        played.names = {occupancy.user_id: occupancy.name for occupancy in hosted.occupancies} | {
            stage.channel.id: theme
        }
        path = await stage.write_record()
        played.record, played.record_name = path.read_bytes(), path.name
        played.owed = frozenset(await _messages_owed(stage))
        page = await page_of_game(hosted, played.record)
        assert page is not None
        played.page, played.drama = read_page(page.decode(), facts_of), drama_of(page.decode())
    return played


async def _messages_owed(stage: Stage) -> list[int]:
    """Return the ids of the messages that the bot has sent by itself, and not as an answer."""
    sent = select(OutboxRow.message_id).where(OutboxRow.message_id.is_not(None))
    return await stage._database.read(lambda connection: [id_ for id_ in connection.scalars(sent) if id_ is not None])


def replayed_outcome(record: bytes) -> Outcome | None:
    """Return how a record ends when it is replayed."""
    replay = Replay(games(load_themes()), record.splitlines())
    assert all(verdict.refused is None for verdict in replay)
    outcome: Outcome | None = replay.game.table.outcome
    return outcome


LINK = re.compile(r"\[[^\]]+\]\(https://discord\.com/channels/[\d/]+\)$")
"""A line that leads to a post on Discord, which a page cannot do."""


PEOPLE = "Behind the aliases"
"""The heading of what a page doesn't tell, because a record knows seats and no people."""


def lines_sent(played: Played, shown: Shown) -> list[str]:
    """Return the facts of a message line by line, without its times and the people behind aliases."""
    markup = Markup(played.names)
    parts = [markup.block(shown.text)]
    for embed in (each for each in shown.embeds if each.title != PEOPLE):
        parts += [markup.line(embed.title), markup.block(embed.description)]
        parts += [text for name, value in embed.fields for text in (markup.line(name), markup.block(value))]
    return [line for part in parts for line in facts_of(part) if not LINK.match(line)]


def text_of(shown: Shown) -> str:
    """Return all the text of a message."""
    embeds = [
        "\n".join((embed.title, embed.description, *(f"{name}\n{value}" for name, value in embed.fields)))
        for embed in shown.embeds
    ]
    return "\n".join((shown.text, *embeds))
