"""Sensible players play a rehearsed game with the controls they see, without a refusal, and to its end."""

from random import Random

import pytest

from bot.policies.sensible import SENSIBLE
from bot.rehearsal.policy_player import Sensible
from bot.rehearsal.rehearsal import GM, NAMES, Manner, Rehearsal
from bot.rehearsal.stage import Stage, set_stage
from bot.storage.schema.presets import PresetName
from engine.parties.events import VoteClosed
from tests.cogs.conftest import fixed as fixed  # noqa: PLC0414 (a fixture)

FEW_ACTS = 9
"""Few acts for a board game, which has some hundred that are all alike."""
DICE = "⚀⚁⚂⚃⚄⚅"
COMPOSING = ("Other…]", "Magic Ones]", "+", *DICE, *(f"\N{CHECK MARK} {die}" for die in DICE))
"""What stands first on the buttons with which a bid is composed."""
NO_MOVES = (
    *("types /game", "presses [Join]", "presses [What may I do?]", "sends the form in", "presses [Confirm]"),
    *(f"presses [{first}" for first in COMPOSING),
)
"""Players' acts that are no moves."""


def moves_made(stage: Stage) -> int:
    """Return the number of moves that were tried: the players', and the GM's that end a wait."""
    of_players = [act for act in stage.acts if act.who != GM and not act.what.startswith(NO_MOVES)]
    return len(of_players) + sum(act.what.startswith("types /gm close") for act in stage.acts)


@pytest.mark.parametrize(
    ("theme", "rulebook", "players", "seed"), [("tain", "quests", 5, 7), ("great-table", "great_table", 7, 3)]
)
@pytest.mark.usefixtures("fixed")
async def test_sensible_players_finish_a_game_without_a_refusal(
    theme: str, rulebook: str, players: int, seed: int
) -> None:
    will, names = Random(seed), NAMES[:players]
    async with set_stage([GM, *names]) as stage:
        seated = [Sensible(stage, stage.people[name], SENSIBLE[rulebook], will) for name in names]
        await Rehearsal(stage, seated, will, Manner(tries_things=False)).run(theme)
        hosted = await stage.game()

        assert hosted is not None
        assert hosted.started.table.outcome is not None
        assert hosted.started.table.outcome.side is not None
        assert moves_made(stage) == len(hosted.started.log) - 1


@pytest.mark.parametrize(
    ("theme", "rulebook", "players"), [("danube", "danube", 2), ("bluff", "bluff", 3), ("sigily", "sigily", 2)]
)
@pytest.mark.usefixtures("fixed")
async def test_sensible_players_get_no_refusal_on_a_board(theme: str, rulebook: str, players: int) -> None:
    will, names = Random(1), NAMES[:players]
    async with set_stage([GM, *names]) as stage:
        seated = [Sensible(stage, stage.people[name], SENSIBLE[rulebook], will) for name in names]
        await Rehearsal(stage, seated, will, Manner(tries_things=False, most_acts=FEW_ACTS)).run(theme)
        hosted = await stage.game()

        assert hosted is not None
        assert hosted.started.table.outcome is not None
        is_ended = hosted.started.table.outcome.reason == "aborted"
        _, record = await stage.record()
        assert moves_made(stage) == len(hosted.started.log) - 1 - is_ended - record.count(b'"auto":true')


async def test_a_wait_may_end_while_sensible_players_think() -> None:
    will, names, manner = Random(1), NAMES[:10], Manner(tries_things=False, most_acts=25, pace=PresetName.EVENING)
    async with set_stage([GM, *names]) as stage:
        seated = [Sensible(stage, stage.people[name], SENSIBLE["quests"], will) for name in names]
        await Rehearsal(stage, seated, will, manner).run("tain")
        hosted = await stage.game()
        assert hosted is not None
        votes = [event for entry in hosted.started.log for event in entry.events if isinstance(event, VoteClosed)]

        assert any(len(event.votes) < len(names) for event in votes)
