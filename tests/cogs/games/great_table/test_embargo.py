"""Lovers learn of each other a while after the steal is settled. Until then only the GM can perceive it."""

from pathlib import Path

import pytest
from sqlalchemy import select, text

from bot.storage.schema import migrate
from bot.storage.schema.kinds import OutboxKind, Secrecy
from bot.storage.schema.models import EmbargoRow, OutboxRow
from engine.great_table.actions import Thread
from engine.great_table.roles import RoleName
from tests.asking import change, choose_settings, rows_in
from tests.cogs.gamblers import SIXTEEN, behind, deal, holder, table_of
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, text_of
from tests.cogs.threads import begin, people_in, private_threads, thread_of, with_role

SEVEN = SIXTEEN[:7]
EMBARGO = 0.25
"""Hours within which lovers learn of each other."""
WITHIN = 0.02
"""Hours within which they do not yet learn it."""
CARDS = ("lover", "lover", "thief", "healer", "guard")
OTHERS = ("king", "vigilante")
DECK = "\n".join(f"{card} {2 if card == 'lover' else 1}" for card in (*CARDS[1:], *OTHERS))


class Lovers:
    """Two players with a Lover card and a Thief who is asked, at a table of seven."""

    def __init__(self, stage: Stage, *players: str) -> None:
        self.stage = stage
        self.one, self.other, self.thief, self.healer, self.guard = players

    async def steal(self) -> None:
        """Let the Thief decline, which settles the steal."""
        await self.stage.dm_command(self.thief, "table steal")

    async def perceived(self, name: str) -> list[object]:
        """Return everything that somebody can look at or try, and the threads they are in."""
        stage = self.stage
        looks = [await stage.press(name, stage.prompt, label) for label in ("What may I do?", "My secrets")]
        tried = [
            await stage.dm_command(name, "game secrets"),
            await stage.dm_command(name, "table whisper", thread="lovers", text="It is me."),
            await stage.dm_command(name, "table seats"),
            await stage.command(name, "help"),
        ]
        shown = [(answer(each), labels_of(each.response)) for each in (*looks, *tried) if each.response is not None]
        cards = await stage.people[name].autocomplete(stage.channel, "table use", "card", "")
        threads = [sorted(people_in(stage, thread)) for thread in private_threads(stage)]
        return [shown, [choice["name"] for choice in cards], threads, [text_of(message) for message in stage.dms(name)]]

    async def is_told(self, name: str) -> bool:
        """Return whether somebody finds the lovers' thread among their secrets."""
        return "Lovers' thread" in answer(await self.stage.dm_command(name, "game secrets"))


@pytest.fixture
async def lovers(opening: Opening) -> Lovers:
    """Return the lovers while the Thief is asked whom to rob."""
    return await lovers_of(await opening.after(fall_in_love))


async def fall_in_love(stage: Stage) -> None:
    """Begin a game and deal the cards."""
    await begin(stage, deck=DECK)
    await deal_cards(stage)


async def deal_cards(stage: Stage) -> None:
    """Deal each player the card they want. The Master, who is asked more than others, is no lover."""
    apprentices = await with_role(stage, RoleName.APPRENTICE)
    (master,) = await with_role(stage, RoleName.MASTER)
    players = [*(name for name in SEVEN if name not in (*apprentices, master)), master]
    await deal(stage, dict(zip([*players, *apprentices], [*CARDS, *OTHERS], strict=True)))


async def lovers_of(stage: Stage) -> Lovers:
    """Return the players who were dealt these cards."""
    hands = (await table_of(stage)).today.hands
    return Lovers(stage, *(name for card in dict.fromkeys(CARDS) for name in SEVEN if hands[name] == card))


async def test_nothing_differs_from_an_open_steal_until_the_embargo_ends(lovers: Lovers) -> None:
    players = (lovers.one, lovers.other, lovers.healer)
    before = [await lovers.perceived(name) for name in players]
    await lovers.steal()
    after = [await lovers.perceived(name) for name in players]

    assert before == after


async def test_lovers_are_told_of_each_other_as_soon_as_the_embargo_ends(lovers: Lovers) -> None:
    await lovers.steal()
    await lovers.stage.pass_hours(EMBARGO)

    assert [await lovers.is_told(name) for name in (lovers.one, lovers.other)] == [True, True]
    assert lovers.other in text_of(lovers.stage.dms(lovers.one)[-1])
    assert lovers.one in text_of(lovers.stage.dms(lovers.other)[-1])


async def test_lovers_have_a_thread_as_soon_as_the_embargo_ends(lovers: Lovers) -> None:
    await lovers.steal()
    await lovers.stage.pass_hours(EMBARGO)

    assert (await thread_of(lovers.stage, lovers.one, lovers.other)).history()


async def test_lovers_may_whisper_as_soon_as_the_embargo_ends(lovers: Lovers) -> None:
    await lovers.steal()
    await lovers.stage.pass_hours(EMBARGO)
    said = await lovers.stage.dm_command(lovers.one, "table whisper", thread="lovers", text="It is me.")

    assert "not" not in answer(said)


async def test_both_lovers_learn_of_each_other_at_one_time(lovers: Lovers) -> None:
    await lovers.steal()
    (embargo,) = await rows_in(lovers.stage.database, select(EmbargoRow))
    due = select(OutboxRow.due_at).where(OutboxRow.kind == OutboxKind.LATER)

    assert set(await rows_in(lovers.stage.database, due)) == {embargo.until}


async def test_an_embargoed_lover_is_refused_like_a_player_without_a_partner(lovers: Lovers) -> None:
    await lovers.steal()
    one, healer = [
        answer(await lovers.stage.dm_command(name, "table whisper", thread="lovers", text="It is me."))
        for name in (lovers.one, lovers.healer)
    ]

    assert one == healer


async def test_the_gm_cannot_whisper_for_an_embargoed_lover(lovers: Lovers) -> None:
    await lovers.steal()
    panel = await lovers.stage.command("Gia", "gm act-for", player=lovers.one)

    assert panel.response is not None
    assert not any("Lovers" in label for label in labels_of(panel.response))


async def test_the_end_of_a_game_leaves_nothing_embargoed(lovers: Lovers) -> None:
    await lovers.steal()
    before = list(await rows_in(lovers.stage.database, select(EmbargoRow)))
    await lovers.stage.end("Gia")

    assert len(before) == 1
    assert list(await rows_in(lovers.stage.database, select(EmbargoRow))) == []


async def test_without_dms_the_veil_lifts_at_its_time(lovers: Lovers) -> None:
    await choose_settings(lovers.stage.database, secrecy=Secrecy.ANSWERS)
    await lovers.steal()
    before = await lovers.is_told(lovers.one)
    await lovers.stage.pass_hours(EMBARGO)

    assert not before
    assert await lovers.is_told(lovers.one)


async def test_a_newcomer_on_a_lovers_seat_is_told_when_the_lover_would_have_been(lovers: Lovers) -> None:
    await lovers.steal()
    await lovers.stage.replace(lovers.one, "Zoe")
    before = await lovers.is_told("Zoe")
    await lovers.stage.pass_hours(EMBARGO)

    assert not before
    assert await lovers.is_told("Zoe")
    assert (await thread_of(lovers.stage, "Zoe", lovers.other)).history()


async def happen(stage: Stage, event: str) -> None:
    """Let something happen during the embargo."""
    match event:
        case "restart":
            await stage.restart()
        case "pause":
            await stage.command("Gia", "gm pause")
            await stage.command("Gia", "gm resume")
        case "hand-over":
            stage.make_manager("Zoe")
            await stage.command("Zoe", "gm hand-over")
        case "move":
            before, stage.channel = stage.channel, stage.guild.create_text_channel("elsewhere")
            await stage.command("Gia", "gm move", game="1")
            stage.channel = before
        case _:
            for thread in private_threads(stage):
                stage.env.backend.delete_channel(thread.id)
            await stage.env.settle()


async def test_no_event_during_the_embargo_opens_it_early(lovers: Lovers) -> None:
    stage = lovers.stage
    await lovers.steal()
    events = ("restart", "pause", "deleted", "move", "hand-over")
    for event in events:
        await happen(stage, event)
        await stage.pass_hours(WITHIN / len(events))
        gathered = [people_in(stage, thread) for thread in private_threads(stage)]
        assert len(gathered) >= 3, event
        assert not any({lovers.one, lovers.other} <= people for people in gathered), event
        assert not await lovers.is_told(lovers.one), event
    await stage.pass_hours(EMBARGO)

    assert any({lovers.one, lovers.other} <= people_in(stage, thread) for thread in private_threads(stage))
    assert await lovers.is_told(lovers.one)


async def test_an_undone_steal_is_never_told_if_it_was_not_told_before(lovers: Lovers) -> None:
    stage = lovers.stage
    await stage.command("Gia", "gm extend", time="1")
    line = (await stage.hosted()).started.log[-1].line
    await lovers.steal()
    before = [text_of(message) for message in stage.dms(lovers.one)]
    await stage.command("Gia", "gm extend", time="2")
    await stage.command("Gia", "gm modkill", player=lovers.thief)
    await stage.take_back()
    last = (await stage.hosted()).started.log[-1].line
    await stage.pass_hours(WITHIN)

    assert last > line
    assert not await lovers.is_told(lovers.one)
    assert [text_of(message) for message in stage.dms(lovers.one)][: len(before)] == before


async def test_a_repeated_steal_keeps_its_embargo_and_is_told_once(lovers: Lovers) -> None:
    stage = lovers.stage
    await stage.command(lovers.healer, "table vote", player=lovers.guard)
    await lovers.steal()
    before = len(stage.dms(lovers.one))
    await stage.take_back()
    early = await lovers.is_told(lovers.one)
    quiet = len(stage.dms(lovers.one))
    await stage.pass_hours(EMBARGO)

    assert (early, quiet) == (False, before)
    assert await lovers.is_told(lovers.one)
    assert len(stage.dms(lovers.one)) == before + 1


async def test_a_lover_who_dies_during_the_embargo_is_told_what_their_death_ended(lovers: Lovers) -> None:
    stage = lovers.stage
    await lovers.steal()
    await stage.command("Gia", "gm modkill", player=lovers.one)
    told = [text_of(message) for message in stage.dms(lovers.one)]
    opened, closed = (next(n for n, text in enumerate(told) if part in text) for part in (lovers.other, "closed"))

    assert opened <= closed
    assert await lovers.is_told(lovers.other)


async def fall_in_love_under_aliases(stage: Stage) -> None:
    """Begin and deal the same game under aliases."""
    await begin(stage, anonymous=True, deck=DECK)
    await deal(stage, dict(zip((await table_of(stage)).seats, (*CARDS, *OTHERS), strict=True)))


async def lovers_under_aliases(stage: Stage) -> Lovers:
    """Return the players whose seats were dealt those cards."""
    return Lovers(stage, *[await behind(stage, seat) for seat in (await table_of(stage)).seats[: len(CARDS)]])


async def test_lovers_under_aliases_hear_each_other_when_the_embargo_ends(opening: Opening) -> None:
    stage = await opening.after(fall_in_love_under_aliases)
    lovers = await lovers_under_aliases(stage)
    await lovers.steal()
    before = await lovers.is_told(lovers.one)
    await stage.pass_hours(EMBARGO)

    assert not before
    assert await lovers.is_told(lovers.one)
    assert await hears(stage, lovers.one, "Love 1") == {lovers.other, "Gia"}


async def give_the_first_seat(stage: Stage, newcomer: str) -> None:
    """Let somebody take the first seat."""
    first, *_ = (await table_of(stage)).seats
    stage.add(newcomer)
    await stage.command("Gia", "gm replace", player=first)
    await stage.press(newcomer, stage.channel.history()[-1], "Take the seat")


async def test_a_newcomer_under_a_lovers_alias_reads_what_the_lover_has_whispered(opening: Opening) -> None:
    stage = await opening.after(fall_in_love_under_aliases)
    lovers = await lovers_under_aliases(stage)
    await lovers.steal()
    await stage.pass_hours(EMBARGO)
    await hears(stage, lovers.one, "Love 1")
    await give_the_first_seat(stage, "Quin")

    assert "Love 1" in answer(await stage.dm_command("Quin", "game secrets"))
    assert "no seat" in answer(await stage.command(lovers.one, "game secrets"))


async def kill_at_night(stage: Stage) -> str:
    """Let the Master kill a player in the first night, with restarts before and after it, and return the victim."""
    await stage.command("Gia", "gm close")
    await stage.restart()
    table = await table_of(stage)
    assert table.time == "night"
    master = next(alias for alias in table.seats if table.roles[alias] is RoleName.MASTER)
    victim = next(alias for alias in table.seats[2:] if table.roles[alias] is RoleName.PLAYER)
    await stage.dm_command(await behind(stage, master), "table kill", player=victim)
    await stage.pass_hours(2.1)
    await stage.restart()
    return victim


async def steal_on_the_second_day(stage: Stage) -> list[str]:
    """Deal and let the Thief decline on the second day, let the embargo pass, and return the lovers."""
    await deal(stage, dict(zip((await table_of(stage)).living, CARDS, strict=False)))
    await stage.dm_command(await behind(stage, await holder(stage, "thief")), "table steal")
    await stage.pass_hours(EMBARGO)
    return [await behind(stage, alias) for alias in (await table_of(stage)).threads[Thread.LOVERS]]


async def test_a_killing_between_two_restarts_counts(opening: Opening) -> None:
    stage = await opening.after(fall_in_love_under_aliases)
    await (await lovers_under_aliases(stage)).steal()
    victim = await kill_at_night(stage)
    table = await table_of(stage)

    assert (table.number, table.dead) == (2, (victim,))


async def test_the_lovers_of_the_second_day_hear_each_other_alone(opening: Opening) -> None:
    stage = await opening.after(fall_in_love_under_aliases)
    await (await lovers_under_aliases(stage)).steal()
    await kill_at_night(stage)
    one, other = await steal_on_the_second_day(stage)

    assert await hears(stage, one, "Love 2") == {other, "Gia"}


async def test_two_days_under_aliases_with_lovers_and_restarts_name_no_player(opening: Opening) -> None:
    stage = await opening.after(fall_in_love_under_aliases)
    lovers = await lovers_under_aliases(stage)
    await lovers.steal()
    await stage.pass_hours(EMBARGO)
    await hears(stage, lovers.one, "Love 1")
    await give_the_first_seat(stage, "Quin")
    await kill_at_night(stage)
    one, _ = await steal_on_the_second_day(stage)
    await hears(stage, one, "Love 2")
    said = stage.said.split("Day 1")[1]

    assert not any(user.mention in said for name, user in stage.users.items() if name not in ("Gia", "Zoe"))


async def hears(stage: Stage, lover: str, text: str) -> set[str]:
    """Return who is told what a lover whispers."""
    await stage.dm_command(lover, "table whisper", thread="lovers", text=text)
    return {name for name in stage.users if any(text in text_of(message) for message in stage.dms(name))} - {lover}


@pytest.mark.parametrize("anonymous", [False, True])
async def test_games_from_before_embargoes_are_embargoed_until_their_messages_are_due(
    opening: Opening, tmp_path: Path, anonymous: bool
) -> None:
    stage = await opening.after(fall_in_love_under_aliases if anonymous else fall_in_love)
    lovers = await (lovers_under_aliases if anonymous else lovers_of)(stage)
    before = await lovers.perceived(lovers.one)
    await lovers.steal()
    await forget_embargoes(stage)
    await migrate.downgrade(f"sqlite+aiosqlite:///{tmp_path}/brehon.db", "0009")
    await migrate.upgrade(f"sqlite+aiosqlite:///{tmp_path}/brehon.db")
    await stage.restart()
    after = await lovers.perceived(lovers.one)
    await stage.pass_hours(EMBARGO)

    assert after == before
    assert await lovers.is_told(lovers.one)
    assert await lovers.is_told(lovers.other)
    assert anonymous or (await thread_of(stage, lovers.one, lovers.other)).history()


async def forget_embargoes(stage: Stage) -> None:
    """Put the database into its state from before embargoes, when each player was told at their own time."""
    earlier = "strftime('%Y-%m-%d %H:%M:%f000', due_at, '-1 minute')"
    for statement in (
        "DELETE FROM embargoes",
        f"UPDATE outbox SET due_at = {earlier} WHERE kind = 'later' AND id % 2",
        "UPDATE outbox SET kind = 'thread', lines = '[]' WHERE kind = 'later' AND thread IS NOT NULL",
    ):
        await change(stage.database, text(statement))
