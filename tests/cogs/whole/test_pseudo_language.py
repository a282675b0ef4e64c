"""A game in a language of ringed letters: all texts of commands, answers, panels and denials come from message
files.
"""

from collections.abc import AsyncIterator, Iterator, Sequence

import discord
import pytest
from simcord import Env, InteractionResult
from simcord.results import ResponseMessage

from bot.database.database import Database
from bot.storage.schema.presets import PRESETS
from bot.version import version
from tests.cogs.commands.test_describing import shown
from tests.cogs.conftest import NAMES
from tests.cogs.opening import Opening
from tests.cogs.stage import Pressable, Stage, labels_of
from tests.wording import pseudo
from tests.wording.pseudo import foreign, ringed, struck

NAMELESS = "\N{ZERO WIDTH SPACE}"


KNOWN = ("Gia", "Zoe", *NAMES, r"role\-of\-", "UTC", "Europe/Dublin", "https://discord.com/channels/", version())
"""Names of people, roles, time zones and the version, and addresses of posts, which are not words of the bot."""


class RingedStage(Stage):
    """A stage that checks everything that is shown, and whose buttons have ringed labels."""

    def __init__(self, env: Env, database: Database) -> None:
        guild = env.create_guild()
        super().__init__(env, database, guild, {name: env.create_user(name) for name in ("Gia", "Zoe", *NAMES)})
        self.seen: set[str] = set()

    async def command(self, name: str, command: str, **options: object) -> InteractionResult:
        """Give a slash command, and check everything."""
        return self._look(await super().command(name, struck(command), **_struck(options)))

    async def dm_command(self, name: str, command: str, **options: object) -> InteractionResult:
        """Give a slash command in the DM, and check everything."""
        return self._look(await super().dm_command(name, struck(command), **_struck(options)))

    async def press(self, name: str, message: Pressable, label: str) -> InteractionResult:
        """Press a button, and check everything."""
        return self._look(await super().press(name, message, ringed(label)))

    async def choose(
        self, name: str, message: Pressable, values: Sequence[object], custom_id: str | None = None
    ) -> InteractionResult:
        """Choose in a select, and check everything."""
        return self._look(await super().choose(name, message, values, custom_id))

    def look(self) -> None:
        """Read every message in the channel and in all DMs."""
        for place in (self.channel.history(), *(self.dms(name) for name in self.users)):
            for message in place:
                if message.type is discord.MessageType.pins_add:
                    continue  # Discord's own words
                self.seen.update(_texts(message))

    def _look(self, result: InteractionResult) -> InteractionResult:
        if result.response is not None:
            self.seen.update(_texts(result.response))
        self.look()
        return result


def _struck(options: dict[str, object]) -> dict[str, object]:
    return {struck(name): value for name, value in options.items()}


def _texts(message: discord.Message | ResponseMessage) -> Iterator[str]:
    message = message.message if isinstance(message, ResponseMessage) else message
    yield message.content
    for embed in message.embeds:
        yield from (embed.title or "", embed.description or "")
        yield from (part or "" for field in embed.fields for part in (field.name, field.value))
    for row in message.components:
        assert isinstance(row, discord.ActionRow)
        for item in row.children:
            if isinstance(item, discord.Button):
                yield item.label or ""
            elif isinstance(item, discord.SelectMenu):
                yield item.placeholder or ""
                yield from (part or "" for option in item.options for part in (option.label, option.description))


@pytest.fixture(scope="module", autouse=True)
def rings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let every text be in rings before the bot starts."""
    with pseudo.spoken(tmp_path_factory.mktemp("pseudo")):
        yield


@pytest.fixture
async def stage(opening: Opening) -> AsyncIterator[RingedStage]:
    """Return a sign-up that all but one have joined. At the end, no text that was shown has a word without rings."""
    stage = RingedStage(await opening.start(), opening.database)
    await stage.command("Gia", "game new", game="tain")
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    yield stage
    assert len(stage.seen) > 20
    assert {word for seen in stage.seen for word in foreign(seen, KNOWN)} == set()


@pytest.fixture
async def begun(stage: RingedStage) -> RingedStage:
    """Return a game that has begun."""
    await stage.press("Gia", stage.card, "Start the game")
    await stage.painted_card()
    return stage


async def test_command_texts_come_from_files(stage: RingedStage) -> None:
    stage.seen.update(shown(stage).values())


async def test_the_sign_up_says_no_word_from_code(stage: RingedStage) -> None:
    stage.add(NAMELESS)
    await stage.press(NAMELESS, stage.card, "Join")
    await stage.press("Ann", stage.card, "Join")
    await stage.press("Ann", stage.card, "Leave")
    await stage.press("Zoe", stage.card, "Join")
    await stage.painted_card()
    stage.look()

    assert any(ringed("Player") in seen for seen in stage.seen)


async def test_the_panels_of_a_sign_up_say_no_word_from_code(stage: RingedStage) -> None:
    await stage.press("Ann", stage.card, "Set-up")
    panel = await stage.press("Gia", stage.card, "Set-up")
    await stage.choose("Gia", panel.response, ["guardian", "hidden", "lone", "decoy"], "brehon:option:1:0:0:roles")
    deadlines = await stage.press("Gia", panel.response, "Deadlines")
    absence = await stage.press("Gia", deadlines.response, "Absence")
    await stage.choose("Gia", absence.response, ["auto"], "brehon:setting:1:0:0:late")
    assert panel.response is not None
    await stage.press("Gia", panel.response, labels_of(panel.response)[len(PRESETS) + 2])
    await stage.choose("Gia", panel.response, ["answers"], "brehon:setting:1:0:0:secrecy")
    await stage.press("Gia", stage.card, "Start the game")
    await stage.painted_card()
    stage.look()


async def test_the_end_of_a_sign_up_says_no_word_from_code(stage: RingedStage) -> None:
    panel = await stage.press("Gia", stage.card, "Set-up")
    asked = await stage.press("Gia", panel.response, "End the game")
    await stage.press("Gia", asked.response, "Yes, end it")
    await stage.command("Gia", "game end")
    await stage.painted_card()
    stage.look()


async def test_a_whole_game_says_no_word_from_code(begun: RingedStage) -> None:
    good = await begun.on_side("good")
    for _ in range(3):
        party = good[: (await begun.table()).party_size]
        await begun.propose(*party)
        for name in NAMES:
            await begun.press(name, begun.prompt, "Approve openly" if name == "Ann" else "Approve")
        for name in party:
            await begun.press(name, begun.prompt, "Give my order")
            await begun.press(name, begun.dms(name)[-1], "Support")
    (assassin,) = await begun.with_role("assassin")
    await begun.press("Ann", begun.prompt, "My secrets")
    await begun.choose(assassin, begun.dms(assassin)[-1], [next(name for name in NAMES if name != assassin)])
    await begun.command("Ann", "game status")

    assert any(ringed("Who was who") in seen for seen in begun.seen)


async def test_the_gms_pauses_and_extensions_say_no_word_from_code(begun: RingedStage) -> None:
    panel = await begun.press("Gia", begun.card, "GM")
    await begun.press("Gia", panel.response, "Pause")
    await begun.painted_card()
    panel = await begun.press("Gia", begun.card, "GM")
    await begun.press("Gia", panel.response, "Resume")
    await begun.command("Gia", "gm extend", time="1")
    await begun.command("Gia", "gm extend", time=f"{ringed('tomorrow')} 20:00")
    for wrong in ("12:99", "2020-01-01 20:00", "2030-01-01 20:00"):
        await begun.command("Gia", "gm extend", time=wrong)


async def test_the_gms_looks_say_no_word_from_code(begun: RingedStage) -> None:
    await begun.command("Gia", "gm act-for", player=await begun.leader())
    await begun.command("Gia", "gm act-for", player="Zoe")
    await begun.command("Gia", "game status")
    await begun.command("Gia", "gm secrets")
    await begun.command("Gia", "game history")


async def test_the_close_of_a_wait_without_a_player_says_no_word_from_code(begun: RingedStage) -> None:
    begun.close_dms("Ann")
    await begun.pass_hours(72)
    asked = await begun.press("Gia", begun.dms("Gia")[-1], "Close it now")
    await begun.press("Gia", asked.response, "Yes, close it now")


async def test_an_offer_of_a_seat_says_no_word_from_code(begun: RingedStage) -> None:
    await begun.command("Gia", "gm replace", player="Ann")
    offer = next(message for message in begun.channel.history() if ringed("Who takes it?") in message.content)
    await begun.press("Ben", offer, "Take the seat")
    await begun.press("Zoe", offer, "Take the seat")


async def test_a_game_that_is_handed_over_says_no_word_from_code(begun: RingedStage) -> None:
    await begun.hand_over("Gia", "Ben")
    await begun.command("Gia", "gm close")


async def test_the_end_by_a_gm_who_plays_says_no_word_from_code(begun: RingedStage) -> None:
    await begun.hand_over("Gia", "Ben")
    panel = await begun.press("Ben", begun.card, "GM")
    asked = await begun.press("Ben", panel.response, "End the game")
    await begun.press("Ben", asked.response, "Yes, end it")
    await begun.press("Ben", begun.card, "GM")


async def test_help_says_no_word_from_code(stage: RingedStage) -> None:
    for name in ("Gia", "Ann", "Zoe"):
        await stage.command(name, "help")
        await stage.dm_command(name, "help")
    await stage.press("Gia", stage.card, "Start the game")
    for name in ("Gia", "Ann", "Zoe"):
        await stage.command(name, "help")
        await stage.dm_command(name, "help")
    await stage.pass_hours(25)
    await stage.command("Gia", "help")


async def test_server_settings_say_no_word_from_code(stage: RingedStage) -> None:
    stage.make_manager("Zoe")
    panel = await stage.command("Zoe", "server settings", zone="Europe/Dublin")
    await stage.command("Zoe", "server settings", zone="Europe/Nowhere")
    await stage.choose("Zoe", panel.response, ["1"], "brehon:server:games")
    await stage.command("Zoe", "help")
    stage.channel = stage.guild.create_text_channel("other")
    await stage.command("Ann", "game new", game="tain")
    await stage.choose("Zoe", panel.response, [stage.guild.create_role("Ann")], "brehon:server:hosts")
    await stage.command("Ben", "game new", game="tain")
    await stage.choose("Zoe", panel.response, [], "brehon:server:games")
    await stage.command("Zoe", "game new", game="tain")


async def test_warnings_of_staff_and_slow_mode_say_no_word_from_code(stage: RingedStage) -> None:
    stage.give("Ann", manage_threads=True)
    await stage.slow_down(30)
    await stage.press("Gia", stage.card, "Set-up")
    await stage.press("Ann", stage.card, "Leave")
    await stage.press("Ann", stage.card, "Join")

    assert any(ringed("Manage Threads") in seen for seen in stage.seen)


async def test_denials_say_no_word_from_code(begun: RingedStage) -> None:
    await begun.command("Zoe", "game rules", game="chess")
    await begun.command("Zoe", "game rules", game="classic")
    await begun.command("Zoe", "game new", game="tain")
    await begun.command("Zoe", "game status", game="9")
    await begun.press("Zoe", begun.prompt, "My secrets")
    await begun.command("Zoe", "gm close")
    await begun.command("Zoe", "game end")
    await begun.command("Ann", "game join")
    await begun.command("Gia", "gm resume")
    await begun.dm_command("Zoe", "game status")


async def test_refusals_say_no_word_from_code(begun: RingedStage) -> None:
    leader = await begun.leader()
    other = next(name for name in NAMES if name != leader)
    await begun.choose(other, begun.prompt, ["Ann", "Ben"])
    await begun.command(leader, "quest propose", first="Ann", second="Zoe")
    await begun.command(leader, "quest propose", first="Ann", second="Ann")
    await begun.command(leader, "quest propose", first="Ann", second="Ben", third="Cat")
    await begun.command(leader, "quest act", order="support")


async def test_a_failing_database_says_no_word_from_code(begun: RingedStage) -> None:
    async with begun.tables_renamed("actions"):
        await begun.choose(await begun.leader(), begun.prompt, ["Ann", "Ben"])


async def test_missing_permissions_say_no_word_from_code(begun: RingedStage) -> None:
    begun.forbid(embed_links=True, read_message_history=True)
    await begun.command("Gia", "game new", game="tain")

    assert any(ringed("Embed Links") in seen for seen in begun.seen)


async def test_an_anonymous_game_says_no_word_from_code(stage: RingedStage) -> None:
    panel = await stage.press("Gia", stage.card, "Set-up")
    await stage.press("Gia", panel.response, "Make it anonymous")
    await stage.painted_card()
    await stage.press("Gia", stage.card, "Start the game")
    for text in ("1 2 3", "\x07", "[1](2)"):
        await stage.users["Ann"].send_dm(text)
    await stage.users["Zoe"].send_dm("1 2 3")
    await stage.command("Ann", "say", text="4")
    await stage.command("Zoe", "say", text="4")
    for name in ("Ann", "Gia"):
        for command in ("game status", "game secrets", "gm secrets", "help"):
            await stage.command(name, command)
    await stage.command("Gia", "gm replace", player=(await stage.hosted()).names[0])
    await stage.press("Zoe", stage.channel.history()[-1], "Take the seat")
    stage.channel = stage.guild.create_text_channel("2")
    await stage.command("Gia", "gm move")
    await stage.end("Gia")
    stage.look()
