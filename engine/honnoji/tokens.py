"""The tokens on the table: their talisman, their holder, and their standing."""

from enum import StrEnum

import msgspec
from msgspec import Struct


class TalismanName(StrEnum):
    """The names of the talismans in records."""

    SWORD = "sword"
    STAFF = "staff"
    WISDOM = "wisdom"
    INSIGHT = "insight"
    MIRROR = "mirror"


class Standing(StrEnum):
    """The standings of a token. Only its holder knows that it is ``SET``; to everybody else it is ``KEPT``."""

    SHOWN = "shown"
    KEPT = "kept"
    SET = "set"
    DECLARED = "declared"
    SPENT = "spent"


HELD = (Standing.KEPT, Standing.SET)
"""The standings of a token that is not yet used, as far as everybody knows."""


class Token(Struct, frozen=True):
    """The token of one mission, which ``giver`` gave to its ``holder``.

    ``target`` is the party member it names, ``used_in`` the mission in which it was used.
    """

    name: TalismanName
    mission: int
    giver: str | None = None
    holder: str | None = None
    standing: Standing = Standing.SHOWN
    target: str | None = None
    used_in: int | None = None

    def given(self, giver: str, holder: str) -> "Token":
        """Return the token in its holder's hands."""
        return msgspec.structs.replace(self, giver=giver, holder=holder, standing=Standing.KEPT)

    def set(self, target: str | None) -> "Token":
        """Return the token after its holder's secret decision."""
        return msgspec.structs.replace(self, standing=Standing.SET, target=target)

    def kept(self) -> "Token":
        """Return the token back with its holder, as if nothing had been decided."""
        return msgspec.structs.replace(self, standing=Standing.KEPT, target=None, used_in=None)

    def declared(self, mission: int, target: str | None = None) -> "Token":
        """Return the token after its use is announced but before it takes effect."""
        return msgspec.structs.replace(self, standing=Standing.DECLARED, used_in=mission, target=target)

    def spent(self, mission: int | None = None) -> "Token":
        """Return the discarded token."""
        return msgspec.structs.replace(self, standing=Standing.SPENT, used_in=mission or self.used_in)


Tokens = tuple[Token, ...]


def find(tokens: Tokens, name: TalismanName, standings: tuple[Standing, ...], holder: str | None = None) -> Tokens:
    """Return the tokens of a kind with these standings, of one holder or of all."""
    return tuple(
        [
            token
            for token in tokens
            if token.name is name and token.standing in standings and holder in (None, token.holder)
        ]
    )


def put(tokens: Tokens, changed: Token) -> Tokens:
    """Return the tokens with one changed, or the same object if it has not changed. Each mission has one token."""
    if changed in tokens:
        return tokens
    return tuple([changed if token.mission == changed.mission else token for token in tokens])
