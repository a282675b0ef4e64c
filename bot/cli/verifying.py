"""Checks a finished game's record against its proof, and says what fits, what does not, and what is unproven."""

import re
from collections.abc import Iterator, Sequence

from bot.cli.account import Account
from bot.cli.replaying import Replaying
from bot.cli.terminal import Fault
from engine.commitment import commitment, person
from engine.errors import BadInput
from engine.log import FIRST_LINE
from engine.record import Header, Proof, read_header, read_proof, sealed

HEX = re.compile("[0-9a-f]{64}")

FITS = "The seal fits: the deal, the options, the players, and who sat on which seat when the game began."
FITS_OF_OLD = (
    "The seal fits: the deal. It is of the old kind, and takes in neither options nor players nor who they are."
)
NO_SEAL_PROVES = "No seal proves the following; compare it with what was posted, and with what you did yourself:"
EVERY_MOVE = "every move, from line 2 on"


def posted_commitment(typed: str) -> str:
    """Read a commitment. Raises Fault."""
    posted = typed.strip().lower()
    if not HEX.fullmatch(posted):
        raise Fault(f"brehon: --commitment: 64 hexadecimal digits are needed, not {typed!r}")
    return posted


def checked(file: str, record: Sequence[bytes], posted: str | None) -> Iterator[str]:
    """Return the commitment of a record and, if nothing contradicts it, what it proves and what not.

    Raises Fault with the contradiction.
    """
    last = max((number for number, line in enumerate(record, FIRST_LINE) if line.strip()), default=FIRST_LINE)
    seal = _seal(file, record, last)
    if seal is None:
        _account(file, record)
        raise _refused(file, last, "this record does not end with a proof, as that of a finished live game does.")
    proof, found = seal
    yield f"Commitment: {found}"
    if found != proof.commitment:
        raise _refused(file, last, "the commitment is not that of this salt and of what was sealed: one was altered.")
    if posted not in (None, found):
        raise _refused(file, last, "this is not the commitment that was posted: it is another deal, or another game.")
    for seat, opening in (proof.openings or {}).items():
        if proof.people is None or person(opening.salt, opening.user) != proof.people[seat]:
            raise _refused(file, last, f"whoever sat on the seat of {seat}, it was not user {opening.user}.")
    account = _account(file, record)
    if not account.ending:
        raise _refused(file, last, "lines are missing: the record ends before the game does.")
    yield from _verdict(proof)
    yield f"Every line follows the rules. {account.ending}"
    yield NO_SEAL_PROVES
    yield from (f"- {matter}" for matter in (EVERY_MOVE, *account.unproven))
    if posted is None:
        yield "Now compare the commitment with the one that was posted when the game began."


def _verdict(proof: Proof) -> Iterator[str]:
    """Describe what the seal proves."""
    if proof.people is None:
        yield FITS_OF_OLD
        return
    yield FITS
    openings = proof.openings or {}
    if openings:
        yield f"Their ids: {', '.join(f'{seat} is {opening.user}' for seat, opening in openings.items())}."
    if closed := [seat for seat in proof.people if seat not in openings]:
        yield f"The record doesn't tell who sat there: {', '.join(closed)}. So nobody can check that."


def _seal(file: str, record: Sequence[bytes], last: int) -> tuple[Proof, str] | None:
    """Return the proof at the end of a record, and the commitment that it should produce."""
    number = next((number for number, line in enumerate(record, FIRST_LINE) if line.strip()), None)
    if number is None:
        raise Fault(f"{file}:{FIRST_LINE}: this file is empty")
    try:
        header = read_header(record[number - 1])
        number = last
        proof = read_proof(record[last - 1])
        if proof is None:
            return None
        _check_seats(header, proof)
        return proof, commitment(proof.salt, sealed(header, proof.people))
    except BadInput as error:
        raise Fault(f"{file}:{number}: {error}") from None
    except RecursionError:
        raise Fault(f"{file}:{FIRST_LINE}: this JSON is nested too deeply") from None


def _check_seats(header: Header, proof: Proof) -> None:
    """Raise BadInput unless a proof names the seats of the game."""
    for field, seats in (("people", proof.people), ("openings", proof.openings)):
        if seats is not None and (strange := sorted(seats.keys() - set(header.players))):
            raise BadInput(f"nobody at this table is called {strange[0]!r}", field)
    if proof.people is not None and (missing := [seat for seat in header.players if seat not in proof.people]):
        raise BadInput(f"the seat of {missing[0]!r} is missing", "people")


def _account(file: str, record: Sequence[bytes]) -> Account:
    """Play the whole record, which must include all chance. Raises Fault."""
    return Account(record, Replaying(file, record, complete=True))


def _refused(file: str, line: int, reason: str) -> Fault:
    return Fault(f"{file}:{line}: {reason}", Fault.REFUSED)
