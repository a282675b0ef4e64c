"""A card that a player has been given: a role, or the card of a day. Only that player is shown its picture."""

from msgspec import Struct

from bot.pictures.look import Look
from bot.wording.voice import Voice


class CardSide(Struct, frozen=True):
    """The side of a role: its colour, which is that of "good" or "evil", its name and its sign."""

    colour: str
    name: str
    sign: str


class OwnCard(Struct, frozen=True):
    """Everything that the picture shows. The card of a day has no side."""

    look: Look
    heading: str
    sign: str
    name: str
    side: CardSide | None = None


def role_card_of(voice: Voice, look: Look, sign: str, name: str, side: CardSide) -> OwnCard:
    """Return a role's card. A role without a sign gets that of its side."""
    return OwnCard(look, voice.say("own-card-role"), sign or side.sign, name, side)


def day_card_of(voice: Voice, look: Look, sign: str, name: str) -> OwnCard:
    """Return the card that a player holds for a day."""
    return OwnCard(look, voice.say("own-card-day"), sign, name)


def said_of_card(voice: Voice, card: OwnCard) -> str:
    """Describe the picture for people who cannot see it."""
    values = {"heading": card.heading, "name": card.name}
    if card.side is None:
        return voice.say("own-card-picture", values)
    return voice.say("own-card-picture-side", {**values, "side": card.side.name})
