"""The machine's clock is set while the bot runs: nothing that was put off waits for it, and the host is told."""

from collections.abc import Callable, MutableMapping, Sequence
from datetime import timedelta

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

import bot.clock
from bot.host.processes.rounds import Rounds
from bot.storage.schema.models import Deadline
from tests.asking import rows_in
from tests.cogs.stage import Stage, labels_of

HOUR = timedelta(hours=1)
SOON = 0.1
"""Hours within which everything that was put off by minutes is sent."""
SetClock = Callable[[timedelta], None]
Line = MutableMapping[str, object]


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """Sets the clock of the bot's machine; Discord has its own."""

    def set_clock(by: timedelta) -> None:
        shown = vars(bot.clock)["utcnow"]
        monkeypatch.setattr(bot.clock, "utcnow", lambda: shown() + by)

    return set_clock


@pytest.fixture
async def rounds(game: Stage) -> Rounds:
    """Return the rounds, one of which was made before the clock is set."""
    made = rounds_of(game)
    await make(made, game)
    return made


def rounds_of(stage: Stage) -> Rounds:
    bot = stage.bot
    return Rounds(stage.database, bot._delivery, bot._host.alarm, bot._shares, (bot._host.house.look,))


async def make(rounds: Rounds, stage: Stage) -> Sequence[Line]:
    """Make a round as the bot does, and return the log lines about the clock."""
    with capture_logs() as log, stage.env._bot_scope():
        await rounds.make()
    await stage.env.settle()
    return [line for line in log if "clock" in str(line["event"])]


async def times_of(stage: Stage) -> list[tuple[object, ...]]:
    return [(row.at, row.due, row.since, row.escalates_at) for row in await rows_in(stage.database, select(Deadline))]


async def put_a_prompt_off(stage: Stage) -> None:
    """Let Discord refuse a prompt at first, so that it is due two seconds later by the clock."""
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=403, code=0, times=1)
    await stage.propose("Ann", "Ben")
    assert "Approve" not in labels_of(stage.prompt)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
async def test_a_delayed_message_arrives_soon_after_the_clock_was_set_back(
    game: Stage, rounds: Rounds, set_clock: SetClock
) -> None:
    await put_a_prompt_off(game)
    set_clock(-HOUR)
    await make(rounds, game)
    await game.pass_hours(SOON)

    assert "Approve" in labels_of(game.prompt)


async def test_messages_behind_a_delayed_one_arrive_soon_too(game: Stage, rounds: Rounds, set_clock: SetClock) -> None:
    await put_a_prompt_off(game)
    await game.command("Gia", "gm pause")
    set_clock(-HOUR)
    await make(rounds, game)
    await game.pass_hours(SOON)

    assert "The GM has paused the game" in game.channel.history()[-1].content


async def test_a_clock_that_was_ahead_for_a_while_holds_nothing_up(
    game: Stage, rounds: Rounds, set_clock: SetClock
) -> None:
    game.env.inject_error("POST", f"/channels/{game.channel.id}/messages", status=403, code=0, times=1)
    set_clock(HOUR)
    await make(rounds, game)
    await game.propose("Ann", "Ben")
    set_clock(-HOUR)
    await make(rounds, game)
    await game.pass_hours(SOON)

    assert "Approve" in labels_of(game.prompt)


async def test_a_message_delayed_by_a_clock_set_back_during_an_outage_is_sent(game: Stage, set_clock: SetClock) -> None:
    await put_a_prompt_off(game)
    set_clock(-HOUR)
    await game.restart()
    await make(rounds_of(game), game)
    await game.pass_hours(SOON)

    assert "Approve" in labels_of(game.prompt)


async def test_the_log_names_the_games_whose_deadlines_a_clock_set_back_may_have_spoiled(
    game: Stage, rounds: Rounds, set_clock: SetClock
) -> None:
    set_clock(-HOUR)
    (line,) = await make(rounds, game)

    assert (line["event"], line["seconds"]) == ("the clock was set back", 3600)
    assert line["games"] == [(await game.hosted()).id]
    assert "Deadlines stay" in str(line["advice"])


either_way = pytest.mark.parametrize("by", [-HOUR, HOUR], ids=["back", "forward"])


@either_way
async def test_a_clock_that_was_set_is_logged_once(
    game: Stage, rounds: Rounds, set_clock: SetClock, by: timedelta
) -> None:
    set_clock(by)

    assert [len(await make(rounds, game)) for _ in range(2)] == [1, 0]


@either_way
async def test_a_clock_that_was_set_moves_no_deadline(
    game: Stage, rounds: Rounds, set_clock: SetClock, by: timedelta
) -> None:
    times = await times_of(game)
    set_clock(by)
    for _ in range(2):
        await make(rounds, game)

    assert await times_of(game) == times


async def test_a_deadline_set_before_a_repeated_hour_is_not_in_doubt(
    game: Stage, rounds: Rounds, set_clock: SetClock
) -> None:
    await game.pass_hours(2)
    passed = await make(rounds, game)
    set_clock(-HOUR)

    assert passed == []
    assert [line["games"] for line in await make(rounds, game)] == [[]]


async def test_the_log_tells_by_how_much_a_clock_was_set_forward(
    game: Stage, rounds: Rounds, set_clock: SetClock
) -> None:
    set_clock(HOUR)
    (line,) = await make(rounds, game)

    assert (line["event"], line["seconds"]) == ("the clock was set forward", 3600)


async def test_a_correction_by_a_second_is_not_logged(game: Stage, rounds: Rounds, set_clock: SetClock) -> None:
    set_clock(timedelta(seconds=-1))
    back = await make(rounds, game)
    set_clock(timedelta(seconds=2))

    assert [*back, *await make(rounds, game)] == []


async def test_a_set_clock_is_logged_before_a_deadline_passes_by_it(
    game: Stage, rounds: Rounds, set_clock: SetClock
) -> None:
    with game.env._bot_scope():
        rounds.start()
    set_clock(timedelta(days=3))
    with capture_logs() as log:
        with game.env._bot_scope():
            game.bot.services.host.alarm.wake()
        await game.env.settle()
    await rounds.close()
    events = [line["event"] for line in log if line["event"] in ("deadline", "the clock was set forward")]

    assert events == ["the clock was set forward", "deadline"]


async def test_a_clock_set_while_the_database_was_away_is_logged_when_that_is_back(
    game: Stage, rounds: Rounds, set_clock: SetClock
) -> None:
    set_clock(-HOUR)
    async with game.tables_renamed("outbox"):
        with pytest.raises(OperationalError):
            await make(rounds, game)

    assert [line["seconds"] for line in await make(rounds, game)] == [3600]
