"""A message is recognised as already sent, whether or not its icons were there."""

import discord
from msgspec.structs import replace

from bot.delivery.requests.application_emojis import Icons
from bot.delivery.requests.bucket import Bucket
from bot.themes import load_themes

TAIN = load_themes()["tain"]


def plainly(text: str) -> str:
    return Icons(discord.Client(intents=discord.Intents.none()), Bucket(1), {"tain": TAIN}).plainly(text)


def test_an_icon_counts_as_its_emoji() -> None:
    shown = (("seer", "<:tain_seer_0123abcd:1>"), ("plain-good", "<:tain_plain_good_0123abcd:2>"))
    told = "{}, {}"
    before = told.format(TAIN.marked("seer", "Seer"), TAIN.marked("plain-good", "Warrior"))
    iconic = replace(TAIN, shown=shown)
    after = told.format(iconic.marked("seer", "Seer"), iconic.marked("plain-good", "Warrior"))

    assert "<:" in after
    assert before == plainly(after) == plainly(before)


def test_another_applications_emoji_are_not_replaced() -> None:
    for text in ("<:tain_seer:1> a", "<:ours_seer_0123abcd:1> a", "<a:tain_seer_0123abcd:1> a"):
        assert plainly(text) == text
