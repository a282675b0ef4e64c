"""The log of whole games: a line for each act, and no secret in any line."""

import json
import logging
import re
import sys
from collections.abc import Awaitable, Callable, Iterator
from copy import deepcopy
from io import StringIO

import pytest
import structlog
from simcord import InteractionResult
from sqlalchemy import select

from bot.logs import QUIET, set_up_logs
from bot.storage.schema.choices import Holding
from bot.storage.schema.kinds import LatePolicy
from bot.storage.schema.models import GameRow
from bot.wording.words import Words
from engine.honnoji.talismans import POOL
from engine.parties.sides import Side
from engine.quests.roles import RoleName
from tests.asking import choose_settings
from tests.cogs.conftest import NAMES
from tests.cogs.gamblers import SEVEN, deal, sit_down
from tests.cogs.masks import write
from tests.cogs.opening import Opening
from tests.cogs.quests import let_support, let_vote
from tests.cogs.samurai import TEN, act, give, propose, sit_down_to_the_sword
from tests.cogs.stage import Stage, answer

PLAYERS = (*NAMES, "Fay", "Gus", "Hal", "Ivy", "Joe")
CHOSEN_ROLES = ["guardian", "hidden", "lone", "decoy"]
ORDERS = ("approve", "reject", "support", "sabotage", "nobody")
VALUES = ("auto", "openly", "37.5")
USES = ("command", "press", "choice")
DEED_TYPES = (2, 3)
"""Discord's types of interactions that are commands or components; 4 is autocompletion."""


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """Return all that the bot and its libraries log at the finest level that a host can set."""
    written = StringIO()
    loggers = [logging.root, *map(logging.getLogger, (*QUIET, "discord.client"))]
    levels, filters = [logger.level for logger in loggers], [list(logger.filters) for logger in loggers]
    configuration = structlog.get_config()
    monkeypatch.setattr(sys, "stderr", written)
    monkeypatch.setattr(logging.root, "handlers", [])
    set_up_logs("DEBUG")
    yield written
    structlog.configure(**configuration)
    for logger, level, old in zip(loggers, levels, filters, strict=True):
        logger.setLevel(level)
        logger.filters[:] = old


def lines(log: StringIO, *events: str) -> list[dict[str, object]]:
    """Return the bot's own lines about these events, without what differs in each run."""
    own = [json.loads(line) for line in log.getvalue().splitlines() if line.startswith("{")]
    changing = ("ms", "timestamp", "level")
    return [
        {name: value for name, value in line.items() if name not in changing} for line in own if line["event"] in events
    ]


def without_moments(written: str) -> list[str]:
    """Return the bot's own lines without their times, durations, and places of errors."""
    own = [line for line in written.splitlines() if line.startswith("{")]
    return [re.sub(r'"(ms|timestamp|error)": (".*?"|\[.*?\]|\d+)', "", line) for line in own]


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


async def deliver_again(stage: Stage, **altered: object) -> None:
    """Deliver the last interaction a second time, perhaps with a choice that Discord would not offer."""
    last = next(body for _, name, body in reversed(stage.env.backend.transcript) if name == "INTERACTION_CREATE")
    payload = deepcopy(last)
    payload["data"] |= altered
    stage.env.backend.emit("INTERACTION_CREATE", payload)
    await stage.env.settle()


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
        await stage.command("Gia", "game new", game="tain", hours=37.5)
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


async def test_the_log_of_a_whole_game_has_a_line_for_each_act_and_tells_no_secret(log: StringIO, stage: Stage) -> None:
    await play(stage)
    secrets = await secrets_of(stage)
    happened = [body for _, name, body in stage.env.backend.transcript if name == "INTERACTION_CREATE"]
    did = lines(log, *USES)

    assert (await stage.table()).outcome is not None
    assert found(secrets, log.getvalue()) == []
    assert all(found(secrets, f'"{secret}"') for secret in secrets)
    assert {name for line in did for name in line} == {"event", "what", "game", "result"}
    assert len(did) == sum(interaction["type"] in DEED_TYPES for interaction in happened)
    assert {line["result"] for line in did} == {"done", "refused", "denied", "bad_input", "failed", "unanswered"}


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


async def test_a_line_tells_the_act_its_game_and_its_outcome_and_counts_no_moves(log: StringIO, stage: Stage) -> None:
    await stage.command("Gia", "game new", game="chess")
    await stage.command("Gia", "game new", game="tain")
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    await stage.command("Ann", "game start")
    await stage.press("Gia", stage.card, "Start the game")
    await stage.propose()
    await stage.press("Ann", stage.prompt, "Approve openly")

    assert lines(log, *USES) == [
        {"event": "command", "what": "game new", "result": "denied"},
        {"event": "command", "what": "game new", "game": 1, "result": "done"},
        *[{"event": "press", "what": "join", "game": 1, "result": "done"}] * len(NAMES),
        {"event": "command", "what": "game start", "game": 1, "result": "denied"},
        {"event": "press", "what": "start", "game": 1, "result": "done"},
        {"event": "choice", "what": "choose", "game": 1, "result": "done"},
        {"event": "press", "what": "answer", "game": 1, "result": "done"},
    ]
    assert re.fullmatch(r'\{.*"ms": \d+.*\}', log.getvalue().splitlines()[-1])


async def test_a_line_tells_that_the_bot_is_connected_and_to_how_many_servers(log: StringIO, stage: Stage) -> None:
    stage.env.create_guild()
    await stage.restart()

    assert lines(log, "connected")[-1:] == [{"event": "connected", "servers": 2}]


async def test_the_line_of_a_passed_deadline_tells_no_number_of_answers(log: StringIO, game: Stage) -> None:
    await game.pass_hours(24.1)
    await choose_settings(game.database, late=LatePolicy.AUTO)
    await game.command("Gia", "gm close")
    await game.pass_hours(24.1)

    assert lines(log, "deadline") == [
        {"event": "deadline", "game": 1, "result": "asked"},
        {"event": "deadline", "game": 1, "result": "answered"},
    ]


VOTES: dict[str, Callable[[Stage, str], Awaitable[object]]] = {
    "a press": lambda stage, name: stage.press(name, stage.prompt, "Approve"),
    "a command": lambda stage, name: stage.command(name, "quest vote", answer="approve"),
    "a press that comes twice": lambda stage, name: twice(stage, stage.press(name, stage.prompt, "Approve")),
    "a press that Discord has given up": lambda stage, name: in_vain(stage, name, 10062),
    "a press that another process has answered": lambda stage, name: in_vain(stage, name, 40060),
    "a press whose answer Discord refuses": lambda stage, name: in_vain(stage, name, 50035),
}


async def twice(stage: Stage, doing: Awaitable[object]) -> None:
    """Do something, and deliver it a second time."""
    await doing
    stage.env.inject_error("POST", "*/callback", status=400, code=40060, message="", times=1)
    await deliver_again(stage)


async def in_vain(stage: Stage, name: str, code: int) -> None:
    """Let somebody vote when Discord accepts no answer."""
    stage.env.inject_error("POST", "*/callback", status=400, code=code, message="", times=1)
    await stage.people[name].click(stage.prompt, label="Approve")


@pytest.mark.parametrize("way", VOTES)
async def test_the_last_answer_before_a_pending_result_is_logged_like_the_others(
    log: StringIO, game: Stage, way: str
) -> None:
    await game.propose()
    await choose_settings(game.database, holding=Holding.FOR_60)
    logged = []
    for name in NAMES:
        before = len(log.getvalue())
        await VOTES[way](game, name)
        logged.append(without_moments(log.getvalue()[before:]))

    assert (await game.hosted()).pending is not None
    assert logged[0]
    assert logged == logged[:1] * len(NAMES)


async def test_the_last_spoken_vote_before_a_pending_result_is_logged_like_the_others(
    log: StringIO, opening: Opening
) -> None:
    stage = await opening.after(sit_down, SEVEN)
    await deal(stage)
    await choose_settings(stage.database, holding=Holding.FOR_60)
    logged: list[list[str]] = []
    voted, *_ = (await stage.hosted()).names
    while (await stage.hosted()).pending is None:
        before = len(log.getvalue())
        await write(stage, SEVEN[len(logged)], f"vote: {voted}")
        logged.append([line for line in without_moments(log.getvalue()[before:]) if '"delivery"' not in line])

    assert len(logged[0]) == 1
    assert logged == logged[:1] * len(logged)


async def test_only_the_room_of_a_late_message_is_logged(log: StringIO, sign_up: Stage) -> None:
    dm = sign_up.env.backend.dm_channels[sign_up.users["Ben"].id]
    for place in (dm, sign_up.channel.id):
        sign_up.env.inject_error("POST", f"/channels/{place}/messages", status=503, times=1)
    await sign_up.press("Gia", sign_up.card, "Start the game")

    line = {"event": "sent later", "game": 1, "error": "HTTPException", "status": 503, "code": 0}
    later = lines(log, "sent later")
    assert sorted(later, key=len) == [line, {**line, "to": "room"}]


async def test_a_message_that_discord_refuses_is_logged_with_its_status_and_code(log: StringIO, sign_up: Stage) -> None:
    path = f"/channels/{sign_up.channel.id}/messages"
    sign_up.env.inject_error("POST", path, status=400, code=50035, times=1)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    (line,) = lines(log, "not sent")

    assert line.pop("error")
    assert line == {"event": "not sent", "game": 1, "to": "room", "status": 400, "code": 50035}


async def test_private_messages_are_logged_nowhere(log: StringIO, sign_up: Stage) -> None:
    sign_up.close_dms("Ben")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.propose("Ann", "Ben")
    await let_vote(sign_up)

    assert lines(log, "delivery", "forbidden") == 3 * [{"event": "delivery", "game": 1}]


def test_an_error_in_a_library_is_logged_by_its_type_and_place_alone(log: StringIO) -> None:
    try:
        raise ValueError("Ann sabotages")
    except ValueError:
        logging.getLogger("asyncio").exception("a task has failed")

    assert re.fullmatch(r"ERROR asyncio: a task has failed\n\S+test_logs.py:\d+ test_\w+\nValueError\n", log.getvalue())


async def test_a_move_by_command_is_logged_without_its_name(log: StringIO, game: Stage) -> None:
    await game.command("Ann", "quest vote", answer="approve")
    await game.command("Ann", "quest guess", player="Ben")
    typed = len(log.getvalue())
    await game.people["Ann"].autocomplete(game.channel, "quest guess", "player", "B")
    await deliver_again(game)

    # Not everybody has each move.
    assert [line["what"] for line in lines(log, "command")][-2:] == ["quest", "quest"]
    late = log.getvalue()[typed:].splitlines()
    assert not [line for line in late if str(game.users["Ann"].id) in line or "guess" in line]
