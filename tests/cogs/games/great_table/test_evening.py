"""In an evening by voice the clock is quick, and still tells nobody whether a list is missing."""

from tests.cogs.games.great_table.pair import GM_PLAYS, Pair, alike
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, text_of

MINUTE = 1 / 60


async def begin(stage: Stage) -> None:
    """Begin both games."""
    stage.guild.create_text_channel("other")
    await Pair(stage).deal(GM_PLAYS, "Evening by voice")


async def test_a_day_and_a_night_of_minutes_look_the_same_with_or_without_a_missing_list(opening: Opening) -> None:
    pair = Pair(await opening.after(begin))
    said = []
    async with alike(pair):
        for minutes in (3.9, 0.3, 3.4, 0.3, 0.4, 1.4, 0.4):
            await pair.stage.pass_hours(minutes * MINUTE)
            said.append(await pair.both("Gia", "game status"))
        said.append(await pair.both("Ann", "game status"))
    room, _ = pair.rooms()

    assert all(first == second for first, second in said)
    assert sum("time for the day is up" in text for text in room) == 1
    assert (await pair.table(1)).number == (await pair.table(2)).number == 2


async def test_those_who_are_called_before_the_end_of_a_day_are_those_without_a_vote(opening: Opening) -> None:
    pair = Pair(await opening.after(begin))
    await pair.each("Ann", "table vote", player="Cat")
    await pair.stage.pass_hours(7.6 * MINUTE)
    calls = [message for room in pair.channels for message in room.history() if "is up" in text_of(message)]
    named = [{user.name for user in message.mentions} for message in calls]

    assert named == [{*GM_PLAYS} - {"Ann"}] * 2
