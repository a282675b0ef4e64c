"""A final order against one's own side's interest is asked about once, and only its player perceives that."""

import pytest

from bot.storage.schema.choices import Previewing
from tests.asking import choose_settings
from tests.cogs.conftest import NAMES
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage, answer, buttons_of, labels_of, text_of


async def send(game: Stage) -> tuple[str, str]:
    """Send one player of each side on a quest."""
    (good, *_), (evil, *_) = await game.on_side("good"), await game.on_side("evil")
    await game.propose(*(name for name in NAMES if name in {good, evil}))
    await let_vote(game)
    return good, evil


async def click(game: Stage, name: str, label: str) -> None:
    """Press a button of somebody's newest DM without confirming anything."""
    await game.users[name].click(game.dms(name)[-1], label=label)


async def test_support_by_the_evil_side_is_asked_about_under_its_question(game: Stage) -> None:
    _, evil = await send(game)
    before, posts = await game.count_events(), len(game.channel.history())
    await click(game, evil, "✓ Support")
    asked = game.dms(evil)[-1]

    assert "What's your order?" in asked.content
    assert "support helps the other side" in asked.content
    assert labels_of(asked) == ["Confirm", "Back"]
    assert (await game.count_events(), len(game.channel.history())) == (before, posts)


async def test_support_by_the_evil_side_counts_once_it_is_confirmed(game: Stage) -> None:
    _, evil = await send(game)
    await click(game, evil, "✓ Support")
    await click(game, evil, "Confirm")
    done = game.dms(evil)[-1]

    assert "Your order: **support**" in done.content
    assert "doesn't count yet" not in done.content
    assert buttons_of(done) == []


async def test_other_orders_count_with_one_press(game: Stage) -> None:
    good, evil = await send(game)
    await click(game, good, "✓ Support")
    await click(game, evil, "✕ Sabotage")

    assert "Quest 1 failed" in text_of(game.channel.history()[-1])


async def test_going_back_offers_both_orders_again(game: Stage) -> None:
    _, evil = await send(game)
    await click(game, evil, "✓ Support")
    await click(game, evil, "Back")

    assert labels_of(game.dms(evil)[-1]) == ["Support", "Sabotage"]


async def test_an_order_given_before_the_vote_closes_is_not_asked_about(game: Stage) -> None:
    (evil, *_) = await game.on_side("evil")
    await game.propose(evil, next(name for name in NAMES if name != evil))
    offered = (await game.press(evil, game.prompt, "What may I do?")).response
    assert offered is not None
    result = await game.people[evil].click(offered, label="✓ Support")

    assert "Your order: **support**" in answer(result)


async def test_a_table_may_choose_that_every_order_counts_at_once(game: Stage) -> None:
    _, evil = await send(game)
    await choose_settings(game.database, preview=Previewing.OFF)
    await click(game, evil, "✓ Support")

    assert "Your order: **support**" in game.dms(evil)[-1].content


async def test_the_log_shows_no_sign_of_the_question(game: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    good, evil = await send(game)
    capsys.readouterr()
    await click(game, good, "✓ Support")
    first = [line.split("ms=")[0] for line in capsys.readouterr().out.splitlines() if "press" in line]
    await click(game, evil, "✓ Support")
    await click(game, evil, "Confirm")
    second = [line.split("ms=")[0] for line in capsys.readouterr().out.splitlines() if "press" in line]

    assert [line.split("]", 1)[-1] for line in first] == [line.split("]", 1)[-1] for line in second]
    assert len(first) == 1
