"""Foreseeing: read the others' moves, think of the next player's answer, and make the move that wins most challenges.

This is one level above the kinds of players whom it knows (level-k thinking): such a player asks what these would have
bid with other dice, and how the next one would answer with each of the hands that they may hide.
"""

from heapq import nlargest
from random import Random

from msgspec import Struct

from bot.policies.bluff import endgames
from bot.policies.bluff.foresight import Foresight
from bot.policies.bluff.mind import Mind
from bot.policies.bluff.playing import choices
from bot.policies.bluff.reading import History
from bot.policies.turn import Turn
from engine.actions import Action
from engine.bluff.actions import Challenge


class Depth(Struct, frozen=True):
    """How far a player thinks: how many own moves, and shown moves of each of the others."""

    moves: int
    remembered: int


USUAL = Depth(moves=6, remembered=3)
STRONG = Depth(moves=16, remembered=12)


def play_usual(turn: Turn, random: Random) -> Action:
    """Foresee."""
    return foresee(turn, random, USUAL)


def play_strong(turn: Turn, random: Random) -> Action:
    """Play by the solution of endgames, and foresee otherwise."""
    return endgames.move(turn, random) or foresee(turn, random, STRONG)


def foresee(turn: Turn, random: Random, depth: Depth) -> Action:
    """Bid or challenge: of the moves that look best to a sensible player, and a challenge, make the best one."""
    mind = Mind(turn)
    values = choices(mind)
    likely = nlargest(depth.moves, values, key=lambda action: (values[action], random.random()))
    if mind.table.board.bid is not None and Challenge() not in likely:
        likely.append(Challenge())
    history = History(mind, depth.remembered)
    read = {seat: history.hands(seat) for seat in mind.table.playing if seat != mind.seat}
    return max(likely, key=Foresight(mind, read).worth)
