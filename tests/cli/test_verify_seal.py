"""``brehon verify`` on what a seal covers and what no seal proves: it detects or names each change to a record."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.codec import convert
from engine.commitment import commitment, person
from engine.record import Header, sealed
from tests.cli.conftest import Brehon, Ended, Record
from tests.cli.test_verify import GAME, SALT, Line, refusal, swapped

ROOT = Path(__file__).parents[2]
FITS = "The seal fits: the deal, the options, the players, and who sat on which seat when the game began."
USERS = {"Ann": "1456074443980800013", "Ben": "22", "Cat": "33", "Dan": "44", "Eve": "55"}
ABORT: Line = {"by": "gm", "move": "abort", "at": "2026-11-20T18:00:00Z"}
TALISMAN: Line = {"by": "gm", "move": "close", "drawn": {"target": "Hal"}}


def proof_of(header: Line) -> Line:
    """Return the proof of a game with a user on each seat, of whom nobody has asked to be forgotten."""
    read = convert(header, Header)
    users = {name: USERS.get(name, "7") for name in read.players}
    salts = {name: commitment(SALT, {"of": name}) for name in users}
    people = {name: person(salts[name], user) for name, user in users.items()}
    openings = {name: {"user": user, "salt": salts[name]} for name, user in users.items()}
    seal = {"commitment": commitment(SALT, sealed(read, people)), "people": people, "openings": openings}
    return {"by": "gm", "move": "proof", "seal": 2, "salt": SALT, **seal}


def replayed(name: str) -> Line:
    """Return the header of one of the records of the rules' tests."""
    first = (ROOT / "tests" / "records" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()[0]
    header: Line = json.loads(first)
    return header


def exchanged(of: object, one: str, other: str) -> Line:
    """Return the same by seats, with two of them swapped."""
    assert isinstance(of, dict)
    return {**of, one: of[other], other: of[one]}


def told(ended: Ended) -> list[str]:
    """Return the report on a record whose seal fits."""
    assert (ended.status, ended.err) == (0, "")
    return ended.out.splitlines()


PROOF = proof_of(GAME[0])
SAMURAI = replayed("honnoji_gm_and_clock")


def without(name: str) -> Line:
    """Return the proof without one field."""
    return {field: value for field, value in PROOF.items() if field != name}


def test_the_commitment_is_the_hash_of_documented_bytes() -> None:
    header: Line = {"brehon": 1, "game": "tain", "players": ["Zoë"], "options": {"b": 1, "a": []}, "drawn": {"x": "y"}}
    text = '5a17\n{"drawn":{"x":"y"},"options":{"a":[],"b":1},"people":{"Zoë":"00"},"players":["Zoë"]}'

    assert commitment("5a17", sealed(convert(header, Header), {"Zoë": "00"})) == sha256(text)
    assert person("5a17", 1456074443980800013) == sha256("5a17\n1456074443980800013")


def sha256(text: str) -> str:
    """Return the hash as another program computes it."""
    done = subprocess.run(["sha256sum"], input=text.encode(), capture_output=True, check=True)
    return done.stdout.decode().split()[0]


def test_a_fitting_seal_says_what_it_covers_and_who_sat_where(brehon: Brehon, record: Record) -> None:
    lines = told(brehon("verify", record(*GAME, PROOF), "--commitment", str(PROOF["commitment"])))

    assert lines[0] == f"Commitment: {PROOF['commitment']}"
    assert lines[1] == FITS
    assert lines[2] == "Their ids: Ann is 1456074443980800013, Ben is 22, Cat is 33, Dan is 44, Eve is 55."
    assert lines[-1] == "- every move, from line 2 on"


def test_an_id_may_be_a_number(brehon: Brehon, record: Record) -> None:
    assert isinstance(PROOF["openings"], dict)
    openings = {name: {**opening, "user": int(opening["user"])} for name, opening in PROOF["openings"].items()}

    assert FITS in told(brehon("verify", record(*GAME, {**PROOF, "openings": openings})))


def test_a_proof_may_open_no_seat(brehon: Brehon, record: Record) -> None:
    lines = told(brehon("verify", record(*GAME, without("openings"))))

    assert "The record doesn't tell who sat there: Ann, Ben, Cat, Dan, Eve. So nobody can check that." in lines


@pytest.mark.parametrize("left", [[], ["Ann", "Cat", "Dan", "Eve"]])
def test_a_forgotten_player_is_reported_as_missing(brehon: Brehon, record: Record, left: list[str]) -> None:
    assert isinstance(PROOF["openings"], dict)
    openings = {name: PROOF["openings"][name] for name in left}
    missing = ", ".join(name for name in USERS if name not in left)

    lines = told(brehon("verify", record(*GAME, {**PROOF, "openings": openings})))
    assert f"The record doesn't tell who sat there: {missing}. So nobody can check that." in lines


ALTERED: dict[str, Callable[[], list[Line]]] = {
    "the deal": lambda: [swapped(GAME[0]), *GAME[1:], PROOF],
    "an option": lambda: [{**GAME[0], "options": {"vision": True}}, *GAME[1:], PROOF],
    "the order of the seats": lambda: [{**GAME[0], "players": list(reversed(USERS))}, *GAME[1:], PROOF],
    "the people of two seats": lambda: [*GAME, {**PROOF, "people": exchanged(PROOF["people"], "Ann", "Ben")}],
    "the people of two seats, openings and all": lambda: [
        *GAME,
        {
            **PROOF,
            "people": exchanged(PROOF["people"], "Ann", "Ben"),
            "openings": exchanged(PROOF["openings"], "Ann", "Ben"),
        },
    ],
    "the kind of the seal": lambda: [
        *GAME,
        {name: value for name, value in PROOF.items() if name not in ("seal", "people", "openings")},
    ],
}


@pytest.mark.parametrize("what", ALTERED)
def test_nothing_that_is_sealed_can_be_altered(brehon: Brehon, record: Record, what: str) -> None:
    assert "was altered" in refusal(brehon("verify", record(*ALTERED[what]())))


def test_the_people_behind_two_aliases_cannot_be_exchanged(brehon: Brehon, record: Record) -> None:
    file = record(*GAME, {**PROOF, "openings": exchanged(PROOF["openings"], "Ann", "Ben")})

    assert refusal(brehon("verify", file)).endswith("whoever sat on the seat of Ann, it was not user 22.\n")


def test_a_cut_and_aborted_record_is_reported_as_unfinished(brehon: Brehon, record: Record) -> None:
    lines = told(brehon("verify", record(*GAME[:5], ABORT, PROOF)))

    ending = "line 6 (abort, at 2026-11-20T18:00:00Z)"
    assert (
        f"Every line follows the rules. The GM, or a manager of the server, ended the game before its end: {ending}."
        in lines
    )
    assert not any("came to its end" in line for line in lines)


@pytest.mark.parametrize("target", ["Hal", "Gus"])
def test_a_later_draw_is_named_whatever_its_outcome(brehon: Brehon, record: Record, target: str) -> None:
    close: Line = {**TALISMAN, "drawn": {"target": target}}

    assert f'- line 2: later draw: target = "{target}"' in told(
        brehon("verify", record(SAMURAI, close, ABORT, proof_of(SAMURAI)))
    )


def test_a_repeated_draw_is_named_with_its_undo(brehon: Brehon, record: Record) -> None:
    undo: Line = {"by": "gm", "move": "undo"}
    again: Line = {**TALISMAN, "drawn": {"target": "Gus"}}
    lines = told(brehon("verify", record(SAMURAI, TALISMAN, undo, again, ABORT, proof_of(SAMURAI))))

    assert lines[-6:-1] == [
        "- every move, from line 2 on",
        '- line 2: later draw: target = "Hal"',
        "- line 3: the GM took back line 2",
        '- line 4: later draw: target = "Gus"',
        "- moves of the GM's: line 2 (close), line 4 (close), line 5 (abort)",
    ]


def test_an_undo_is_named_with_its_reason_and_the_remade_lines(brehon: Brehon, record: Record) -> None:
    extend: Line = {"by": "gm", "move": "extend", "hours": 2}
    made = [GAME[2], {**GAME[3], "by": "gm", "for": GAME[3]["by"]}]
    undo: Line = {"by": "gm", "move": "undo", "line": 3, "reason": "Two hours,\nby mistake"}
    again: list[Line] = [{**line, "again": True} for line in made]
    lines = told(brehon("verify", record(*GAME[:2], extend, *made, undo, *again, ABORT, PROOF)))

    one, other = (f"{line['move']} by" for line in made)
    assert lines[-5:-1] == [
        "- every move, from line 2 on",
        '- line 6: the GM took back line 3 and what stood after it (4, 5); the reason given: "Two hours,\\nby mistake"',
        f"- moves of the GM's: line 5 ({GAME[3]['move']} for {GAME[3]['by']}), line 9 (abort)",
        "- made again by the bot after an undo, as the record says: "
        f"line 7 ({one} {GAME[2]['by']}), line 8 ({other} the GM for {GAME[3]['by']})",
    ]


def test_moves_of_the_gm_and_the_clock_for_others_are_named(brehon: Brehon, record: Record) -> None:
    party: Line = {"by": "gm", "for": GAME[1]["by"], "move": "propose", "party": GAME[1]["party"]}
    replaced: Line = {"by": "gm", "move": "replace", "player": "Ben", "with": "Zoe"}
    expired: Line = {"by": "clock", "move": "expire"}
    lines = told(brehon("verify", record(GAME[0], party, replaced, expired, ABORT, PROOF)))

    assert lines[-5:-1] == [
        "- every move, from line 2 on",
        "- line 3: the seat of Ben was given to Zoe; the seal says who sat there before",
        f"- moves of the GM's: line 2 (propose for {GAME[1]['by']}), line 5 (abort)",
        "- deadlines that passed: line 4",
    ]


def test_a_move_of_the_bot_for_a_player_is_named(brehon: Brehon, record: Record) -> None:
    header: Line = {"brehon": 1, "game": "danube", "options": {}, "players": ["Ann", "Ben"], "drawn": {}}
    throws: list[Line] = [
        {"by": "Ann", "move": "throw", "auto": True, "drawn": {"white": 2}},
        {"by": "Ben", "move": "throw", "drawn": {"white": 0}},
        {"by": "Ann", "move": "throw", "auto": True, "drawn": {"white": 3}},
    ]
    lines = told(brehon("verify", record(header, *throws, ABORT, proof_of(header))))

    assert (
        "- made by the bot where a player had no choice, as the record says: "
        "line 2 (throw by Ann), line 4 (throw by Ann)" in lines
    )


def test_going_on_without_lists_is_named_as_the_gm_s_move(brehon: Brehon, record: Record) -> None:
    header = replayed("great_table_going_on")
    go_on: Line = {"by": "gm", "move": "go_on"}
    lines = told(brehon("verify", record(header, go_on, ABORT, proof_of(header))))

    assert lines[-3:-1] == [
        "- every move, from line 2 on",
        "- moves of the GM's: line 2 (go_on), line 3 (abort)",
    ]


@pytest.mark.parametrize(
    ("proof", "problem"),
    [
        ({**PROOF, "seal": 3}, "seal: "),
        ({**PROOF, "seal": "2"}, "seal: "),
        (without("seal"), 'people: this belongs to a proof with "seal": 2'),
        (without("people"), 'people: a proof with "seal": 2 needs this'),
        ({**PROOF, "people": []}, "people: Expected `object"),
        ({**PROOF, "people": {"Ann": 7}}, "people"),
        ({**PROOF, "people": {"Ann": "abc"}}, "people"),
        ({**PROOF, "people": {}}, "people: the seat of 'Ann' is missing"),
        ({**PROOF, "people": {**dict.fromkeys(USERS, "0" * 64), "Zed": "0" * 64}}, "people: nobody at this table"),
        ({**PROOF, "openings": "x"}, "openings: Expected `object"),
        ({**PROOF, "openings": {"Ann": {"user": "22"}}}, "openings"),
        ({**PROOF, "openings": {"Ann": {"user": "2 2", "salt": "x"}}}, "openings"),
        ({**PROOF, "openings": {"Ann": {"user": 0, "salt": "x"}}}, "openings"),
        ({**PROOF, "openings": {"Ann": {"user": 2**63, "salt": "x"}}}, "openings"),
        ({**PROOF, "openings": {"Ann": {"user": "22", "salt": 7}}}, "openings"),
        ({**PROOF, "openings": {"Ann": {"user": "22", "salt": "x", "more": 1}}}, "openings"),
        ({**PROOF, "openings": {"Zed": {"user": "22", "salt": "x"}}}, "openings: nobody at this table is called 'Zed'"),
        ({**PROOF, "salt": None}, "salt: Expected `str`"),
        ({**PROOF, "commitment": "0" * 63}, "commitment: Expected `str` matching"),
    ],
)
def test_a_malformed_proof_is_bad_input(brehon: Brehon, record: Record, proof: Line, problem: str) -> None:
    file = record(*GAME, proof)
    ended = brehon("verify", file)

    assert (ended.status, ended.err.count("\n")) == (2, 1)
    assert ended.err.startswith(f"{file}:{len(GAME) + 1}: {problem}")


def test_a_replay_reads_the_proof_too(brehon: Brehon, record: Record) -> None:
    assert brehon("replay", record(*GAME, PROOF)).status == 0
    assert brehon("replay", record(*GAME, without("people"))).status == 2


def test_the_lines_of_python_in_the_documentation_give_the_commitment(record: Record) -> None:
    game = json.loads(json.dumps(GAME).replace("Ann", "Ánn"))
    proof = proof_of(game[0])
    folder = Path(record(*game, proof, name="tain-1.jsonl")).parent
    code = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    ended = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, check=True, text=True)

    assert ended.stdout == f"{proof['commitment']}\nTrue\n"
