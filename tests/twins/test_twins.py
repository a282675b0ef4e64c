"""A reader perceives the same on Discord of two deals that they may not tell apart."""

import pytest

from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from tests.twins.asking import PARTS
from tests.twins.fates import Fates
from tests.twins.pair import Pair
from tests.twins.playing import Playing

STEPS = 8
"""The number of steps that a game is played; in the long form a whole game."""
LONGEST = 1000
"""Steps after which a whole game has ended by far."""
FEW = {"quests": (1,), "honnoji": (2,), "great_table": (5,), "open_table": (2,), "bluff": (2,)}
"""The seeds that are always played: with leaders and managers among the readers, and with aliases."""
OFTEN = 2
"""Steps between a reader's fates."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Play a few games of each kind, or as many as requested."""
    if "seed" in metafunc.fixturenames:
        many = metafunc.config.getoption("--twins")
        pairs = [(each, seed) for each in RULEBOOKS if each.hides for seed in (range(many) if many else FEW[each.slug])]
        metafunc.parametrize(("rulebook", "seed"), pairs, ids=[f"{each.slug}-{seed}" for each, seed in pairs])


def test_a_reader_perceives_the_same_of_two_deals(
    pair: Pair, rulebook: AnyRulebook, seed: int, request: pytest.FixtureRequest
) -> None:
    is_long = bool(request.config.getoption("--twins"))
    playing = Playing(pair, rulebook, seed, anonymous=seed % 3 == 2)
    playing.begin(leads=seed % 4 == 1, manages=seed % 4 == 2)
    fates, parts = Fates(playing, rulebook), 1 if is_long else PARTS
    for step in range(1, LONGEST if is_long else STEPS):
        if not playing.step():
            return
        if step % OFTEN == 0:
            fates.befall(parts)
        if is_long or step % OFTEN == 1:
            playing.look(parts)
    assert not is_long, "the game does not end"
