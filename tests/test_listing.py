"""Listings: when they fail, and with which words."""

import re
from pathlib import Path

import pytest

from tests.listing import Listing, lines_of

TESTS = Path(__file__).parent
HOST = ("Host.submit", ("check(<Live>)", "check(<Live>)", "return <Live>"))
GUEST = ("Guest.ask", ("ask(<int>)",))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("tests.listing.FOLDER", tmp_path)
    Listing("pytest", writes=True)("rights", [HOST, GUEST])
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_a_listing_agrees_with_its_findings_in_any_order() -> None:
    Listing("pytest", writes=False)("rights", [GUEST, HOST])


def test_a_listing_has_each_of_a_functions_facts_as_often_as_it_occurs(folder: Path) -> None:
    assert (folder / "rights.txt").read_text().splitlines() == [
        *("Guest.ask", "    ask(<int>)"),
        *("Host.submit", "    check(<Live>)", "    check(<Live>)", "    return <Live>"),
    ]


@pytest.mark.usefixtures("folder")
def test_a_missing_repetition_is_named_below_its_function_with_the_command() -> None:
    with pytest.raises(AssertionError) as failed:
        Listing("pytest this --write-listings", writes=False)("rights", [("Host.submit", HOST[1][1:]), GUEST])

    told = str(failed.value).splitlines()
    assert told[2:4] == ["  Host.submit", "-     check(<Live>)"]
    assert told[-1].endswith("pytest this --write-listings")


@pytest.mark.usefixtures("folder")
def test_a_missing_listing_is_empty() -> None:
    with pytest.raises(AssertionError, match=r"\+     ask\(<int>\)"):
        Listing("pytest", writes=False)("wrongs", [GUEST])


def test_each_listing_is_compared_by_one_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py") if path != Path(__file__))

    assert sorted(re.findall(r'\blisting\("(\w+)"', tests)) == sorted(path.stem for path in TESTS.glob("listings/*"))


def test_functions_of_one_name_are_listed_separately() -> None:
    assert [*lines_of([("_form", ("b",)), ("_form", ("a",))])] == ["_form", "    a", "_form", "    b"]
