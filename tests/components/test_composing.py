"""Bids are composed from buttons: a face, dice to lay out, and a number that goes with the face."""

from itertools import combinations

import pytest
from discord.ui import Button, View
from msgspec.structs import replace

from bot.components.answers import items_for
from bot.components.composing import Draft, opener, read_draft
from bot.components.composition import Composition
from bot.components.keys import PATTERN, Key, Verb, read_key
from bot.components.short_moves import read_short
from bot.themes.theme_icons import Face
from engine.actions import Action
from engine.asks import Ask
from engine.bluff.actions import ACTIONS, Bid
from engine.bluff.bidding import asked
from engine.bluff.table import BluffTable, Board, StandingBid
from engine.bluff.track import claims
from engine.errors import BadInput
from tests.components.test_whole_answers import PANEL as PLAIN

SEATS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
OWN = (5, 3, 5, 1, 5)
FOUR_FOURS = StandingBid("Fay", 4, 4)
ROWS, IN_A_ROW = 5, 5


def named(action: Action) -> Face:
    """Name a bid by its number."""
    assert isinstance(action, Bid)
    return Face(str(action.count))


PANEL = replace(PLAIN, label=named, names=SEATS)


def bidding(bid: StandingBid | None, dice: int = 5, own: tuple[int, ...] = OWN) -> Ask:
    """Return the ask for a bid of Ann, with six players of so many dice."""
    board = Board(dict.fromkeys(SEATS, dice), {}, bid)
    (ask,) = asked(BluffTable(SEATS, board=board, turn="Ann", hidden={"Ann": own[:dice]}))
    return ask


def key_of(button: Button[View]) -> Key:
    match = PATTERN.fullmatch(str(button.custom_id))
    assert match is not None
    return read_key(match)


def buttons(ask: Ask, draft: Draft) -> dict[str, Key]:
    """Return the keys of the buttons below a draft, by their labels; those of numbers begin with an equals sign."""
    rows = Composition(ask, draft).rows(PANEL)
    assert len(rows) <= ROWS
    assert all(len(row) <= IN_A_ROW for row in rows)
    keys = [(str(button.label), key_of(button)) for row in rows for button in row]
    assert len({key for _, key in keys}) == len(keys)
    return {f"={label}" if key.verb is Verb.DO else label: key for label, key in keys}


def given(key: Key) -> dict[str, object]:
    return read_short(key.rest, ACTIONS, SEATS)


@pytest.mark.parametrize("bid", [None, StandingBid("Fay", 1, 2), FOUR_FOURS, StandingBid("Fay", 29, 3)])
def test_every_legal_bid_can_be_composed_and_no_other(bid: StandingBid | None) -> None:
    ask, reached, drafts = bidding(bid), set[tuple[object, object]](), [Draft("bid")]
    for draft in drafts:
        for key in buttons(ask, draft).values():
            if key.verb is Verb.DO:
                fields = given(key)
                reached.add((fields["count"], fields["face"]))
            elif not (found := read_draft(key.rest)).added and found not in drafts:
                drafts.append(found)

    assert reached == {(claim.count, claim.face) for claim in claims(30, None if bid is None else bid.claim)}


def test_a_composition_begins_with_the_usual_thing_and_its_lowest_answer() -> None:
    composition = Composition(bidding(FOUR_FOURS), Draft("bid"), usual=3)

    assert composition.draft.first == 3
    assert composition.answers[0] == Bid(5, 3)


def test_an_unusual_thing_gives_way_to_the_first_that_is_left() -> None:
    only_ones = Composition(bidding(StandingBid("Fay", 30, 6)), Draft("bid"), usual=3)

    assert only_ones.draft.first == 1


def test_one_press_adds_all_dice_of_a_face_and_each_further_press_takes_one_off() -> None:
    ask, draft, seen = bidding(FOUR_FOURS), Draft("bid", 5), list[tuple[object, ...]]()
    for _ in range(4):
        fives = next(
            key for label, key in buttons(ask, draft).items() if label[0] in "+\N{CHECK MARK}" and "5" in label
        )
        draft = read_draft(fives.rest)
        seen.append(draft.added)

    assert seen == [(5, 5, 5), (5, 5), (5,), ()]


def test_added_dice_go_with_every_number() -> None:
    keys = buttons(bidding(FOUR_FOURS), Draft("bid", 5, (1, 5, 5)))

    assert given(keys["=4"]) == {"move": "bid", "count": 4, "face": 5, "show": [1, 5, 5]}
    assert given(keys["=12"])["show"] == [1, 5, 5]


def test_one_die_always_stays_hidden() -> None:
    ask = bidding(FOUR_FOURS, dice=3)
    adding = [
        read_draft(key.rest).added for key in buttons(ask, Draft("bid", 5, (5, 5))).values() if key.verb is Verb.COMPOSE
    ]

    assert all(len(added) <= 2 for added in adding)


def test_nothing_can_be_added_to_the_first_bid() -> None:
    assert Composition(bidding(None), Draft("bid")).most == 0
    assert all(
        not read_draft(key.rest).added
        for key in buttons(bidding(None), Draft("bid")).values()
        if key.verb is Verb.COMPOSE
    )


@pytest.mark.parametrize("draft", [Draft("bid", 7), Draft("bid", "5"), Draft("bid", 5, (2,)), Draft("bid", 5, OWN)])
def test_a_draft_that_was_not_offered_is_refused(draft: Draft) -> None:
    with pytest.raises(BadInput):
        Composition(bidding(FOUR_FOURS), draft)


@pytest.mark.parametrize("written", ["", "{}", '"bid"', '["bid",5,[5],-1]', '["bid",5,[5],1e9]', '["bid",[5]]'])
def test_a_rest_that_spells_no_draft_is_refused(written: str) -> None:
    with pytest.raises(BadInput):
        read_draft(written)


def test_likely_answers_stand_before_the_button_for_all_others() -> None:
    ask = bidding(FOUR_FOURS)
    panel = replace(PANEL, likely=lambda: (Bid(4, 5), Bid(5, 4), Bid(3, 4)))
    (row,) = items_for(panel, [ask])

    assert [item.label for item in row if isinstance(item, Button)] == ["4", "5", str(opener(panel, ask).label)]


def test_dice_that_cannot_be_added_have_no_button() -> None:
    ask = bidding(FOUR_FOURS, dice=3)

    assert "+ 3" in buttons(ask, Draft("bid", 5, (5,)))
    assert "+ 3" not in buttons(ask, Draft("bid", 5, (5, 5)))


@pytest.mark.parametrize("own", [(1, 1, 1, 1, 2), (1, 2, 3, 4, 5), (6, 6, 6, 6, 6), (2, 2, 3, 3, 3)])
def test_every_draft_that_the_buttons_lead_to_can_be_shown(own: tuple[int, ...]) -> None:
    ask, drafts, laid_out = bidding(FOUR_FOURS, own=own), {Draft("bid"): None}, set[tuple[object, ...]]()
    for draft in (left := [*drafts]):
        for key in buttons(ask, draft).values():
            if key.verb is Verb.DO:
                show = given(key).get("show")
                laid_out.add(tuple(show) if isinstance(show, list) else ())
            elif (found := read_draft(key.rest)) not in drafts:
                drafts[found] = None
                left.append(found)

    assert laid_out == {some for size in range(5) for some in combinations(sorted(own), size)}


def test_the_numbers_stand_in_order() -> None:
    for face in (1, 3, 6):
        numbers = [int(label[1:]) for label in buttons(bidding(FOUR_FOURS), Draft("bid", face)) if label[0] == "="]

        assert numbers == sorted(numbers)
