"""The names of roles, items and quests, and the counts that several chapters use."""

from bot.wording.voice import Voice
from engine.parties.sides import Side
from engine.quests.roles import RoleName


def role_key(role: RoleName, side: Side) -> str:
    """Return the part of a message's id that stands for a role. Plain players differ by side."""
    return f"plain-{side}" if role.is_plain else str(role)


def role_name(voice: Voice, role: RoleName, side: Side = Side.GOOD) -> str:
    """Return a role's name; ``side`` tells the plain roles apart."""
    return voice.say(f"role-{role_key(role, side)}")


def role_heading(voice: Voice, role: RoleName, side: Side) -> str:
    """Return a role's name where it stands by itself, with its emoji."""
    return voice.theme.marked(role_key(role, side), role_name(voice, role, side))


def item_heading(voice: Voice, item: str) -> str:
    """Return an item's name where it stands by itself, with its emoji."""
    return voice.theme.marked(item, voice.say(f"item-{item}"))


def place(voice: Voice, quest: int) -> str:
    """Return the name of quest number ``quest``."""
    return voice.say(f"place-{quest}")


def place_heading(voice: Voice, quest: int) -> str:
    """Return the name of a quest where it stands by itself, with its emoji."""
    return voice.theme.marked(f"place-{quest}", place(voice, quest))


def tally(voice: Voice, success: bool, sabotages: int) -> str:
    """Say how often a quest was sabotaged, and explain a success despite sabotage."""
    return voice.say("tally-not-enough") if success and sabotages else voice.say("tally", {"sabotages": sabotages})
