"""Prints how often a sensible player wins a board game among random players, in per cent.

python -m scripts.win_rates [GAMES]

The output is the table of docs/choosing-a-set-up.md, with 200 games for each entry. Game n has the seed n, and the
sensible player sits in place n % players. In Sigily, winning means winning the race.
"""

import sys
from collections.abc import Iterator
from random import Random

from msgspec import Struct

from bot.cli.players import Players
from bot.cli.simulation import NAMES
from bot.policies.sensible import SENSIBLE
from bot.policies.turn import Turn
from engine.actions import Action
from engine.bluff import Bluff
from engine.bluff.options import BluffOptions, Exact
from engine.chance import Chance, seeded_source
from engine.danube import Danube
from engine.danube.options import DanubeOptions
from engine.game import Game
from engine.rulebook import AnyRulebook, any_rulebook
from engine.sigily import Sigily
from engine.sigily.options import SigilyOptions, Spell

GAMES = 200
NUMBERS = range(2, 7)
ONE_LOSES = Exact.CHALLENGER
BLUFF = any_rulebook(Bluff())
SIGILY = any_rulebook(Sigily())
ROWS: dict[str, tuple[AnyRulebook, Struct]] = {
    "Danube": (any_rulebook(Danube()), DanubeOptions()),
    "Bluff, as usual": (BLUFF, BluffOptions()),
    "Bluff, `exact=challenger_loses_one`": (BLUFF, BluffOptions(exact=ONE_LOSES)),
    "Bluff, `show_and_throw=false`": (BLUFF, BluffOptions(show_and_throw=False)),
    "Bluff, both": (BLUFF, BluffOptions(exact=ONE_LOSES, show_and_throw=False)),
    "Sigily, as usual": (SIGILY, SigilyOptions(teams=False)),
    "Sigily, `home`": (SIGILY, SigilyOptions(teams=False, home=True)),
    "Sigily, `territorial_starts`": (SIGILY, SigilyOptions(teams=False, territorial_starts=True)),
    "Sigily, `super_chariots`": (SIGILY, SigilyOptions(teams=False, super_chariots=True)),
    "Sigily, all `spells`": (SIGILY, SigilyOptions(teams=False, spells=tuple(Spell))),
}
"""Every set-up with which a game plays differently."""


def main(games: int) -> None:
    """Print the table, row by row."""
    print(f"| | {' | '.join(map(str, NUMBERS))} players |")
    print("| --- |" + " --- |" * len(NUMBERS))
    for name, (rulebook, options) in ROWS.items():
        print(f"| {name} |", *(f"{rate} |".lstrip() for rate in rates(rulebook, options, games)), flush=True)


def rates(rulebook: AnyRulebook, options: Struct, games: int) -> Iterator[str]:
    """Return how often the sensible player wins, for each number of players; nothing for numbers that cannot play."""
    for players in NUMBERS:
        seeds = range(games) if players in rulebook.players_with(options) else ()
        won = [has_won(rulebook, seed, players, options) for seed in seeds]
        yield f"{100 * sum(won) / len(won):.0f}" if won else ""


def has_won(rulebook: AnyRulebook, seed: int, players: int, options: Struct) -> bool:
    """Whether a sensible player wins among random players. The seed decides their place."""
    seats, random = NAMES[:players], Random(seed)
    sensible = seats[seed % players]
    game = Game.begin(rulebook, seats, options, Chance(None, seeded_source(seed, 1)))

    def policy(turn: Turn, random: Random) -> Action | None:
        return (SENSIBLE[rulebook.slug] if turn.seat == sensible else anything)(turn, random)

    picking = Players(game, policy)
    while game.asks:
        game.submit(picking.pick(game.asks, random), Chance(None, seeded_source(seed, len(game.log) + 1)))
    return game.table.outcome is not None and game.table.outcome.winners[:1] == (sensible,)


def anything(turn: Turn, random: Random) -> Action:
    """Return the policy of a player who makes any move, and challenges as often as they bid."""
    return random.choice(turn.awaited).pick(random)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
