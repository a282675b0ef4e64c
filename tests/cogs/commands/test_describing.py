"""The command texts that Discord shows come from the message files."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from bot.cogs.commands.descriptions import WORDS
from bot.delivery.telling.saying import bot_words
from bot.wording.command_limits import LONGEST_DESCRIPTION
from bot.words import FOLDER
from bot.words.reading import read
from tests.cogs.stage import Stage

ROOT = Path(__file__).parents[3]
WRITTEN = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *FOLDER.glob("**/*.ftl"))
COMMANDS = FOLDER / "en" / "commands.ftl"
NAMES = FOLDER / "en" / "names.ftl"


def shown(stage: Stage) -> dict[str, str]:
    """Return every text that is registered with Discord, by the message that it should come from."""
    stage.make_manager("Ann")
    commands = stage.env.backend.visible_commands(user_id=stage.users["Ann"].id, channel_id=stage.channel.id)
    return dict(_shown(commands, "command"))


def _shown(commands: Iterable[Mapping[str, Any]], above: str) -> Iterator[tuple[str, str]]:
    for command in commands:
        name = f"{above}-{command['name']}"
        yield name, command["description"]
        for inner in command.get("options", ()):
            if inner["type"] <= 2:
                yield from _shown([inner], name)
                continue
            yield f"{name}.{inner['name']}", inner["description"]
            for choice in inner.get("choices", ()):
                yield f"{name}.{inner['name']}-{choice['value']}", choice["name"]


async def test_every_command_option_and_choice_shows_its_message(stage: Stage) -> None:
    words, texts = bot_words(None, "en"), shown(stage)

    assert texts == {name: words.say(name) for name in texts}
    assert {"command-game", "command-gm-act-for.player", "command-game-new.late-ask"} <= texts.keys()


def called(stage: Stage) -> dict[str, str]:
    """Return the names of all commands and options at Discord, by the message that each should come from."""
    texts = shown(stage)
    return {
        f"name-{name.removeprefix('command-')}": name.rpartition("." if "." in name else " ")[2].rpartition("-")[2]
        for name in texts
        if not is_choice(name, texts)
    }


def is_choice(name: str, all_of_them: Mapping[str, str]) -> bool:
    """Return whether this is a choice of an option."""
    command, dot, _ = name.partition(".")
    return bool(dot) and any(name.startswith(f"{other}-") for other in all_of_them if other.startswith(f"{command}."))


async def test_every_command_and_option_has_the_name_its_message_says(stage: Stage) -> None:
    words = bot_words(None, "en")

    assert all(words.say(message).rpartition("-")[2] == name for message, name in called(stage).items())


async def test_no_two_commands_share_a_description(stage: Stage) -> None:
    known = [command.extras[WORDS] for command in stage.bot.tree.walk_commands()]

    assert len(known) == len({*known})


async def test_no_message_is_left_over(stage: Stage) -> None:
    messages = {entry.id: entry for path in (COMMANDS, NAMES) for entry in read(path)}
    named = {f"{name}.{attribute.id.name}" for name, entry in messages.items() for attribute in entry.item.attributes}
    used = {name for entry in messages.values() for name, _ in entry.uses}

    assert (messages.keys() | named) - used == shown(stage).keys() | called(stage).keys()


async def test_every_text_of_a_command_fits_discords_limits(stage: Stage) -> None:
    assert all(0 < len(text) <= LONGEST_DESCRIPTION for text in shown(stage).values())


async def test_every_command_that_texts_mention_exists(stage: Stage) -> None:
    named = re.compile(r"`/([a-z]+(?: [a-z-]+)?)(?![\w/-])")
    told = {name for file in WRITTEN for name in named.findall(file.read_text(encoding="utf-8"))}

    assert told <= {command.qualified_name for command in stage.bot.tree.walk_commands()}
    assert {"game new", "gm act-for", "server settings", "help"} <= told
