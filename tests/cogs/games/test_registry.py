"""Rules for the commands of every game."""

from bot.cogs.games.game_commands_registry import COGS_OF
from bot.cogs.interaction.lifetime import MOVES
from engine.rulebooks import RULEBOOKS


def test_the_log_calls_all_moves_of_a_game_by_one_name() -> None:
    assert COGS_OF.keys() == {rulebook.slug for rulebook in RULEBOOKS}
    assert all(kind.__cog_group_extras__.get(MOVES) for kind in COGS_OF.values())
