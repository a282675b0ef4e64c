"""Adds a tip to the private answer to somebody's first move of a kind.

Only its reader learns that it was their first. It stands in an answer that they get anyway, and that nobody else sees.
"""

from dataclasses import replace

from bot.cogs.interaction.services import Services
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import words_of
from bot.storage.games.hosted_game import HostedGame
from bot.wording.voice import action_name


async def tip_on(services: Services, hosted: HostedGame, user_id: int, move: str) -> str:
    """Return the game's tip on a move, named as in records, if it has one and the user has not had it yet."""
    tip = words_of(hosted).tip(move)
    return tip if tip and await services.teaching.take_tip(user_id, hosted.rulebook.slug, move) else ""


async def tips_on_turns(services: Services, hosted: HostedGame, user_id: int) -> list[str]:
    """Return the tips of a game in which a turn's own post answers every move, so that none has a private answer."""
    moves = [action_name(move) for move in hosted.rulebook.actions] if hosted.rulebook.turns else []
    return [tip for move in moves if (tip := await tip_on(services, hosted, user_id, move))]


async def with_tip(services: Services, hosted: HostedGame, user_id: int, move: str, answer: Outgoing) -> Outgoing:
    """Add the tip to an answer that only the user sees."""
    tip = await tip_on(services, hosted, user_id, move)
    return replace(answer, content=f"{answer.content}\n{tip}".strip()) if tip else answer
