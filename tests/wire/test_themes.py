"""A host's own themes, with the bot as they run it."""

from tests.themes.making import make
from tests.wire.table import Table


async def test_a_broken_theme_is_logged_and_the_others_are_played(table: Table) -> None:
    make(table.folder / "themes")
    make(table.folder / "themes", terms="-good\n", slug="broken")
    table.set_up(themes=str(table.folder / "themes"))
    await table.start()
    await table.answered(table.command("Gia", "game", "new", game="mine"))
    await table.until_counted(room=1)
    refused = await table.answered(table.command("Gia", "game", "rules", game="broken"))
    (line,) = [line for line in table.log.splitlines() if "theme refused" in line]

    assert "Mine: who plays?" in str(table.card.embeds)
    assert "There's no such game" in refused
    assert f"{table.folder}/themes/broken/en.ftl:1: " in line
    assert await table.stop() == 0


async def test_a_missing_folder_is_reported_in_one_line(table: Table) -> None:
    table.set_up(themes="nowhere", log_level="WARNING")
    table.launch()

    assert await table.process.ended() == 2
    assert table.log.startswith("brehon: BREHON_THEMES is nowhere, and that folder cannot be read")
    assert table.log.count("\n") == 1
