"""Messages about a step that is taken back are struck through where they stand, in the channel and in DMs, and once."""

from datetime import timedelta

import pytest
from sqlalchemy import Connection, Engine, delete, event, select, update

from bot.clock import now
from bot.host.undoing.strike_dues import strike
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from bot.wording.struck_text import struck, struck_parts
from tests.asking import change, rows_in, save
from tests.cogs.gamblers import SEVEN, give_lists, table_of, told_to
from tests.cogs.stage import Stage, text_of

TAKEN = "-# Taken back:"
A_WHILE = 1 / 60
"""Hours within which everything is struck through."""


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("Night 1", "~~Night 1~~"),
        ("One.\n\n-# Two.\n> Three", "~~One.~~\n\n-# ~~Two.~~\n> ~~Three~~"),
        ("~~One.~~\nTwo.", "~~One.~~\n~~Two.~~"),
        ("```\nA\nB\n```\nC", "```\nA\nB\n```\n~~C~~"),
        ("\N{ZERO WIDTH SPACE}", "\N{ZERO WIDTH SPACE}"),
    ],
)
def test_a_text_is_struck_through_line_by_line_and_once(text: str, after: str) -> None:
    assert struck(text) == struck(struck(text)) == after


def test_parts_of_a_text_are_struck_through_where_each_stands_last() -> None:
    once = struck_parts("Ann throws. Ben moves. Ann throws.", ["Ann throws.", "Cat waits."])

    assert once == "Ann throws. Ben moves. ~~Ann throws.~~"
    assert struck_parts(once, ["Ann throws."]) == once


async def close_a_day(named: Stage) -> None:
    """Let everybody but one give a list, and then the GM close the day."""
    first = (await table_of(named)).today.first
    await give_lists(named, [name for name in SEVEN if name != first])
    await named.command("Gia", "gm close")


async def test_the_posts_about_an_undone_step_are_struck_through_and_no_others(named: Stage) -> None:
    before = {message.id: text_of(message) for message in named.channel.history()}
    await close_a_day(named)
    told = [
        message.id for message in named.channel.history() if message.id not in before and "Night 1" in text_of(message)
    ]
    await named.take_back()
    await named.pass_hours(A_WHILE)
    history = {message.id: message for message in named.channel.history()}

    assert told
    assert all(history[each].content.startswith(TAKEN) for each in told)
    assert all("~~" in text_of(history[each]).removeprefix(TAKEN) for each in told)
    assert not any(history[each].components for each in told)
    assert [text_of(history[each]) for each in list(before)[1:]] == [*before.values()][1:]


async def test_the_letters_about_an_undone_step_are_struck_through_and_no_others(named: Stage) -> None:
    await close_a_day(named)
    letters = {message.id for message in named.dms("Ann")}
    await named.take_back()
    await named.pass_hours(A_WHILE)
    struck_letters = [message for message in named.dms("Ann") if message.content.startswith(TAKEN)]

    assert struck_letters
    assert {message.id for message in struck_letters} <= letters
    assert all("~~" not in text_of(message) for message in named.dms("Ann") if message not in struck_letters)


async def test_the_state_after_an_undo_is_told_at_once_and_once(named: Stage) -> None:
    await close_a_day(named)
    await named.take_back()
    posts = len(named.channel.history())
    await named.pass_hours(A_WHILE)

    assert posts == len(named.channel.history())
    assert "~~" not in text_of(named.channel.history()[-1])


async def test_a_former_gm_does_not_see_what_is_taken_back_after_their_time(named: Stage) -> None:
    await close_a_day(named)
    await named.command("Gia", "gm close")
    await named.hand_over("Gia", "Ann")
    letters = [text_of(message) for message in named.dms("Gia")]
    await named.take_back("Ann")
    await named.pass_hours(A_WHILE)

    assert await strikes(named, user_id=named.users["Gia"].id)
    assert [text_of(message) for message in named.dms("Gia")] == letters


async def test_a_kept_order_has_no_letter_struck_through(dealt: Stage) -> None:
    await give_lists(dealt, ["Cat"])
    await dealt.command("Ann", "table vote", player="Ben")
    await give_lists(dealt, ["Dan"])
    await dealt.take_back()
    await dealt.pass_hours(A_WHILE)

    assert not [name for name in SEVEN if "~~" in told_to(dealt, name)]


async def test_strikes_wait_their_turn_and_go_on_after_a_restart(named: Stage) -> None:
    await close_a_day(named)
    day = (await named.hosted()).lines
    await named.pass_hours(2)
    await named.command("Gia", "gm close")
    await named.take_back(line=day)
    owed = [row for row in await strikes(named) if row.room_id is not None]
    first, *others = sorted(row.due_at for row in owed)
    later = update(OutboxRow).where(OutboxRow.kind == OutboxKind.STRIKE, OutboxRow.state != OutboxState.SENT)
    await change(named.database, later.values(due_at=now() + timedelta(hours=A_WHILE)))
    await named.restart()
    waiting = {row.state for row in await strikes(named)}
    await named.pass_hours(2 * A_WHILE)

    assert OutboxState.PENDING in waiting
    assert others[-1] - first >= timedelta(seconds=2 * len(others))
    assert {row.state for row in await strikes(named)} == {OutboxState.SENT}
    assert sum(message.content.startswith(TAKEN) for message in named.channel.history()) == len(owed)
    assert all("~~~~" not in text_of(message) for message in named.channel.history())


async def test_a_seats_strikes_begin_at_its_own_moment_no_matter_who_else_was_told(game: Stage) -> None:
    hosted = await game.hosted()
    last, at = hosted.started.log[-1:], now()
    begins = {}
    for told in ("Ann", "Ben", "Cat Ann Ben"):
        places = [Destination(seat_id=hosted.occupancy(name).seat_id) for name in told.split()]
        await save(game.database, *(owed(hosted.id, OutboxKind.SECRETS, [hosted.lines], at, each) for each in places))
        await change(game.database, update(OutboxRow).values(state=OutboxState.SENT))
        rows = await game.database.write(lambda connection: strike(connection, hosted, last, at))
        begins[told] = {row.seat_id: row.due_at for row in reversed(rows)}
        await change(
            game.database, delete(OutboxRow).where(OutboxRow.kind.in_([OutboxKind.STRIKE, OutboxKind.SECRETS]))
        )

    ann, ben, cat = (hosted.occupancy(name).seat_id for name in ("Ann", "Ben", "Cat"))
    all_told = begins["Cat Ann Ben"]
    assert begins["Ann"][ann] == all_told[ann]
    assert begins["Ben"][ben] == all_told[ben]
    assert all_told[None] == at < all_told[ann] < all_told[ben] < all_told[cat]


async def strikes(stage: Stage, **where: int) -> list[OutboxRow]:
    found = select(OutboxRow).where(OutboxRow.kind == OutboxKind.STRIKE).filter_by(**where)
    return list(await rows_in(stage.database, found))


async def test_a_message_that_another_process_claims_during_the_undo_is_struck_through(game: Stage) -> None:
    hosted = await game.hosted()
    row = owed(hosted.id, OutboxKind.GM, [hosted.lines], now(), Destination(user_id=1))
    await save(game.database, row)
    in_hand = update(OutboxRow).where(OutboxRow.id == row.id).values(state=OutboxState.SENDING)
    dropped: list[str] = []

    def take(connection: Connection, *given: str) -> None:
        if given[1].startswith("UPDATE outbox") and not dropped:
            dropped.append(given[1])
            connection.execute(in_hand)

    event.listen(Engine, "before_cursor_execute", take)
    rows = await game.database.write(lambda connection: strike(connection, hosted, hosted.started.log[-1:], now()))
    event.remove(Engine, "before_cursor_execute", take)

    assert row.nonce in {each.text for each in rows}


async def test_a_struck_post_still_describes_its_picture(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await game.take_back()
    await game.pass_hours(A_WHILE)
    (post,) = [message for message in game.channel.history() if message.content.startswith(TAKEN)]
    (picture,) = post.attachments

    assert picture.description
    assert post.embeds[0].to_dict().get("image", {}).get("description") == picture.description
