"""A game that rests because it cannot be read, or because its theme is gone, can still be ended."""

from pathlib import Path

import pytest
from simcord.results import ResponseMessage
from sqlalchemy import func, select, text

from bot.checking.keeping import check_keeping
from bot.cli.exporting import Export, exported
from bot.cli.verifying import checked
from bot.clock import now
from bot.components.keys import Key, Verb
from bot.storage.games.lobby import ReadyCheck
from bot.storage.games.record_lines import record_of
from bot.storage.outbox.outbox import OWED
from bot.storage.people.bench import BenchRow
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import Deadline, EventRow, GameRow, OutboxRow
from tests.asking import change, rows_in, save
from tests.cogs.forgery import press as forged
from tests.cogs.masks import begin_anonymous
from tests.cogs.stage import Stage, answer, labels_of
from tests.cogs.threads import begin, people_in, private_threads
from tests.cogs.whole.test_unreadable_games import BREAKS, restart, spoil

GONE = "UPDATE games SET theme = 'gone' WHERE id = 1"
BACK = "UPDATE games SET theme = 'tain' WHERE id = 1"
BROKEN = BREAKS["an event is no JSON"]
RESTS = {**BREAKS, "its theme is gone": GONE}
OVER = ("This game is over.", "There's nothing for you to do right now.")
"""The answers where the game still cannot be loaded, and where it can."""
ENDED = "The game that was on hold here is over, without a winner."


def posts(stage: Stage) -> list[str]:
    return [message.content for message in stage.channel.history()]


async def phase(stage: Stage) -> GamePhase | None:
    return await stage.database.read(lambda connection: connection.scalar(select(GameRow.phase)))


async def owed(stage: Stage) -> int | None:
    """Return the number of rows that are still owed."""
    return await stage.database.read(
        lambda connection: connection.scalar(select(func.count(OutboxRow.id)).where(OutboxRow.state.in_(OWED)))
    )


@pytest.mark.parametrize("way", RESTS)
async def test_a_resting_game_that_is_ended_is_told_once_and_leaves_its_channel(game: Stage, way: str) -> None:
    await change(game.database, text("UPDATE outbox SET state = 'pending' WHERE kind = 'secrets'"))
    await spoil(game, RESTS[way])
    prompt = game.prompt
    await game.end("Gia", game="1")
    deadlines = await game.database.read(
        lambda connection: connection.scalar(select(func.count()).select_from(Deadline))
    )
    await restart(game)

    assert (await owed(game), deadlines, await phase(game)) == (0, 0, GamePhase.OVER)
    assert len([post for post in posts(game) if ENDED in post]) == (way != "its room is lost")
    assert answer(await game.press("Ann", prompt, "What may I do?")) in OVER
    assert "The sign-up is open" in answer(await game.command("Zoe", "game new", game="tain"))


@pytest.fixture
async def broken(game: Stage) -> Stage:
    """A game that cannot be read, which Zoe may end as a manager of the server."""
    await game.painted_card()
    await spoil(game, BROKEN)
    game.make_manager("Zoe")
    return game


async def end_it(stage: Stage) -> tuple[ResponseMessage, str]:
    """Let Zoe end the game; return the question that asks for confirmation, and the answer."""
    asked = (await stage.command("Zoe", "game end")).response
    assert asked is not None
    return asked, answer(await stage.press("Zoe", asked, "Yes, end it"))


async def test_a_player_does_not_end_an_unreadable_game(broken: Stage) -> None:
    assert "Only the GM" in answer(await broken.command("Ann", "game end"))
    assert "Only the GM" in answer(await broken.press("Ann", broken.card, "GM"))
    assert ENDED not in "".join(posts(broken))


async def test_a_manager_ends_an_unreadable_game_and_everybody_sees_who_did(broken: Stage) -> None:
    _, told = await end_it(broken)

    assert told == "You've ended the game for everybody, without a winner."
    assert f"<@{broken.users['Zoe'].id}>, who manages this server, has ended the game.\n{ENDED}" in posts(broken)[-1]


async def test_an_unreadable_game_is_ended_once(broken: Stage) -> None:
    asked, _ = await end_it(broken)

    assert "This game is over." in answer(await broken.press("Zoe", asked, "Yes, end it"))
    assert "No game is on in this channel" in answer(await broken.command("Gia", "game end"))
    assert len([post for post in posts(broken) if ENDED in post]) == 1


async def test_a_former_manager_ends_nothing(game: Stage) -> None:
    await spoil(game, BROKEN)
    game.make_manager("Zoe")
    asked = await game.command("Zoe", "game end")
    game.env.backend.get_guild(game.guild.id).members[game.users["Zoe"].id].role_ids.clear()

    assert "Only the GM" in answer(await game.press("Zoe", asked.response, "Yes, end it"))
    assert await phase(game) is GamePhase.RUNNING


async def test_a_press_from_elsewhere_learns_nothing_of_a_resting_game(game: Stage) -> None:
    await game.painted_card()
    await spoil(game, BROKEN)
    game.move_to_another_server("Zoe")
    game.make_manager("Zoe")
    await game.command("Zoe", "game new", game="tain")
    verbs = (Verb.LEAD, Verb.END, Verb.CONFIRM)
    resting = [answer(await forged(game, "Zoe", Key(verb, 1))) for verb in verbs]
    missing = [answer(await forged(game, "Zoe", Key(verb, 99))) for verb in verbs]

    assert resting == missing
    assert [row.phase for row in await rows_in(game.database, select(GameRow).order_by(GameRow.id))] == [
        GamePhase.RUNNING,
        GamePhase.SIGNUP,
    ]


async def test_a_person_elsewhere_is_not_told_that_a_game_has_ended_that_cannot_be_loaded(game: Stage) -> None:
    await game.end("Gia")
    await spoil(game, GONE)
    game.channel = game.guild.create_text_channel("other")
    await game.command("Zoe", "game new", game="tain")
    unknown = answer(await game.command("Zoe", "game status", game="99"))

    assert answer(await game.command("Zoe", "game status", game="1")) == unknown
    assert answer(await forged(game, "Zoe", Key(Verb.SECRETS, 1))) == unknown
    assert answer(await game.command("Ann", "game status", game="1")) == OVER[0]
    assert answer(await game.command("Gia", "game end", game="1")) == OVER[0]


async def test_the_gm_of_a_resting_game_may_end_it_on_its_card(game: Stage) -> None:
    await game.painted_card()
    await spoil(game, GONE)
    panel = (await game.press("Gia", game.card, "GM")).response
    assert panel is not None
    asked = (await game.press("Gia", panel, "End the game")).response
    assert asked is not None

    assert labels_of(panel) == ["End the game"]
    assert "Yes, end it" in labels_of(asked)


async def test_a_manager_of_another_server_does_not_end_a_resting_game(game: Stage) -> None:
    await spoil(game, GONE)
    game.move_to_another_server("Zoe")
    game.make_manager("Zoe")

    assert "don't know this game" in answer(await game.command("Zoe", "game end", game="1"))
    assert await phase(game) is GamePhase.RUNNING


async def test_the_gm_of_a_resting_game_may_end_it_by_dm(game: Stage) -> None:
    await spoil(game, GONE)
    asked = await game.dm_command("Gia", "game end", game="1")
    await game.press("Gia", asked.response, "Yes, end it")

    assert await phase(game) is GamePhase.OVER
    assert ENDED in game.channel.history()[-1].content


@pytest.fixture
async def unreadable(sign_up: Stage) -> Stage:
    """Return a sign-up that cannot be read, with a bench and a question who is there."""
    await save(
        sign_up.database,
        BenchRow(game_id=1, user_id=sign_up.users["Zoe"].id, name="Zoe", since=now()),
        ReadyCheck(game_id=1, until=now()),
    )
    await spoil(sign_up, "UPDATE games SET theme = 'gone'")
    return sign_up


async def test_a_gm_is_asked_before_an_unreadable_sign_up_is_cancelled(unreadable: Stage) -> None:
    assert "Cancel the sign-up" in answer(await unreadable.command("Gia", "game end"))


async def test_an_unreadable_sign_up_is_cancelled(unreadable: Stage) -> None:
    await unreadable.end("Gia")

    assert "The GM has cancelled this game before it began." in posts(unreadable)[-1]


async def test_nobody_waits_for_an_unreadable_sign_up_that_is_cancelled(unreadable: Stage) -> None:
    await unreadable.end("Gia")

    assert await rows_in(unreadable.database, select(BenchRow)) == []
    assert await rows_in(unreadable.database, select(ReadyCheck)) == []


async def test_the_channel_of_an_unreadable_sign_up_is_free_once_it_is_cancelled(unreadable: Stage) -> None:
    await unreadable.end("Gia")

    assert "The sign-up is open" in answer(await unreadable.command("Zoe", "game new", game="tain"))


async def test_a_readable_game_is_not_ended_by_an_old_question(game: Stage) -> None:
    await spoil(game, GONE)
    asked = await game.command("Gia", "game end")
    await spoil(game, BACK)

    assert "has begun" in answer(await game.press("Gia", asked.response, "Yes, end it"))
    assert await phase(game) is GamePhase.RUNNING


async def test_the_private_threads_of_an_ended_game_are_emptied_and_put_away(stage: Stage) -> None:
    await begin(stage)
    threads = private_threads(stage)
    await spoil(stage, GONE)
    await stage.end("Gia")

    assert threads
    assert private_threads(stage) == []
    assert [people_in(stage, thread) for thread in threads] == [set()] * len(threads)


@pytest.mark.parametrize("way", [GONE, BREAKS["a phase is none"]])
async def test_the_record_of_an_ended_game_is_whole_and_proves_its_deal(game: Stage, way: str) -> None:
    await game.propose("Ann", "Ben")
    await spoil(game, way)
    await game.end("Gia")
    record = await game.database.read(lambda connection: record_of(connection, 1))
    (attached,) = game.channel.history()[-1].attachments
    verdict = list(checked("record", record.splitlines(), None))

    assert attached.size == len(record)
    assert any("The seal fits" in line for line in verdict)
    assert any("ended the game before its end" in line for line in verdict)


@pytest.fixture
async def ended(game: Stage) -> Stage:
    """A game without its theme, which its GM has ended."""
    await spoil(game, GONE)
    await game.end("Gia")
    return game


async def test_an_ended_game_without_its_theme_is_exported(ended: Stage, tmp_path: Path) -> None:
    record = await ended.database.read(lambda connection: record_of(connection, 1))
    address = f"sqlite+aiosqlite:///{tmp_path}/brehon.db"

    assert (await check_keeping(address, 5)).rooms == []
    assert await exported(address, Export(1)) == record


async def test_an_ended_game_stays_over_when_its_theme_is_back(ended: Stage) -> None:
    before = await ended.count_events()
    await spoil(ended, BACK)
    vote = await ended.choose("Ann", ended.prompt, ["Ann", "Ben"])

    assert "is over" in answer(vote)
    assert "The game ends here" in await ended.painted_card()
    assert await ended.count_events() == before


async def test_an_anonymous_game_tells_at_its_end_who_was_who(stage: Stage) -> None:
    await begin_anonymous(stage)
    await spoil(stage, "UPDATE games SET theme = 'gone'")
    await stage.end("Gia")

    shown = "".join(str(embed.description) for embed in stage.channel.history()[-1].embeds)
    assert all(f"<@{stage.users[name].id}>" in shown for name in ("Ann", "Ben"))


async def test_a_resting_game_that_has_lost_its_channel_is_ended_without_a_word(game: Stage) -> None:
    other = game.guild.create_text_channel("other")
    await spoil(game, GONE)
    await spoil(game, "UPDATE rooms SET channel_id = 5")
    game.channel = other
    await game.end("Gia", game="1")
    events = await game.database.read(lambda connection: connection.scalar(select(func.count()).select_from(EventRow)))

    assert await owed(game) == 0
    assert events
