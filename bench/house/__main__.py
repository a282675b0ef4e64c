"""Measures how well house players play, by strength, and prints the table of docs/house-players.md.

python -m bench.house [--games N] [--strength usual|strong] [danube …]

Each row is a share of games, or of rounds, with the interval in which the true share lies in 95 of 100 such
measurements, and the processor time of the slowest decision.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence

from bench.house.bluffers import BLUFFERS
from bench.house.duels import races_won
from bench.house.naive import naive
from bench.house.playing import SetUp
from bench.house.rounds import rounds_won
from bench.house.share import Share
from bench.house.sides import games_won, log_loss
from bench.house.timed import Timed
from bot.policies.house import HOUSE
from bot.policies.manner import MANNERS
from bot.policies.sensible import SENSIBLE
from bot.policies.turn import Policy
from engine.danube import Danube
from engine.danube.options import DanubeOptions
from engine.great_table import GreatTableRules
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import Side as TableSide
from engine.honnoji import Honnoji
from engine.honnoji.options import HonnojiOptions
from engine.parties.sides import Side
from engine.quests import Quests
from engine.quests.options import QuestOptions
from engine.rulebook import any_rulebook
from engine.sigily import Sigily
from engine.sigily.options import SigilyOptions
from engine.strength import Strength

Row = tuple[str, Share]
"""What was measured, and how much of it was won."""


def danube(policy: Policy, games: int) -> Iterator[Row]:
    """Measure games on the Danube."""
    set_up = SetUp(any_rulebook(Danube()), DanubeOptions(), 2)
    yield "games against a sensible player", races_won(set_up, policy, SENSIBLE["danube"], games)


def bluff(policy: Policy, games: int) -> Iterator[Row]:
    """Measure rounds of Bluff, in which every other seat is the house's."""
    for players, house in ((2, 1), (4, 2), (6, 3)):
        for others, play in {**BLUFFERS, "sensible": SENSIBLE["bluff"]}.items():
            what = f"rounds of {players} players, {house} of the house, others {others}"
            yield what, rounds_won(policy, play, players, games, house)


def quests(policy: Policy, games: int) -> Iterator[Row]:
    """Measure quest games of five, without roles but the seer and the assassin."""
    set_up = SetUp(any_rulebook(Quests()), QuestOptions(), 5)
    sensible = SENSIBLE["quests"]
    for others, play in {"naive": naive, "sensible": sensible}.items():
        yield f"games as the good side, evil ones {others}", games_won(set_up, Side.GOOD, sides(policy, play), games)
    yield "games as the evil side, good ones sensible", games_won(set_up, Side.EVIL, sides(sensible, policy), games)
    yield "games as the good side, all alike", games_won(set_up, Side.GOOD, sides(policy, policy), games)


def honnoji(policy: Policy, games: int) -> Iterator[Row]:
    """Measure games of Honnō-ji."""
    set_up = SetUp(any_rulebook(Honnoji()), HonnojiOptions(), 10)
    sensible = SENSIBLE["honnoji"]
    yield "games as the plotters, others sensible", games_won(set_up, Side.GOOD, sides(policy, sensible), games)
    yield "games as the retainers, others sensible", games_won(set_up, Side.EVIL, sides(sensible, policy), games)


def great_table(policy: Policy, games: int) -> Iterator[Row]:
    """Measure games of ten at the Great Table, as a Master, two Apprentices and seven Card Players."""
    set_up, sensible = SetUp(any_rulebook(GreatTableRules()), GreatTableOptions(), 10), SENSIBLE["great_table"]
    players, house = TableSide.PLAYERS, TableSide.HOUSE
    yield (
        "games as the Card Players, House sensible",
        games_won(set_up, players, {players: policy, house: sensible}, games),
    )
    yield (
        "games as the House, Card Players sensible",
        games_won(set_up, house, {players: sensible, house: policy}, games),
    )


def sigily(policy: Policy, games: int) -> Iterator[Row]:
    """Measure races of Sigily, of two players, and of two teams of two."""
    for players in (2, 4):
        set_up = SetUp(any_rulebook(Sigily()), SigilyOptions(), players)
        yield f"races of {players}, others sensible", races_won(set_up, policy, SENSIBLE["sigily"], games)


def sides(good: Policy, evil: Policy) -> Mapping[str, Policy]:
    """Return the policy of each side."""
    return {Side.GOOD: good, Side.EVIL: evil}


MEASURED: dict[str, Callable[[Policy, int], Iterator[Row]]] = {
    "danube": danube,
    "bluff": bluff,
    "quests": quests,
    "honnoji": honnoji,
    "great_table": great_table,
    "sigily": sigily,
}
"""What is measured, by rulebook."""
STRENGTHS = (Strength.USUAL, Strength.STRONG)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table, row by row."""
    asking = argparse.ArgumentParser(prog="python -m bench.house", description="Measure how well house players play.")
    asking.add_argument("rulebooks", nargs="*", metavar="rulebook", help=f"all, or some of: {', '.join(MEASURED)}")
    asking.add_argument("--games", type=int, default=400, help="how many games, or rounds, for each row")
    asking.add_argument("--strength", type=Strength, choices=STRENGTHS, help="one strength instead of all")
    asked = asking.parse_args(arguments)
    if unknown := {*asked.rulebooks} - MEASURED.keys():
        asking.error(f"there is nothing measured for {', '.join(sorted(unknown))}")
    print("| game | strength | won | | slowest move |\n| --- | --- | --- | --- | --- |")
    for rulebook in asked.rulebooks or MEASURED:
        for strength in STRENGTHS if asked.strength is None else (asked.strength,):
            policy = Timed(HOUSE[strength][rulebook])
            for what, share in MEASURED[rulebook](policy, asked.games):
                print(f"| {rulebook} | {strength} | {what} | {share} | {1000 * policy.slowest:.0f} ms |", flush=True)
    if "quests" in (asked.rulebooks or MEASURED):
        for strength in Strength:
            print(f"Log-loss after quest three, {strength}: {beliefs(strength, asked.games):.2f} nats", flush=True)


def beliefs(strength: Strength, games: int) -> float:
    """Return the log-loss of good players' beliefs in games of five sensible players."""
    set_up, sensible = SetUp(any_rulebook(Quests()), QuestOptions(), 5), SENSIBLE["quests"]
    return log_loss(set_up, sides(sensible, sensible), MANNERS[strength], games)


if __name__ == "__main__":
    main()
