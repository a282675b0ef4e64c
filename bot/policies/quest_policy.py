"""The play of a sensible player in the quest games: a chapter for each move, and the mind behind it."""

from collections.abc import Mapping
from random import Random

from bot.policies import giving, guessing, inverting, parties, proposing
from bot.policies.evidence import Known, Seats, is_on
from bot.policies.manner import SENSIBLE, Manner
from bot.policies.mind import Mind, Numbers
from bot.policies.parties import Chapter, targets
from bot.policies.turn import Turn
from engine.actions import Action
from engine.asks import Ask
from engine.domains import OneOfThose
from engine.parties.sides import Side
from engine.quests.actions import Guess, Invert, Propose
from engine.quests.events import Card, Knowledge
from engine.quests.phases import QUESTS_TO_WIN, REJECTIONS_TO_LOSE
from engine.quests.roles import RoleName, Sight, role_of
from engine.quests.sizes import SIZES, sabotages_to_fail
from engine.quests.table import QuestTable


def _propose(mind: Mind, ask: Ask, random: Random) -> Action:
    party = proposing.party(mind, random)
    in_play = isinstance(ask.fields["inverter"], OneOfThose)
    return Propose(party, giving.receiver(mind, party, random) if in_play else None)


def _invert(mind: Mind, ask: Ask, random: Random) -> Action:
    return Invert(inverting.target(mind, targets(ask), random))


def _guess(mind: Mind, ask: Ask, random: Random) -> Action:
    return Guess(guessing.target(mind, targets(ask), random))


CHAPTERS: Mapping[type[Action], Chapter] = {**parties.CHAPTERS, Propose: _propose, Invert: _invert, Guess: _guess}


def play(turn: Turn, random: Random, manner: Manner = SENSIBLE) -> Action:
    """Answer an ask."""
    return CHAPTERS[turn.ask.move](mind_of(turn, manner), turn.ask, random)


def mind_of(turn: Turn, manner: Manner = SENSIBLE) -> Mind:
    """Return a player's mind from what they were told."""
    table = turn.view.of(QuestTable).table
    known = next(each.event for each in turn.told if isinstance(each.event, Knowledge))
    role = table.role(turn.seat)
    is_good = role.side is Side.GOOD
    return Mind(
        seat=turn.seat,
        seats=table.seats,
        is_good=is_good,
        must_hide=role.is_sought,
        begun=_begun(turn.seat, known),
        always=_always(turn.seat, known),
        fellows=frozenset() if is_good else _fellows(table, known),
        one_is_hidden=RoleName.HIDDEN in table.options.role_names,
        told=turn.told,
        numbers=_numbers(table),
        round=table.round,
        manner=manner,
    )


def _numbers(table: QuestTable) -> Numbers:
    sizes = SIZES[len(table.seats)]
    quest = min(table.round.quest, len(sizes.parties))
    return Numbers(
        evil=sizes.evil,
        party=sizes.parties[quest - 1],
        harmful=sabotages_to_fail(len(table.seats), quest),
        quests_to_win=QUESTS_TO_WIN,
        rejections_to_lose=REJECTIONS_TO_LOSE,
    )


def _begun(seat: str, known: Knowledge) -> Known:
    """Return what a good player was told at the start."""
    seen = frozenset(known.sees)
    own = frozenset({seat})
    match role_of(known.role, known.side).sight:
        case Sight.SEER:
            return Known(evil=seen, good=own)
        case Sight.GUARDIAN if len(seen) == 1:
            return Known(good=own | seen)
        case Sight.GUARDIAN:
            return Known(good=own, pair=seen)
        case _:
            return is_on(seat, known.side)


def _always(seat: str, known: Knowledge) -> Known:
    """Return the part of that which stays true when turncoats switch sides."""
    if known.other_turncoat is not None:
        return Known(pair=frozenset({seat, known.other_turncoat}))
    return Known() if role_of(known.role, known.side).switches else is_on(seat, known.side)


def _fellows(table: QuestTable, known: Knowledge) -> Seats:
    """Return whom an evil player knows on their side: nobody if they were told of none or have since switched."""
    if known.side is not Side.EVIL:
        return frozenset()
    has_switched = table.cards_shown.count(Card.SWITCH) % 2 == 1
    return frozenset(seat for seat in known.sees if not (has_switched and seat == known.turncoat))
