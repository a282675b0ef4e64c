"""Counts what people do in published games: their habits, how often good wins by set-up, and how beliefs fit them.

python -m bench.house.published_games FOLDER [--games N]

FOLDER holds the games of github.com/WhoaWhoa/avalonlogs, a JSON file each. The numbers that are kept of them stand in
``bot/policies/people.py`` and ``bot/wording/quests/among_people.py``.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import exp, log
from pathlib import Path
from statistics import mean

from msgspec import Struct, field

from bench.house.sides import HARDLY, QUESTS
from bot.policies.evidence import Ballot, Evidence, Known, Result, Seats
from bot.policies.manner import MANNERS
from bot.policies.trust import Belief, Weigher
from engine.learning import decoder_of
from engine.quests.options import OptionalRole
from engine.strength import Strength

SEER, PLAIN = "MERLIN", "LOYAL FOLLOWER"
EVIL = frozenset({"EVIL MINION", "ASSASSIN", "MORGANA", "MORDRED", "OBERON"})
OPTIONAL = {
    OptionalRole.GUARDIAN: "PERCIVAL",
    OptionalRole.DECOY: "MORGANA",
    OptionalRole.HIDDEN: "MORDRED",
    OptionalRole.LONE: "OBERON",
}
"""The games' names of the roles."""
ATTEMPTS = 4
"""The parties for a quest that are put to a vote: after so many rejections the next may go anyway."""
PLAYERS = range(5, 11)
ROUNDS = 20
"""Steps of Newton's method after which the fit changes no more."""
HARDLY_ANY = 1e-6
"""How firmly a number is held to be 0 that no game tells anything of."""


class Named(Struct):
    """A player."""

    name: str
    role: str = ""


class Proposal(Struct):
    """A party, and who approved it."""

    team: list[str]
    state: str
    votes: list[str] = field(default_factory=list)


class Mission(Struct, rename="camel"):
    """A quest with its parties."""

    proposals: list[Proposal]
    state: str
    team: list[str] = field(default_factory=list)
    num_fails: int = 0


class End(Struct):
    """The end of a game. The orders of each quest are by player, true for support."""

    state: str
    roles: list[Named]
    votes: list[dict[str, bool]] = field(default_factory=list)


class Published(Struct):
    """A game."""

    players: list[Named]
    missions: list[Mission]
    outcome: End

    @property
    def seats(self) -> tuple[str, ...]:
        """The players in their order."""
        return tuple([each.name for each in self.players])

    @property
    def evil(self) -> Seats:
        """The evil players."""
        return frozenset([each.name for each in self.outcome.roles if each.role in EVIL])

    @property
    def plain(self) -> Seats:
        """The good players without a role."""
        return frozenset([each.name for each in self.outcome.roles if each.role == PLAIN])

    @property
    def roles(self) -> frozenset[str]:
        """All roles in the game."""
        return frozenset([each.role for each in self.outcome.roles])

    @property
    def evidence(self) -> Iterator[Evidence]:
        """The ballots and results in their order."""
        for quest, mission in enumerate(self.missions, 1):
            for attempt, each in enumerate(mission.proposals[:ATTEMPTS]):
                if each.state in {"APPROVED", "REJECTED"}:
                    party, approved = frozenset(each.team), frozenset(each.votes)
                    rejected = frozenset(self.seats) - approved
                    yield Ballot(party, approved - party, rejected - party, is_first=attempt == 0)
            if mission.state in {"SUCCESS", "FAIL"}:
                yield Result(frozenset(mission.team), mission.num_fails, None, quest)


class Habits:
    """How often people did something, and how often not."""

    def __init__(self) -> None:
        self._done = Counter[tuple[object, ...]]()
        self._left = Counter[tuple[object, ...]]()

    def note(self, *what: object, done: int, left: int) -> None:
        """Count some more."""
        self._done[what] += done
        self._left[what] += left

    def __str__(self) -> str:
        kinds = sorted(self._done | self._left, key=str)
        return "\n".join(f"{what}: {self._done[what] / (self._done[what] + self._left[what]):.3f}" for what in kinds)


def habits_in(games: Iterable[Published]) -> Habits:
    """Count how each side votes on parties of others, and how often evil members sabotage, alone or beside others."""
    habits = Habits()
    for game in games:
        sides = {"evil": game.evil, "good": frozenset(game.seats) - game.evil}
        ballots = [each for each in game.evidence if isinstance(each, Ballot)]
        for seen, (side, seats) in product(ballots, sides.items()):
            kind = ("tainted" if game.evil & seen.party else "clean", "first" if seen.is_first else "later")
            habits.note("approves", side, *kind, done=len(seats & seen.approved), left=len(seats & seen.rejected))
        for quest, orders in enumerate(game.outcome.votes, 1):
            evil = [support for name, support in orders.items() if name in game.evil]
            among = "beside" if len(evil) > 1 else "alone"
            habits.note("sabotages", among, quest, done=evil.count(False), left=evil.count(True))
    return habits


def log_loss(games: Iterable[Published], weigh: Weigher) -> float:
    """Return how badly good players without a role know after three quests who is evil, in nats, on average."""
    return mean([each for game in games for each in _losses(game, weigh)])


def _losses(game: Published, weigh: Weigher) -> Iterator[float]:
    seen = [*game.evidence]
    results = [place for place, each in enumerate(seen) if isinstance(each, Result)]
    if len(results) < QUESTS:
        return
    for seat in game.plain:
        known = (Known(good=frozenset({seat})), *seen[: results[QUESTS - 1] + 1])
        belief = Belief(weigh(game.seats, len(game.evil), known))
        yield -log(max(HARDLY, belief.chance_of(game.evil)))


def leanings(games: Iterable[Published]) -> list[float]:
    """Fit the logarithm of good's odds: a number for each number of players, and what each role adds to it.

    Only games with the seer count. This is a logistic regression by Newton's method.
    """
    cases: defaultdict[tuple[int, ...], list[int]] = defaultdict(lambda: [0, 0])
    for game in games:
        if SEER in game.roles:
            roles = [int(role in game.roles) for role in OPTIONAL.values()]
            case = cases[*(int(len(game.players) == number) for number in PLAYERS), *roles]
            case[0] += 1
            case[1] += game.outcome.state == "GOOD_WIN"
    found = [0.0] * (len(PLAYERS) + len(OPTIONAL))
    for _ in range(ROUNDS):
        step = _solved(*_slopes(cases.items(), found))
        found = [each + more for each, more in zip(found, step, strict=True)]
    return found


def _slopes(
    cases: Iterable[tuple[Sequence[int], Sequence[int]]], found: Sequence[float]
) -> tuple[list[list[float]], list[float]]:
    """Return the second and first derivatives of the likelihood."""
    size = range(len(found))
    second, first = [[HARDLY_ANY * (one == two) for two in size] for one in size], [0.0] * len(found)
    for case, (played, won) in cases:
        share = 1 / (1 + exp(-sum(one * two for one, two in zip(case, found, strict=True))))
        for one in size:
            first[one] += (won - played * share) * case[one]
            for two in size:
                second[one][two] += played * share * (1 - share) * case[one] * case[two]
    return second, first


def _solved(second: list[list[float]], first: list[float]) -> list[float]:
    """Solve the linear equations, by Gauss and Jordan."""
    rows = [[*row, value] for row, value in zip(second, first, strict=True)]
    for place in range(len(rows)):
        rows[place] = [each / rows[place][place] for each in rows[place]]
        for other in range(len(rows)):
            if other != place:
                much = rows[other][place]
                rows[other] = [each - much * of for each, of in zip(rows[other], rows[place], strict=True)]
    return [row[-1] for row in rows]


def read(folder: Path) -> Iterator[Published]:
    """Read the games, in the order of their names."""
    decoder = decoder_of(Published)
    for path in sorted(folder.rglob("20*"), key=lambda path: path.name):
        yield decoder.decode(path.read_bytes())


def main(arguments: Sequence[str] | None = None) -> None:
    """Print all that is counted."""
    asking = argparse.ArgumentParser(
        prog="python -m bench.house.published_games", description="Count what people do in published games."
    )
    asking.add_argument("folder", type=Path, help="the folder with the games")
    asking.add_argument("--games", type=int, default=1000, help="by how many games of each size beliefs are judged")
    asked = asking.parse_args(arguments)
    games = [*read(asked.folder)]
    print(f"{len(games)} games\n{habits_in(games)}")
    names = (*(f"{number} players" for number in PLAYERS), *OPTIONAL)
    for name, adds in zip(names, leanings(games), strict=True):
        print(f"log-odds of good, {name}: {adds:.2f}")
    for players in PLAYERS:
        judged = [game for game in games if len(game.players) == players][: asked.games]
        for strength in Strength if judged else ():
            lost = log_loss(judged, MANNERS[strength].weigh)
            print(f"log-loss after quest three, {players} players, {strength}: {lost:.2f} nats", flush=True)


if __name__ == "__main__":
    main()
