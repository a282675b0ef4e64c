"""More things than a select holds are split among several forms, so that all can be chosen."""

import pytest
from discord.ui import Button, Select
from msgspec.structs import replace

from bot.components.answers import items_for
from bot.components.keys import PATTERN, Key, read_key
from bot.components.move_forms import form, opened_ask, sent_action
from engine.asks import Ask
from engine.bluff.actions import Bid
from engine.bluff.bidding import asked
from engine.bluff.table import BluffTable, Board, StandingBid
from engine.bluff.track import FACES, claims
from tests.components.test_whole_answers import PANEL as OF_PLAYERS

SEATS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
MOST = 25
PANEL = replace(OF_PLAYERS, seat=1)
"""The panel of a GM who acts for a player. Players themselves compose a bid from buttons."""


def bidding(bid: StandingBid | None) -> Ask:
    """Return the ask for a bid with thirty dice in play."""
    board = Board(dict.fromkeys(SEATS, 5), {}, bid)
    (ask,) = asked(BluffTable(SEATS, board=board, turn="Ann", hidden={"Ann": (1, 2, 3, 4, 5)}))
    return ask


def opening(ask: Ask) -> list[Key]:
    """Return the labels of the buttons that open a form."""
    buttons = [item for row in items_for(PANEL, [ask]) for item in row if isinstance(item, Button)]
    matches = [PATTERN.fullmatch(str(each.custom_id)) for each in buttons]
    return [read_key(match) for match in matches if match is not None]


@pytest.mark.parametrize("bid", [None, StandingBid("Fay", 1, 2), StandingBid("Fay", 4, 6), StandingBid("Fay", 29, 3)])
def test_every_legal_bid_fits_a_form_that_discord_accepts(bid: StandingBid | None) -> None:
    ask, reached = bidding(bid), set[tuple[int, int]]()
    for key in opening(ask):
        opened = opened_ask(key, [ask])
        assert opened is not None
        selects = {each.custom_id: each for each in form(PANEL, opened).walk_children() if isinstance(each, Select)}
        assert all(1 <= len(select.options) <= MOST for select in selects.values())
        for count in selects["count"].options:
            for face in selects["face"].options:
                sent = sent_action(opened, {"count": [count.value], "face": [face.value]})
                action = Bid(int(str(sent["count"])), int(str(sent["face"])))
                reached |= {(action.count, action.face)} if ask.refusal(action) is None else set()

    legal = claims(30, None if bid is None else bid.claim)
    assert reached == {(claim.count, claim.face) for claim in legal}
    assert all(claim.face in FACES for claim in legal)


def test_the_buttons_of_several_forms_name_their_choices() -> None:
    rows = items_for(PANEL, [bidding(None)])

    assert [item.label for row in rows for item in row if isinstance(item, Button)] == ["Bid: 1 to 25", "Bid: 26 to 30"]
