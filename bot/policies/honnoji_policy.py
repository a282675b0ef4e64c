"""The play of a sensible player in Honnō-ji: a chapter for each move, and the mind behind it."""

from collections.abc import Mapping
from random import Random

from bot.policies import giving, parties, proposing, using
from bot.policies.evidence import is_on
from bot.policies.manner import SENSIBLE, Manner
from bot.policies.mind import Mind, Numbers
from bot.policies.parties import Chapter, targets
from bot.policies.turn import Turn
from engine.actions import Action
from engine.asks import Ask
from engine.honnoji.actions import Give, Propose
from engine.honnoji.events import Knowledge
from engine.honnoji.missions import SEATS
from engine.honnoji.phases import MISSIONS_TO_WIN, REJECTIONS_TO_LOSE, SABOTAGES_TO_FAIL
from engine.honnoji.table import HonnojiTable
from engine.honnoji.talismans import in_public
from engine.honnoji.tokens import Standing
from engine.parties.actions import Vote
from engine.parties.sides import Side


def _give(mind: Mind, ask: Ask, random: Random) -> Action:
    return Give(giving.receiver(mind, targets(ask), random))


def _propose(mind: Mind, ask: Ask, random: Random) -> Action:
    return Propose(proposing.party(mind, random))


CHAPTERS: Mapping[type[Action], Chapter] = {**parties.CHAPTERS, Give: _give, Propose: _propose}


def play(turn: Turn, random: Random, manner: Manner = SENSIBLE) -> Action:
    """Answer an ask, perhaps after using a talisman before a vote."""
    table = turn.view.of(HonnojiTable).table
    mind = mind_of(turn, manner)
    if turn.ask.move is Vote:
        kept = [token.name for token in table.tokens if (token.holder, token.standing) == (turn.seat, Standing.KEPT)]
        if (use := using.talisman(mind, turn.besides, kept, random)) is not None:
            return use
    return CHAPTERS[turn.ask.move](mind, turn.ask, random)


def mind_of(turn: Turn, manner: Manner = SENSIBLE) -> Mind:
    """Return a player's mind from what they were told. Sides never change, and nobody is sought."""
    table = turn.view.of(HonnojiTable).table
    known = next(each.event for each in turn.told if isinstance(each.event, Knowledge))
    own = is_on(turn.seat, known.side)
    return Mind(
        seat=turn.seat,
        seats=table.seats,
        is_good=known.side is Side.GOOD,
        must_hide=False,
        begun=own,
        always=own,
        fellows=frozenset(known.sees),
        one_is_hidden=False,
        told=turn.told,
        numbers=Numbers(
            evil=SEATS[Side.EVIL],
            party=table.party_size,
            harmful=SABOTAGES_TO_FAIL,
            quests_to_win=MISSIONS_TO_WIN,
            rejections_to_lose=REJECTIONS_TO_LOSE,
        ),
        round=table.round,
        watched=in_public(table),
        manner=manner,
    )
