"""Games in a person's DM with the bot: one person against the house, with no server."""

from asyncio import gather
from datetime import timedelta
from random import Random

import discord
import msgspec
import pytest
from sqlalchemy import select
from structlog.testing import capture_logs

from bot.clock import now
from bot.host.opening.dm_games import MOST_A_DAY
from bot.host.opening.game_openings import MOST_SIGN_UPS
from bot.policies.sensible import SENSIBLE
from bot.policies.turn import Turn
from bot.storage.opening.games_in_dms import GAME_LASTS, SIGN_UP_LASTS
from bot.storage.schema.kinds import GamePhase, LatePolicy
from bot.storage.schema.models import GameRow, Guild
from engine.actions import Pause, Resume
from engine.judging import Submission
from engine.names import GM
from engine.results import ABORTED
from tests.asking import rows_in
from tests.cogs.boatmen import shorten
from tests.cogs.opening import Opening
from tests.cogs.stage import STILL, Stage, answer, labels_of, new_bot, text_of
from tests.cogs.submissions import fulfil
from tests.cogs.whole.chances import Fixed
from tests.cogs.whole.test_unreadable_games import BREAKS, spoil

GAMES = ["tain", "middle-earth", "honnoji", "great-table", "open-table", "bluff", "danube", "sigily"]
LONGEST_QUIET = 72
"""Hours within which something happens, because a deadline passes."""
MOST_STEPS = 1500
RESTARTED_AT = (1, 6)
"""The moves after which the bot starts anew. Some games are over before the second one."""
SHORT = 4
"""Draws before a game, so that it is short."""
HOUR = 1 / 3600
BREATH = 3.0
"""Seconds that house players take for a move, as where people play."""
ALONE = "You play this game alone with the house"


on_both = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


async def open_in_dm(stage: Stage, game: str, name: str = "Ann") -> str:
    """Open a game in somebody's DM; return the answer."""
    return answer(await stage.dm_command(name, "game new", game=game))


async def begin_in_dm(stage: Stage, game: str) -> None:
    """Open a game in Ann's DM, and begin it."""
    await open_in_dm(stage, game)
    await stage.press("Ann", card(stage), "Start the game")


def card(stage: Stage) -> discord.Message:
    """Return the card of the game in Ann's DM: the first message there."""
    return stage.dms("Ann")[0]


async def play(stage: Stage, random: Random) -> None:
    """Let Ann make a sensible move, or else wait until something happens."""
    hosted = await stage.hosted()
    turn = Turn(hosted.told("Ann").events, hosted.view("Ann"), hosted.asks.of("Ann"))
    is_asked = turn.awaited or (hosted.rulebook.timed and turn.asks)
    action = SENSIBLE[hosted.rulebook.slug](turn, random) if is_asked else None
    if action is not None:
        await fulfil(stage, [Submission("Ann", action)])
        return
    for _ in range(LONGEST_QUIET):
        await stage.pass_hours(1)
        later = await stage.hosted()
        if later.lines > hosted.lines or later.phase is GamePhase.OVER:
            return
    raise AssertionError(f"stuck: {hosted.asks.awaited}")


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_in_a_dm_comes_to_its_end_with_a_restart_in_between(
    opening: Opening, fixed: Fixed, game: str
) -> None:
    shorten(fixed)
    fixed.drawn = SHORT
    stage, random = await opening.stage(), Random(game)
    await begin_in_dm(stage, game)
    for step in range(MOST_STEPS):
        if (await stage.hosted()).phase is GamePhase.OVER:
            break
        if step in RESTARTED_AT:
            await stage.restart()
        await play(stage, random)
    outcome = (await stage.hosted()).started.table.outcome

    assert step > RESTARTED_AT[0]
    assert outcome is not None
    assert outcome.winners or outcome.reason == ABORTED


async def test_everything_of_a_game_in_a_dm_is_posted_there(opening: Opening) -> None:
    stage = await opening.after(begin_in_dm, "tain")

    assert stage.channel.history() == []
    assert any("You are" in text_of(message) for message in stage.dms("Ann"))
    assert any("leads. Which" in text_of(message) for message in stage.dms("Ann"))


async def test_a_game_in_a_dm_seats_its_person_and_the_fewest_house_players(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "danube")
    hosted = await stage.hosted()

    assert [occupancy.player for occupancy in hosted.occupancies if not occupancy.is_house] == ["Ann"]
    assert len(hosted.occupancies) == hosted.players[0]


async def test_the_card_in_a_dm_offers_nothing_that_takes_several_people(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "tain")

    assert labels_of(card(stage)) == ["How to play", "Start the game", "Set-up"]


async def test_the_set_up_in_a_dm_offers_nothing_that_takes_several_people(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "tain")
    panel = await stage.press("Ann", card(stage), "Set-up")

    assert panel.response is not None
    labels = labels_of(panel.response)
    assert labels == ["Add a house player", "Saved set-ups", "More to choose", "Deadlines", "End the game"]


async def test_a_full_game_in_a_dm_offers_no_more_house_players(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "honnoji")
    panel = (await stage.press("Ann", card(stage), "Set-up")).response

    assert panel is not None
    assert "Add a house player" not in labels_of(panel)


async def test_saved_set_ups_in_a_dm_are_of_no_server(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "tain")
    panel = await stage.press("Ann", card(stage), "Set-up")

    assert "server's" not in answer(await stage.press("Ann", panel.response, "Saved set-ups"))


@pytest.mark.parametrize("game", ["danube", "tain"])
async def test_nothing_in_a_dm_mentions_it_like_a_channel(opening: Opening, game: str) -> None:
    stage = await opening.after(begin_in_dm, game)
    answers = [answer(await stage.dm_command("Ann", command)) for command in ("help", "game status", "gm desk")]
    answers += [answer(await stage.press("Ann", card(stage), label)) for label in ("What may I do?", "GM")]
    await stage.pass_hours(13)

    assert not [text for text in (*answers, *map(text_of, stage.dms("Ann"))) if "<#" in text]


async def test_what_a_person_says_in_their_dm_and_asks_elsewhere_names_it(opening: Opening) -> None:
    stage = await opening.after(begin_in_dm, "bluff")
    desk = (await stage.dm_command("Ann", "gm desk")).response
    assert desk is not None
    form = await stage.press("Ann", desk, "Say something")
    sent = await stage.users["Ann"].submit_modal(form, {"text": "Well.", "to": ["all"], "when": "in 3 days"})
    await stage.press("Ann", desk, "Still to be said")
    waiting = text_of(desk.message)
    asked = await stage.dm_command("Ann", "game end")
    await stage.press("Ann", asked.response, "Yes, end it")
    elsewhere = await stage.command("Ann", "game rematch", game="1")
    told = [answer(sent), waiting, answer(elsewhere)]

    assert [text for text in told if "our DM" not in text or "<#" in text] == []


async def test_the_person_of_an_unreadable_game_in_their_dm_is_told_that_it_is_there(opening: Opening) -> None:
    stage = await opening.after(begin_in_dm, "bluff")
    await spoil(stage, BREAKS["an event is no JSON"])
    await stage.dm_command("Ann", "game status", game="1")

    assert "your game #1 in our DM" in text_of(stage.dms("Ann")[-1])


async def test_a_game_is_played_by_the_buttons_of_its_posts(opening: Opening) -> None:
    stage = await opening.after(begin_in_dm, "tain")
    if await stage.leader() == "Ann":
        await play(stage, Random(1))
    vote = next(each for each in reversed(stage.dms("Ann")) if "Approve" in labels_of(each))
    receipt = answer(await stage.press("Ann", vote, "Approve"))

    assert "approve" in receipt
    assert "approve" not in text_of(vote)


async def test_the_turn_of_a_board_is_played_in_its_post(opening: Opening) -> None:
    stage = await opening.after(begin_in_dm, "bluff")
    hosted = await stage.hosted()
    while "Ann" not in hosted.asks.awaited.seats:
        await stage.pass_hours(HOUR * 10)
        hosted = await stage.hosted()
    post = next(each for each in stage.dms("Ann") if each.id == hosted.room.prompt_id)
    await stage.press("Ann", post, labels_of(post)[0])

    assert (await stage.hosted()).lines > hosted.lines


async def test_a_turn_in_a_dm_is_called_by_a_post_and_by_no_copy_of_one(opening: Opening) -> None:
    stage = await opening.after(begin_in_dm, "danube")
    await stage.env.restart_bot(new_bot(stage.database, pauses=STILL._replace(breath=BREATH)))
    random = Random(1)
    for _ in range(8):
        await play(stage, random)
        await stage.pass_hours(HOUR * 300)

    assert not [message for message in stage.dms("Ann") if "it's your turn" in message.content]


async def test_a_press_on_a_post_in_a_dm_leaves_the_post_as_it_is(opening: Opening) -> None:
    stage = await opening.after(begin_in_dm, "tain")
    before = text_of(card(stage))
    told = await stage.press("Ann", card(stage), "What may I do?")

    assert answer(told)
    assert text_of(card(stage)) == before


@pytest.mark.parametrize("command", ["leave", "watch"])
async def test_what_takes_several_people_is_refused_in_a_dm(opening: Opening, command: str) -> None:
    stage = await opening.after(open_in_dm, "tain")

    assert answer(await stage.dm_command("Ann", f"game {command}")).startswith(ALONE)


@pytest.mark.parametrize(
    ("command", "options"),
    [("ready", {}), ("replace", {"player": "Ann"}), ("hand-over", {"player": "Ann"}), ("take-off", {"player": "Ann"})],
)
async def test_a_gm_brings_nobody_else_into_a_dm(opening: Opening, command: str, options: dict[str, str]) -> None:
    stage = await opening.after(open_in_dm, "tain")

    assert answer(await stage.dm_command("Ann", f"gm {command}", **options)).startswith(ALONE)


@pytest.mark.parametrize("option", [{"anonymous": True}, {"late": "ask"}, {"times": "20:00"}, {"quiet": "22-8"}])
async def test_options_for_several_people_are_refused_in_a_dm(opening: Opening, option: dict[str, object]) -> None:
    stage = await opening.stage()
    told = answer(await stage.dm_command("Ann", "game new", game="tain", **option))

    assert told.startswith("In our DM you play alone")
    assert not await rows_in(stage.database, select(GameRow))


async def test_nobody_finds_a_game_in_somebody_elses_dm(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "tain")

    assert "don't know this game" in answer(await stage.dm_command("Ben", "game status", game="1"))


async def test_a_person_has_one_game_in_their_dm_at_a_time(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "tain")

    assert (await open_in_dm(stage, "bluff")).startswith("You already have a game here")


@on_both
async def test_the_host_limits_the_games_in_dms(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "tain")
    stage.bot.let_play_in_dms(1)

    assert "that's the limit" in await open_in_dm(stage, "bluff", "Ben")


async def test_sign_ups_in_servers_keep_nobody_from_their_dm(opening: Opening) -> None:
    stage = await opening.stage()
    for number in range(MOST_SIGN_UPS):
        stage.channel = stage.guild.create_text_channel(f"table-{number}")
        await stage.command("Ann", "game new", game="bluff")

    assert (await open_in_dm(stage, "bluff")).startswith("Your game is set up.")


async def test_a_person_opens_only_so_many_games_within_a_day(opening: Opening) -> None:
    stage = await opening.stage()
    for number in range(1, MOST_A_DAY + 1):
        await open_in_dm(stage, "bluff")
        await stage.bot.services.sign_up.cancel(number, stage.users["Ann"].id)

    assert await open_in_dm(stage, "bluff") == (
        f"You've opened {MOST_A_DAY} games here within a day, and that's the limit; please try again tomorrow."
    )


async def test_a_host_can_turn_games_in_dms_off(opening: Opening) -> None:
    stage = await opening.stage()
    stage.bot.let_play_in_dms(0)

    assert await open_in_dm(stage, "tain") == (
        "The host of this bot offers no games in DMs; please open one in a server."
    )


async def test_somebody_whose_dm_is_closed_gets_one_sentence_and_no_game(opening: Opening) -> None:
    stage = await opening.stage()
    stage.close_dms("Ann")

    assert (await open_in_dm(stage, "tain")).startswith("I can't write to you here")
    assert (await stage.hosted()).phase is GamePhase.OVER


@on_both
async def test_a_forgotten_sign_up_in_a_dm_ends_by_itself(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "tain")
    await stage.pass_hours(SIGN_UP_LASTS.total_seconds() * HOUR + 1)

    assert (await stage.hosted()).phase is GamePhase.OVER


@on_both
async def test_a_game_in_a_dm_that_rests_for_long_ends_by_itself(opening: Opening) -> None:
    stage = await opening.after(begin_in_dm, "tain")
    await fulfil(stage, [Submission(GM, Pause())])
    await stage.pass_hours(GAME_LASTS.total_seconds() * HOUR + 1)
    outcome = (await stage.hosted()).started.table.outcome

    assert outcome is not None
    assert outcome.reason == ABORTED


@pytest.mark.parametrize(("begun", "lasts"), [(False, SIGN_UP_LASTS), (True, GAME_LASTS)])
async def test_a_forgotten_game_that_two_processes_find_is_ended_once(
    opening: Opening, begun: bool, lasts: timedelta
) -> None:
    stage = await opening.after(begin_in_dm if begun else open_in_dm, "bluff")
    games = stage.bot.services.dm_games
    with capture_logs() as log, stage.env._bot_scope():
        await gather(*(games.by_itself.happen(now() + lasts) for _ in range(2)))
    await stage.env.settle()

    assert [line["event"] for line in log if line["event"] != "delivery"] == ["forgotten game ended"]


async def test_a_game_whose_person_comes_back_at_the_last_moment_goes_on(opening: Opening) -> None:
    stage = await opening.after(begin_in_dm, "tain")
    await fulfil(stage, [Submission(GM, Pause())])
    forgotten_at = now() + GAME_LASTS
    await stage.pass_hours(1)
    services, hosted = stage.bot.services, await stage.hosted()
    with stage.env._bot_scope():
        back = services.host.submit(hosted, Submission(GM, Resume()))
        await gather(back, services.dm_games.by_itself.happen(forgotten_at))
    await stage.env.settle()

    assert (await stage.hosted()).phase is GamePhase.RUNNING


@pytest.mark.parametrize(("statement", "ended"), [("SELECT 1", [1]), (BREAKS["an event is no JSON"], [])])
async def test_only_a_forgotten_game_that_has_ended_is_logged_as_such(
    opening: Opening, statement: str, ended: list[int]
) -> None:
    stage = await opening.after(begin_in_dm, "tain")
    await fulfil(stage, [Submission(GM, Pause())])
    await spoil(stage, statement)
    with capture_logs() as log:
        await stage.pass_hours(GAME_LASTS.total_seconds() * HOUR + 1)

    assert [line["game"] for line in log if line["event"] == "forgotten game ended"] == ended


@pytest.mark.parametrize("game", ["tain", "bluff", "great-table"])
async def test_the_house_plays_a_game_to_its_end_whose_person_stays_away(opening: Opening, game: str) -> None:
    stage = await opening.after(begin_in_dm, game)
    for _ in range(30):
        await stage.pass_hours(24)
        if (await stage.hosted()).phase is GamePhase.OVER:
            break

    assert (await stage.hosted()).phase is GamePhase.OVER


async def test_the_house_plays_on_in_a_dm_where_elsewhere_the_gm_is_asked(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "bluff")
    await stage.bot.services.sign_up.set_options(1, {"deadline": "ask"})
    await stage.press("Ann", card(stage), "Start the game")
    await stage.pass_hours(25)

    assert "Ann" in (await stage.hosted()).house
    assert not stage.questions("Ann")


async def test_a_set_up_from_elsewhere_brings_no_settings_for_several_people(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "danube")
    hosted = await stage.hosted()
    await stage.bot.services.sign_up.change_settings(1, lambda _: msgspec.structs.replace(hosted.settings, late="ask"))

    assert (await stage.hosted()).settings.late is LatePolicy.AUTO


async def test_a_rematch_in_a_dm_has_the_same_set_up(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "bluff")
    await stage.bot.services.sign_up.add_house(1)
    await stage.press("Ann", card(stage), "Start the game")
    asked = await stage.dm_command("Ann", "game end")
    await stage.press("Ann", asked.response, "Yes, end it")
    await stage.dm_command("Ann", "game rematch")
    first, second = await stage.hosted(), await stage.hosted(2)

    assert (second.phase, second.options) == (GamePhase.SIGNUP, first.options)
    assert {*second.names} == {*first.names}


async def test_a_command_in_a_dm_means_the_game_that_asks_for_it(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "bluff")
    await stage.command("Gia", "game new", game="danube")
    await stage.command("Ann", "game join")

    assert "Bluff" in answer(await stage.dm_command("Ann", "game status"))


async def test_a_game_that_is_over_in_a_dm_is_not_meant_while_others_are_on(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "bluff")
    await stage.bot.services.sign_up.cancel(1, stage.users["Ann"].id)
    await stage.command("Gia", "game new", game="danube")
    await stage.command("Ann", "game join")

    assert "Danube" in answer(await stage.dm_command("Ann", "game status"))


@on_both
async def test_whoever_asks_to_be_forgotten_takes_the_games_of_their_dm_with_them(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "bluff")
    await stage.bot.services.sign_up.cancel(1, stage.users["Ann"].id)
    await stage.bot.services.privacy.forget(stage.users["Ann"].id)

    assert not await rows_in(stage.database, select(GameRow))
    assert not await rows_in(stage.database, select(Guild))


async def test_an_export_has_what_is_kept_of_the_dm(opening: Opening) -> None:
    stage = await opening.after(open_in_dm, "bluff")
    kept = msgspec.json.decode(await stage.bot.services.privacy.export(stage.users["Ann"].id))

    assert kept["rows"]["guilds.id"] == [{"language": "en", "zone": "UTC"}]


async def test_a_dm_that_is_closed_in_a_game_pauses_it_until_its_person_comes_back(opening: Opening) -> None:
    stage = await opening.after(begin_in_dm, "tain")
    stage.close_dms("Ann")
    await stage.pass_hours(2 * 24 + 1)
    lost = (await stage.hosted()).room.loss
    stage.open_dms("Ann")
    await stage.press("Ann", card(stage), "What may I do?")

    assert lost is not None
    assert (await stage.hosted()).room.loss is None
    assert not (await stage.hosted()).started.table.paused
