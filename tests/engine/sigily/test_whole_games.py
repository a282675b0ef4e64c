"""Whole random games over all numbers of players and options: they end, keep every coin, and allow what is legal."""

from collections import Counter
from random import Random

import pytest

from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.judging import Wish
from engine.sigily.board import COINS, GATES, Holiday
from engine.sigily.options import CHARIOTS, SigilyOptions, Spell, cards_for
from engine.sigily.table import Phase, SigilyTable
from engine.sigily.ways import ways
from tests.engine.sigily.obvious import legal_moves
from tests.engine.sigily.race import FOUR, SIGILY, Race

SAMPLE = 10
"""So many games the suite plays; ``--volume`` may say more."""
MOST_MOVES = 50_000
"""No random game takes this many."""
SELDOM = 0.004
"""At so few of the moments in which somebody may give up it is as likely as all else."""


def options(random: Random, seats: tuple[str, ...]) -> SigilyOptions:
    """Any set-up that the rules allow."""
    players, cards = len(seats), random.choice(cards_for(len(seats)))
    switches = ("questions", "home", "territorial_starts", "super_chariots", "wagers")
    on = {switch: random.random() < 0.5 for switch in switches}
    return SigilyOptions(
        start=random.choice([None, *Holiday]),
        teams=random.choice([None, True, False]) if players == len(FOUR) else None,
        chariots=random.choice([None, *CHARIOTS[players]]),
        questions=on["questions"],
        cards=cards,
        written=dict.fromkeys(seats, ("Why?", " ", "When?")[: cards // players]),
        home=on["home"],
        territorial_starts=on["territorial_starts"],
        super_chariots=on["super_chariots"],
        wagers=on["wagers"],
        spells=tuple([spell for spell in Spell if random.random() < 0.5]),
    )


def play_on(game: Game, random: Random) -> None:
    """Let somebody make a legal move, mostly one that is awaited."""
    asked = [(ask, seat) for ask in game.asks for seat in ask.awaited]
    if random.random() < 0.25:
        asked = [(ask, seat) for ask in game.asks if not ask.gives_up or random.random() < SELDOM for seat in ask.seats]
    ask, seat = random.choice(asked)
    game.submit(Wish(seat, ask.pick(random)), Chance({}, seeded_source(random.randrange(10**6), 1)))


def play(seed: int) -> SigilyTable:
    """Play a whole game, with two players, three, and four by turns, and give the table at its end."""
    random = Random(seed)
    seats = FOUR[: 2 + seed % 3]
    begun = Race(Game.begin(SIGILY, seats, options(random, seats), Chance({}, seeded_source(seed, 1))))
    for _ in range(MOST_MOVES):
        if begun.table.outcome is not None:
            break
        play_on(begun.game, random)
        check(begun.table)
    return begun.table


def check(table: SigilyTable) -> None:
    """Hold a table to what is always true, and its legal moves to those that are found slowly."""
    if table.phase is Phase.MOVE:
        assert {(way.chariot, way.exit, way.onto) for way in ways(table)} == legal_moves(table)
    board = table.board
    standing = [name for unit in board.units for name in unit.chariots] + [*sum(board.home.values(), ())]
    crowded = [place for place, units in Counter([unit.at for unit in board.units]).items() if units > 1]
    on_ring = [unit for unit in board.units if not unit.is_inside]

    assert table.coins_in_all == COINS
    assert min([0, *board.coins.values(), *board.purse.values(), *[unit.coins for unit in board.units]]) == 0
    assert len({*standing}) == len(standing)
    assert {*crowded} <= {*GATES}
    assert all((int(unit.start) + unit.progress - int(unit.at)) % 24 == 0 for unit in on_ring)


def test_random_games_end_and_keep_their_52_coins_at_every_step_wherever_they_lie(
    request: pytest.FixtureRequest,
) -> None:
    for seed in range(request.config.getoption("volume") or SAMPLE):
        outcome = play(seed).outcome

        assert outcome is not None
        assert sum(outcome.points.values()) == COINS
