"""The ladders of a server: which games count, who stands on them, and what a press on them shows."""

from datetime import timedelta

import pytest
from sqlalchemy import delete, update

from bot.clock import now
from bot.storage.history.game_results import ResultRow
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import EmbargoRow, GameRow
from tests.asking import change, row_in, save
from tests.cogs.mishaps import delete_channel
from tests.cogs.opening import Opening
from tests.cogs.players.test_past import go_elsewhere, resign
from tests.cogs.stage import Stage, answer, labels_of, text_of

on_both = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
async def over(opening: Opening) -> Stage:
    """Return a game that Ben has won, because Ann resigned."""
    return await opening.after(resign)


async def begin(stage: Stage) -> None:
    """Let two begin a board game."""
    for name in ("Ann", "Ben"):
        await stage.command(name, "game join")
    await stage.command("Gia", "game start")


async def give_up(stage: Stage, game: str) -> None:
    """Let Ann resign."""
    asked = await stage.command("Ann", f"{game} resign")
    assert asked.response is not None
    await stage.press("Ann", asked.response, labels_of(asked.response)[0])


async def ladder(stage: Stage, name: str = "Zoe") -> str:
    """Return the ladder as somebody sees it."""
    return answer(await stage.command(name, "stats", about="ladder"))


@on_both
async def test_a_finished_board_game_counts_for_the_ladder_of_its_server(over: Stage) -> None:
    shown = await ladder(over)

    assert "Down the Danube: ladder" in shown
    assert "**Ben**: 1,579 ± 242, provisional, 1 game\n**Ann**: 1,421 ± 242" in shown


async def test_a_ladder_shows_a_game_to_everybody_on_the_server_wherever_it_was_played(over: Stage) -> None:
    await delete_channel(over)
    go_elsewhere(over)

    assert "**Ben**" in await ladder(over)
    assert "No game" in answer(await over.command("Zoe", "game past"))


async def test_the_sign_up_says_that_a_game_counts_and_its_gm_may_choose_otherwise(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="danube")
    counts = await stage.painted_card()
    panel = await stage.press("Gia", stage.card, "Set-up")
    await stage.press("Gia", panel.response, "More to choose")
    await stage.choose("Gia", panel.response, ["off"], "brehon:setting:1:0:0:rating")

    assert "The result counts for this server's ladder" in counts
    assert "ladder" not in await stage.painted_card()


async def test_a_game_that_was_chosen_not_to_count_stands_on_no_ladder(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="danube", late="auto", wait="5")
    await stage.bot.services.sign_up.choose(1, "rating", "off")
    await begin(stage)
    await give_up(stage, "danube")

    assert "Nobody is on a ladder here yet" in await ladder(stage)


async def test_a_game_with_sides_says_nothing_of_a_ladder(sign_up: Stage) -> None:
    panel = await sign_up.press("Gia", sign_up.card, "Set-up")
    assert panel.response is not None
    forged = await sign_up.command("Zoe", "stats", about="ladder")

    assert "ladder" not in await sign_up.painted_card()
    assert not any("ladder" in label for label in labels_of(panel.response))
    assert "Nobody is on a ladder here yet" in answer(forged)


async def test_a_game_that_ended_early_counts_for_no_ladder(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="danube", late="auto", wait="5")
    await begin(stage)
    await stage.end("Gia")

    assert "Nobody is on a ladder here yet" in await ladder(stage)


async def test_a_game_that_is_on_or_not_revealed_moves_no_rating(over: Stage) -> None:
    before = await ladder(over)
    await over.command("Gia", "game new", game="danube", late="auto", wait="5")
    await begin(over)
    while_on = await ladder(over)
    await save(over.database, EmbargoRow(game_id=1, line=2, place=0, until=now() + timedelta(hours=1)))

    assert while_on == before
    assert "Nobody is on a ladder here yet" in await ladder(over)


async def test_a_game_whose_end_is_taken_back_moves_no_rating_any_more(over: Stage) -> None:
    await change(over.database, update(GameRow).values(phase=GamePhase.RUNNING, ended_at=None))

    assert "Nobody is on a ladder here yet" in await ladder(over)


@on_both
async def test_whoever_opts_out_stands_on_no_ladder_and_comes_back_as_before(over: Stage) -> None:
    before = await ladder(over)
    shown = await over.command("Ben", "stats", about="ladder")
    out = await over.press("Ben", shown.response, "Keep me out of statistics")
    without = await ladder(over)
    await over.press("Ben", out.response, "Count me again")

    assert "Nobody is on a ladder here yet" in without
    assert await ladder(over) == before


async def test_whoever_is_forgotten_stands_on_no_ladder(over: Stage) -> None:
    asked = await over.command("Ben", "privacy forget")
    await over.press("Ben", asked.response, "Forget me")

    assert "Nobody is on a ladder here yet" in await ladder(over)


async def test_a_ladder_comes_from_the_results_and_is_empty_without_them(over: Stage) -> None:
    before = await ladder(over)
    result = await row_in(over.database, ResultRow, 1)
    await change(over.database, delete(ResultRow))
    without = await ladder(over)
    await save(over.database, ResultRow(game_id=1, result=result.result))

    assert "Nobody is on a ladder here yet" in without
    assert await ladder(over) == before


async def test_the_statistics_of_a_player_say_where_they_stand(over: Stage) -> None:
    shown = answer(await over.command("Zoe", "stats", player=over.users["Ben"]))

    assert "**Ladder of Down the Danube**: 1,579 ± 242, provisional, 1 game" in shown


async def test_another_ladder_is_chosen_and_one_that_is_gone_is_refused(over: Stage) -> None:
    await over.command("Gia", "game new", game="bluff", late="auto", wait="5")
    await begin(over)
    await give_up(over, "bluff")
    shown = await over.command("Zoe", "stats", about="ladder")
    assert "Bricriu's Bluff & Bluster: ladder" in answer(shown)
    await over.choose("Zoe", shown.response, ["danube"], "brehon:ladder:choose")
    assert shown.response is not None
    assert "Down the Danube: ladder" in text_of(shown.response.message)
    await change(over.database, delete(ResultRow))

    assert "can't be chosen here any more" in answer(
        await over.choose("Zoe", shown.response, ["danube"], "brehon:ladder:choose")
    )
