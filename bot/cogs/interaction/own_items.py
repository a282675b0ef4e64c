"""Components that belong to no game, such as those under a list or on the server's panel."""

from re import Match
from typing import Self

import discord
from discord.ui import Button, DynamicItem, Item, View

NOTHING = r"(?!)"
"""The template of the base, which matches no id. Each kind of component has its own."""


class OwnItem(DynamicItem[Button[View]], template=NOTHING):
    """A button or select that its id alone makes. Its looks, and what was chosen, are only in the interaction."""

    def __init__(self, match: Match[str]) -> None:
        super().__init__(Button(custom_id=match.string))
        self.match = match

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: Item[View], match: Match[str], /) -> Self:
        """Make it from what was pressed."""
        return cls(match)
