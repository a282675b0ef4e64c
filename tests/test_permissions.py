"""The permissions that the bot asks for, in the code and in the hosts' guide."""

import re
from pathlib import Path

import discord

from bot.permissions import INTENTS, INVITED, POLLING, WANTED, WANTED_IN_THREADS, invite, missing_from, spoken

ROOT = Path(__file__).parents[1]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_the_invite_asks_for_what_is_needed_and_nothing_more() -> None:
    assert {name for name, granted in INVITED if granted} == {
        *("read_messages", "send_messages", "send_messages_in_threads", "embed_links", "attach_files"),
        *("read_message_history", "pin_messages", "manage_webhooks", "create_private_threads", "send_polls"),
    }


def test_the_guide_has_the_invite_of_the_code() -> None:
    assert invite(1).replace("client_id=1&", "client_id=YOUR_APPLICATION_ID&") in HOSTING
    assert re.findall(r"permissions=(\d+)", HOSTING) == [str(INVITED.value)]


def test_the_guide_names_every_permission_and_no_other() -> None:
    named = set(re.findall(r"^\| ([A-Z][A-Za-z ]+) \|", HOSTING, re.MULTILINE))

    assert named == {spoken(name) for name in (*WANTED, *WANTED_IN_THREADS, POLLING)}


def test_the_invites_permissions_leave_nothing_missing() -> None:
    assert missing_from(INVITED, is_thread=False) == missing_from(INVITED, is_thread=True) == []


def test_without_pins_a_game_goes_on() -> None:
    assert missing_from(discord.Permissions(INVITED.value & ~(1 << 51)), is_thread=False) == []


def test_without_webhooks_only_an_anonymous_game_cannot_go_on() -> None:
    without = discord.Permissions(INVITED.value & ~discord.Permissions.manage_webhooks.flag)

    assert missing_from(without, is_thread=False) == []
    assert missing_from(without, is_thread=False, anonymous=True) == ["manage_webhooks"]


def test_no_intent_is_privileged() -> None:
    assert INTENTS & discord.Intents.default() == INTENTS
