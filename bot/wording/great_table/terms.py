"""The names of sides, roles and cards, and the effect of each card."""

from bot.wording.voice import Voice, dashed
from engine.great_table.cards import CardName
from engine.great_table.events import Coroner
from engine.great_table.roles import RoleName, Side

FOUND: dict[Coroner, RoleName | Side] = {
    Coroner.MASTER: RoleName.MASTER,
    Coroner.HOUSE: Side.HOUSE,
    Coroner.PLAYER: RoleName.PLAYER,
}
"""The names of the coroner's findings."""


def side_name(voice: Voice, side: Side) -> str:
    """Return a side's name."""
    return voice.say(f"side-{side}")


def side_heading(voice: Voice, side: Side) -> str:
    """Return a side's name where it stands by itself, with its emoji."""
    return voice.theme.marked(side, side_name(voice, side))


def role_name(voice: Voice, role: RoleName) -> str:
    """Return a role's name."""
    return voice.say(f"role-{role}")


def role_heading(voice: Voice, role: RoleName) -> str:
    """Return a role's name where it stands by itself, with its emoji."""
    return voice.theme.marked(role, role_name(voice, role))


def card_name(voice: Voice, card: CardName) -> str:
    """Return a card's name."""
    return voice.say(f"item-{dashed(card)}")


def card_heading(voice: Voice, card: CardName) -> str:
    """Return a card's name where it stands by itself, with its emoji."""
    return voice.theme.marked(dashed(card), card_name(voice, card))


def does(voice: Voice, card: CardName) -> str:
    """Describe the effect of a card."""
    return voice.say(f"does-{dashed(card)}")


def finding(voice: Voice, coroner: Coroner) -> str:
    """Name the coroner's finding."""
    found = FOUND[coroner]
    return side_name(voice, found) if isinstance(found, Side) else role_name(voice, found)


def counted(voice: Voice, name: str, count: int) -> str:
    """Return a name with its number, unless that is one."""
    return name if count == 1 else voice.say("counted", {"count": count, "name": name})
