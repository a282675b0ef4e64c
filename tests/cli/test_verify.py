"""``brehon verify`` tells whether a record fits its proof, the posted commitment, and the rules."""

import json

import pytest

from bot.cli.simulation import Simulation
from engine.commitment import commitment
from engine.quests import Quests
from engine.quests.options import QuestOptions
from engine.rulebook import any_rulebook
from tests.cli.conftest import Brehon, Ended, Record

Line = dict[str, object]

SALT = "00112233445566778899aabbccddeeff"
FITS = "The seal fits: the deal. It is of the old kind, and takes in neither options nor players nor who they are."
COMPARE = "Now compare the commitment with the one that was posted when the game began."


def finished() -> list[Line]:
    """Return a whole game without its proof."""
    simulation = Simulation("tain", any_rulebook(Quests()), QuestOptions(), range(5, 6), seed=7)
    return [json.loads(line) for line in simulation.play_on_record(0)[1]]


def seal_of(header: Line, salt: str = SALT) -> str:
    """Return the commitment of a header."""
    drawn = header["drawn"]
    assert isinstance(drawn, dict)
    return commitment(salt, drawn)


def proof_of(header: Line, salt: str = SALT) -> Line:
    """Return the proof of a header."""
    return {"by": "gm", "move": "proof", "salt": salt, "commitment": seal_of(header, salt)}


def swapped(header: Line) -> Line:
    """Return the header with two seats' sides and roles swapped: another possible deal."""
    drawn = header["drawn"]
    assert isinstance(drawn, dict)
    one = next(name for name, side in drawn["sides"].items() if side == "good")
    other = next(name for name, side in drawn["sides"].items() if side == "evil")
    names = {one: other, other: one}
    changed = {key: {names.get(name, name): what for name, what in drawn[key].items()} for key in ("sides", "roles")}
    return {**header, "drawn": {**drawn, **changed}}


def refusal(ended: Ended) -> str:
    """Return the one sentence about a record that does not fit."""
    assert ended.status == 1
    assert ended.err.count("\n") == 1
    assert FITS not in ended.out
    return ended.err


GAME = finished()
SEAL = seal_of(GAME[0])
PROVED = [*GAME, proof_of(GAME[0])]
ENDED = (
    "Every line follows the rules. The game came to its end by the rules: "
    f"line {len(GAME)} (guess by {GAME[-1]['by']}). "
    "Its outcome: good wins (quests_done)."
)
UNPROVEN = "No seal proves the following; compare it with what was posted, and with what you did yourself:"


def test_a_record_that_fits_its_proof_verifies(brehon: Brehon, record: Record) -> None:
    ended = brehon("verify", record(*PROVED))

    assert (ended.status, ended.err) == (0, "")
    assert ended.out.splitlines() == [
        f"Commitment: {SEAL}",
        FITS,
        ENDED,
        UNPROVEN,
        "- every move, from line 2 on",
        COMPARE,
    ]


@pytest.mark.parametrize("typed", [SEAL, SEAL.upper(), f" {SEAL} "])
def test_a_record_that_fits_the_posted_seal_verifies(brehon: Brehon, record: Record, typed: str) -> None:
    ended = brehon("verify", record(*PROVED), "--commitment", typed)

    assert (ended.status, ended.err) == (0, "")
    assert ended.out.splitlines() == [f"Commitment: {SEAL}", FITS, ENDED, UNPROVEN, "- every move, from line 2 on"]


def test_a_record_may_come_from_standard_input(brehon: Brehon) -> None:
    stdin = "\n".join(json.dumps(line) for line in PROVED).encode()

    assert brehon("verify", "-", stdin=stdin).status == 0


def test_names_of_any_script_are_sealed_as_they_are(brehon: Brehon, record: Record) -> None:
    text = json.dumps(GAME, ensure_ascii=False).replace("Ann", "Ánn 🜁 阿")
    game = json.loads(text)

    assert brehon("verify", record(*game, proof_of(game[0]))).status == 0


def test_blank_lines_do_not_matter(brehon: Brehon, record: Record) -> None:
    assert brehon("verify", record(" ", *PROVED, "", " ")).status == 0


def test_an_altered_deal_does_not_verify(brehon: Brehon, record: Record) -> None:
    file = record(swapped(GAME[0]), *PROVED[1:])

    assert refusal(brehon("verify", file)) == (
        f"{file}:{len(PROVED)}: the commitment is not that of this salt and of what was sealed: one was altered.\n"
    )


@pytest.mark.parametrize("drawn", [{}, {"sides": {"Ann": "good"}}, {"weather": "rain"}])
def test_an_impossible_altered_deal_does_not_verify(brehon: Brehon, record: Record, drawn: Line) -> None:
    assert "was altered" in refusal(brehon("verify", record({**GAME[0], "drawn": drawn}, *PROVED[1:])))


def test_an_altered_salt_does_not_verify(brehon: Brehon, record: Record) -> None:
    assert "was altered" in refusal(brehon("verify", record(*GAME, {**PROVED[-1], "salt": SALT[::-1]})))


def test_an_altered_commitment_does_not_verify(brehon: Brehon, record: Record) -> None:
    assert "was altered" in refusal(brehon("verify", record(*GAME, {**PROVED[-1], "commitment": "0" * 64})))


def test_another_deal_with_its_own_proof_does_not_fit_the_posted_seal(brehon: Brehon, record: Record) -> None:
    header = swapped(GAME[0])
    file = record(header, *GAME[1:], proof_of(header))
    ended = brehon("verify", file, "--commitment", SEAL)

    assert "not the commitment that was posted" in refusal(ended)
    assert ended.out == f"Commitment: {seal_of(header)}\n"


def test_a_record_without_a_proof_does_not_verify(brehon: Brehon, record: Record) -> None:
    file = record(*GAME)

    assert refusal(brehon("verify", file)).startswith(f"{file}:{len(GAME)}: this record does not end with a proof")


def test_a_proof_before_the_end_does_not_verify(brehon: Brehon, record: Record) -> None:
    pause = {"by": "gm", "move": "pause"}

    assert refusal(brehon("verify", record(GAME[0], proof_of(GAME[0]), pause)))


def test_a_record_that_ends_too_early_does_not_verify(brehon: Brehon, record: Record) -> None:
    assert "lines are missing" in refusal(brehon("verify", record(*GAME[:5], PROVED[-1])))


def test_a_forbidden_move_does_not_verify(brehon: Brehon, record: Record) -> None:
    file = record(*GAME[:2], GAME[1], *PROVED[2:])

    assert refusal(brehon("verify", file)).startswith(f"{file}:3: ")


def test_an_impossible_deal_does_not_verify(brehon: Brehon, record: Record) -> None:
    header: Line = {**GAME[0], "drawn": {"sides": {"Ann": "good"}}}
    file = record(header, *GAME[1:], proof_of(header))
    ended = brehon("verify", file)

    assert (ended.status, ended.err.count("\n")) == (2, 1)
    assert ended.err.startswith(f"{file}:1: drawn.sides: ")


def test_an_incomplete_deal_does_not_verify(brehon: Brehon, record: Record) -> None:
    header: Line = {**GAME[0], "drawn": {}}
    file = record(header, *GAME[1:], proof_of(header))
    ended = brehon("verify", file)

    assert ended.status == 2
    assert ended.err.endswith("what chance gave is missing here\n")


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ([], "1: this file is empty"),
        (["not JSON"], "1: this is not JSON"),
        (["[]"], "1: Expected `object`"),
        ([GAME[0], "{"], "2: this is not JSON"),
        ([GAME[0], "{", PROVED[-1]], "2: this is not JSON"),
        ([GAME[0], "7"], "2: Expected `object`"),
        ([GAME[0], {**PROVED[-1], "salt": 7}], "2: salt: Expected `str`"),
        ([GAME[0], {**PROVED[-1], "commitment": "x"}], "2: commitment: Expected `str` matching"),
        ([GAME[0], {"by": "gm", "move": "proof"}], "2: Object missing required field"),
        ([{**GAME[0], "game": "chess"}, *PROVED[1:]], "1: game: unknown game 'chess'"),
        ([*GAME[:3], {"by": "Zed", "move": "vote", "approve": True}, PROVED[-1]], "4: by: nobody at this table"),
        ([PROVED[-1]], "1: "),
        (['{"brehon":1,"game":"tain","players":[],"drawn":{"x":' + "[" * 5000], "1: this JSON is nested too deeply"),
    ],
)
def test_an_unreadable_record_is_bad_input(
    brehon: Brehon, record: Record, lines: list[Line | str], problem: str
) -> None:
    file = record(*lines)
    ended = brehon("verify", file)

    assert (ended.status, ended.err.count("\n")) == (2, 1)
    assert ended.err.startswith(f"{file}:{problem}")


@pytest.mark.parametrize("depth", range(940, 1000, 2))
def test_the_deepest_readable_nesting_gets_a_sentence(brehon: Brehon, record: Record, depth: int) -> None:
    header = '{"brehon":1,"game":"tain","players":[],"drawn":{"x":' + "[" * depth + "]" * depth + "}}"

    assert brehon("verify", record(header, PROVED[-1])).status in (1, 2)


@pytest.mark.parametrize("typed", ["", "12ab", SEAL[1:], SEAL + "0", "g" * 64])
def test_a_malformed_commitment_is_bad_input(brehon: Brehon, record: Record, typed: str) -> None:
    ended = brehon("verify", record(*PROVED), "--commitment", typed)

    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith("brehon: --commitment: 64 hexadecimal digits are needed")


def test_a_missing_file_is_bad_input(brehon: Brehon) -> None:
    ended = brehon("verify", "no-such-file")

    assert (ended.status, ended.err.count("\n")) == (2, 1)
