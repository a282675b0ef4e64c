"""A player who was banned or kicked, has left, or cannot be reached is absent. Nothing waits for them longer than for
others.
"""

from collections.abc import Callable

import pytest
from sqlalchemy import select, update

from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from tests.asking import change, rows_in
from tests.cogs.conftest import NAMES, join_all
from tests.cogs.opening import Opening
from tests.cogs.quests import let_support, let_vote
from tests.cogs.stage import Stage, answer, text_of

Leaving = Callable[[Stage, str], None]


def leave(stage: Stage, name: str) -> None:
    """Let somebody leave the server, or be kicked. The bot, who shares no other server with them, cannot write to them
    any more.
    """
    stage.guild.remove_member(stage.people[name])
    refuse(stage, name, 403, 50278)


def be_banned(stage: Stage, name: str) -> None:
    """Ban somebody."""
    stage.env.backend.apply_ban(stage.guild.id, stage.users[name].id, None)
    refuse(stage, name, 400, 50278)


def be_deleted(stage: Stage, name: str) -> None:
    """Let somebody delete their account."""
    stage.guild.remove_member(stage.people[name])
    refuse(stage, name, 404, 10003)


def close_dms(stage: Stage, name: str) -> None:
    """Let somebody refuse DMs from now on."""
    stage.close_dms(name)


def refuse(stage: Stage, name: str, status: int, code: int) -> None:
    path = f"/channels/{stage.users[name].dm_channel.id}/messages"
    stage.env.inject_error("POST", path, status=status, code=code, times=None)


every_leaving = pytest.mark.parametrize("go", [leave, be_banned, be_deleted, close_dms])
any_leaving = pytest.mark.parametrize("go", [leave, close_dms])
"""The ways to be out of reach, all treated alike, whether or not the player is still on the server."""


def news(stage: Stage, name: str = "Gia") -> list[str]:
    """Return the GM's messages about somebody who cannot be reached."""
    return [message.content for message in stage.dms(name) if "I can't write to" in message.content]


async def rows_of(stage: Stage, name: str, kind: OutboxKind) -> list[OutboxState]:
    seat_id = (await stage.hosted()).occupancy(name).seat_id
    rows = select(OutboxRow.state).where(OutboxRow.seat_id == seat_id, OutboxRow.kind == kind)
    return list(await rows_in(stage.database, rows.order_by(OutboxRow.id)))


async def begin_automatic(stage: Stage) -> None:
    """Begin a game that goes on by itself when a deadline passes."""
    await join_all(stage)
    await stage.choose_auto()
    await stage.press("Gia", stage.card, "Start the game")


@pytest.fixture
async def automatic(opening: Opening) -> Stage:
    """Return a game that goes on by itself when a deadline passes."""
    return await opening.after(begin_automatic)


@any_leaving
async def test_a_vote_goes_on_without_a_player_who_has_gone(automatic: Stage, go: Leaving) -> None:
    await automatic.propose()
    go(automatic, "Eve")
    await let_vote(automatic, NAMES[:4], approve=False)
    await automatic.pass_hours(24.1)

    assert (await automatic.table()).round.past_votes[0].votes == dict.fromkeys(NAMES[:4], False)


@any_leaving
async def test_the_policy_gives_an_absent_players_order_at_the_deadline(automatic: Stage, go: Leaving) -> None:
    await automatic.propose("Ann", "Ben")
    await let_vote(automatic)
    go(automatic, "Ann")
    await automatic.press("Ben", automatic.dms("Ben")[-1], "Support")
    await automatic.pass_hours(23)
    orders = (await automatic.table()).round.orders
    await automatic.pass_hours(1.1)

    assert orders == {"Ben": True}
    assert len((await automatic.table()).round.past_quests) == 1


@every_leaving
async def test_the_gm_is_told_of_an_absent_player_whom_a_message_does_not_reach(game: Stage, go: Leaving) -> None:
    await game.propose("Ann", "Ben")
    await let_vote(game, NAMES[1:])
    go(game, "Ben")
    before = news(game)
    await game.press("Ann", game.prompt, "Approve")
    (told,) = news(game)

    assert before == []
    assert "**Ben**" in told
    assert "/gm act-for" in told
    assert "/gm replace" in told


async def restart_around_a_pause(stage: Stage, go: Leaving) -> None:
    """Owe two orders, one of them to a player who is out of reach, and restart before and after a pause."""
    await stage.propose("Ann", "Ben")
    go(stage, "Ben")
    await let_vote(stage)
    await stage.restart()
    await stage.command("Gia", "gm pause")
    await stage.command("Gia", "gm resume")
    await stage.restart()


@every_leaving
async def test_only_an_undeliverable_message_is_given_up(game: Stage, go: Leaving) -> None:
    await restart_around_a_pause(game, go)

    assert await rows_of(game, "Ben", OutboxKind.ORDER) == [OutboxState.CLOSED, OutboxState.CLOSED]
    assert await rows_of(game, "Ann", OutboxKind.ORDER) == [OutboxState.SENT, OutboxState.SENT]


@every_leaving
async def test_the_gm_is_told_once_of_messages_that_do_not_reach_a_player(game: Stage, go: Leaving) -> None:
    await restart_around_a_pause(game, go)

    assert len(news(game)) == 1


async def test_by_default_the_gm_decides_about_an_absent_player_at_the_deadline(game: Stage) -> None:
    await game.propose()
    leave(game, "Eve")
    await let_vote(game, NAMES[:4], approve=False)
    await game.pass_hours(24.1)
    await game.press_and_confirm("Gia", game.questions()[-1], "Close it now")

    assert len((await game.table()).round.past_votes) == 1


async def test_the_gm_is_told_of_each_player_out_of_reach(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    vote = game.prompt
    await let_vote(game, NAMES[:4])
    leave(game, "Ann")
    be_banned(game, "Ben")
    await game.press("Eve", vote, "Approve")

    assert len(news(game)) == 2


async def test_a_player_who_never_took_dms_is_no_news(sign_up: Stage) -> None:
    await sign_up.press("Ann", sign_up.card, "Leave")
    sign_up.close_dms("Ann")
    await sign_up.press("Ann", sign_up.card, "Join")
    await sign_up.press("Gia", sign_up.card, "Start the game")

    assert news(sign_up) == []


async def test_a_newcomer_out_of_reach_is_news_again(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    vote = game.prompt
    await let_vote(game, NAMES[1:])
    leave(game, "Ben")
    await game.press("Ann", vote, "Approve")
    await game.command("Gia", "gm replace", player="Ben")
    await game.press("Zoe", game.channel.history()[-1], "Take the seat")
    leave(game, "Zoe")
    await game.command("Gia", "gm pause")
    await game.command("Gia", "gm resume")

    assert len(news(game)) == 2


async def test_the_gm_acts_for_a_player_who_has_gone(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await let_vote(game, NAMES[1:])
    leave(game, "Ann")
    panel = await game.command("Gia", "gm act-for", player="Ann")
    await game.press("Gia", panel.response, "Approve")

    assert len((await game.table()).round.past_votes) == 1


async def play_a_quest_but_for_one_order(stage: Stage, *last: str) -> str:
    """Play a round in which everybody supports, up to the last order. Return its player, who is none of ``last``."""
    table = await stage.table()
    await stage.propose(*list(table.seats[: table.party_size]))
    await let_vote(stage)
    party = sorted((await stage.table()).round.party, key=lambda name: name not in last)
    await let_support(stage, *party[:-1])
    return party[-1]


async def test_a_gm_who_plays_is_not_told_because_it_would_show_who_is_asked_in_secret(game: Stage) -> None:
    (asked,) = await game.with_role("assassin")
    gm = next(name for name in NAMES if name != asked)
    await game.hand_over("Gia", gm)
    for _ in range(2):
        last = await play_a_quest_but_for_one_order(game)
        await game.command(last, "quest act", order="support")
    last = await play_a_quest_but_for_one_order(game, asked)
    leave(game, asked)
    before = len(game.dms(gm))
    await game.command(last, "quest act", order="support")

    assert (await rows_of(game, asked, OutboxKind.ORDER))[-1] is OutboxState.CLOSED
    assert len(game.dms(gm)) == before
    assert "write to" not in answer(await game.command(gm, "game status"))


async def test_a_former_gm_is_not_told_of_a_player_out_of_reach(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    vote = game.prompt
    await let_vote(game, NAMES[1:])
    leave(game, "Ben")
    await game.press("Ann", vote, "Approve")
    await game.hand_over("Gia", "Cat")
    owed_again = update(OutboxRow).where(OutboxRow.kind == OutboxKind.ABSENT)
    await change(game.database, owed_again.values(state=OutboxState.PENDING))
    await game.restart()

    assert len(news(game)) == 1
    assert news(game, "Cat") == []


async def miss_a_deadline_without_a_gm(stage: Stage) -> None:
    """Let the GM leave, and a deadline pass."""
    leave(stage, "Gia")
    await stage.pass_hours(24.1)


async def test_a_game_goes_on_when_its_gm_has_gone(game: Stage) -> None:
    await miss_a_deadline_without_a_gm(game)
    await game.propose()

    assert (await game.table()).round.party


async def test_a_question_to_a_gm_who_has_gone_is_given_up(game: Stage) -> None:
    await miss_a_deadline_without_a_gm(game)

    states = list(await rows_in(game.database, select(OutboxRow.state).where(OutboxRow.kind == OutboxKind.DEADLINE)))
    assert states == [OutboxState.CLOSED]


async def test_a_manager_takes_over_from_a_gm_who_has_gone(game: Stage) -> None:
    await miss_a_deadline_without_a_gm(game)
    leader = await game.leader()
    game.make_manager("Zoe")
    await game.command("Zoe", "gm hand-over")
    await game.press_and_confirm("Zoe", game.questions("Zoe")[-1], "Close it now")

    assert await game.leader() != leader
    assert any(
        f"from now on {game.users['Zoe'].mention} leads this game" in text_of(each) for each in game.channel.history()
    )
