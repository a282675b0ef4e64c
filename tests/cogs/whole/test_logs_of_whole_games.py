"""The logs of whole games have a line for each act, and no secret in any line."""

import re
from io import StringIO

from simcord import InteractionResult
from sqlalchemy import select

from bot.storage.schema.models import GameRow
from bot.wording.words import Words
from engine.honnoji.talismans import POOL
from engine.parties.sides import Side
from engine.quests.roles import RoleName
from tests.cogs.conftest import NAMES
from tests.cogs.forgery import deliver_again
from tests.cogs.logged import USES, lines
from tests.cogs.logged import log as log  # noqa: PLC0414 (a fixture)
from tests.cogs.opening import Opening
from tests.cogs.quests import let_support, let_vote
from tests.cogs.samurai import TEN, act, give, propose, sit_down_to_the_sword
from tests.cogs.stage import Stage, answer

PLAYERS = (*NAMES, "Fay", "Gus", "Hal", "Ivy", "Joe")
CHOSEN_ROLES = ["guardian", "hidden", "lone", "decoy"]
ORDERS = ("approve", "reject", "support", "sabotage", "nobody")
VALUES = ("auto", "openly", "37.5")
DEED_TYPES = (2, 3)
"""Discord's types of interactions that are commands or components; 4 is autocompletion."""


async def secrets_of(stage: Stage) -> list[str]:
    """Return everything that a log must not hold."""
    words = Words((await stage.hosted()).theme)
    roles = [*(f"role-{name}" for name in (*RoleName, "plain-good", "plain-evil")), "side-good", "side-evil"]
    salt = await stage.database.read(lambda connection: connection.scalar(select(GameRow.salt)))
    users = [user.id for user in stage.users.values()]
    channels = stage.env.backend.dm_channels
    return [
        *(*RoleName, *Side, *(words.say(name) for name in roles if words.has(name))),
        *(*ORDERS, *VALUES, *stage.users),
        *map(str, (*users, *(channels[user] for user in users if user in channels))),
        *(salt or "", stage.bot.http.token or "", "simcord_interaction"),
    ]


def found(secrets: list[str], log: str) -> list[str]:
    """Return the lines of a log in which one of these stands as a word."""
    word = re.compile(rf"(?<![a-z0-9])(?:{'|'.join(map(re.escape, secrets))})(?:e?[sd])?(?![a-z0-9])", re.IGNORECASE)
    return [line for line in log.splitlines() if word.search(line)]


class Play:
    """A whole game with every role and every event that a log could reveal."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.names = list(PLAYERS)

    async def sign_up(self) -> None:
        """Open the game, let ten join, and choose every role."""
        stage = self.stage
        for name in PLAYERS[len(NAMES) :]:
            stage.add(name)
        stage.give("Fay", administrator=True)
        await stage.command("Gia", "game new", game="tain", wait="37.5")
        for name in PLAYERS[:-1]:
            await stage.press(name, stage.card, "Join")
        stage.close_dms("Joe")
        await stage.command("Joe", "game join")
        await stage.press("Zoe", stage.card, "Start the game")
        panel = await stage.press("Gia", stage.card, "Set-up")
        await stage.choose("Gia", panel.response, CHOSEN_ROLES, "brehon:option:1:0:0:roles")
        await deliver_again(stage, values=["Nobody"])
        await stage.choose_auto()
        await stage.press("Gia", stage.card, "Start the game")

    async def trouble(self) -> None:
        """Cause trouble on the way: a database that fails, an answer that comes too late, a player who is too slow."""
        stage = self.stage
        await stage.pass_hours(37.6)
        await stage.propose("Ann", "Ben", "Cat")
        async with stage.tables_renamed("events"):
            await stage.press("Ann", stage.prompt, "Reject openly")
        await stage.people["Ann"].autocomplete(stage.channel, "quest guess", "player", "B")
        await deliver_again(stage)
        await stage.press("Ann", stage.prompt, "Reject")
        await deliver_again(stage)
        await stage.command("Gia", "gm close")

    async def replace(self) -> None:
        """Give Hal's seat to Zoe."""
        await self.stage.command("Gia", "gm replace", player="Hal")
        await self.stage.press("Zoe", self.stage.channel.history()[-1], "Take the seat")
        self.names[PLAYERS.index("Hal")] = "Zoe"

    def player(self, seat: str) -> str:
        """Return the player of a seat."""
        return self.names[PLAYERS.index(seat)]

    async def vote(self) -> None:
        """Let everybody approve, in each of the possible ways. One changes their mind."""
        stage = self.stage
        await stage.command(self.player("Ann"), "quest vote", answer="reject")
        for seat in PLAYERS[:7]:
            await stage.press(self.player(seat), stage.prompt, "Approve")
        await stage.command(self.player("Hal"), "quest vote", answer="reject", openly=True)
        await stage.command(self.player("Ivy"), "quest vote", answer="approve")
        await stage.press(self.player("Joe"), stage.prompt, "Approve openly")

    async def quest(self, *, saboteur: str | None = None, is_short: bool = False) -> None:
        """Send a party of good players, or one with a saboteur, on a quest. A good player may not sabotage.

        If it is short, its votes and orders are made without pressing.
        """
        stage = self.stage
        good = await stage.on_side("good")
        size = (await stage.table()).party_size
        party = [*([saboteur] if saboteur else []), *good][:size]
        leader = self.player(await stage.leader())
        named = dict(zip(("first", "second", "third", "fourth", "fifth"), party, strict=False))
        await stage.command(leader, "quest propose", **{**named, "first": "Nobody"})
        await stage.command(leader, "quest propose", **named)
        if is_short:
            await let_vote(stage, self.names)
            await let_support(stage, *map(self.player, party))
            return
        await self.vote()
        if saboteur:
            await stage.command(self.player(saboteur), "quest act", order="sabotage")
        *others, last = party[1:] if saboteur else party
        for seat in others:
            result = await stage.command(self.player(seat), "quest act", order="sabotage")
            assert "can only support" in answer(result)
            await stage.command(self.player(seat), "quest act", order="support")
        panel = await stage.command("Gia", "gm act-for", player=last)
        await stage.press("Gia", panel.response, "Support")

    async def look(self) -> None:
        """Let everybody look at what they know, by button or by command, and the GM at everything."""
        for seat in PLAYERS[:5]:
            await self.stage.press(self.player(seat), self.stage.prompt, "My secrets")
        for seat in PLAYERS[5:]:
            await self.stage.command(self.player(seat), "game secrets")
        await self.stage.command("Gia", "gm secrets")

    async def guess(self) -> InteractionResult:
        """Let the assassin name somebody, after another player has tried."""
        stage = self.stage
        (seat,) = await stage.with_role("assassin")
        (sought,) = await stage.with_role("seer")
        await stage.command(self.player(sought), "quest guess", player=seat)
        panel = await stage.press(self.player(seat), stage.prompt, "What may I do?")
        return await stage.choose(self.player(seat), panel.response, [sought])


async def play(stage: Stage) -> None:
    """Play from the sign-up to the reveal."""
    game = Play(stage)
    await game.sign_up()
    await game.trouble()
    await game.replace()
    (saboteur, *_) = await stage.on_side("evil")
    await game.quest(saboteur=saboteur)
    await game.look()
    for _ in range(3):
        await game.quest(is_short=True)
    await game.guess()


async def test_the_log_of_a_whole_game_has_a_line_for_each_act(log: StringIO, stage: Stage) -> None:
    await play(stage)
    happened = [body for _, name, body in stage.env.backend.transcript if name == "INTERACTION_CREATE"]
    did = lines(log, *USES)

    assert {name for line in did for name in line} == {"event", "what", "game", "result"}
    assert len(did) == sum(interaction["type"] in DEED_TYPES for interaction in happened)
    assert {line["result"] for line in did} == {"done", "refused", "denied", "bad_input", "failed", "unanswered"}


async def test_the_log_of_a_whole_game_tells_no_secret(log: StringIO, stage: Stage) -> None:
    await play(stage)
    secrets = await secrets_of(stage)

    assert (await stage.table()).outcome is not None
    assert found(secrets, log.getvalue()) == []
    assert all(found(secrets, f'"{secret}"') for secret in secrets)


async def test_the_log_of_talismans_tells_neither_their_holders_nor_their_kinds(
    log: StringIO, opening: Opening
) -> None:
    samurai = await opening.after(sit_down_to_the_sword)
    holder = await give(samurai)
    moves = await samurai.press(holder, samurai.prompt, "What may I do?")
    await samurai.press(holder, moves.response, "Set Sword of Susanoo in secret")
    await samurai.command(holder, "quest unuse", item="sword")
    await samurai.command(holder, "quest use", item="sword", secretly=True)
    await samurai.command(holder, "quest use", item="mirror", player="Ann")
    party = await propose(samurai, succeed=True)
    await let_vote(samurai, TEN)
    for name in party:
        await act(samurai, name)
    await samurai.command("Gia", "gm secrets")
    secrets = [*await secrets_of(samurai), *POOL, "secretly"]

    assert {"done", "refused"} <= {str(line["result"]) for line in lines(log, "command") if line["what"] == "quest"}
    assert found(secrets, log.getvalue()) == []
