"""What people have read, as files, so that a person can read it as they do."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import discord

from tests.cogs.stage import labels_of


def write_down(folder: Path, read: Mapping[str, str]) -> None:
    """Write texts into a folder, by the names of their files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in read.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")


def account(messages: Iterable[discord.Message]) -> str:
    """Return messages as their reader sees them, with their times, buttons and pictures."""
    return "\n\n".join("\n".join(lines_of(message)) for message in messages)


def lines_of(message: discord.Message) -> Iterator[str]:
    """Yield what a message shows, line by line."""
    edited = f", edited {message.edited_at:%d %H:%M}" if message.edited_at else ""
    yield f"=== {message.author.name}, {message.created_at:%d %H:%M}{edited}"
    yield message.content
    for embed in message.embeds:
        yield from filter(None, (embed.title and f"# {embed.title}", embed.description, embed.footer.text))
        yield from (f"{field.name}: {field.value}" for field in embed.fields)
    yield from (f"(picture: {each.description})" for each in message.attachments)
    if labels := labels_of(message):
        yield f"[{'] ['.join(labels)}]"
