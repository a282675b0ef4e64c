"""Taking back on Discord: which step it is, which secret acts since then stay, and who hears of it."""

import json
from datetime import timedelta

from sqlalchemy import select, update

from bot.storage.games.record_lines import record_of
from bot.storage.schema.kinds import Secrecy
from bot.storage.schema.models import ActionRow, GameRow
from engine.actions import Expire
from engine.judging import Submission
from engine.log import standing
from engine.names import CLOCK
from engine.open_table.actions import Use
from engine.open_table.table import OpenTable
from tests.asking import change, choose_settings, rows_in
from tests.cogs.gamblers import SEVEN, deal, give_lists, holder, sit_down, table_of, told_to
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, text_of
from tests.cogs.submissions import fulfil

LOST = "no longer fits"
TAKEN = "no longer counts"
TOLD_SINCE = "something you were told after it"


async def lines_of(stage: Stage) -> list[ActionRow]:
    """Return the accepted actions in their order."""
    return list(await rows_in(stage.database, select(ActionRow).order_by(ActionRow.number)))


async def moves_of(stage: Stage) -> list[tuple[str, str, bool]]:
    """Return who has made which move, and whether it was made again, for the lines that count."""
    hosted = await stage.hosted()
    count = {entry.line for entry in standing(hosted.started.log)}
    rows = [row for row in await lines_of(stage) if row.number in count and row.number > 1]
    return [(row.by, str(row.body["move"]), row.again) for row in rows]


async def vote_twice_and_list(stage: Stage) -> int:
    """Let two players vote and another give a list in secret, and return the line of the second vote."""
    await stage.command("Ann", "table vote", player="Ben")
    await stage.command("Ben", "table vote", player="Ann")
    vote = (await lines_of(stage))[-1].number
    await give_lists(stage, ["Cat"])
    return vote


async def test_the_last_public_step_is_taken_back_and_a_secret_order_since_stays(dealt: Stage) -> None:
    await vote_twice_and_list(dealt)
    await dealt.take_back()
    table = await table_of(dealt)

    assert (table.votes.ballots, "Cat" in table.today.next_lists) == ({"Ann": "Ben"}, True)
    assert (await moves_of(dealt))[-1] == ("Cat", "list", True)


async def test_an_earlier_public_step_may_be_taken_back_after_the_last(dealt: Stage) -> None:
    await vote_twice_and_list(dealt)
    await dealt.take_back()
    await dealt.take_back()
    table = await table_of(dealt)

    assert (table.votes.ballots, "Cat" in table.today.next_lists) == ({}, True)


async def test_an_undo_and_the_orders_that_stay_are_lines_of_the_record(dealt: Stage) -> None:
    vote = await vote_twice_and_list(dealt)
    await dealt.take_back()
    saved = await dealt.database.read(lambda connection: record_of(connection, 1))
    record = [json.loads(line) for line in saved.splitlines()]
    undo, again = record[-2:]

    assert (undo["by"], undo["move"], undo["line"]) == ("gm", "undo", vote)
    assert (again["by"], again["move"], again["again"]) == ("Cat", "list", True)
    assert not any("again" in line for line in record[:-2])


async def test_a_player_whose_order_stays_hears_nothing_of_an_undo(dealt: Stage) -> None:
    await vote_twice_and_list(dealt)
    await dealt.take_back()

    assert not [text for text in map(text_of, dealt.dms("Cat")) if LOST in text or TOLD_SINCE in text]
    assert TAKEN not in answer(await dealt.command("Cat", "game secrets"))


async def test_a_game_with_an_undo_is_loaded_from_its_log_as_it_was(dealt: Stage) -> None:
    await vote_twice_and_list(dealt)
    await dealt.take_back()
    table = await table_of(dealt)
    await change(dealt.database, update(GameRow).values(snapshot=None))
    await dealt.restart()

    assert await table_of(dealt) == table


async def test_a_seat_changing_hands_is_no_step_and_stays(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await game.replace("Eve", "Zoe")
    await game.take_back()

    table = await game.table()
    assert (table.round.party, table.occupants) == ((), {"Eve": "Zoe"})
    assert await moves_of(game) == [("gm", "replace", True)]


async def test_an_undo_within_a_wait_leaves_its_deadline_where_it_is(dealt: Stage) -> None:
    deadline = (await dealt.hosted()).deadline
    await dealt.command("Ann", "table vote", player="Ben")
    await dealt.pass_hours(1)
    await dealt.take_back()

    assert deadline is not None
    assert (await dealt.hosted()).deadline == deadline


async def test_an_undone_extension_gives_the_wait_its_whole_time_again(dealt: Stage) -> None:
    deadline = (await dealt.hosted()).deadline
    assert deadline is not None
    await dealt.pass_hours(1)
    await dealt.command("Gia", "gm extend", time="5")
    await dealt.take_back()
    anew = (await dealt.hosted()).deadline

    assert anew is not None
    assert deadline < anew < deadline + timedelta(hours=5)


async def an_order_for_a_card_that_the_close_has_dealt(named: Stage) -> str:
    """Let a player order at night what they could not before the GM closed the day, and return them."""
    first = (await table_of(named)).today.first
    await give_lists(named, [name for name in SEVEN if name != first])
    await named.command("Gia", "gm close")
    guard = await holder(named, "guard")
    await named.command(guard, "table use", player=next(name for name in SEVEN if name != guard))
    assert guard in (await table_of(named)).today.uses
    return guard


async def test_an_order_that_does_not_fit_any_more_is_lost_and_its_player_alone_is_told(named: Stage) -> None:
    guard = await an_order_for_a_card_that_the_close_has_dealt(named)
    await named.take_back()

    table = await table_of(named)
    assert (table.time, table.today.uses, table.today.hands) == ("day", {}, {})
    assert [name for name in SEVEN if LOST in told_to(named, name)] == [guard]


async def test_a_player_who_was_told_a_secret_since_is_told_that_it_is_void(named: Stage) -> None:
    first = (await table_of(named)).today.first
    await give_lists(named, [name for name in SEVEN if name != first])
    voter, other, *_ = [name for name in SEVEN if name != first]
    await named.command(voter, "table vote", player=other)
    await named.pass_hours(12.1)
    dealt = set((await table_of(named)).today.hands)
    await named.take_back()

    assert (dealt, (await table_of(named)).today.hands) == (set(SEVEN), {})
    assert [name for name in SEVEN if TOLD_SINCE in told_to(named, name)] == list(SEVEN)


async def sit_down_without_dms(stage: Stage) -> None:
    """Begin a game of seven that tells its secrets in answers alone."""
    await sit_down(stage, SEVEN, anonymous=False)
    await choose_settings(stage.database, secrecy=Secrecy.ANSWERS)


async def lose_a_list(stage: Stage) -> None:
    """Let a player give a list on the second day, and undo what made it possible."""
    await sit_down_without_dms(stage)
    await an_order_for_a_card_that_the_close_has_dealt(stage)
    await stage.take_back()
    await stage.command("Gia", "gm close")
    await stage.command("Gia", "gm close")
    await give_lists(stage, ["Ann"])
    await stage.take_back()


async def test_at_a_table_without_dms_no_dm_tells_of_an_order_that_an_undo_cost(opening: Opening) -> None:
    stage = await opening.after(sit_down_without_dms)
    await an_order_for_a_card_that_the_close_has_dealt(stage)
    await stage.take_back()

    assert (await table_of(stage)).time == "day"
    assert not [name for name in SEVEN if LOST in told_to(stage, name)]


async def test_at_a_table_without_dms_my_secrets_tells_of_an_order_that_an_undo_cost(opening: Opening) -> None:
    stage = await opening.after(lose_a_list)
    after = {name: answer(await stage.command(name, "game secrets")) for name in SEVEN}

    assert '"My secrets" shows which of your secret moves still count' in text_of(stage.prompt)
    assert all(TAKEN in told for told in after.values())


async def test_my_secrets_tells_of_a_lost_order_only_until_the_wait_is_over(opening: Opening) -> None:
    stage = await opening.after(lose_a_list)
    await give_lists(stage, ["Ann"])
    await stage.pass_hours(30.1)

    assert TAKEN not in answer(await stage.command("Ann", "game secrets"))


async def test_speech_is_no_step(opening: Opening) -> None:
    masked = await opening.after(sit_down, SEVEN)
    await deal(masked)
    alias = next(iter((await table_of(masked)).seats))
    other = (await table_of(masked)).seats[1]
    hosted = await masked.hosted()
    voter = next(name for name, user in masked.users.items() if user.id == hosted.occupancy(alias).user_id)
    await masked.dm_command(voter, "table vote", player=other, game="1")
    said_before = len([message for message in masked.channel.history() if message.webhook_id])
    await masked.dm_command(voter, "say", text="What was that?", game="1")
    await masked.pass_hours(0.1)
    await masked.take_back()
    await masked.pass_hours(0.1)
    said = [message for message in masked.channel.history() if message.webhook_id]

    assert (await table_of(masked)).votes.ballots == {}
    assert len(said) == said_before + 1


async def test_a_gm_who_plays_takes_back_no_secret_order(named: Stage) -> None:
    await named.hand_over("Gia", "Dan")
    empty = answer(await named.command("Dan", "gm undo"))
    await give_lists(named, ["Eve"])

    assert "nothing to take back" in empty
    assert answer(await named.command("Dan", "gm undo")) == empty
    assert "Eve" in (await table_of(named)).today.lists


async def test_an_undo_by_a_gm_who_plays_shows_no_secret_order(named: Stage) -> None:
    """Everybody else sees the same posts, and a GM who plays gets the same DMs."""
    await named.hand_over("Gia", "Dan")
    shown = []
    for acts in (False, True):
        await give_lists(named, ["Ann"])
        await named.command("Ann", "table vote", player="Ben")
        if acts:
            await give_lists(named, ["Cat"])
        posts, letters = len(named.channel.history()), len(named.dms("Dan"))
        said = answer(await named.command("Dan", "gm undo"))
        shown.append((len(named.channel.history()) - posts, len(named.dms("Dan")) - letters, said))

    assert shown[0] == shown[1]


async def test_what_was_learned_before_an_undo_is_none_of_a_seats_secrets(opening: Opening) -> None:
    stage = await opening.after(sit_down, SEVEN, game="open-table", anonymous=False)
    table = (await stage.hosted()).started.table
    assert isinstance(table, OpenTable)
    (seer,) = (seat for seat in SEVEN if table.role_key(seat) == "seer")
    first, then, *_ = (seat for seat in SEVEN if seat != seer)
    await fulfil(stage, [Submission(seer, Use("see", target=first)), Submission(CLOCK, Expire())])
    await stage.take_back()
    await fulfil(stage, [Submission(seer, Use("see", target=then)), Submission(CLOCK, Expire())])
    told = answer(await stage.command(seer, "game secrets"))

    assert f"Night 1: See: **{then}**" in told
    assert told.count("See: **") == 1
