"""Five people who play whole games by pressing what they are shown, and who notice when an answer was not true."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from simcord.backend.models import Interaction, Message, ResponseKind

from bot.components.keys import PATTERN, Key, Verb, read_key
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from bot.words import LANGUAGE
from engine.naming import snake_case
from tests.wire.table import Table, components_of, text_of

WORDS = Path("bot/words") / LANGUAGE
MOVES = frozenset({Verb.ANSWER, Verb.CHOOSE})
UNLIKELY = re.compile("openly|Reject|Sabotage")
"""Buttons that are pressed seldom, lest a game take too long."""


class Option(NamedTuple):
    """A component that somebody can press or choose in."""

    name: str
    message: Message
    component: dict[str, Any]


class Players:
    """The players. They look at the database to know whose turn it is, and press only what they have been shown."""

    def __init__(self, table: Table, games: Games, chance: Random) -> None:
        self.table = table
        self.moved: list[Interaction] = []
        """Every move they made."""
        self._games = games
        self._chance = chance
        self._pressed: set[tuple[str, str]] = set()

    async def hosted(self) -> HostedGame:
        """Return the game as the database has it."""
        hosted = await self._games.load(1)
        assert hosted is not None
        return hosted

    async def press_all(self) -> list[Interaction]:
        """Wait until somebody may press who has not in this wait, and let all of them press at once.

        Nobody does once the game is over.
        """
        pressed: list[Interaction] = []

        async def have_pressed() -> bool:
            hosted = await self.hosted()
            pressed.extend(self._press(hosted))
            return bool(pressed) or hosted.phase is GamePhase.OVER

        await self.table.loopback.bell.until_so(have_pressed)
        return pressed

    async def until_gone_on(self, wait: str) -> None:
        """Wait until another wait has begun, or the game is over."""

        async def has_gone_on() -> bool:
            hosted = await self.hosted()
            return hosted.wait_token != wait or hosted.phase is GamePhase.OVER

        await self.table.loopback.bell.until_so(has_gone_on)

    def press_anew(self) -> None:
        """Forget presses without an answer, so that those players press again."""
        self._pressed.clear()

    def options(self, hosted: HostedGame) -> dict[str, list[Option]]:
        """Return the components that each awaited person is shown."""
        open_to: dict[str, list[Option]] = {}
        for ask in hosted.started.asks:
            for name in self.table.users.keys() & {*ask.awaited}:
                shown = self._shown(name, hosted.wait_token, snake_case(ask.move.__name__))
                if found := list(shown):
                    open_to.setdefault(name, []).extend(found)
        return open_to

    def _press(self, hosted: HostedGame) -> Iterator[Interaction]:
        if hosted.phase is GamePhase.OVER:
            return
        for name, options in self.options(hosted).items():
            if (name, hosted.wait_token) in self._pressed:
                continue
            self._pressed.add((name, hosted.wait_token))
            option = self._chosen(options)
            interaction = self._do(option)
            self.moved.append(interaction)
            yield interaction

    def _chosen(self, options: Sequence[Option]) -> Option:
        usual = [each for each in options if not UNLIKELY.search(str(each.component.get("label")))]
        return self._chance.choice(usual if usual and self._chance.random() < 0.9 else options)

    def _do(self, option: Option) -> Interaction:
        component = option.component
        if "options" not in component:
            return self.table.press(option.name, option.message, component["label"])
        values = [each["value"] for each in component["options"]]
        return self.table.choose(
            option.name, option.message, *self._chance.sample(values, int(component["max_values"]))
        )

    def _shown(self, name: str, wait: str, move: str) -> Iterator[Option]:
        for message in [*self.table.room()[1:], *self.table.dms(name)]:
            for component in components_of(message):
                key = key_of(component)
                if key is not None and key.verb in MOVES and key.wait_token == wait and move in key.rest:
                    yield Option(name, message, component)


def key_of(component: dict[str, Any]) -> Key | None:
    """Return the words of a component."""
    match = PATTERN.fullmatch(str(component.get("custom_id")))
    return None if match is None else read_key(match)


def says_it_counts(table: Table, interaction: Interaction) -> bool:
    """Return whether the answer to a move says that it was made."""
    if interaction.response_kind is ResponseKind.UPDATE:
        return True
    assert interaction.message_id is not None
    text = text_of(table.backend.get_message(interaction.channel_id, interaction.message_id))
    return not any(pattern.fullmatch(text) for pattern in REFUSALS)


def _refusals() -> Iterator[re.Pattern[str]]:
    for file in sorted(WORDS.glob("*.ftl")):
        for words in re.findall(r"^(?:denied|refused)-[a-z-]+ = (.+)$|^error = (.+)$", file.read_text(), re.MULTILINE):
            parts = re.split(r"\{[^}]*\}", "".join(words))
            yield re.compile(".+".join(map(re.escape, parts)), re.DOTALL)


REFUSALS = tuple(_refusals())
