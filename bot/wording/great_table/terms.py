"""The names of sides, roles and cards, and what each card does."""

from bot.wording.voice import Voice, dashed
from engine.great_table.cards import CardName
from engine.great_table.events import Coroner
from engine.great_table.roles import RoleName, Side

FOUND: dict[Coroner, RoleName | Side] = {
    Coroner.MASTER: RoleName.MASTER,
    Coroner.HOUSE: Side.HOUSE,
    Coroner.PLAYER: RoleName.PLAYER,
}
"""What the coroner's findings are called."""


def side_name(voice: Voice, side: Side) -> str:
    """A side's name."""
    return voice.say(f"side-{side}")


def side_heading(voice: Voice, side: Side) -> str:
    """A side's name where it stands by itself, with its emoji."""
    return voice.theme.marked(side, side_name(voice, side))


def role_name(voice: Voice, role: RoleName) -> str:
    """A role's name."""
    return voice.say(f"role-{role}")


def role_heading(voice: Voice, role: RoleName) -> str:
    """A role's name where it stands by itself, with its emoji."""
    return voice.theme.marked(role, role_name(voice, role))


def card_name(voice: Voice, card: CardName) -> str:
    """A card's name."""
    return voice.say(f"item-{dashed(card)}")


def card_heading(voice: Voice, card: CardName) -> str:
    """A card's name where it stands by itself, with its emoji."""
    return voice.theme.marked(dashed(card), card_name(voice, card))


def does(voice: Voice, card: CardName) -> str:
    """What a card does."""
    return voice.say(f"does-{dashed(card)}")


def finding(voice: Voice, coroner: Coroner) -> str:
    """What the coroner has found."""
    found = FOUND[coroner]
    return side_name(voice, found) if isinstance(found, Side) else role_name(voice, found)


def counted(voice: Voice, name: str, count: int) -> str:
    """A name with how many there are of it, if it is not one."""
    return name if count == 1 else voice.say("counted", {"count": count, "name": name})
