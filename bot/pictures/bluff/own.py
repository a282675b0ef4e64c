"""A player's own dice, taken only from that player's own view."""

from collections import Counter
from typing import TypeGuard

from msgspec import Struct

from bot.pictures.bluff.cups import Bidding, Held, OwnDice
from bot.wording.voice import Voice
from engine.audience import Reader
from engine.bluff.table import BluffTable
from engine.bluff.track import FACES, Claim
from engine.table import Table
from engine.views import View


class Draft(Struct, frozen=True):
    """The dice that a player is about to show with a raise. Nobody else knows yet."""

    show: tuple[int, ...] = ()


NO_DRAFT = Draft()


def is_seats(view: View[Table, Reader]) -> TypeGuard[View[Table, str]]:
    """Return whether a view is a seat's."""
    return isinstance(view.reader, str)


def own_dice_of(voice: Voice, view: View[BluffTable, str], draft: Draft) -> OwnDice | None:
    """Return the reader's own dice; None if none are known."""
    table, reader = view.table, view.reader
    hidden, shown = tuple(sorted(table.hidden.get(reader, ()))), tuple(sorted(table.board.open.get(reader, ())))
    if not hidden:
        return None
    bid = table.board.bid
    faces = ", ".join(map(str, sorted(draft.show)))
    note = voice.say("picture-dice-show", {"faces": faces}) if draft.show else voice.say("picture-dice-hold")
    return OwnDice(
        voice.say("picture-dice-of", {"name": reader}),
        reader,
        None if bid is None else Bidding(bid.player, bid.count, bid.face, _bid(voice, bid.count)),
        hidden,
        _chosen(hidden, draft.show),
        shown,
        voice.say("picture-dice-open"),
        note,
        tuple(Held(face, Claim(1, face).matching((*hidden, *shown))) for face in FACES),
    )


def _bid(voice: Voice, count: int) -> str:
    return voice.say("picture-dice-bid", {"count": str(count)})


def _chosen(hidden: tuple[int, ...], show: tuple[int, ...]) -> frozenset[int]:
    """Return the places of these faces among the hidden dice, the first of each."""
    left, places = Counter(show), set[int]()
    for place, face in enumerate(hidden):
        if left[face]:
            left[face] -= 1
            places.add(place)
    return frozenset(places)
