"""Messages older than an hour may seldom be edited. New messages come first, and the old edits follow as allowed."""

from tests.cogs.stage import Stage, labels_of

TOO_MANY_EDITS = 30046


def of_room(stage: Stage) -> list[tuple[str, str]]:
    """Return the bot's requests for the room: the method, and the message or kind."""
    here = f"/channels/{stage.channel.id}/"
    asked = [request for request in stage.env.http_requests if request.path.startswith(here)]
    return [(request.method, request.path.rpartition("/")[2]) for request in asked]


def with_buttons(stage: Stage) -> list[int]:
    """Return the messages of the room that have buttons, without the card."""
    return [message.id for message in stage.channel.history()[1:] if message.components]


async def test_a_new_prompt_is_sent_before_the_old_buttons_are_taken(game: Stage) -> None:
    old, before = game.prompt.id, len(of_room(game))
    await game.pass_hours(2)
    await game.propose()
    asked = of_room(game)[before:]

    assert asked.index(("POST", "messages")) < asked.index(("PATCH", str(old)))
    assert with_buttons(game) == [game.prompt.id]


async def test_old_buttons_that_discord_keeps_for_now_are_removed_later(game: Stage) -> None:
    old = game.prompt.id
    path = f"/channels/{game.channel.id}/messages/{old}"
    game.env.inject_error("PATCH", path, status=429, code=TOO_MANY_EDITS, times=1)
    await game.propose()
    await game.pass_hours(0.1)

    assert with_buttons(game) == [game.prompt.id]
    assert sum("Approve" in labels_of(message) for message in game.channel.history()) == 1
