"""A host's own theme of the greatest length leaves room for all mentions in a message."""

from pathlib import Path

from bot.themes import load_themes
from tests.cogs.stage import Stage, new_bot
from tests.themes.making import longest

TEN = tuple(f"{letter}{'*_~`|>#[](<@:' * 3}"[:32] for letter in "ABCDEFGHIJ")


async def test_the_longest_words_and_names_leave_room_for_all_mentions(stage: Stage, tmp_path: Path) -> None:
    themes = load_themes() | {"longest": longest(tmp_path / "themes")}
    await stage.env.restart_bot(new_bot(stage.database, themes))
    await stage.command("Gia", "game new", game="longest")
    for name in TEN:
        stage.add(name)
        await stage.press(name, stage.card, "Join")
    await stage.press("Gia", stage.card, "Start the game")
    first = stage.prompt.content
    await stage.propose()
    second = stage.prompt.content

    assert first.startswith(f"<@{stage.users[await stage.leader()].id}>, ")
    assert all(f"<@{stage.users[name].id}>" in second for name in TEN)
