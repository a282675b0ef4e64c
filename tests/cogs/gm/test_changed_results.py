"""A result that goes to the GM first may be changed by hand before it is told."""

import json
from datetime import timedelta

from bot.clock import now
from bot.delivery.posts.result_previews import TO_ROOM
from bot.host.moves.submissions import GmSubmission
from bot.storage.games.record_lines import record_of
from bot.storage.schema.pending_result import HeldWords
from engine.by_hand import Result, RuleByHand
from engine.names import GM
from tests.cogs.by_hands import acts, done
from tests.cogs.conftest import NAMES
from tests.cogs.gamblers import SEVEN, table_of, told_to
from tests.cogs.gm.test_co_gms import join
from tests.cogs.gm.test_pending_nights import hold_a_day
from tests.cogs.gm.test_pending_results import channel, dms, hold, take_back, tell
from tests.cogs.gm.test_result_words import write as write_above
from tests.cogs.quests import let_support, let_vote
from tests.cogs.stage import Stage, answer, labels_of, text_of


async def test_a_night_is_changed_before_it_is_told_and_the_gm_reads_it_again(dealt: Stage) -> None:
    await hold_a_day(dealt)
    before = dms(dealt, SEVEN)
    shown = text_of(dealt.dms("Gia")[-1])
    page = (await dealt.press("Gia", dealt.dms("Gia")[-1], "By hand")).response
    assert page is not None
    told = await done(dealt, "A death at dawn", player="Ann", cause="A fall", reason="Ann has left")
    again = text_of(dealt.dms("Gia")[-1])

    assert labels_of(page)[:2] == ["A death at dawn", "Alive at dawn"]
    assert "Weigh a vote" not in labels_of(page)
    assert "found dead at dawn" in told
    assert "Ann is dead at dawn" not in shown
    assert "Ann is dead at dawn" in again
    assert dms(dealt, SEVEN) == before
    assert (await dealt.hosted()).pending_until == now() + timedelta(hours=1)
    await tell(dealt)
    assert "A fall" in "\n".join(channel(dealt))
    assert "dead at dawn" in told_to(dealt, "Ann")
    assert (await table_of(dealt)).dead == ("Ann",)


async def test_a_gm_publishes_no_result_that_has_changed_since_they_read_it(dealt: Stage) -> None:
    await join(dealt, "Zoe")
    await hold_a_day(dealt)
    before = dealt.dms("Zoe")[-1]
    await done(dealt, "A death at dawn", player="Ann")
    denied = answer(await dealt.press("Zoe", before, "Publish it"))
    dead = (await table_of(dealt)).dead
    await dealt.press("Zoe", dealt.dms("Zoe")[-1], "Publish it")

    assert "has changed since" in denied
    assert (dead, (await table_of(dealt)).dead) == ((), ("Ann",))


async def test_words_that_another_gm_adds_change_a_result(dealt: Stage) -> None:
    await join(dealt, "Zoe")
    await hold_a_day(dealt)
    before = dealt.dms("Zoe")[-1]
    await write_above(dealt, "A cold dawn.")

    assert "has changed since" in answer(await dealt.press("Zoe", before, "Publish it"))


async def test_the_record_has_a_changed_result_after_the_act_that_changed_it(dealt: Stage) -> None:
    await hold_a_day(dealt)
    await done(dealt, "A death at dawn", player="Ann")
    await done(dealt, "Alive at dawn", player="Ann")
    await tell(dealt)
    record = await dealt.database.read(lambda connection: record_of(connection, 1))
    moves = [json.loads(line)["move"] for line in record.splitlines()[1:]]

    assert moves[-3:] == ["kill", "spare", "close"]
    assert (await table_of(dealt)).dead == ()
    assert (await table_of(dealt)).time == "day"


async def test_a_changed_result_may_be_taken_back_like_any_other(dealt: Stage) -> None:
    await hold_a_day(dealt)
    await done(dealt, "A death at dawn", player="Ann")
    await take_back(dealt)
    table = await table_of(dealt)

    assert (table.time, table.dead, {*table.today.fates}) == ("night", (), {"Ann"})


async def test_nothing_else_is_done_by_hand_while_a_result_waits(game: Stage) -> None:
    await game.propose()
    await hold(game)
    await let_vote(game, NAMES)

    assert "Declare the winner" not in labels_of(await acts(game))
    assert "By hand" not in labels_of(game.dms("Gia")[-1])
    assert (await game.hosted()).pending is not None


async def test_a_quests_result_is_ruled_on_before_it_is_told(game: Stage) -> None:
    await game.propose()
    await let_vote(game, NAMES)
    await hold(game)
    await let_support(game, *(await game.table()).round.party)
    assert (await game.hosted()).pending is not None
    await done(game, "Rule on the quest", result="failure", reason="An order was mistaken")
    shown = text_of(game.dms("Gia")[-1])
    assert "The GM has ruled that this quest fails" in shown
    assert "has ruled" not in "\n".join(channel(game))

    await tell(game)
    assert "The GM has ruled that this quest fails" in "\n".join(channel(game))
    assert "Reason: An order was mistaken" in "\n".join(channel(game))


async def test_words_beside_a_text_that_a_change_takes_away_stay_untold(game: Stage) -> None:
    (assassin,) = await game.with_role("assassin")
    good = await game.on_side("good")
    for number in range(3):
        party = good[: (await game.table()).party_size]
        await game.propose(*party)
        await let_vote(game)
        if number == 2:
            await hold(game)
        await let_support(game, *party)
    await write_above(game, "Hang the wolfhound.", assassin)
    await done(game, "Rule on the quest", result="failure")
    again = text_of(game.dms("Gia")[-1])
    await tell(game)

    assert "wolfhound" not in again
    assert "wolfhound" not in "".join(map(text_of, game.dms(assassin)))
    assert "wolfhound" not in answer(await game.command(assassin, "game secrets"))


async def test_words_for_a_result_survive_a_change_that_began_before(game: Stage) -> None:
    await game.propose()
    await let_vote(game, NAMES)
    await hold(game)
    await let_support(game, *(await game.table()).round.party)
    found, services = await game.hosted(), game.bot.services
    words = HeldWords(game.users["Gia"].id, "The druid counts.", interaction_id=1)
    with game.env._bot_scope():
        await services.remarks.results.keep(1, found.wait_token, TO_ROOM, words)
        await services.host.submit(found, GmSubmission(GM, RuleByHand(result=Result.FAILURE)))
    pending = (await game.hosted()).pending

    assert pending is not None
    assert pending.words == {TO_ROOM: words}
