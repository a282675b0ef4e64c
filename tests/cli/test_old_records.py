"""The records of earlier releases: they replay to the same bytes, and their proofs still verify."""

from hashlib import sha256
from pathlib import Path

import pytest

from tests.cli.conftest import Brehon

RELEASES = Path(__file__).parents[1] / "releases"
DIGESTS = [
    (folder / name, digest)
    for folder in sorted(RELEASES.glob("0*"))
    for digest, name in map(str.split, (folder / "notices.sha256").read_text(encoding="utf-8").splitlines())
]
every_record = pytest.mark.parametrize(
    ("record", "digest"), DIGESTS, ids=[f"{record.parent.name}/{record.stem}" for record, _ in DIGESTS]
)


@every_record
def test_an_old_record_replays_to_the_same_bytes(brehon: Brehon, record: Path, digest: str) -> None:
    ended = brehon("replay", str(record))

    assert (ended.status, ended.err) == (0, "")
    assert sha256(ended.out.encode()).hexdigest() == digest


@every_record
def test_an_old_record_fits_its_proof(brehon: Brehon, record: Path, digest: str) -> None:
    ended = brehon("verify", str(record))

    assert (ended.status, ended.err) == (0, "")


def test_there_is_an_old_record_of_every_game() -> None:
    assert {record.stem.rpartition("-")[0] for record, _ in DIGESTS} == {"tain", "honnoji", "great-table"}
