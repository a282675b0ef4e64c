"""A commitment fixes a deal, reveals nothing about it, and can be computed by anybody."""

import hashlib
import json

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Chance
from engine.commitment import commitment
from engine.game import Game
from engine.quests import Quests
from engine.quests.options import QuestOptions
from engine.record import Header, Opening, Proof, read_header, read_proof, write_header, write_proof
from tests.letters import LETTERS

SALT = "00112233445566778899aabbccddeeff"
DEAL: dict[str, object] = {
    "sides": {"Zoë": "good", "Ánn 🜁": "evil"},
    "roles": {"Ánn 🜁": "assassin"},
    "leaders": ["Ánn 🜁", "Zoë"],
}

names = st.text(LETTERS, min_size=1, max_size=8)
values = st.recursive(
    names | st.integers(-(2**53), 2**53) | st.booleans() | st.none(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
    max_leaves=12,
)
deals = st.dictionaries(names, values, max_size=5)
salts = st.text("0123456789abcdef", min_size=32, max_size=64)


def test_a_commitment_is_the_digest_of_salt_line_feed_and_sorted_json_in_utf_8() -> None:
    text = (
        '00112233445566778899aabbccddeeff\n{"leaders":["Ánn 🜁","Zoë"],"roles":{"Ánn 🜁":"assassin"},'
        '"sides":{"Zoë":"good","Ánn 🜁":"evil"}}'
    )

    assert commitment(SALT, DEAL) == hashlib.sha256(text.encode("utf-8")).hexdigest()


@given(salts, deals)
def test_anybody_can_compute_a_commitment_from_the_record(salt: str, deal: dict[str, object]) -> None:
    sealed = commitment(salt, deal)
    text = json.dumps(deal, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    by_another = msgspec.json.encode(deal, order="deterministic")
    header = read_header(write_header(Header(brehon=1, game="tain", players=("Ann",), drawn=deal)))

    assert sealed == hashlib.sha256((salt + "\n" + text).encode("utf-8")).hexdigest()
    assert sealed == hashlib.sha256(salt.encode() + b"\n" + by_another).hexdigest()
    assert sealed == commitment(salt, dict(reversed(deal.items())))
    assert sealed == commitment(salt, header.drawn)


@given(deals, deals)
def test_only_the_same_deal_fits_a_commitment(one: dict[str, object], other: dict[str, object]) -> None:
    is_same = json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)

    assert (commitment(SALT, one) == commitment(SALT, other)) == is_same


@given(deals, salts, salts)
def test_the_same_deal_with_another_salt_looks_like_any_other(deal: dict[str, object], one: str, other: str) -> None:
    assert (commitment(one, deal) == commitment(other, deal)) == (one == other)


def test_a_commitment_covers_every_seats_part_of_the_deal() -> None:
    chance = Chance()
    Game.begin(Quests(), ("Ann", "Ben", "Cat", "Dan", "Eve"), QuestOptions(), chance)
    sealed = commitment(SALT, chance.drawn)

    assert set(chance.drawn) == {"sides", "roles", "leaders"}
    for name in chance.drawn:
        assert commitment(SALT, {**chance.drawn, name: {}}) != sealed


def test_a_proof_is_read_as_it_was_written() -> None:
    of_old = Proof(by="gm", move="proof", salt=SALT, commitment="0" * 64)
    people, openings = {"Ann": "1" * 64}, {"Ann": Opening(user="7", salt=SALT)}
    whole = Proof(by="gm", move="proof", seal=2, salt=SALT, commitment="0" * 64, people=people, openings=openings)

    assert [read_proof(write_proof(proof)) for proof in (of_old, whole)] == [of_old, whole]
    assert b"null" not in write_proof(of_old)


def test_a_move_is_no_proof() -> None:
    assert read_proof(b'{"by": "Ann", "move": "vote", "approve": true}') is None
