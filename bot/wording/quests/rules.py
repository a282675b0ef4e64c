"""The rules in short."""

from bot.wording.pages import Page
from bot.wording.quests.setting_up import role_choice
from bot.wording.voice import Voice
from engine.quests.options import Item, OptionalRole
from engine.quests.roles import ALWAYS_IN, RoleName

CHAPTERS = ("round", "votes", "quest", "turncoat", *Item, "end")
OPTIONAL = ("turncoat", *Item)
"""The chapters on options."""


def rules(voice: Voice) -> tuple[Page, ...]:
    """Explain the game and its roles. Of a game that has begun, explain only what plays in it."""
    told = [name for name in CHAPTERS if name not in OPTIONAL or voice.plays(name)]
    chapters = tuple((voice.say(f"rules-{name}"), voice.say(f"rules-{name}-text")) for name in told)
    optional = [RoleName(role) for role in OptionalRole if voice.plays(role)]
    explained = [role_choice(voice, role) for role in (*ALWAYS_IN, *optional)]
    roles = tuple((role.label, role.note) for role in explained)
    return (
        voice.page(voice.say("rules-title"), voice.say("rules-aim"), chapters),
        voice.page(voice.say("rules-roles-title"), voice.say("rules-roles-text"), roles),
    )
