"""The check of Discord: token, application, servers, and the channels with running games."""

from datetime import timedelta
from email.utils import format_datetime

import discord
import pytest

from bot.checking.findings import Level
from bot.clock import now
from bot.permissions import INVITED, OPTIONAL, WANTED, WANTED_IN_THREADS, invite, spoken
from bot.reaching import Shards
from tests.checking.conftest import (
    ALL,
    BOT,
    EVERYBODY,
    GATEWAY,
    ROOM,
    SERVER,
    TABLE,
    THREAD_ROOM,
    TOKEN,
    SmallDiscord,
    about,
    levels,
    told,
)

SECRET_PART = TOKEN.rpartition(".")[2]


async def test_a_bot_with_everything_it_needs_passes(small_discord: SmallDiscord) -> None:
    findings = await told(ROOM, THREAD_ROOM)

    assert levels(findings) == {Level.OK}
    assert [finding.about for finding in findings] == [
        *("Token", "Application", "Intents", "Invite", "Gateway", "Servers", "Channel", "Channel", "Clock")
    ]
    assert "game" not in " ".join(small_discord.asked)


async def test_the_invite_asks_for_exactly_the_needed_permissions(small_discord: SmallDiscord) -> None:
    invited = about("Invite", await told()).text.rpartition(" ")[2]

    assert invited == invite(BOT)
    assert f"client_id={BOT}" in invited
    assert f"permissions={INVITED.value}" in invited
    assert "scope=bot+applications.commands" in invited


async def test_the_gateway_and_the_shards_are_reported(small_discord: SmallDiscord) -> None:
    advised = about("Gateway", await told()).text
    own = about("Gateway", await told(gateway="ws://localhost:9", shards=Shards(4, (0, 1)))).text

    assert advised.endswith(f"and {GATEWAY}. It advises 1 shard, which this process runs.")
    assert own.endswith("and ws://localhost:9. It advises 1 shard; this process runs 0, 1 of 4.")


async def test_fewer_shards_than_discord_advises_are_a_warning(small_discord: SmallDiscord) -> None:
    small_discord.gateway["shards"] = 3
    finding = about("Gateway", await told(shards=Shards(2, (0, 1))))

    assert finding.level is Level.WARNING
    assert finding.text.endswith("Set BREHON_SHARDS=3.")


async def test_too_many_starts_are_a_warning(small_discord: SmallDiscord) -> None:
    small_discord.gateway["session_start_limit"] = {"remaining": 0}

    assert about("Gateway", await told()).level is Level.WARNING


async def test_a_missing_token_is_an_error_and_nothing_is_asked(small_discord: SmallDiscord) -> None:
    findings = await told(token=None)

    assert about("Token", findings).level is Level.ERROR
    assert "BREHON_TOKEN is missing" in about("Token", findings).text
    assert not small_discord.asked


@pytest.mark.parametrize(
    ("token", "suspected"),
    [
        ("Bot " + TOKEN, "begins with “Bot”"),
        (f'"{TOKEN}"', "quotation marks"),
        (str(BOT), "is a number"),
        ("0" * 63 + "f", "public key"),
        ("x" * 32, "client secret"),
        ("x", "three parts"),
        (TOKEN[:-1] + "X", ""),
    ],
)
async def test_a_token_that_discord_refuses_is_an_error_that_guesses_why(
    small_discord: SmallDiscord, token: str, suspected: str
) -> None:
    findings = await told(token=token)

    assert about("Token", findings).level is Level.ERROR
    assert about("Token", findings).text.startswith(f"Discord does not accept it. {'It ' if suspected else ''}")
    assert suspected in about("Token", findings).text
    assert about("Clock", findings).level is Level.OK
    assert not [finding for finding in findings if SECRET_PART[:-1] in finding.text]
    assert small_discord.asked == ["/users/@me"]


@pytest.mark.parametrize("token", ["ΑΒΓ", "a\nb"])
async def test_a_token_that_cannot_be_sent_is_an_error(small_discord: SmallDiscord, token: str) -> None:
    assert about("Token", await told(token=token)).level is Level.ERROR
    assert not small_discord.asked


async def test_without_a_network_each_line_says_that_discord_cannot_be_reached(
    small_discord: SmallDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:1/api/v10")
    findings = await told(ROOM)

    assert about("Discord", findings).level is Level.ERROR
    assert "cannot be reached" in about("Discord", findings).text
    assert [finding.level for finding in findings[1:]] == [Level.WARNING] * 8
    assert all("cannot be reached" in about(subject, findings).text for subject in ("Invite", "Servers", "Channel"))


async def test_a_broken_discord_is_not_waited_for(small_discord: SmallDiscord) -> None:
    small_discord.refused["/users/@me"] = 502

    assert "not answered in time" in about("Discord", await told(patience=0.1)).text


@pytest.mark.parametrize("status", [403, 503])
async def test_a_discord_that_does_not_serve_is_an_error(small_discord: SmallDiscord, status: int) -> None:
    small_discord.refused["/users/@me"] = status

    assert f"status {status}" in about("Discord", await told()).text


async def test_an_interactions_endpoint_elsewhere_is_an_error(small_discord: SmallDiscord) -> None:
    small_discord.application["interactions_endpoint_url"] = "https://example.com"

    assert about("Application", await told()).level is Level.ERROR


async def test_a_code_grant_is_a_warning(small_discord: SmallDiscord) -> None:
    small_discord.application["bot_require_code_grant"] = True

    assert about("Application", await told()).level is Level.WARNING


@pytest.mark.parametrize(
    ("flag", "named"), [(1 << 14, "Members"), (1 << 15, "Members"), (1 << 19, "Message"), (1 << 13, "Presence")]
)
async def test_a_privileged_intent_is_a_warning(small_discord: SmallDiscord, flag: int, named: str) -> None:
    small_discord.application["flags"] = flag
    finding = about("Intents", await told())

    assert finding.level is Level.WARNING
    assert named in finding.text


async def test_a_bot_in_no_server_is_a_warning(small_discord: SmallDiscord) -> None:
    small_discord.servers = []

    assert about("Servers", await told()).level is Level.WARNING


@pytest.mark.parametrize("name", [name for name in WANTED if name not in OPTIONAL])
async def test_a_missing_permission_in_a_channel_is_named(small_discord: SmallDiscord, name: str) -> None:
    small_discord.grant(ALL & ~getattr(discord.Permissions, name).flag)
    finding = about("Channel", await told(ROOM))

    assert finding.level is Level.ERROR
    assert "Game 7 in Cruachan, #table: the bot lacks" in finding.text
    assert spoken(name) in finding.text


@pytest.mark.parametrize("name", [name for name in WANTED_IN_THREADS if name not in OPTIONAL])
async def test_a_missing_permission_in_a_thread_is_named(small_discord: SmallDiscord, name: str) -> None:
    small_discord.grant(ALL & ~getattr(discord.Permissions, name).flag)
    finding = about("Channel", await told(THREAD_ROOM))

    assert finding.level is Level.ERROR
    assert "#saga" in finding.text
    assert spoken(name) in finding.text


async def test_a_thread_needs_no_permission_to_write_in_its_channel(small_discord: SmallDiscord) -> None:
    small_discord.grant(ALL & ~discord.Permissions.send_messages.flag)

    assert about("Channel", await told(THREAD_ROOM)).level is Level.OK


async def test_a_permission_that_the_channel_denies_is_missing(small_discord: SmallDiscord) -> None:
    denied = discord.Permissions.embed_links.flag
    small_discord.overwrites = [{"id": str(EVERYBODY), "type": 0, "allow": "0", "deny": str(denied)}]

    assert "lacks Embed Links." in about("Channel", await told(ROOM)).text


async def test_only_anonymous_games_need_webhooks(small_discord: SmallDiscord) -> None:
    small_discord.grant(ALL & ~discord.Permissions.manage_webhooks.flag)
    needed = about("Channel", await told(ROOM._replace(anonymous=True)))

    assert (needed.level, about("Channel", await told(ROOM)).level) == (Level.ERROR, Level.WARNING)
    assert "lacks Manage Webhooks" in needed.text


async def test_pins_are_optional(small_discord: SmallDiscord) -> None:
    small_discord.grant(ALL & ~discord.Permissions.pin_messages.flag)
    finding = about("Channel", await told(ROOM))

    assert finding.level is Level.WARNING
    assert "lacks Pin Messages" in finding.text


@pytest.mark.parametrize(("status", "said"), [(403, "lacks View Channel"), (404, "is gone")])
async def test_a_channel_that_is_hidden_or_gone_is_an_error(
    small_discord: SmallDiscord, status: int, said: str
) -> None:
    small_discord.refused[f"/channels/{TABLE}"] = status
    finding = about("Channel", await told(ROOM))

    assert finding.level is Level.ERROR
    assert said in finding.text


async def test_a_server_that_has_removed_the_bot_is_an_error(small_discord: SmallDiscord) -> None:
    small_discord.refused[f"/guilds/{SERVER}"] = 404
    findings = await told(ROOM)

    assert [finding.level for finding in findings if finding.about == "Servers"] == [Level.OK, Level.ERROR]


@pytest.mark.parametrize(
    ("ahead", "level"),
    [(0, Level.OK), (3, Level.OK), (20, Level.WARNING), (-20, Level.WARNING), (90, Level.ERROR), (-90, Level.ERROR)],
)
async def test_the_clock_is_compared_with_discords(small_discord: SmallDiscord, ahead: int, level: Level) -> None:
    small_discord.date = format_datetime(now() - timedelta(seconds=ahead), usegmt=True)
    finding = about("Clock", await told())

    assert finding.level is level
    assert abs(ahead) <= 5 or ("ahead of" if ahead > 0 else "behind") in finding.text


@pytest.mark.parametrize("date", ["", "yesterday"])
async def test_a_discord_without_a_clock_is_a_warning(small_discord: SmallDiscord, date: str) -> None:
    small_discord.date = date

    assert about("Clock", await told()).level is Level.WARNING
