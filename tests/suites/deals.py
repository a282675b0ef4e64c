"""States which deals a reader cannot tell apart, written from the rulebooks and not from the engine's code."""

from random import Random

from engine.actions import Action
from engine.events import Event, Outcome
from engine.judging import Submission
from engine.parties.actions import Act, Look
from engine.parties.events import ActionSeen
from engine.quests.actions import Guess, Invert
from engine.quests.events import GuessMade, Reveal
from engine.quests.options import Deck, OptionalRole, QuestOptions
from engine.quests.table import Phase, QuestTable
from engine.rulebook import AnyRulebook
from engine.table import Table
from tests.suites.bluff_deals import BluffDeals
from tests.suites.great_table_deals import GreatTableDeals
from tests.suites.honnoji_deals import HonnojiDeals
from tests.suites.open_table_deals import OpenTableDeals
from tests.suites.random_games import seats_for
from tests.suites.twin_deals import Deals, TwinDeals

EVIL = ("assassin", "hidden", "lone", "decoy", "evil turncoat", "plain evil")
LISTS = {
    "plain good": (),
    "good turncoat": (),
    "seer": ("assassin", "lone", "decoy", "evil turncoat", "plain evil"),
    "guardian": ("seer", "decoy"),
    "plain evil": ("assassin", "hidden", "decoy", "evil turncoat", "plain evil"),
    "assassin": ("assassin", "hidden", "decoy", "evil turncoat", "plain evil"),
    "hidden": ("assassin", "hidden", "decoy", "evil turncoat", "plain evil"),
    "decoy": ("assassin", "hidden", "decoy", "evil turncoat", "plain evil"),
    "evil turncoat": (),
    "lone": (),
}
"""The rulebook's table of who is told whose names. Nobody is on their own list."""
TOLD_THE_TURNCOAT = ("plain evil", "assassin", "hidden", "decoy")
"""The roles that are told which name on their list is the turncoat's."""
TURNCOATS = ("good turncoat", "evil turncoat")
SEATS = {5: (3, 2), 6: (4, 2), 7: (4, 3), 8: (5, 3), 9: (6, 3), 10: (6, 4)}
"""The numbers of good and evil players."""
BESIDE = ("hidden", "lone", "decoy")
"""The evil roles that may be in the game in addition to assassin and turncoat."""
DECKS = {"random": ["switch"] * 2 + ["stay"] * 3, "predetermined": ["switch"] * 2 + ["stay"] * 5}
DEALT, DRAWN = 5, 3
"""The number of cards that lie ready, and the most that come to light of those to draw from."""

Cast = dict[str, str]


def knows(cast: Cast, reader: str, they_meet: bool) -> tuple[str, set[str], set[str]]:
    """Return everything that a reader is told of a deal.

    That is their role, some names, and which of them, or who else, is a turncoat. Everybody else is told nothing.
    """
    role = cast.get(reader, "nobody")
    names = {seat for seat in cast if seat != reader and cast[seat] in LISTS.get(role, ())}
    turncoats = {seat for seat in cast if seat != reader and cast[seat] in TURNCOATS}
    if role in TURNCOATS:
        return role, names, turncoats if they_meet else set()
    return role, names, turncoats & names if role in TOLD_THE_TURNCOAT else set()


class QuestDeals:
    """The deals of the quest games."""

    tells_all: frozenset[type[Event]] = frozenset({GuessMade, Outcome, Reveal})
    tells_one: frozenset[type[Event]] = frozenset({ActionSeen})

    def deal(self, rulebook: AnyRulebook, random: Random) -> TwinDeals:
        """Deal once, then let others swap roles as long as the reader is told the same."""
        seats = seats_for(rulebook, random.choice(rulebook.players))
        cast, roles = _random_cast(seats, random)
        options = _random_options(roles, random)
        reader = random.choice((*seats, "public"))
        other = dict(cast)
        for _ in range(2 * len(seats)):
            first, second = random.sample([seat for seat in seats if seat != reader], 2)
            swapped = {**other, first: other[second], second: other[first]}
            if knows(swapped, reader, options.turncoats_meet) == knows(cast, reader, options.turncoats_meet):
                other = swapped
        leaders = random.sample(seats, len(seats))
        cards, other_cards = _random_cards(options, random)
        one = {**drawn_for(cast), **cards, "leaders": leaders}
        return TwinDeals(reader, seats, options, one, {**drawn_for(other), **other_cards, "leaders": leaders})

    def secret_moves(
        self, reader: str, one: Table, other: Table, random: Random
    ) -> list[tuple[Submission, Submission]]:
        """Return the missing orders, with as many sabotages in one game as in the other, by any players."""
        assert isinstance(one, QuestTable)
        assert isinstance(other, QuestTable)
        if one.phase not in (Phase.VOTE, Phase.QUEST):
            return []
        missing = [seat for seat in one.round.party if seat not in one.round.orders]
        own = [reader] if reader in missing and random.choice(_orders(one, reader)) else []
        others = [seat for seat in missing if seat != reader]
        must = [[seat for seat in others if all(_orders(table, seat))] for table in (one, other)]
        may = [[seat for seat in others if len(_orders(table, seat)) > 1] for table in (one, other)]
        given = [[*table.round.orders.values()].count(False) + len(own) for table in (one, other)]
        least = [given[game] + len(must[game]) for game in (0, 1)]
        totals = range(max(least), min(least[game] + len(may[game]) for game in (0, 1)) + 1)
        if not totals:
            return []
        total = random.choice(totals)
        here, there = ({*own, *must[game], *random.sample(may[game], total - least[game])} for game in (0, 1))
        return [(Submission(seat, Act(seat not in here)), Submission(seat, Act(seat not in there))) for seat in missing]

    def looks_alike(self, reader: str, one: Table, other: Table, action: Action) -> bool:
        """The vision's holder learns a side, the rider an action, and everybody the tally with its opposite.

        The deal decides who may sabotage and who may guess.
        """
        assert isinstance(one, QuestTable)
        assert isinstance(other, QuestTable)
        match action:
            case Look(target=str(target)) if reader == one.vision.holder:
                return one.sides[target] == other.sides[target]
            case Invert(target=str(target)):
                return one.round.orders[target] == other.round.orders[target]
            case Act() | Guess():
                return False
            case _:
                return True

    def learns_by_thread(self, table: Table) -> tuple[str, ...]:
        """Return nobody: there are no private threads."""
        return ()

    def is_shown_at_once(self, table: Table, seat: str, action: Action) -> bool:
        """Return False: no secret answer is."""
        return False


def _orders(table: QuestTable, seat: str) -> list[bool]:
    """Return whether a member of the party may sabotage: never, optionally, or always."""
    if table.sides[seat] == "good":
        return [False]
    must = table.options.turncoat is Deck.PREDETERMINED and table.roles[seat] == "turncoat"
    return [True] if must else [False, True]


def _random_cast(seats: tuple[str, ...], random: Random) -> tuple[Cast, list[str]]:
    """Return a role, ``plain good`` or ``plain evil`` for every seat, and the roles chosen in addition to two.

    Seer and assassin are always in the game.
    """
    good, evil = SEATS[len(seats)]
    beside_seer = random.sample(["guardian"], random.randint(0, 1))
    turncoats = random.choice([[], ["turncoat"]])
    beside_assassin = random.sample(BESIDE, random.randint(0, min(evil - 1 - len(turncoats), len(BESIDE))))
    good_roles = ["seer", *beside_seer, *[f"good {role}" for role in turncoats]]
    evil_roles = ["assassin", *beside_assassin, *[f"evil {role}" for role in turncoats]]
    good_roles += ["plain good"] * (good - len(good_roles))
    evil_roles += ["plain evil"] * (evil - len(evil_roles))
    cast = dict(zip(random.sample(seats, len(seats)), good_roles + evil_roles, strict=True))
    return cast, beside_seer + turncoats + beside_assassin


def _random_options(roles: list[str], random: Random) -> QuestOptions:
    """Return options with these roles, and everything else in the game or not."""
    return QuestOptions(
        roles=tuple(OptionalRole(role) for role in roles),
        turncoat=random.choice(list(Deck)),
        turncoats_meet=random.random() < 0.5,
        vision=random.random() < 0.5,
        inverter=random.random() < 0.5,
    )


def _random_cards(options: QuestOptions, random: Random) -> tuple[dict[str, object], dict[str, object]]:
    """Return the same cards twice. In a deck to draw from, those that never come to light lie in any order."""
    if OptionalRole.TURNCOAT not in options.roles:
        return {}, {}
    cards = random.sample(DECKS[options.turncoat], DEALT)
    hidden = cards[DRAWN:] if options.turncoat is Deck.RANDOM else []
    shown = cards[: DEALT - len(hidden)]
    return {"cards": cards}, {"cards": [*shown, *random.sample(hidden, len(hidden))]}


def drawn_for(cast: Cast) -> dict[str, object]:
    """Return the draws that make this deal."""
    return {
        "sides": {seat: "evil" if role in EVIL else "good" for seat, role in cast.items()},
        "roles": {
            seat: "turncoat" if role in TURNCOATS else role
            for seat, role in cast.items()
            if not role.startswith("plain")
        },
    }


DEALS: dict[str, Deals] = {
    "quests": QuestDeals(),
    "honnoji": HonnojiDeals(),
    "great_table": GreatTableDeals(),
    "bluff": BluffDeals(),
    "open_table": OpenTableDeals(),
}
"""The deals by rulebook. A game missing here has stated nothing about its deals, and the suite fails."""
