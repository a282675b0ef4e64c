"""A finished game's record held against its proof: what fits and what does not, in words."""

import re
from collections.abc import Iterator, Sequence

from bot.cli.replaying import Replaying
from bot.cli.terminal import Fault
from engine.commitment import commitment
from engine.errors import BadInput
from engine.log import FIRST_LINE
from engine.record import Proof, read_header, read_proof

HEX = re.compile("[0-9a-f]{64}")


def posted_commitment(typed: str) -> str:
    """Read a commitment. Raises Fault."""
    posted = typed.strip().lower()
    if not HEX.fullmatch(posted):
        raise Fault(f"brehon: --commitment: 64 hexadecimal digits are needed, not {typed!r}")
    return posted


def checked(file: str, record: Sequence[bytes], posted: str | None) -> Iterator[str]:
    """Give the commitment of a record and, if all fits, the verdict. Raises Fault with what does not fit."""
    last = max((number for number, line in enumerate(record, FIRST_LINE) if line.strip()), default=FIRST_LINE)
    seal = _seal(file, record, last)
    if seal is None:
        _replay(file, record)
        raise _refused(file, last, "this record does not end with a proof, as that of a finished live game does.")
    proof, found = seal
    yield f"Commitment: {found}"
    if found != proof.commitment:
        raise _refused(file, last, "the commitment is not that of this salt and this deal: one of them was altered.")
    if posted not in (None, found):
        raise _refused(file, last, "this is not the commitment that was posted: it is another deal, or another game.")
    if not _replay(file, record).is_over:
        raise _refused(file, last, "lines are missing: the record ends before the game does.")
    yield "All fits: the deal is the one that was sealed, and every move follows the rules."
    if posted is None:
        yield "Now compare the commitment with the one that was posted when the game began."


def _seal(file: str, record: Sequence[bytes], last: int) -> tuple[Proof, str] | None:
    """The proof at the end of a record, and the commitment that it ought to give."""
    number = FIRST_LINE
    try:
        drawn = read_header(record[0] if record else b"").drawn
        number = last
        proof = read_proof(record[last - 1])
        return None if proof is None else (proof, commitment(proof.salt, drawn))
    except BadInput as error:
        raise Fault(f"{file}:{number}: {error}") from None
    except RecursionError:
        raise Fault(f"{file}:{FIRST_LINE}: drawn: this JSON is nested too deeply") from None


def _replay(file: str, record: Sequence[bytes]) -> Replaying:
    """Play the whole record; whatever chance gave must be in it. Raises Fault."""
    replaying = Replaying(file, record, complete=True)
    for _ in replaying.notices(keep_going=False):
        pass
    return replaying


def _refused(file: str, line: int, reason: str) -> Fault:
    return Fault(f"{file}:{line}: {reason}", Fault.REFUSED)
