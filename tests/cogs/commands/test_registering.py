"""Commands that could not be registered are registered later."""

from sqlalchemy import select, update

from bot.cogs.commands.registering import FIRST_PAUSE
from bot.storage.schema.models import Registration
from tests.asking import change, rows_in
from tests.cogs.stage import Stage, new_bot


async def test_commands_that_could_not_be_registered_are_registered_a_minute_later(stage: Stage) -> None:
    await change(stage.database, update(Registration).values(digest="of another release"))
    async with stage.tables_renamed("registrations"):
        await stage.env.restart_bot(new_bot(stage.database))
    before = await digests(stage)
    await stage.env.advance_time(FIRST_PAUSE + 1)
    (digest,) = await digests(stage)

    assert before == ["of another release"]
    assert digest not in (None, "of another release")


async def digests(stage: Stage) -> list[str | None]:
    """Return the digests of the registered commands in the database."""
    return list(await rows_in(stage.database, select(Registration.digest)))
