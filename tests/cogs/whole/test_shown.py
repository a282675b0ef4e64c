"""The channel shows what is stored: after each move of a random game it says what its log would say anew.

The suite looks at the beginnings of some games; ``--shown 50`` plays this many of each kind to their ends.
"""

from random import Random

import pytest
from msgspec import to_builtins

from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from tests.cogs.rambling import Rambler
from tests.cogs.showing import check_history, check_shown
from tests.cogs.stage import CARD_PAUSE, Stage
from tests.suites.random_games import allowed_setup

THEMES = {
    "quests": "tain",
    "great_table": "great-table",
    "open_table": "open-table",
    **{slug: slug for slug in ("honnoji", "danube", "bluff", "sigily")},
}
FEW, MANY = 8, 400
"""The number of moves in a game whose beginning is played, and the most in a whole one."""
SHELL = 0.15
"""The share of these moves that are the GM's and the clock's."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Play as many games as requested, every other one under aliases."""
    games = metafunc.config.getoption("--shown") or 1
    metafunc.parametrize("rulebook", RULEBOOKS, ids=lambda rulebook: rulebook.slug)
    metafunc.parametrize("seed", range(games))


async def test_the_channel_says_what_is_stored_after_each_move(
    stage: Stage, rulebook: AnyRulebook, seed: int, request: pytest.FixtureRequest
) -> None:
    await begin(stage, rulebook, seed)
    rambler = Rambler(stage, seed, SHELL)
    for _ in range(MANY if request.config.getoption("--shown") else FEW):
        if await rambler.is_over():
            break
        await rambler.step()
        await stage.env.advance_time(CARD_PAUSE + 1)
        await check_shown(stage)
    await check_history(stage, "Zoe")


async def begin(stage: Stage, rulebook: AnyRulebook, seed: int) -> None:
    """Begin a game with a random set-up, under aliases by chance."""
    random = Random(seed)
    seats, options = allowed_setup(rulebook, random)
    for name in seats:
        if name not in stage.users:
            stage.add(name)
    game, is_anonymous = THEMES[rulebook.slug], random.random() < 0.5
    form = rulebook.file
    file = {} if form is None else {"file": (form.name, form.write(getattr(options, form.option)))}
    await stage.command("Gia", "game new", game=game, late="auto", anonymous=is_anonymous, **file)
    for name in seats:
        await stage.command(name, "game join")
    await stage.bot.services.sign_up.set_options(1, to_builtins(options))
    await stage.command("Gia", "game start")
