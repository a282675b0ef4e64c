"""A restart loses nothing, and nobody sees it."""

from tests.cogs.conftest import NAMES
from tests.cogs.stage import CARD_PAUSE, Stage, answer, text_of

Seen = dict[str, list[tuple[int, str, str]]]


async def everything_seen(stage: Stage) -> Seen:
    """Return every message that anybody can see, with its buttons, once all cards are painted."""
    await stage.painted_card()
    places = {"channel": stage.channel.history(), **{name: stage.dms(name) for name in (*NAMES, "Gia")}}
    return {
        place: [(message.id, text_of(message), str(message.components)) for message in messages]
        for place, messages in places.items()
    }


async def restarted(stage: Stage) -> None:
    """Restart, and check that nobody sees anything else than before."""
    before = await everything_seen(stage)
    await stage.restart()

    assert await everything_seen(stage) == before


async def test_a_restart_between_any_two_steps_is_seen_by_nobody(sign_up: Stage) -> None:
    await restarted(sign_up)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await restarted(sign_up)
    await sign_up.propose("Ann", "Ben")
    for name in NAMES:
        await restarted(sign_up)
        await sign_up.press(name, sign_up.prompt, "Approve")
    for name in ("Ann", "Ben"):
        await restarted(sign_up)
        await sign_up.press(name, sign_up.dms(name)[-1], "Support")
    await restarted(sign_up)
    await sign_up.command("Gia", "gm pause")
    await restarted(sign_up)
    await sign_up.command("Gia", "gm resume")
    await restarted(sign_up)
    await sign_up.end("Gia")
    await restarted(sign_up)


async def test_a_restart_in_mid_vote_keeps_every_vote(game: Stage) -> None:
    await game.propose()
    for name in NAMES[:3]:
        await game.press(name, game.prompt, "Approve")
    await game.restart()
    for name in NAMES[3:]:
        await game.press(name, game.prompt, "Reject")

    assert any("Approved, 3 to 2" in text_of(message) for message in game.channel.history())


async def test_a_restart_keeps_secret_moves(game: Stage) -> None:
    await game.propose()
    await game.press("Ann", game.prompt, "Reject")
    await game.restart()

    assert "Your vote: **reject**" in answer(await game.command("Ann", "game secrets"))


async def test_a_deadline_that_passed_while_the_bot_was_down_is_handled_at_its_start(game: Stage) -> None:
    await game.bot.services.host.alarm.close()
    await game.pass_hours(30)
    early = game.questions()
    await game.restart()

    assert early == []
    assert "The deadline for the leader's choice in" in game.dms("Gia")[-1].content


async def test_a_start_loads_no_game_whose_card_shows_how_it_stands(game: Stage) -> None:
    await game.propose()
    await game.press("Ann", game.prompt, "Approve")
    await game.painted_card()
    await game.restart()
    await game.env.advance_time(CARD_PAUSE)

    assert not game.bot.services.games._folded


async def test_a_card_that_was_not_painted_before_the_bot_stopped_is_painted_at_its_start(game: Stage) -> None:
    await game.propose()
    await game.painted_card()
    await game.press("Ann", game.prompt, "Approve openly")
    await game.restart()

    assert "**Ann** (approves)" in text_of(game.card)
