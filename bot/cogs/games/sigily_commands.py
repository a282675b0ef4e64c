"""/sigily: everything that players do in their own turn, and their answers in others' turns."""

import re

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.cogs.games.resigning import Resigning
from bot.cogs.interaction.arguments import find_seat, request_meant
from bot.cogs.interaction.lifetime import MOVES
from bot.cogs.interaction.services import Services
from bot.cogs.moves.making_moves import act
from bot.cogs.typed_where import everywhere
from bot.host.denied import Denied
from engine.actions import Action
from engine.boards.actions import Throw
from engine.sigily.actions import (
    LONGEST_ANSWER,
    LONGEST_WAGER,
    Agree,
    Answer,
    Back,
    Block,
    Cast,
    Done,
    Enter,
    Judge,
    Move,
    Settle,
    Wager,
)

PAID = re.compile(r"(?P<payer>.+?)\s*[:=]\s*(?P<coins>[0-9]{1,2})", re.ASCII)
"""The form of a payment, from a chariot or from home, such as ``Ann 2: 3``."""


@everywhere
class SigilyCog(Resigning, group_name="sigily", group_extras={MOVES: True}):
    """A command for each move, as an alternative to the buttons."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    async def _act(
        self, interaction: discord.Interaction, game: str | None, move: type[Action], fields: dict[str, object]
    ) -> None:
        request = await request_meant(self.services, interaction, game, move)
        await act(request, {name: value for name, value in fields.items() if value is not None})

    @app_commands.command()
    async def throw(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Throw the sticks."""
        await self._act(interaction, game, Throw, {"move": "throw"})

    @app_commands.command()
    async def move(
        self, interaction: discord.Interaction, chariot: str, leave: str | None = None, game: str | None = None
    ) -> None:
        """Move a chariot, or bring one into play."""
        gate = None if leave is None else await self.by_name(interaction, leave, Move, "exit")
        await self._act(interaction, game, Move, {"move": "move", "chariot": chariot, "exit": gate})

    @app_commands.command()
    async def enter(self, interaction: discord.Interaction, chariot: str, game: str | None = None) -> None:
        """Declare that a chariot will enter fairy land."""
        await self._act(interaction, game, Enter, {"move": "enter", "chariot": chariot})

    @app_commands.command()
    async def back(self, interaction: discord.Interaction, chariot: str, game: str | None = None) -> None:
        """Declare that a chariot will go back."""
        await self._act(interaction, game, Back, {"move": "back", "chariot": chariot})

    @app_commands.command()
    async def cast(  # noqa: PLR0913, PLR0917 (each option of a command is a parameter)
        self,
        interaction: discord.Interaction,
        spell: str,
        chariot: str | None = None,
        target: str | None = None,
        pay: str | None = None,
        game: str | None = None,
    ) -> None:
        """Cast a spell and, if wanted, say who pays for it."""
        fields: dict[str, object] = {
            "move": "cast",
            "spell": spell,
            "chariot": chariot,
            "target": target,
            "pay": _paid(pay),
        }
        await self._act(interaction, game, Cast, fields)

    @app_commands.command()
    async def done(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Go on without a spell."""
        await self._act(interaction, game, Done, {"move": "done"})

    @app_commands.command()
    async def answer(
        self, interaction: discord.Interaction, text: Range[str, 1, LONGEST_ANSWER], game: str | None = None
    ) -> None:
        """Answer a question."""
        await self._act(interaction, game, Answer, {"move": "answer", "text": text})

    @app_commands.command()
    async def judge(self, interaction: discord.Interaction, right: bool, game: str | None = None) -> None:
        """Judge an answer."""
        await self._act(interaction, game, Judge, {"move": "judge", "right": right})

    @app_commands.command()
    async def block(self, interaction: discord.Interaction, pay: str | None = None, game: str | None = None) -> None:
        """Pay so as not to be frozen."""
        await self._act(interaction, game, Block, {"move": "block", "pay": _paid(pay)})

    @app_commands.command()
    async def wager(
        self,
        interaction: discord.Interaction,
        player: str,
        tokens: int,
        text: Range[str, 1, LONGEST_WAGER],
        game: str | None = None,
    ) -> None:
        """Offer a bet."""
        request = await request_meant(self.services, interaction, game, Wager)
        fields = {"move": "wager", "against": find_seat(request.hosted, player), "tokens": tokens, "text": text}
        await act(request, fields)

    @app_commands.command()
    async def agree(self, interaction: discord.Interaction, bet: int, agreed: bool, game: str | None = None) -> None:
        """Take up a bet, or turn it down."""
        await self._act(interaction, game, Agree, {"move": "agree", "wager": bet, "agree": agreed})

    @app_commands.command()
    async def settle(self, interaction: discord.Interaction, bet: int, player: str, game: str | None = None) -> None:
        """Say who has won a bet."""
        request = await request_meant(self.services, interaction, game, Settle)
        fields = {"move": "settle", "wager": bet, "winner": find_seat(request.hosted, player)}
        await act(request, fields)

    @move.autocomplete("chariot")
    async def _mover(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_things(interaction, typed, Move, "chariot")

    @move.autocomplete("leave")
    async def _exit(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_things(interaction, typed, Move, "exit")

    @enter.autocomplete("chariot")
    async def _enterer(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_things(interaction, typed, Enter, "chariot")

    @back.autocomplete("chariot")
    async def _returner(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_things(interaction, typed, Back, "chariot")

    @cast.autocomplete("spell")
    async def _spell(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_asks(interaction, typed, "spell")

    @cast.autocomplete("chariot")
    async def _caster(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_things(interaction, typed, Cast, "chariot")

    @cast.autocomplete("target")
    async def _target(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_things(interaction, typed, Cast, "target")

    @wager.autocomplete("player")
    @settle.autocomplete("player")
    async def _seat(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_seats(interaction, typed)

    @throw.autocomplete("game")
    @move.autocomplete("game")
    @enter.autocomplete("game")
    @back.autocomplete("game")
    @cast.autocomplete("game")
    @done.autocomplete("game")
    @answer.autocomplete("game")
    @judge.autocomplete("game")
    @block.autocomplete("game")
    @wager.autocomplete("game")
    @agree.autocomplete("game")
    @settle.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)


def _paid(written: str | None) -> dict[str, int] | None:
    """Read who pays how much, each once, such as ``home: 2, Ann 2: 1``; None if nothing is written. Raises Denied.

    Blanks in a row are one: to try all ways to read them would take seconds.
    """
    if written is None:
        return None
    parts = [PAID.fullmatch(" ".join(part.split())) for part in written.split(",")]
    found = {part["payer"]: int(part["coins"]) for part in parts if part is not None}
    if len(found) < len(parts):
        raise Denied("payment-unreadable")
    return found
