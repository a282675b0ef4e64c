"""A game by a role file: one that comes with Brehon, or an uploaded one. Mistakes are refused with their line."""

import pytest
from simcord import InteractionResult
from simcord.results import ResponseMessage
from sqlalchemy import func, select

from bot.host.opening.set_up_files import shipped
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.models import GameRow
from engine.open_table import OpenTableRules
from engine.open_table.options import FIVE_ROLES, OpenTableOptions
from engine.open_table.reading import read_role_file
from engine.open_table.role_file import RoleFile
from tests.asking import rows_in
from tests.cogs.conftest import NAMES
from tests.cogs.opening import Opening
from tests.cogs.setup.test_setting_up import chosen_in, opened
from tests.cogs.stage import Stage, answer, choices_of, labels_of, selects_of, text_of
from tests.engine.open_table.role_files import SHIPPED, SMALL, changed

PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256))
MISTAKES = {
    b"x" * 10_000_000: "32 KB are the most that I take",
    PNG: "In line 1 of that file: this is not UTF",
    SMALL.encode("utf-16"): "In line 1 of that file: this is not UTF",
    b"What is a role?": "In line 1 of that file: this line is no heading",
    b"a = " + b"[" * 400 + b"]" * 400: "this line is too long",
    b'a = [["lol"]]\n' + b"a = [a, a, a, a]\n" * 30: "put a in straight quotes",
    changed("[roles.cop]", '[roles.vet]\nside = "town"\n\n[roles.cop]').encode(): "nobody can be this role; give it a",
    changed("[sides.mafia]", '[sides.cult]\nwins = "parity"\n\n[sides.mafia]').encode(): "nobody can be on this side",
    changed('wins = "parity"', 'wins = "survive"').encode(): "it wins before the game begins",
    changed("players = 5", "players = 6").encode(): "the counts add up to 5; change them, or write players = 5",
    changed("players = 5", 'players = 5\norder = ["kill", "kill"]').encode(): "kill stands before itself",
    changed('effect = "kill"', 'effect = "kill"\ntarget = "dead"').encode(): "kill can't choose dead; write one of",
    changed('title = "Small"', f'title = "{"W" * 61}"').encode(): "60 characters are the most; write a shorter text",
    changed('title = "Small"', "title = Small", changed("count = 2", "count: 2")).encode(): (
        'title = "Small". Please look at these lines, too:\n13: write = in place of \\:'
    ),
    changed('effect = "kill"', 'effect = "kiss"').encode(): "'kiss' is not known here; write one of swap",
}
"""Files from which no game can be played, and what is wrong with each."""


async def sit(stage: Stage, *names: str) -> None:
    """Open a table with the usual file, which some have joined."""
    await stage.command("Gia", "game new", game="open-table")
    for name in names:
        await stage.press(name, stage.card, "Join")


@pytest.fixture
async def table(opening: Opening) -> Stage:
    """Return an open table that nobody has joined."""
    return await opening.after(sit)


async def upload(stage: Stage, content: bytes, panel: ResponseMessage | None = None) -> str:
    """Let the GM upload a file, and return the panel that shows afterwards, or the answer beside it."""
    panel = panel or await opened(stage)
    form = await stage.press("Gia", panel, "Upload a role file")
    sent = await stage.people["Gia"].submit_modal(form, {"file": ("mine.toml", content)})
    assert isinstance(sent, InteractionResult)
    assert sent.acknowledged
    return text_of(panel.message) if sent.response is None else text_of(sent.response.message)


def file_in(hosted: HostedGame) -> RoleFile:
    """Return the role file of a game."""
    options = hosted.open_options
    assert isinstance(options, OpenTableOptions)
    return options.file


async def test_the_gm_chooses_among_the_set_ups_that_come_with_brehon(table: Stage) -> None:
    panel = await opened(table)
    before = chosen_in(panel)
    await table.choose("Gia", panel, ["dethy"], "brehon:shipped:1:0:0:")

    assert before[:1] == ["Five roles"]
    assert chosen_in(panel)[:1] == ["Dethy"]
    assert file_in(await table.hosted()) == shipped(OpenTableRules())["dethy"]
    assert "0 of 5" in await table.painted_card()


async def test_every_set_up_of_the_repository_is_offered_by_its_number_of_players(table: Stage) -> None:
    shelves = {
        prompt: titles
        for prompt, titles in choices_of((await opened(table)).message).items()
        if prompt.startswith("Choose a set-up")
    }
    offered = sorted(title for titles in shelves.values() for title in titles)

    assert [*shelves] == ["Choose a set-up for 5 to 9 players", "Choose a set-up for 10 to 16 players"]
    assert offered == sorted(["Five roles", *(read_role_file(path.read_bytes()).title for path in SHIPPED)])


async def test_a_set_up_for_many_players_is_chosen_in_the_second_select(table: Stage) -> None:
    panel = await opened(table)
    await table.choose("Gia", panel, ["double-day"], "brehon:shipped:1:0:0:1")

    assert chosen_in(panel)[:1] == ["Double Day"]
    assert file_in(await table.hosted()).title == "Double Day"


async def test_a_set_up_that_needs_a_gm_without_a_seat_says_so_where_it_is_chosen(table: Stage) -> None:
    selects = selects_of((await opened(table)).message)
    notes = {option.value: option.description for select in selects for option in select.options}

    assert (notes["newd3"], notes["dethy"]) == ("9 players, and a GM who doesn't play", "5 players")


async def test_a_set_up_is_objected_to_while_every_gm_plays_if_it_needs_one_without_a_seat(opening: Opening) -> None:
    table = await opening.after(sit, "Gia")
    panel = await opened(table)
    await table.choose("Gia", panel, ["newd3"], "brehon:shipped:1:0:0:")
    told = text_of(panel.message)
    await table.press("Gia", table.card, "Leave")

    assert "nobody leads this game without a seat" in told
    assert "nobody leads" not in text_of((await opened(table)).message)


async def test_nobody_alone_with_the_house_is_offered_a_set_up_that_needs_a_gm(stage: Stage) -> None:
    await stage.dm_command("Ann", "game new", game="open-table")
    panel = (await stage.press("Ann", stage.dms("Ann")[0], "Set-up")).response
    assert panel is not None
    offered = {choice.value for select in selects_of(panel.message) for choice in select.options}

    assert ("dethy" in offered, "newd3" in offered) == (True, False)


async def test_in_a_dm_house_players_sit_down_as_a_set_up_needs_them(stage: Stage) -> None:
    await stage.dm_command("Ann", "game new", game="open-table")
    panel = (await stage.press("Ann", stage.dms("Ann")[0], "Set-up")).response
    await stage.choose("Ann", panel, ["double-day"], "brehon:shipped:1:0:0:1")
    many = len((await stage.hosted()).house)
    await stage.choose("Ann", panel, ["dethy"], "brehon:shipped:1:0:0:")

    assert (many, len((await stage.hosted()).house)) == (15, 4)


async def test_a_file_of_ones_own_is_taken_as_it_is(table: Stage) -> None:
    shown = await upload(table, SMALL.encode())

    assert "Small" in shown
    assert file_in(await table.hosted()) == read_role_file(SMALL.encode())
    assert (await table.hosted()).most_players == 5


async def test_a_file_with_a_mistake_is_refused_with_its_line_and_changes_nothing(table: Stage) -> None:
    panel = await opened(table)
    told = [(wrong, await upload(table, content, panel)) for content, wrong in MISTAKES.items()]

    assert [(wrong, said) for wrong, said in told if wrong not in said] == []
    assert file_in(await table.hosted()) == FIVE_ROLES


async def test_a_file_for_fewer_players_than_have_joined_is_refused(opening: Opening) -> None:
    table = await opening.after(sit, *NAMES)
    four = changed('[roles.townie]\nside = "town"\ncount = 2', '[roles.townie]\nside = "town"\ncount = 1')

    assert "takes exactly 4 players, but you have 5" in await upload(table, four.replace("= 5", "= 4").encode())
    assert file_in(await table.hosted()) == FIVE_ROLES


async def test_house_players_make_room_for_a_file_with_fewer_players(opening: Opening) -> None:
    table = await opening.after(sit, "Ann", "Ben")
    await table.command("Gia", "gm fill")
    full = len((await table.hosted()).occupancies)
    await upload(table, SMALL.encode())
    left = (await table.hosted()).occupancies

    assert (full, len(left)) == (7, 5)
    assert [each.name for each in left if not each.is_house] == ["Ann", "Ben"]


async def test_a_game_begins_with_the_number_of_players_of_its_file_alone(opening: Opening) -> None:
    table = await opening.after(sit, *NAMES)
    early = answer(await table.press("Gia", table.card, "Start the game"))
    await upload(table, SMALL.encode())
    await table.press("Gia", table.card, "Start the game")

    assert "takes exactly 7 players, but you have 5" in early
    assert (await table.hosted()).game is not None


async def test_everybody_gets_the_file_of_a_game(table: Stage) -> None:
    await upload(table, SMALL.encode())
    await table.painted_card()
    given = await table.press("Zoe", table.card, "Get the file")
    assert given.response is not None

    assert read_role_file(await given.response.message.attachments[0].read()) == read_role_file(SMALL.encode())


async def test_the_rules_of_a_game_come_with_its_file(table: Stage) -> None:
    rules = await table.command("Zoe", "game rules")
    assert rules.response is not None

    assert "roles.toml" in [file.filename for file in rules.response.message.attachments]


async def test_a_game_is_opened_with_a_file(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="open-table", file=("mine.toml", SMALL.encode()))

    assert file_in(await stage.hosted()).title == "Small"


async def test_a_game_that_is_opened_with_a_file_has_its_hours(stage: Stage) -> None:
    timed = f"hours = {{ day = 12, night = 6 }}\n{SMALL}".encode()
    await stage.command("Gia", "game new", game="open-table", file=("mine.toml", timed))

    assert (await stage.hosted()).settings.hours == {"day": 12, "night": 6, "ruling": 12}


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (changed("players = 5", "players = 6").encode(), "In line 2 of that file, players: the counts add up to 5"),
        (PNG, "In line 1 of that file: this is not UTF"),
        (b"x" * 40_000, "this file is too large; 32 KB are the most"),
        (b"x" * 10_000_000, "32 KB are the most that I take"),
    ],
    ids=["counts", "picture", "large", "huge"],
)
async def test_no_game_is_opened_with_a_file_that_has_a_mistake(stage: Stage, content: bytes, sentence: str) -> None:
    told = answer(await stage.command("Gia", "game new", game="open-table", file=("mine.toml", content)))

    assert sentence in told
    assert await rows_in(stage.database, select(func.count()).select_from(GameRow)) == [0]


async def test_a_game_of_other_rules_takes_no_role_file(stage: Stage) -> None:
    told = answer(await stage.command("Gia", "game new", game="tain", file=("mine.toml", SMALL.encode())))

    assert "That isn't the code of a set-up" in told


async def test_a_game_without_a_file_has_no_buttons_for_one(sign_up: Stage) -> None:
    panel = await opened(sign_up)

    assert not {"Upload a role file", "Get the file"} & {*labels_of(panel), *labels_of(sign_up.card)}


async def test_a_file_is_tried_out_before_anybody_joins(table: Stage) -> None:
    table.bot.services.opening.trials.games = 2
    asked = await table.press("Gia", await opened(table), "Try it out")
    told = text_of(asked.followups[0].message)

    assert "takes about ten seconds" in answer(asked)
    assert "Five roles, tried out in 2 games" in told
    assert "**Town** won" in told
