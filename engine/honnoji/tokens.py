"""The tokens on the table: which talisman each is, who has it, and how it stands."""

from enum import StrEnum

import msgspec
from msgspec import Struct


class TalismanName(StrEnum):
    """The talismans' names in records."""

    SWORD = "sword"
    STAFF = "staff"
    WISDOM = "wisdom"
    INSIGHT = "insight"
    MIRROR = "mirror"


class Standing(StrEnum):
    """How a token stands. What is ``SET`` is known to its holder alone; to everybody else it is ``KEPT``."""

    SHOWN = "shown"
    KEPT = "kept"
    SET = "set"
    DECLARED = "declared"
    SPENT = "spent"


HELD = (Standing.KEPT, Standing.SET)
"""Not used yet, as far as everybody knows."""


class Token(Struct, frozen=True):
    """The token of one mission, which ``giver`` has given to its ``holder``.

    ``target`` is the member of a party it names, ``used_in`` the mission in which it was used.
    """

    name: TalismanName
    mission: int
    giver: str | None = None
    holder: str | None = None
    standing: Standing = Standing.SHOWN
    target: str | None = None
    used_in: int | None = None

    def given(self, giver: str, holder: str) -> "Token":
        """The token in its holder's hands."""
        return msgspec.structs.replace(self, giver=giver, holder=holder, standing=Standing.KEPT)

    def set(self, target: str | None) -> "Token":
        """The token once its holder has decided in secret."""
        return msgspec.structs.replace(self, standing=Standing.SET, target=target)

    def kept(self) -> "Token":
        """The token back with its holder, as if nothing had been decided."""
        return msgspec.structs.replace(self, standing=Standing.KEPT, target=None, used_in=None)

    def declared(self, mission: int, target: str | None = None) -> "Token":
        """The token once everybody knows of its use, which is still to take effect."""
        return msgspec.structs.replace(self, standing=Standing.DECLARED, used_in=mission, target=target)

    def spent(self, mission: int | None = None) -> "Token":
        """The token discarded."""
        return msgspec.structs.replace(self, standing=Standing.SPENT, used_in=mission or self.used_in)


Tokens = tuple[Token, ...]


def find(tokens: Tokens, name: TalismanName, standings: tuple[Standing, ...], holder: str | None = None) -> Tokens:
    """The tokens of a kind that stand like this, of one holder or of all."""
    return tuple(
        [
            token
            for token in tokens
            if token.name is name and token.standing in standings and holder in (None, token.holder)
        ]
    )


def put(tokens: Tokens, changed: Token) -> Tokens:
    """The tokens, of which one has changed; the very same if it has not. Each mission has one."""
    if changed in tokens:
        return tokens
    return tuple([changed if token.mission == changed.mission else token for token in tokens])
