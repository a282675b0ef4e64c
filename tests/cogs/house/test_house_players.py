"""House players: the bot plays on their seats, and everybody knows which these are."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from bot.cli import run
from bot.clock import now
from bot.policies.sensible import SENSIBLE
from bot.policies.turn import Turn
from bot.storage.history.rated_games import rated_games
from bot.storage.matches.match_rows import BETWEEN
from bot.storage.schema.choices import Matching, Rating
from bot.storage.schema.kinds import GamePhase, OutboxState
from bot.storage.schema.models import OutboxRow
from engine.actions import Action
from engine.judging import Submission
from tests.asking import choose_settings, rows_in
from tests.cogs.boatmen import shorten
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, text_of
from tests.cogs.submissions import fulfil
from tests.cogs.whole.chances import fixed_chance

MARK = "(house)"
SHOWN = r"\(house\)"
"""The mark as messages spell it, so that Discord formats nothing."""
GAMES = ["tain", "honnoji", "bluff", "danube", "sigily"]
MOST_STEPS = 500


async def table_for_one(stage: Stage, game: str) -> None:
    """Open a practice table."""
    await stage.command("Ann", "game new", game=game, solo=True)


async def wanted(stage: Stage, random: Random) -> Action | None:
    """Return what the one person does if it is up to them."""
    hosted = await stage.hosted()
    turn = Turn(hosted.told("Ann").events, hosted.view("Ann"), hosted.asks.of("Ann"))
    return SENSIBLE[hosted.rulebook.slug](turn, random) if turn.awaited else None


async def play_alone(stage: Stage, game: str) -> None:
    """Let the one person of a practice table play a short game to its end, whenever it is up to them."""
    with fixed_chance() as fixed:
        shorten(fixed)
        await table_for_one(stage, game)
        await stage.command("Ann", "game start")
        random = Random(game)
        for _ in range(MOST_STEPS):
            hosted = await stage.hosted()
            if hosted.phase is GamePhase.OVER:
                return
            action = await wanted(stage, random)
            assert action is not None, f"nobody goes on: {hosted.asks.awaited}"
            await fulfil(stage, [Submission("Ann", action)])


@pytest.mark.parametrize("game", GAMES)
async def test_a_practice_table_has_one_person_and_the_fewest_house_players(opening: Opening, game: str) -> None:
    stage = await opening.after(table_for_one, game)
    hosted = await stage.hosted()

    assert len(hosted.occupancies) == hosted.players[0]
    assert [occupancy.name for occupancy in hosted.occupancies if not occupancy.is_house] == ["Ann"]
    assert all(MARK in occupancy.name for occupancy in hosted.occupancies if occupancy.is_house)


@pytest.mark.parametrize("game", GAMES)
async def test_one_person_plays_a_whole_game_against_the_house(opening: Opening, game: str) -> None:
    stage = await opening.after(play_alone, game)

    assert (await stage.hosted()).phase is GamePhase.OVER


async def test_a_gm_adds_house_players_until_the_table_is_full(sign_up: Stage) -> None:
    panel = await sign_up.press("Gia", sign_up.card, "Set-up")
    assert panel.response is not None
    for _ in range(5):
        await sign_up.press("Gia", panel.response, "Add a house player")
    full = await sign_up.press("Gia", panel.response, "Add a house player")

    assert (await sign_up.painted_card()).count("(house") == 5
    assert "I'll play" in text_of(panel.response.message)
    assert "All seats are taken" in answer(full)


async def test_a_gm_fills_the_table_with_one_command(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="tain")
    await stage.press("Ann", stage.card, "Join")
    told = answer(await stage.command("Gia", "gm fill"))
    hosted = await stage.hosted()

    assert (len(hosted.names), len(hosted.house)) == (5, 4)
    assert all(name.removesuffix(f" {MARK}") in told for name in hosted.house)


async def test_a_sign_up_with_a_house_player_promises_no_place_on_the_ladder(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="bluff")
    await stage.press("Ann", stage.card, "Join")
    before = await stage.painted_card()
    await stage.command("Gia", "gm fill")

    assert ["ladder" in card for card in (before, await stage.painted_card())] == [True, False]


async def test_a_full_enough_table_is_filled_only_by_number(sign_up: Stage) -> None:
    refused = answer(await sign_up.command("Gia", "gm fill"))
    await sign_up.command("Gia", "gm fill", number=2)

    assert "You have the 5 players" in refused
    assert len((await sign_up.hosted()).house) == 2


async def test_more_house_players_than_seats_are_refused_whole(sign_up: Stage) -> None:
    assert "Only 5 seats are free" in answer(await sign_up.command("Gia", "gm fill", number=6))
    assert (await sign_up.hosted()).house == ()


async def test_no_house_player_joins_a_game_that_is_on(game: Stage) -> None:
    assert "has begun" in answer(await game.command("Gia", "gm fill", number=1))


async def test_a_house_player_is_let_go_like_anybody(sign_up: Stage) -> None:
    await sign_up.bot.services.sign_up.add_house(1)
    name = (await sign_up.hosted()).names[-1]
    await sign_up.command("Gia", "gm take-off", player=name)

    assert name not in (await sign_up.hosted()).names


@pytest.mark.parametrize("name", ["Zed (HOUSE)", "Zed \uff08house\uff09", "Zed (ho\u200buse)"])
async def test_no_person_passes_for_a_house_player(stage: Stage, name: str) -> None:
    stage.add(name)
    await stage.command("Gia", "game new", game="tain")
    await stage.press(name, stage.card, "Join")

    assert (await stage.hosted()).names == ("Zed",)


async def test_house_players_keep_their_names_where_people_have_aliases(sign_up: Stage) -> None:
    (name,) = await sign_up.bot.services.sign_up.add_house(1)
    panel = await sign_up.press("Gia", sign_up.card, "Set-up")
    await sign_up.press("Gia", panel.response, "Make it anonymous")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    names = (await sign_up.hosted()).names

    assert name in names
    assert not {"Ann", "Ben", "Cat", "Dan", "Eve"} & {*names}


async def test_everybody_but_house_players_is_asked_whether_they_are_there(sign_up: Stage) -> None:
    await sign_up.bot.services.sign_up.add_house(1)
    await sign_up.command("Gia", "gm ready")
    asked = sign_up.channel.history()[-1]
    for name in ("Ann", "Ben", "Cat", "Dan", "Eve"):
        await sign_up.press(name, asked, "Ready")

    assert "is ready" in text_of(sign_up.dms("Gia")[-1])


async def test_nothing_is_sent_to_a_house_player(opening: Opening) -> None:
    stage = await opening.after(play_alone, "bluff")
    seats = {occupancy.seat_id for occupancy in (await stage.hosted()).occupancies if occupancy.is_house}
    owed = [row for row in await rows_in(stage.database, select(OutboxRow)) if row.seat_id in seats and not row.room_id]

    assert owed
    assert {row.state for row in owed} == {OutboxState.DROPPED}


async def test_posts_mention_people_and_name_house_players(opening: Opening) -> None:
    stage = await opening.after(table_for_one, "tain")
    await stage.command("Ann", "game start")
    assert await wanted(stage, Random(1)) is not None
    await stage.env.settle()
    posts = stage.said

    assert f"<@{stage.users['Ann'].id}>" in posts
    assert SHOWN in posts
    assert "<@-" not in posts


async def test_statistics_count_no_house_player(opening: Opening) -> None:
    stage = await opening.after(play_alone, "bluff")

    assert MARK not in answer(await stage.command("Ann", "stats"))


async def test_house_players_go_on_after_a_restart(opening: Opening) -> None:
    stage = await opening.after(table_for_one, "tain")
    await stage.bot.services.host.house.close()
    await stage.command("Ann", "game start")
    if (move := await wanted(stage, Random(1))) is not None:
        await fulfil(stage, [Submission("Ann", move)])
    before = (await stage.hosted()).lines
    await stage.restart()
    await stage.env.settle()

    assert (await stage.hosted()).lines > before


async def test_a_house_player_plays_a_match_to_its_next_game(opening: Opening) -> None:
    stage = await opening.after(table_for_one, "danube")
    await choose_settings(stage.database, matching=Matching.BEST_OF_THREE)
    await stage.command("Ann", "game start")
    (house,) = (await stage.hosted()).house
    asked = await stage.command("Ann", "danube resign")
    assert asked.response is not None
    await stage.press("Ann", asked.response, labels_of(asked.response)[0])
    await stage.pass_hours((BETWEEN.total_seconds() + 15) / 3600)
    said = "\n".join(message.content for message in stage.channel.history())

    assert f"**{house.replace(MARK, SHOWN)}** 1" in said
    assert "<@-" not in said
    assert (await stage.hosted(2)).names == (await stage.hosted(1)).names[::-1]
    assert (await stage.hosted(2)).house == (house,)


async def test_a_record_of_a_game_with_the_house_verifies(opening: Opening, tmp_path: Path) -> None:
    stage = await opening.after(play_alone, "bluff")
    file = tmp_path / "record.jsonl"
    file.write_bytes(await stage.channel.history()[-1].attachments[-1].read())

    assert await asyncio.to_thread(run, ("verify", str(file))) == 0
    assert MARK in file.read_text(encoding="utf-8")


async def test_the_ladder_counts_no_game_with_a_house_player(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="bluff", late="auto")
    for name in ("Ann", "Ben"):
        await stage.command(name, "game join")
    await stage.bot.services.sign_up.add_house(1)
    await stage.command("Gia", "game start")
    for name in ("Ann", "Ben"):
        asked = await stage.command(name, "bluff resign")
        assert asked.response is not None
        await stage.press(name, asked.response, labels_of(asked.response)[0])
    hosted = await stage.hosted()
    rated = await stage.database.read(lambda connection: rated_games(connection, hosted.guild_id, now()))

    assert hosted.phase is GamePhase.OVER
    assert hosted.settings.rating is Rating.ON
    assert rated == []


async def rematch_of(stage: Stage, *people: str) -> None:
    """Play a game of these people and two house players, end it, and let the first person ask for a rematch."""
    await stage.command(people[0], "game new", game="bluff")
    for name in people:
        await stage.command(name, "game join")
    await stage.bot.services.sign_up.add_house(1, 2)
    await stage.command(people[0], "game start")
    await stage.end(people[0])
    await stage.command(people[0], "game rematch")


async def test_a_rematch_of_a_practice_game_is_a_practice_table_again(opening: Opening) -> None:
    stage = await opening.after(rematch_of, "Ann")
    first, second = await stage.hosted(1), await stage.hosted(2)

    assert {*second.names} == {*first.names}
    assert second.is_practice
    assert "once more" not in stage.said


async def test_a_rematch_among_people_seats_its_house_players_again(opening: Opening) -> None:
    stage = await opening.after(rematch_of, "Ann", "Ben")

    assert (await stage.hosted(2)).names == (await stage.hosted(1)).house
    assert "once more" in stage.said


async def test_a_gm_who_watches_one_person_and_the_house_asks_that_person_for_a_rematch(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="bluff")
    await stage.command("Ann", "game join")
    await stage.bot.services.sign_up.add_house(1)
    await stage.command("Gia", "game start")
    await stage.end("Gia")
    await stage.command("Gia", "game rematch")

    assert (await stage.hosted(2)).names == (await stage.hosted(1)).house
    assert f"<@{stage.users['Ann'].id}>" in stage.channel.history()[-1].content


async def test_a_rematch_turns_the_seats_of_the_house_on_a_board_too(opening: Opening) -> None:
    stage = await opening.stage()
    await table_for_one(stage, "danube")
    await stage.command("Ann", "game start")
    await stage.end("Ann")
    await stage.command("Ann", "game rematch")

    assert (await stage.hosted(2)).names == (await stage.hosted(1)).names[::-1]


async def test_a_practice_table_says_nothing_that_is_meant_for_several_people(opening: Opening) -> None:
    stage = await opening.after(table_for_one, "tain")
    card = await stage.painted_card()
    await stage.command("Ann", "game start")
    await stage.env.settle()

    assert "by voice" not in card
    assert "Please don't talk" not in stage.said
    assert all("Ask the GM" not in labels_of(message) for message in stage.dms("Ann"))


async def test_a_person_with_house_players_can_ask_a_gm_who_watches(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="tain")
    await stage.press("Ann", stage.card, "Join")
    await stage.command("Gia", "gm fill")
    await stage.command("Gia", "game start")

    assert any("Ask the GM" in labels_of(message) for message in stage.dms("Ann"))
