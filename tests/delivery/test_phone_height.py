"""The height of a post on a phone is computed as the simulated Discord's preview draws it, or a line more."""

from typing import NamedTuple

import discord
import pytest
from discord.ui import Button, Select, View

from bot.components.answers import Item
from bot.delivery.posts.phone_height import SCREEN, height, in_rows
from bot.delivery.telling.outgoing import Outgoing
from bot.wording.pages import Page

RIVER, RING, CUPS = 732, 964, 826
UNTIL = "-# Until <t:1893499200:t>, <t:1893499200:R>."
ASKS, OFFERS = "What may I do?", "Choose your move"
LINE = 22
TIMES = " \N{MULTIPLICATION SIGN} "


class Measured(NamedTuple):
    """A post whose preview was measured on a screen of 340 by 700."""

    call: str
    title: str
    text: str
    question: str
    rows: tuple[tuple[str, ...], ...]
    picture: int
    high: float


POSTS = {
    "a throw": Measured(
        "<@1>, throw the sticks.",
        "Ben throws",
        "**Ann** throws 1. **Ann** sails the nickels, **Ben** sails the pennies. **Ann**: 10 → 11. "
        "**Ann** throws 2: 2 ⇄ 3 (a swap), 6 ⇄ 7 (a swap). **Ben**: 9 → 10.",
        "**Throw the sticks.**",
        (("Throw", ASKS),),
        RIVER,
        554,
    ),
    "a move": Measured(
        "<@1>, walk 3 steps.",
        "Ben moves",
        "… **Ann**: 10 → 11. **Ann** throws 2: 2 ⇄ 3 (a swap), 6 ⇄ 7 (a swap). **Ben**: 9 → 10. **Ben** throws 3.",
        "**3 steps: which boat first?**",
        ((OFFERS,), (ASKS,)),
        RIVER,
        563.5,
    ),
    "a fight": Measured(
        "<@1>, throw the sticks.",
        "",
        "… **Ben** 2 over **Ben** 3 fights **Ann** 2 over **Ann** 1, **Ann** 3: 3 (dog, cow, horse) against 2 (cow, "
        "horse). **Ann** 2, **Ann** 1 and **Ann** 3 die. The winner takes 2 coins.",
        "**Throw the sticks.**",
        (("Throw", ASKS),),
        RING,
        576.3,
    ),
    "a bid": Measured(
        f"<@1>, **Dan** bids 10{TIMES}⚂3: raise or challenge.",
        f"Dan bids 10{TIMES}⚂3",
        "**Dan** lays out ⚂3 ⚂3 and throws 3 dice again.",
        f"**At least 10{TIMES}⚂3: true?**",
        (("Bid", "Challenge"), (ASKS, "My dice")),
        CUPS,
        585,
    ),
    "many dice": Measured(
        f"<@1>, **Cat** bids 9{TIMES}⚅6: raise or challenge.",
        f"Cat bids 9{TIMES}⚅6",
        "*Bricriu pours the wine and listens.*\nAnn 5 dice, Ben 5 dice, Cat 5 dice, Dan 5 dice, Eve 5 dice, "
        "Fay 5 dice. 30 dice in play.",
        f"**At least 9{TIMES}⚅6: true?**",
        (("Bid: 5 dice to 29 dice", "Bid: 30 dice to 30 dice"), ("Challenge",), (ASKS, "My dice")),
        0,
        401.1,
    ),
}


def drawn(label: str) -> Item:
    made: Item = Select[View](placeholder=label) if label == OFFERS else Button[View](label=label)
    return made


@pytest.mark.parametrize("post", POSTS.values(), ids=POSTS)
def test_a_post_is_as_high_as_it_was_measured_or_a_line_higher(post: Measured) -> None:
    asked = Page("", f"{post.question}\n{UNTIL}", goes_on=True)
    rows = [[drawn(label) for label in row] for row in post.rows]
    made = Outgoing(post.call, pages=[Page(post.title, post.text), asked], rows=rows)

    assert 0 <= height(made, post.picture) - post.high <= LINE
    assert post.high <= SCREEN


def labels_in_rows(*labels: str) -> list[list[str]]:
    rows = in_rows(discord.ui.Button[View](label=label) for label in labels)
    return [[getattr(item, "label", "") for item in row] for row in rows]


def test_buttons_share_rows_that_have_room_for_them_and_keep_their_order() -> None:
    votes = ("Approve", "Reject", "Approve openly", "Reject openly")
    arrows = ("A 9\N{RIGHTWARDS ARROW}12", "B 10\N{RIGHTWARDS ARROW}12", "C 10\N{RIGHTWARDS ARROW}13")
    short, long = "A: 1 → Beltane", "B: 3 → Spring Equinox + 2"

    assert labels_in_rows(*votes, ASKS) == [[*votes[:2]], [*votes[2:]], [ASKS]]
    assert labels_in_rows(*arrows) == [[*arrows[:2]], [arrows[2]]]
    assert labels_in_rows(short, long, ASKS) == [[short], [long], [ASKS]]
