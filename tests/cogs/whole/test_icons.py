"""A theme's icons are uploaded once, known again at each start, and replaced by emoji while Discord refuses them."""

from pathlib import Path

import pytest
from discord import ActionRow, SelectMenu, SelectOption
from simcord import InteractionResult
from structlog.testing import capture_logs

from bot.delivery.requests.application_emojis import FIRST_PAUSE
from bot.themes import load_shelf
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage, new_bot, text_of
from tests.themes.making import MANIFEST, add_icon, make, picture

EMOJI = MANIFEST + '[emoji]\ngame = "🎲"\ngood = "🐈"\nevil = "🐕"\nlone = "🦉"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a host's theme with icons of the game, of both sides and of a role."""
    make(tmp_path, EMOJI)
    for number, name in enumerate(("game", "good", "evil", "lone")):
        add_icon(tmp_path, f"{name}.png", picture(number))
    return tmp_path


async def start(stage: Stage, folder: Path) -> None:
    """Start the bot anew with the themes in a host's folder."""
    shelf = load_shelf(folder)
    assert shelf.refused == ()
    await stage.env.restart_bot(new_bot(stage.database, shelf.themes))


async def sign_up(stage: Stage) -> None:
    """Open a game of that theme."""
    await stage.command("Gia", "game new", game="mine")


def there(stage: Stage) -> dict[str, int]:
    """Return the application's emojis by name."""
    return {emoji.name: emoji.id for emoji in stage.env.backend.application_emojis.values()}


def asked(stage: Stage, method: str) -> int:
    """Return the number of requests to Discord with these emojis."""
    told = (line.split() for kind, line, _ in stage.env.backend.transcript if kind == "HTTP")
    return [(how, path.split("/")[-1]) for how, path in told].count((method, "emojis"))


async def test_icons_are_uploaded_once(stage: Stage, folder: Path) -> None:
    await start(stage, folder)
    first = there(stage)
    await start(stage, folder)

    assert (there(stage), len(first), asked(stage, "POST"), asked(stage, "GET")) == (first, 4, 4, 2)


async def begin(stage: Stage, folder: Path) -> dict[str, str]:
    """Begin a game of that theme, and return how a message shows each icon."""
    await start(stage, folder)
    await sign_up(stage)
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    await stage.press("Gia", stage.card, "Start the game")
    return {name.split("_")[1]: f"<:{name}:{number}> " for name, number in there(stage).items()}


async def test_the_icon_of_a_game_replaces_its_emoji_on_the_card(stage: Stage, folder: Path) -> None:
    icons = await begin(stage, folder)

    assert text_of(stage.card).startswith(f"\n{icons['game']}Mine")


async def test_the_icon_of_a_side_replaces_its_emoji_in_dms(stage: Stage, folder: Path) -> None:
    icons = await begin(stage, folder)
    told = {name: text_of(stage.dms(name)[-1]) for name in NAMES}
    sides = {name: side for side in ("good", "evil") for name in await stage.on_side(side)}

    assert all(icons[sides[name]] in text for name, text in told.items())


async def test_a_changed_icon_alone_is_uploaded_anew(stage: Stage, folder: Path) -> None:
    await start(stage, folder)
    before = there(stage)
    await start(stage, add_icon(folder, "game.png", picture(99)))
    after = there(stage)

    (gone,), (new,) = before.keys() - after.keys(), after.keys() - before.keys()
    assert gone.startswith("mine_game_")
    assert new.startswith("mine_game_")


async def test_an_emoji_that_is_no_icon_is_left_alone(stage: Stage, folder: Path) -> None:
    others = {"mine_or_yours", "other_game_01234567"}
    for name in others:
        stage.env.backend.create_application_emoji(name)
    await start(stage, folder)
    await start(stage, add_icon(folder, "game.png", picture(99)))

    assert others < there(stage).keys()


def refuse_icons(stage: Stage) -> None:
    """Let Discord refuse all icons at the first two tries."""
    stage.env.inject_error("*", "/applications/*/emojis", status=403, times=2)
    stage.env.inject_error("POST", "/applications/*/emojis", status=400, times=4)


async def test_emoji_stand_in_for_icons_that_discord_refuses(stage: Stage, folder: Path) -> None:
    refuse_icons(stage)
    await start(stage, folder)
    await sign_up(stage)

    assert "🎲 Mine" in text_of(stage.card)


async def test_refused_icons_are_uploaded_later(stage: Stage, folder: Path) -> None:
    refuse_icons(stage)
    await start(stage, folder)
    await sign_up(stage)
    await stage.env.advance_time(FIRST_PAUSE + 1)
    before = there(stage)
    await stage.env.advance_time(2 * FIRST_PAUSE + 1)
    await stage.press("Ann", stage.card, "Join")

    assert before == {}
    assert len(there(stage)) == 4
    assert "<:mine_game_" in await stage.painted_card()


async def test_the_log_says_once_that_discord_refuses_icons(stage: Stage, folder: Path) -> None:
    refuse_icons(stage)
    with capture_logs() as logs:
        await start(stage, folder)
        await stage.env.advance_time(FIRST_PAUSE + 1)
        await stage.env.advance_time(2 * FIRST_PAUSE + 1)

    assert [line["event"] for line in logs].count("icons not uploaded") == 1


async def test_a_roles_option_has_its_icon_or_its_emoji_until_discord_knows_the_icon(
    stage: Stage, folder: Path
) -> None:
    await start(stage, folder)
    await sign_up(stage)
    before = option(await stage.press("Gia", stage.card, "Set-up"))
    gone = there(stage)
    stage.env.backend.application_emojis.clear()
    stage.env.inject_error(
        "POST", "/interactions/*", status=400, code=50035, message="Invalid Form Body: Invalid emoji"
    )
    stage.env.inject_error("POST", "/applications/*/emojis", status=400, times=4)
    await stage.press("Gia", stage.card, "Set-up")
    meanwhile = option(await stage.press("Gia", stage.card, "Set-up"))
    await stage.env.advance_time(FIRST_PAUSE + 1)
    after = option(await stage.press("Gia", stage.card, "Set-up"))

    name = next(name for name in gone if "lone" in name)
    assert [str(shown.emoji) for shown in (before, after)] == [f"<:{name}:{ids[name]}>" for ids in (gone, there(stage))]
    assert (meanwhile.emoji, meanwhile.label) == (None, f"🦉 {before.label}")


def option(panel: InteractionResult) -> SelectOption:
    """Return the option of the role that has an icon, in the answer to a press."""
    assert panel.response is not None
    rows = [row for row in panel.response.message.components if isinstance(row, ActionRow)]
    selects = [item for row in rows for item in row.children if isinstance(item, SelectMenu)]
    return next(choice for select in selects for choice in select.options if choice.value == "lone")
